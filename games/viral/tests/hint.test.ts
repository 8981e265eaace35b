// What speaks for a choice, as hints say it: a worked position for each of the reasons

import { FastRandom, parseOptions, type Reason, Turn } from "@genepool/engine"
import { expect, test } from "vitest"
import { type Hint, hints } from "../bot/hints.ts"
import { judgement } from "../bot/judgement.ts"
import type { State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"
import { at, type Given, play, score, stop, type ViralTable } from "./at.ts"

type Chosen = Parameters<ViralTable["choose"]>[1]

function between({ state }: ViralTable, change: (s: State) => void): readonly Reason[] {
  const after = rules.clone(state)
  change(after)
  return judgement.reasons?.(state, after, 0) ?? []
}

/** Something changes while seat 0 plays a card. */
const ownCard = (given: Given, change: (s: State) => void) => between(play(1, "B1", given), change)
/** Something changes while all carry out the pairs that they have chosen. */
const pairs = (given: Given, change: (s: State) => void) => between(at(given, stop), change)

/** What speaks for a choice. */
function of(table: ViralTable, choice: Chosen): readonly Reason[] {
  const before = rules.clone(table.state)
  table.choose(0, choice)
  return judgement.reasons?.(before, table.state, 0) ?? []
}

const lungs = { body: { LU1: ["G"], LU2: ["Y"] } }
const dummy = { proc: "dummy", step: "where", turned: 1, zones: [1, 3] }

/** A card for the fifth point. */
function taking(card: "M01" | "M17"): readonly Reason[] {
  const given = { scores: [4, 0, 0], display: ["M01", "M02", "M17"], draws: ["M10"] } as const
  return of(at(given, stop, score({ who: 0, vp: 1 })), { do: "take", card })
}

const worked: { readonly [why in Hint["why"]]: readonly [params: object, () => readonly Reason[]] } = {
  scores: [{ count: 3 }, () => ownCard(lungs, (s) => (s.scores[0] = 3))],
  takesZone: [{ zone: 3 }, () => ownCard(lungs, (s) => (s.body.LU2 = ["G", "Y"]))],
  takesAway: [{ zone: 1, virus: "Y" }, () => ownCard({ body: { BRA: ["Y"] } }, (s) => (s.body.BRA = []))],
  drivesBack: [{ virus: "Y" }, () => ownCard({ body: { LU1: ["G", "Y"] } }, (s) => (s.body.LU1 = ["G"]))],
  feeds: [
    {},
    () =>
      ownCard({ body: { KI2: ["G"] }, crises: ["KI1", null, null, null] }, (s) => {
        s.body.KI2 = []
        s.body.KI1 = ["G"]
      }),
  ],
  dodges: [
    {},
    () =>
      ownCard({ body: { KI1: ["G"] }, crises: ["KI1", null, null, null] }, (s) => {
        s.body.KI1 = []
        s.body.KI2 = ["G"]
      }),
  ],
  holds: [{ zone: 1 }, () => ownCard({ body: { BRA: ["G"] } }, (s) => (s.body.BRA = ["G", "G"]))],
  strips: [{ virus: "Y" }, () => ownCard({ body: { LU1: ["G", "Y*"] } }, (s) => (s.body.LU1 = ["G", "Y"]))],
  hides: [{}, () => ownCard({ ...lungs, research: [4, 0, 0] }, (s) => (s.research[0] = 3))],
  protects: [{}, () => ownCard(lungs, (s) => (s.body.LU1 = ["G*"]))],
  gainsGround: [{ zone: 4 }, () => ownCard(lungs, (s) => (s.body.LIV = ["G"]))],
  spreads: [{}, () => ownCard(lungs, (s) => (s.body.LIV = ["G"])).slice(1)],
  evades: [
    {},
    () =>
      ownCard({ body: { LU1: ["G", "Y"] } }, (s) => {
        s.body.LU1 = ["Y"]
        s.body.LU2 = ["G"]
      }),
  ],
  outnumbers: [
    { organ: "SIN" },
    () =>
      ownCard({ body: { LIN: ["G", "Y"], SIN: [] } }, (s) => {
        s.body.LIN = ["Y"]
        s.body.SIN = ["G"]
      }).slice(1),
  ],
  reaches: [
    {},
    () =>
      ownCard({ body: { LIN: ["G"] } }, (s) => {
        s.body.LIN = []
        s.body.SIN = ["G"]
      }).slice(1),
  ],
  nears: [
    { organ: "KI2" },
    () =>
      ownCard({ body: { HE1: ["G"] } }, (s) => {
        s.body.HE1 = []
        s.body.HE2 = ["G"]
      }).filter((reason) => reason.why === "nears" && reason.organ === "KI2"),
  ],
  stalks: [
    { virus: "Y", organ: "LU2" },
    () =>
      ownCard(lungs, (s) => {
        s.body.LU1 = []
        s.body.LU2 = ["G", "Y"]
      }).filter(({ why }) => why === "stalks"),
  ],
  learns: [{ action: "absorb" }, () => taking("M17")],
  endsWith: [{ count: 2 }, () => taking("M17").slice(1)],
  gainsCard: [{}, () => taking("M01")],
  sidelines: [
    { virus: "O" },
    () => of(at({ seats: 2, body: { LU1: ["G"] } }, stop, dummy), { do: "placeDummy", organ: "LU2" }),
  ],
  contains: [
    { zone: 3, virus: "O" },
    () => of(at({ seats: 2, body: { LU1: ["G"] } }, stop, dummy), { do: "placeDummy", organ: "LU1" }),
  ],
  taste: [
    {},
    () => {
      const state = rules.setup(
        2,
        { ...parseOptions(rules.options, {}, 2) },
        new Turn(new FastRandom("taste")),
      )
      const after = rules.clone(state)
      after.viruses.push("O")
      return judgement.reasons?.(state, after, 0) ?? []
    },
  ],
  leaves: [{}, () => of(play(1, "B1", { body: { BRA: ["G"] } }), { do: "finish" })],
}

test.each(hints)("%s", (why) => {
  const [params, position] = worked[why]
  expect(position()[0]).toEqual({ why, ...params })
})

test("of what others do to each other while pairs are carried out nobody else has the merit", () => {
  expect(pairs({ body: { BRA: ["Y"] } }, (s) => (s.body.BRA = []))).toEqual([])
  const two = { body: { LU1: ["G", "Y"], LU2: ["G", "Y"] }, ties: [1, 0, 2] }
  expect(pairs(two, (s) => (s.body.LU1 = ["G"]))).toEqual([])
  expect(pairs(lungs, (s) => (s.body.LU2 = ["G", "Y"]))[0]).toEqual({ why: "takesZone", zone: 3 })
})

test("points of a round that went on by itself come last, and a cure is no hiding", () => {
  const reasons = pairs({ ...lungs, research: [7, 0, 0] }, (s) => {
    s.body.LIV = ["G"]
    s.scores[0] = 4
    s.research[0] = 0
    s.step = 2
  })
  expect(reasons.map(({ why }) => why)).toEqual(["gainsGround", "spreads", "scores"])
})
