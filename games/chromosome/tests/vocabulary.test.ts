// The words that special actions are written in, each tried on a row that an owner of the box might
// type in

import { describe, expect, test } from "vitest"
import type { Genes } from "../data/genes.ts"
import { rules } from "../rules/chromosome.ts"
import { at, type ChromosomeTable, groups, plain, player, rooms, verbs, whyNot } from "./at.ts"

type Around = Partial<Parameters<typeof at>[0]>
const focus = { do: "special", action: "focus" } as const

/** Pars has an action of these targets and effects in place of Focus. */
function written(
  { targets, effect, cost = { energy: 1 } }: { targets: object[]; effect: object[]; cost?: object },
  around: Around,
  genes: object[] = [],
): ChromosomeTable {
  const actions = [{ action: "focus", cost, targets, effect }]
  return at({
    groups: { 14: "0:2+", 3: "1:2+" },
    players: [plain, plain, plain, plain],
    ...around,
    options: { edition: { name: "My box", actions, genes } },
  })
}

const tokens = (group: "first" | "second", to: "supply" | "trophy" = "supply") => ({
  effect: "lose",
  group,
  tokens: 1,
  to,
})

describe("CHR-SPEC-01 groups", () => {
  const around = { groups: { 1: "0:1+", 5: "0:1-", 14: "0:2+", 16: "0:2-", 3: "1:2+", 18: "1:1-" } }

  test.each([
    ["charged", [1, 14]],
    ["discharged", [5, 16]],
  ])("%s ones alone", (charge, own) => {
    const targets = [{ pick: "group", of: "own", charge }]
    const table = written({ targets, effect: [tokens("first")] }, around).choose(0, focus)
    expect(rooms(table, 0)).toEqual(own)
  })

  test("two different ones, and where it is said at least one of an enemy", () => {
    const pair = (second: object) => {
      const targets = [
        { pick: "group", of: "any" },
        { pick: "group", of: "any", ...second },
      ]
      return written({ targets, effect: [tokens("first"), tokens("second")] }, around).choose(0, focus)
    }
    expect(rooms(pair({}).choose(0, { do: "group", room: 1 }), 0)).toEqual([3, 5, 14, 16, 18])
    expect(rooms(pair({ oneEnemy: true }).choose(0, { do: "group", room: 1 }), 0)).toEqual([3, 18])
    expect(rooms(pair({ oneEnemy: true }).choose(0, { do: "group", room: 18 }), 0)).toEqual([1, 3, 5, 14, 16])
  })

  test("the question says what is looked for now, and what was picked", () => {
    const targets = [
      { pick: "group", of: "own" },
      { pick: "group", of: "enemy" },
    ]
    const table = written({ targets, effect: [tokens("first"), tokens("second")] }, around).choose(0, focus)
    const about = () => rules.prompt(table.state, 0)?.about
    expect(about()).toEqual({ action: "focus", pick: "group", whose: "own", room: null, gene: null })
    table.choose(0, { do: "group", room: 5 })
    expect(about()).toEqual({ action: "focus", pick: "group", whose: "enemy", room: 5, gene: null })
  })
})

test("CHR-SPEC-01 two rooms may be the same one, unless it is said otherwise", () => {
  const effect = [
    { effect: "addCubes", room: "first", cubes: 1 },
    { effect: "addCubes", room: "second", cubes: 1 },
  ]
  const aimed = (second: object) => {
    const targets = [
      { pick: "room", radioactive: true },
      { pick: "room", radioactive: true, ...second },
    ]
    const table = written({ targets, effect }, { cubes: { 2: 1, 5: 1, 6: 1 } }).choose(0, focus)
    return rooms(table.choose(0, { do: "room", room: 5 }), 0)
  }
  expect(aimed({})).toEqual([2, 5, 6])
  expect(aimed({ notFirst: true })).toEqual([2, 6])
})

