// What speaks for a choice, as hints say it: a worked position for each of the reasons

import type { Reason } from "@genepool/engine"
import { expect, test } from "vitest"
import { type Hint, hints } from "../bot/hints.ts"
import { judgement } from "../bot/judgement.ts"
import { rules } from "../rules/chromosome.ts"
import { act, at, type ChromosomeTable } from "./at.ts"

type Around = Partial<Parameters<typeof at>[0]>
type Chosen = Parameters<ChromosomeTable["choose"]>[1]

const base = { groups: { 14: "0:2+", 3: "1:2+" } }

/** What speaks for it, if one position becomes another. */
function between(before: Around, after: Around): readonly Reason[] {
  const [was, is] = [before, after].map((around) => at({ ...base, ...around }).state)
  return judgement.reasons?.(was!, is!, 0) ?? []
}

/** What speaks for a choice. */
function of(table: ChromosomeTable, seat: number, choice: Chosen): readonly Reason[] {
  const before = rules.clone(table.state)
  table.choose(seat, choice)
  return judgement.reasons?.(before, table.state, seat) ?? []
}

const inRoom = (room: number, group = "0:2+") => ({ groups: { [room]: group, 3: "1:2+" } })
const pass = (around: Around) => of(at({ ...base, ...around }), 0, { do: "pass" })
/** Seat 0 has rolled for its attack. */
const rolled = () =>
  act(
    at({ groups: { 14: "0:3-", 18: "1:2-" }, draws: [{ attack: 2 }] }),
    0,
    { do: "spark" },
    { do: "genesOnly" },
    { points: 0 },
  ).choose(1, { points: 0 })

/** Seat 0 has failed a test, and nobody wants a re-roll. */
const tested = () =>
  at({
    ...base,
    players: [{}, { fortune: 0 }],
    cubes: { 14: 3 },
    phase: "radiation",
    step: "spaces",
    options: { events: false },
    draws: [{ test: 1 }],
  }).choose(0, { do: "stand" })

/** Beside weightier reasons. */
const among = (why: Hint["why"], reasons: readonly Reason[]) => reasons.filter((reason) => reason.why === why)
/** Nothing is left but to move or to pass, and seat 0 passes. */
const stay = (around: Around) =>
  pass({
    players: [{ active: { action: 0, telepathy: 0 }, passive: { action: 2, telepathy: 1 }, fortune: 0 }],
    ...around,
  })
/** Seat 0 has three irradiation too many. */
const overflowing = (groups: Around["groups"] & object) =>
  at({
    groups,
    cubes: { 14: 3 },
    players: [{ irradiation: 7, fortune: 0 }, { fortune: 0 }],
    phase: "radiation",
    step: "spaces",
    options: { events: false },
    draws: [{ test: 1 }],
  })

