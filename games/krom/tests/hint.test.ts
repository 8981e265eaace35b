// What speaks for a choice, as hints say it: a worked position for each of the reasons

import type { Reason, Seat } from "@genepool/engine"
import { expect, test } from "vitest"
import { type Hint, hints } from "../bot/hints.ts"
import { judgement } from "../bot/judgement.ts"
import { rules } from "../rules/krom.ts"
import { at, type Cast, type KromTable } from "./at.ts"

type Chosen = Parameters<KromTable["choose"]>[1]

/** What speaks for the choices of the seat, taken one after another; the weightiest comes first. */
function reasonsFor(table: KromTable, seat: Seat, ...choices: readonly Chosen[]): readonly Reason[] {
  const before = rules.clone(table.state)
  for (const choice of choices) table.choose(seat, choice)
  return judgement.reasons?.(before, table.state, seat) ?? []
}

/** None of them needs wood. */
const open = ["E-01", "E-03", "E-09", "E-22"]
const kolos = { area: "mountains", life: 0 } as const
const alma = (player: NonNullable<Cast["alma"]>, around: Parameters<typeof at>[1] = {}) =>
  at({ alma: player, kolos }, { open, ...around })
/** Both in the caves, with these dice. */
const fight = (dice: readonly number[], hand: string[], more: NonNullable<Cast["kolos"]> = {}) =>
  at({ alma: { hand }, kolos: more }, { draws: dice })
const buyWood = { do: "buyResource", kind: "wood" } as const
const counterable = () =>
  at({ alma: { hand: ["B-07"] }, kolos: { area: "mountains", hand: ["B-06"] } })
    .choose(0, { do: "playBonus" })
    .choose(0, { do: "play" })

const worked: { readonly [why in Hint["why"]]: readonly [Reason, () => readonly Reason[]] } = {
  becomesChief: [
    { why: "becomesChief" },
    () => reasonsFor(alma({ evolutions: ["E-23", "E-24", "E-02"], bone: 2 }), 0, { do: "evolve" }),
  ],
  evolves: [
    { why: "evolves", count: 1 },
    () => reasonsFor(alma({ bone: 2 }, { draws: ["E-02"] }), 0, { do: "evolve" }),
  ],
  takesTrophy: [
    { why: "takesTrophy" },
    () => {
      const around = { options: { kromosaur: true }, kromosaur: { life: 0, area: null }, trophy: 1 }
      const table = at({ alma: { hand: ["B-06"] }, kolos: { life: 1 } }, { ...around, draws: [6, 3] })
      return reasonsFor(table, 0, { do: "pass" })
    },
  ],
  stuns: [
    { why: "stuns", seat: 1 },
    () => reasonsFor(fight([6, 3], ["B-06"], { life: 2 }), 0, { do: "pass" }),
  ],
  winsFight: [
    { why: "winsFight" },
    () => reasonsFor(fight([4, 6], ["B-04"]), 0, { do: "play", card: "B-04" }),
  ],
  softens: [{ why: "softens" }, () => reasonsFor(fight([1, 6], ["B-03"]), 0, { do: "play", card: "B-03" })],
  leads: [
    { why: "leads" },
    () => {
      const table = fight([4, 6], ["B-04", "B-03"], { hand: ["B-03"] })
      const before = rules.clone(table.state)
      table.choose(0, { do: "play", card: "B-04" }).choose(1, { do: "letStand" })
      return judgement.reasons?.(before, table.state, 0) ?? []
    },
  ],
  triesFor: [
    { why: "triesFor", pattern: "fullHouse" },
    () => {
      const table = alma({ area: "mountains", life: 7 }, { draws: [2, 2, 5, 5, 6] }).choose(0, {
        do: "climb",
      })
      return reasonsFor(table.draws(1), 0, { do: "reroll" }, { do: "throw", dice: [5] })
    },
  ],
  alone: [
    { why: "alone" },
    () => {
      const before = at({ alma: {}, kolos: {} }, { step: "movement" }).state
      const after = rules.clone(before)
      Object.assign(after.players[0]!, { area: "savanna" })
      return judgement.reasons?.(before, after, 0) ?? []
    },
  ],
  affords: [
    { why: "affords", evolution: "E-02" },
    () => reasonsFor(alma({ wood: 1 }, { open: ["E-02", ...open.slice(1)] }), 0, buyWood),
  ],
  nears: [
    { why: "nears", evolution: "E-02" },
    () => reasonsFor(alma({}, { open: ["E-23", "E-02", ...open.slice(2)] }), 0, buyWood),
  ],
  brings: [{ why: "brings", kind: "krom", count: 3 }, () => reasonsFor(alma({ life: 3 }), 0, { do: "rest" })],
  gathers: [{ why: "gathers" }, () => reasonsFor(alma({}), 0, buyWood).slice(1)],
  finds: [{ why: "finds" }, () => reasonsFor(alma({}), 0, buyWood).slice(2)],
  weakens: [
    { why: "weakens", seat: 1 },
    () => reasonsFor(alma({ hand: ["B-13"] }), 0, { do: "playBonus" }, { do: "play" }),
  ],
  cancels: [{ why: "cancels", card: "B-07" }, () => reasonsFor(counterable(), 1, { do: "counter" })],
  refreshes: [
    { why: "refreshes" },
    () => reasonsFor(alma({ area: "forest" }, { gathered: ["G-03"] }), 0, { do: "reshuffle" }),
  ],
  keepsKrom: [
    { why: "keepsKrom" },
    () => reasonsFor(alma({ area: "forest" }, { draws: ["G-10"] }).choose(0, { do: "gather" }), 0, endPhase),
  ],
  savesUp: [{ why: "savesUp" }, () => reasonsFor(alma({ bone: 2 }), 0, endPhase)],
  keepsCards: [{ why: "keepsCards" }, () => reasonsFor(counterable(), 1, { do: "letStand" })],
}
const endPhase = { do: "endPhase" } as const