describe("CHR-RUL-23 CHR-RUL-45 kinds of genes", () => {
  const eightEach = ["action", "telepathy", "fighting", "structure"].map((gene) => ({ gene, cubes: 8 }))
  const luck = [{ effect: "fortune", points: 1 }]

  /**
   * At a table of four: so many fighting and structure genes are left, and none of the other two
   * kinds.
   */
  const left = (fighting: number, structure: number): Around => {
    const only = (genes: Partial<Genes>) => ({ ...plain, active: { action: 0, telepathy: 0, ...genes } })
    return {
      species: ["pars", "ferox", "cadum", "alium"],
      groups: { 14: "0:2+", 3: "1:2+", 2: "2:2+", 4: "3:2+" },
      players: [
        only({ action: 8 }),
        only({ telepathy: 8 }),
        only({ fighting: 8 - fighting }),
        only({ structure: 8 - structure }),
      ],
    }
  }
  const table = (targets: object[], around: Around, effect: object[] = luck) =>
    written({ targets, effect }, around, eightEach)
  const isOffered = (targets: object[], around: Around) => verbs(table(targets, around), 0).includes("focus")

  test("one that is in the supply, or the action cannot be chosen", () => {
    const gene = [{ pick: "gene" }]
    expect(whyNot(table(gene, left(0, 0)), 0, focus)).toEqual({ why: "noTarget" })
    expect(isOffered(gene, left(0, 1))).toBe(true)
    expect(table(gene, left(1, 1)).choose(0, focus).options(0)).toEqual([
      { do: "gene", gene: "fighting" },
      { do: "gene", gene: "structure" },
    ])
  })

  test("two different ones", () => {
    const genes = [{ pick: "gene" }, { pick: "gene", notFirst: true }]
    expect(isOffered(genes, left(0, 2))).toBe(false)
    const two = table(genes, left(1, 1)).choose(0, focus).choose(0, { gene: "fighting" })
    two.tells({ fact: "fortuneChanged", seat: 0 }) // the other one goes without a question
  })

  test("a room and a kind: both must be there, whichever comes first", () => {
    const [gene, room] = [{ pick: "gene" }, { pick: "room", radioactive: true }]
    for (const targets of [
      [room, gene],
      [gene, room],
    ]) {
      expect(isOffered(targets, { ...left(0, 0), cubes: { 5: 1 } })).toBe(false)
      expect(isOffered(targets, left(0, 1))).toBe(false)
      expect(isOffered(targets, { ...left(0, 1), cubes: { 5: 1 } })).toBe(true)
    }
  })

  test("rooms and groups ask for no gene", () => {
    expect(isOffered([{ pick: "room" }, { pick: "room", notFirst: true }], left(0, 0))).toBe(true)
  })

  test("an own one, for which there is another kind", () => {
    const targets = [{ pick: "ownGene" }, { pick: "gene", notFirst: true }]
    const owning = (action: number, structure: number, last = 6, elsewhere = 0) => {
      const [, second, third] = left(0, 0).players ?? []
      const only = (genes: Partial<Genes>) => ({ ...plain, active: { telepathy: 0, ...genes } })
      const players = [
        only({ action, structure }),
        second!,
        third!,
        only({ action: elsewhere, structure: last }),
      ]
      return table(targets, { ...left(0, 0), players }, [{ effect: "changeGene" }])
    }
    // An action gene is left as well, so that the structure gene could become one
    expect(owning(7, 1).choose(0, focus).options(0)).toHaveLength(2)
    const only = owning(8, 0).choose(0, focus)
    expect(player(only, 0).active).toMatchObject({ action: 7, structure: 1 })
    // Structure genes are all that is left: one of them could only become what it is
    const same = owning(7, 1, 5, 1).choose(0, focus)
    expect(player(same, 0).active).toMatchObject({ action: 6, structure: 2 })
  })

  test("the kind that was picked second is the one that is gained", () => {
    const targets = [{ pick: "room" }, { pick: "gene" }]
    const row = { targets, effect: [{ effect: "gainGene", gene: "second" }] }
    written(row, {})
      .choose(0, focus)
      .choose(0, { room: 5 })
      .choose(0, { gene: "structure" })
      .tells({ fact: "gainedGene", seat: 0, gene: "structure" })
  })
})

describe("CHR-DEC-18 effects that find nothing to work on do nothing", () => {
  const own = { pick: "group", of: "own", level: 1 }
  const enemy = { pick: "group", of: "enemy", level: 1, nextTo: "first" }
  const around = { groups: { 14: "0:1-", 16: "0:2+", 18: "1:1-", 3: "1:2+" } }
  const attack = { effect: "attack", from: "first", to: "second", modifier: "none", immune: false }

  test.each([
    ["an attack of a group that is gone", tokens("first")],
    ["an attack on a group that is gone", tokens("second", "trophy")],
  ])("%s", (_what, lose) => {
    const table = written({ targets: [own, enemy], effect: [lose, attack] }, around).choose(0, focus)
    expect(table.facts("fought")).toEqual([])
    table.asks(0, "turn.rest")
  })

  test("a loss or a charge of a group that is gone", () => {
    const effect = [tokens("first"), tokens("first"), { effect: "charge", group: "first" }]
    const table = written({ targets: [own], effect, cost: { telepathy: 1 } }, around).choose(0, focus)
    expect(groups(table)).toEqual({ 16: "0:2+", 18: "1:1-", 3: "1:2+" })
    expect(table.facts("lostTokens")).toHaveLength(1)
    expect(table.facts("charged")).toEqual([])
  })

  test("a group that is gone goes nowhere, and neither joins another nor is joined", () => {
    const away = { effect: "relocate", group: "first", room: "second" }
    const targets = [own, { pick: "room", notFirst: true }]
    const going = written({ targets, effect: [tokens("first"), away] }, around).choose(0, focus)
    going.choose(0, { do: "room", room: 5 })
    expect(groups(going)).toEqual({ 3: "1:2+", 16: "0:2-", 18: "1:1-" })
    for (const gone of ["first", "second"] as const) {
      const merge = { effect: "merge", from: "second", into: "first" }
      const joining = written({ targets: [own, enemy], effect: [tokens(gone), merge] }, around).choose(
        0,
        focus,
      )
      expect(groups(joining)[gone === "first" ? 18 : 14]).toBe(gone === "first" ? "1:1-" : "0:1-")
      expect(joining.facts("fused", "merged")).toEqual([])
    }
  })

  test("cubes that are gone are not moved, charge nobody and cause no test", () => {
    const targets = [
      { pick: "room", radioactive: true },
      { pick: "room", notFirst: true },
    ]
    const effect = [
      { effect: "removeCubes", room: "first", cubes: 10 },
      { effect: "moveCubes", from: "first", to: "second" },
      { effect: "chargeNear", room: "first" },
      { effect: "test", room: "second", power: "moved" },
      { effect: "test", room: "first", power: "present" },
    ]
    const table = written({ targets, effect, cost: { telepathy: 1 } }, { ...around, cubes: { 14: 2 } })
    table.choose(0, focus).choose(0, { do: "room", room: 16 })
    expect(table.state.cubes).toEqual({})
    expect(table.facts("cubesMoved", "charged", "rolled")).toEqual([])
    expect(table.facts("cubesRemoved")).toHaveLength(1)
  })
})