const worked: { readonly [why in Hint["why"]]: readonly [params: object, () => readonly Reason[]] } = {
  winsTrophies: [{ count: 1 }, () => between({}, { players: [{ trophies: [0, 1] }] })],
  bringsTokens: [{ count: 1 }, () => between({}, inRoom(14, "0:3+"))],
  gainsGene: [{}, () => between({}, { players: [{ active: { structure: 1 } }] })],
  recoversFortune: [{}, () => between({ players: [{ fortune: 2 }] }, { players: [{ fortune: 3 }] })],
  heals: [{ count: 2 }, () => between({ players: [{ irradiation: 3 }] }, { players: [{ irradiation: 1 }] })],
  charges: [{ count: 2 }, () => between(inRoom(14, "0:2-"), {})],
  weakens: [{ seat: 1 }, () => between({}, { groups: { 14: "0:2+", 3: "1:1+" } })],
  escapes: [{}, () => between({ cubes: { 16: 2 } }, { cubes: { 16: 2 }, ...inRoom(1) })],
  soaks: [
    {},
    () => between({ cubes: { 16: 2 }, ...inRoom(1, "0:2-") }, { cubes: { 16: 2 }, ...inRoom(14, "0:2-") }),
  ],
  threatens: [{}, () => between({}, { cubes: { 6: 2 } })],
  joins: [{}, () => between({ groups: { 14: "0:1+", 1: "0:1+", 3: "1:2+" } }, {})],
  opens: [{}, () => between(inRoom(1), inRoom(14))],
  closesIn: [{}, () => between(inRoom(14), inRoom(18))],
  seeksCharge: [
    {},
    () =>
      among(
        "seeksCharge",
        between({ cubes: { 12: 2 }, ...inRoom(14, "0:2-") }, { cubes: { 12: 2 }, ...inRoom(10, "0:2-") }),
      ),
  ],
  narrows: [{}, () => among("narrows", between(inRoom(14), inRoom(6)))],
  splits: [
    {},
    () => among("splits", between(inRoom(14, "0:3+"), { groups: { 14: "0:2+", 16: "0:1+", 3: "1:2+" } })),
  ],
  keepsAway: [{}, () => among("keepsAway", between(inRoom(18), inRoom(14)))],
  leavesRed: [{}, () => among("leavesRed", between(inRoom(16), inRoom(14)))],
  widens: [{}, () => among("widens", between(inRoom(1), inRoom(14)))],
  strongest: [
    {},
    () =>
      of(at({ groups: { 14: "0:3-", 15: "0:1-", 18: "1:2-" } }).choose(0, { do: "spark" }), 0, {
        do: "attacker",
        room: 14,
      }),
  ],
  nearest: [
    {},
    () =>
      of(at({ groups: { 14: "0:3+", 15: "0:1+", 3: "1:2-" } }).choose(0, { do: "spark" }), 0, {
        do: "attacker",
        room: 15,
      }),
  ],
  makesRoom: [{}, () => between({ players: [{ active: { structure: 1 } }] }, {})],
  dims: [{}, () => among("dims", between({ cubes: { 12: 2 } }, { cubes: { 12: 1 } }))],
  paysExactly: [
    {},
    () => {
      const table = at({ groups: { 14: "0:2+", 5: "0:1+", 3: "1:2+" }, players: [{ exhausted: true }] })
      act(table, 0, { do: "mutation" }, { do: "buy", gene: "fighting" })
      return of(table, 0, { do: "discharge", room: 14 })
    },
  ],
  // Three against two: of sixteen pairs of dice ten go well
  attacks: [
    { count: 63 },
    () => {
      const groups = { 14: "0:3-", 18: "1:2-", 10: "1:2-" }
      const aiming = at({ groups, players: [{ exhausted: true }] }).choose(0, { do: "spark" })
      return of(aiming, 0, { do: "target", room: 18 })
    },
  ],
  anyOrder: [
    {},
    () => {
      const table = at({
        groups: { 14: "0:2-", 3: "1:2-" },
        cubes: { 16: 2, 5: 2 },
        phase: "radiation",
        step: "spaces",
      })
      return of(table.draws({ test: 4 }), 0, { do: "space", room: 16 })
    },
  ],
  standsWell: [{}, () => stay({ groups: { 1: "0:2-", 5: "0:1-", 3: "1:2+" } })],
  givesUp: [{}, () => stay({ groups: { 2: "0:2-", 18: "0:1-", 4: "1:2+" }, cubes: { 5: 1 } })],
  losesDanger: [
    {},
    () =>
      among(
        "losesDanger",
        of(overflowing({ 14: "0:1-", 3: "0:3-", 7: "0:1-", 19: "1:2-" }), 0, { do: "giveUp", room: 14 }),
      ),
  ],
  losesDark: [
    {},
    () =>
      among(
        "losesDark",
        of(overflowing({ 14: "0:1-", 3: "0:3+", 7: "0:1+", 19: "1:2-" }), 0, { do: "giveUp", room: 14 }),
      ),
  ],
  losesNoGroup: [
    {},
    () =>
      among(
        "losesNoGroup",
        of(overflowing({ 14: "0:1-", 3: "0:3+", 7: "0:1+", 19: "1:2-" }), 0, { do: "giveUp", room: 3 }),
      ),
  ],
  losesSmall: [
    {},
    () =>
      among(
        "losesSmall",
        of(overflowing({ 14: "0:1-", 3: "0:3+", 7: "0:1+", 19: "1:2-" }), 0, { do: "giveUp", room: 14 }),
      ),
  ],
  awaitsCharge: [{}, () => among("awaitsCharge", stay({ cubes: { 5: 1 }, ...inRoom(1, "0:1-") }))],
  staysSafe: [{}, () => among("staysSafe", stay({ cubes: { 18: 1, 8: 1 }, ...inRoom(5, "0:2-") }))],
  keepsRoom: [{}, () => among("keepsRoom", stay(inRoom(14, "0:3-")))],
  staysTogether: [{}, () => among("staysTogether", stay(inRoom(14, "0:3-")))],
  staysAway: [{}, () => among("staysAway", stay(inRoom(8, "0:1-")))],
  staysClose: [{}, () => among("staysClose", stay(inRoom(6, "0:1-")))],
  staysSplit: [{}, () => among("staysSplit", stay({ groups: { 5: "0:1-", 11: "0:1-", 3: "1:2+" } }))],
  staysWhole: [{}, () => among("staysWhole", stay(inRoom(14, "0:3-")))],
  restsHere: [{}, () => among("restsHere", stay(inRoom(8, "0:1-")))],
  hunts: [{}, () => among("hunts", between(inRoom(18, "0:3-"), inRoom(15, "0:3-")))],
  shelters: [{}, () => among("shelters", between(inRoom(6, "0:1-"), inRoom(12, "0:1-")))],
  keepsCharged: [
    {},
    () => {
      const groups = { 14: "0:2+", 5: "0:1+", 3: "1:2+" }
      const players = [{ exhausted: true }]
      const buying = act(at({ groups, players }), 0, { do: "mutation" }, { gene: "structure" })
      return of(buying, 0, { do: "discharge", room: 5 })
    },
  ],
  fightsHarder: [
    {},
    () =>
      of(act(at({ groups: { 14: "0:3-", 18: "1:2-" } }), 0, { do: "spark" }, { do: "genesOnly" }), 0, {
        points: 1,
      }),
  ],
  betterRoll: [{}, () => of(rolled(), 0, { do: "reroll" })],
  spoilsRoll: [{ seat: 0 }, () => of(rolled(), 1, { do: "reroll" })],
  resists: [{}, () => of(tested(), 0, { do: "fortuneFor" })],
  keepsFortune: [{}, () => of(rolled(), 0, { do: "stand" })],
  savesEnergy: [{}, () => pass({})],
  keepsGenes: [{}, () => pass(inRoom(14, "0:2-"))],
}

test.each(hints)("%s", (why) => {
  const [params, position] = worked[why]
  expect(position()[0]).toEqual({ why, ...params })
})

test("who takes a failed test as it is keeps fortune", () => {
  expect(of(tested(), 0, { do: "stand" })).toEqual([{ why: "keepsFortune" }])
})

test("the last one to answer stands or pays like any other", () => {
  const alone = () => rolled().choose(1, { do: "stand" })
  expect(of(alone().draws({ defence: 1 }), 0, { do: "stand" })).toEqual([{ why: "keepsFortune" }])
  expect(of(alone().draws({ attack: 3 }), 0, { do: "reroll" })).toEqual([{ why: "betterRoll" }])
})

test("a group that was lost did not escape, and one that paid does not wait for radiation", () => {
  const cubes = { 16: 2 }
  const two = { cubes, groups: { 14: "0:2+", 5: "0:1+", 3: "1:2+" } }
  expect(between(two, { cubes, ...base })).toEqual([])
  expect(between({ cubes }, { cubes, ...inRoom(14, "0:2-") })).toEqual([])
})