test.each(hints)("%s", (why) => {
  const [reason, position] = worked[why]
  expect(position()[0]).toEqual(reason)
})

test("cards are kept by passing in a fight, and by ending a phase in which the area's action was taken", () => {
  const keeps = [{ why: "keepsCards" }]
  expect(reasonsFor(fight([2, 6], ["B-04"]), 0, { do: "pass" })).toEqual(keeps)
  expect(reasonsFor(alma({ hand: ["B-06"] }).choose(0, { do: "rest" }), 0, endPhase)).toEqual(keeps)
})

test("nothing speaks for an animal that got away, nor for leaving without having done anything", () => {
  const savanna = () => alma({ area: "savanna", krom: 0 }, { animals: ["H-14", "H-15", "H-16", "H-17"] })
  expect(reasonsFor(savanna().draws(1, 1, 1), 0, { do: "hunt" }, { animal: "H-17" })).toEqual([])
  expect(reasonsFor(savanna(), 0, endPhase)).toEqual([])
})

test("an evolution that can be made anywhere speaks for no area", () => {
  const moved = (bone: number) => {
    const before = at({ alma: { bone }, kolos: {} }, { step: "movement", open }).state
    const after = rules.clone(before)
    after.players[0]!.evolutions = ["E-01"]
    return judgement.reasons?.(before, after, 0).map(({ why }) => why)
  }
  expect(moved(0)).toContain("evolves")
  expect(moved(2)).not.toContain("evolves")
})

test("standing up again is no healing", () => {
  const before = at({ alma: { life: 1 }, kolos: {} }, { step: "movement" }).state
  const after = rules.clone(before)
  Object.assign(after.players[0]!, { life: 7 })
  after.round += 1
  expect(judgement.reasons?.(before, after, 0)).toEqual([])
})