test("CHR-PAR-01 CHR-RUL-55 a group that goes where another is changes places with it, and else it is just there", () => {
  const targets = [
    { pick: "group", of: "own", level: 1 },
    { pick: "room", notFirst: true },
  ]
  const effect = [{ effect: "relocate", group: "first", room: "second" }]
  const around = { groups: { 14: "0:1-", 16: "0:2+", 3: "1:2+" } }
  const to = (room: number) => written({ targets, effect }, around).choose(0, focus).choose(0, { room })
  expect(groups(to(3).tells({ fact: "swapped", from: 14, to: 3 }))).toMatchObject({ 3: "0:1-", 14: "1:2+" })
  expect(groups(to(5).tells({ fact: "teleported", from: 14, to: 5 }))).not.toHaveProperty("14")
})

test("CHR-RES-06 a test with all cubes that lie in the room", () => {
  const targets = [{ pick: "room", radioactive: true }]
  const effect = [{ effect: "test", room: "first", power: "present" }]
  const table = written({ targets, effect }, { cubes: { 3: 3 }, draws: [{ test: 2 }] }).choose(0, focus)
  table.tells({ fact: "tested", seat: 1, power: 3, threat: 4 })
})

test("CHR-SPEC-02 tokens that go to the supply are nobody's trophies", () => {
  const targets = [{ pick: "group", of: "enemy" }]
  const table = written({ targets, effect: [tokens("first")] }, {}).choose(0, focus)
  expect(groups(table)[3]).toBe("1:1+")
  expect(player(table, 0).trophies).toEqual([0, 0])
})

describe("CHR-SPEC-01 what an action needs", () => {
  test("a token for Takeover, and no second one", () => {
    const around = { species: ["alium", "pars"] as const, groups: { 14: "0:2+", 18: "1:1+", 3: "1:2+" } }
    const takeover = { do: "special", action: "takeover" } as const
    const genes = { active: { action: 2, telepathy: 2, fighting: 2, structure: 2 } }
    const holding = (held: number) => at({ ...around, players: [genes, { trophies: [held, 0] }] })
    expect(whyNot(holding(10), 0, takeover)).toEqual({ why: "noTokens", need: 1, have: 0 })
    holding(9).offers(0, takeover)
  })

  test("a full chromosome hinders only what brings a gene", () => {
    const full = { ...plain, active: { action: 4, telepathy: 4 } }
    at({ groups: { 14: "0:2+", 3: "1:2+" }, players: [full] }).offers(0, focus)
  })

  test("fortune may pay for it though no gene is passive then, unless one has to come back", () => {
    const targets = [{ pick: "room", empty: true }]
    const effect = [{ effect: "place", room: "first", tokens: 1 }]
    const lucky = { active: { action: 1, telepathy: 0 } }
    written({ targets, effect, cost: { telepathy: 1 } }, { players: [lucky] }).offers(0, focus)
    const back = (cost: object, active: Partial<Genes>) => {
      const players = [{ active: { action: 0, telepathy: 0, ...active } }]
      return written({ targets, effect: [...effect, { effect: "reactivate" }], cost }, { players })
    }
    for (const kind of ["action", "telepathy", "fighting", "structure", "any"])
      expect(whyNot(back({ [kind]: 1, energy: 1 }, {}), 0, focus)).toEqual({ why: "nothingPassive" })
    back({ telepathy: 1, fighting: 1 }, { fighting: 1 }).offers(0, focus)
  })
})
