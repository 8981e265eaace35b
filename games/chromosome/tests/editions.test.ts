// Editions: rows typed in by an owner of the box

import { readFileSync } from "node:fs"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { parseEdition } from "../data/edition.ts"
import { rules } from "../rules/chromosome.ts"
import { act, at, groups, player, rooms } from "./at.ts"

const parsed = (edition: object) => parseEdition({ name: "My box", ...edition }, "edition")

/** A table that plays with the edition. */
const edited = (edition: object, around: Parameters<typeof at>[0]) =>
  at({ ...around, options: { ...around.options, edition: { name: "My box", ...edition } } })

describe("rows replace ours", () => {
  test("what a row leaves out stays as it is, and the row says where it comes from", () => {
    const { rooms, genes } = parsed({
      rooms: [{ room: 14, sterility: 3 }],
      genes: [{ gene: "fighting", price: 1 }],
    })
    expect(rooms).toEqual([{ room: 14, sterility: 3, start: false, red: false, status: "edition" }])
    expect(genes).toEqual([
      { gene: "fighting", cubes: 16, price: 1, pricePerOwned: 0, results: [3], status: "edition" },
    ])
  })

  test("rooms: sterility as typed in", () => {
    const table = edited({ rooms: [{ room: 5, sterility: 3 }] }, { groups: { 14: "0:2+", 3: "1:2+" } })
    act(table, 0, { do: "move" }, { tokens: 2 })
    expect(rooms(table, 0)).toEqual([1, 8, 10, 16])
  })

  test("genes: cubes, prices and results of the die", () => {
    const genes = [
      { gene: "fighting", price: 4, cubes: 20, results: [1, 3] },
      { gene: "action", results: [] },
    ]
    const around = {
      groups: { 14: "0:3+", 3: "1:2+" },
      players: [{ fortune: 0 }, { fortune: 0 }],
      draws: [{ mutation: 1 }],
    }
    const table = edited({ genes }, around)
    expect(table.view(0).geneSupply.fighting).toBe(20)
    table.choose(0, { do: "mutation" })
    expect(table.options(0)).not.toContainEqual(expect.objectContaining({ gene: "fighting" }))
    table.choose(0, { do: "random" })
    expect(player(table, 0).active.fighting).toBe(1)
  })

  test("actions: another cost", () => {
    const actions = [{ action: "fusion", cost: { telepathy: 1 } }]
    const table = edited({ actions }, { species: ["ferox", "pars"], groups: { 14: "0:2-", 18: "1:2+" } })
    table.offers(0, { do: "special", action: "fusion" })
  })

  test("actions: other targets and effects in the same vocabulary", () => {
    const actions = [
      {
        action: "catalysis",
        cost: { action: 1 },
        targets: [{ pick: "room", radioactive: true }],
        effect: [
          { effect: "removeCubes", room: "first", cubes: 2 },
          { effect: "fortune", points: 1 },
          { effect: "irradiate", who: "others", points: 1 },
        ],
      },
    ]
    const table = edited(
      { actions },
      { species: ["alium", "pars"], groups: { 14: "0:2-", 3: "1:2+" }, cubes: { 5: 3, 8: 1 } },
    )
    act(table, 0, { do: "special", action: "catalysis" }, { room: 5 }, { do: "genesOnly" })
    expect(table.state.cubes).toEqual({ 5: 1, 8: 1 })
    expect(table.state.players.map(({ fortune, irradiation }) => [fortune, irradiation])).toEqual([
      [5, 0],
      [4, 1],
    ])
  })

  describe("CHR-FER-04 a Fusion that makes one group out of two", () => {
    const fusing = (second: object, around: Parameters<typeof at>[0]) => {
      const fusion = {
        action: "fusion",
        cost: { telepathy: 1 },
        targets: [
          { pick: "group", of: "any" },
          { pick: "group", of: "any", nextTo: "first", ...second },
        ],
        effect: [{ effect: "merge", from: "second", into: "first" }],
      }
      const species = ["ferox", "pars", "cadum"] as const
      const players = [{ fortune: 0, active: { telepathy: 1 } }]
      return edited({ actions: [fusion] }, { species, players, ...around })
    }
    const fuse = (table: ReturnType<typeof at>, from: number, into: number) =>
      act(
        table,
        0,
        { do: "special", action: "fusion" },
        { do: "group", room: into },
        { do: "group", room: from },
      )

    test("of one owner: all tokens are one group, charged only if both were", () => {
      const around = { groups: { 14: "0:1+", 5: "0:1+", 10: "0:2-", 18: "1:2+", 9: "1:1+", 2: "2:1-" } }
      expect(groups(fuse(fusing({}, around), 5, 14))).toMatchObject({ 14: "0:2+", 18: "1:2+" })
      expect(groups(fuse(fusing({}, around), 10, 14))).toMatchObject({ 14: "0:3-" })
      const charging = fuse(fusing({}, { groups: { 14: "0:1-", 5: "0:2+", 18: "1:2+", 2: "2:1-" } }), 5, 14)
      expect(groups(charging)).toMatchObject({ 14: "0:3-" })
      expect(charging.facts("lostTokens")).toEqual([])
      const theirs = fuse(fusing({}, around), 9, 18)
      expect(groups(theirs)).toEqual({ 2: "2:1-", 5: "0:1+", 10: "0:2-", 14: "0:1+", 18: "1:3+" })
      theirs.tells({ fact: "fused", seat: 0, from: 9, to: 18 }).tells({ fact: "merged", seat: 1, level: 3 })
    })

    test("CHR-GRP-03 what is more than three goes to its owner's supply", () => {
      const table = fuse(fusing({}, { groups: { 14: "0:2+", 5: "0:3+", 18: "1:2+", 2: "2:1-" } }), 5, 14)
      expect(groups(table)).toMatchObject({ 14: "0:3+" })
      expect(table.view(0).supply[0]).toBe(9)
      table.tells({ fact: "lostTokens", seat: 0, room: 5, tokens: 2 })
    })

    test("CHR-MAP-04 CHR-SPEC-02 of two owners: the joining tokens are trophies, own ones take their places", () => {
      const around = { groups: { 14: "0:1+", 8: "0:1-", 18: "1:3+", 9: "2:1+", 2: "2:1-", 3: "1:1-" } }
      const won = fuse(fusing({}, around), 18, 14)
      expect(groups(won)).toEqual({ 2: "2:1-", 3: "1:1-", 8: "0:1-", 9: "2:1+", 14: "0:3+" })
      expect(player(won, 0).trophies).toEqual([0, 3, 0])
      expect(won.view(0).supply).toEqual([8, 8, 10])
      // Between others: the group that is joined grows out of its owner's supply, the trophies are
      // the acting player's
      const between = fuse(fusing({}, { groups: { ...around.groups, 18: "1:1+" } }), 9, 18)
      expect(groups(between)).toEqual({ 2: "2:1-", 3: "1:1-", 8: "0:1-", 14: "0:1+", 18: "1:2+" })
      expect(player(between, 0).trophies).toEqual([0, 0, 1])
      between.tells({ fact: "grew", seat: 1, room: 18, tokens: 1, level: 2 })
    })

    test("only as many own tokens take a place as the supply has", () => {
      const full = { 1: "0:3+", 8: "0:3+", 20: "0:3+", 14: "0:2+", 18: "1:2+", 3: "2:1-" }
      const table = fuse(
        fusing(
          {},
          { groups: full, players: [{ fortune: 0, active: { telepathy: 1 } }, { trophies: [1, 0, 0] }] },
        ),
        18,
        14,
      )
      expect(groups(table)).toMatchObject({ 14: "0:2+" })
      expect(table.facts("grew")).toEqual([])
      expect(player(table, 0).trophies).toEqual([0, 2, 0])
      expect(rules.invariants(table.state)).toEqual([])
    })

    test("sameOwner and fits: only groups of one player, and not more than three together", () => {
      const around = { groups: { 14: "0:2+", 5: "0:2+", 10: "0:1-", 18: "1:1+", 9: "1:2+", 3: "2:1-" } }
      const table = fusing({ sameOwner: true, fits: true }, around)
      table.choose(0, { do: "special", action: "fusion" })
      expect(rooms(table, 0)).toEqual([9, 10, 14, 18])
      table.choose(0, { do: "group", room: 18 })
      // The only group of seat 1 beside it is the one in 9: that goes without a question
      expect(groups(table)).toMatchObject({ 18: "1:3+" })
    })
  })

  test("actions: genes of any kind beside others, and fortune for one of them", () => {
    const actions = [{ action: "focus", cost: { telepathy: 1, any: 2 } }]
    const players = [{ active: { action: 1, telepathy: 1, structure: 1 } }]
    const table = edited({ actions }, { groups: { 14: "0:2-", 3: "1:2+" }, players })
    act(table, 0, { do: "special", action: "focus" }, { room: 6 })
    // Fortune may stand for the telepathy gene, or wait for a "?"
    expect(table.asks(0, "payment.genes").options(0)).toHaveLength(2)
    table.choose(0, { do: "fortuneFor", gene: "telepathy" }).asks(0, "payment.any")
    table.choose(0, { do: "payGene", gene: "telepathy" }).choose(0, { do: "payGene", gene: "action" })
    expect(groups(table)[6]).toBe("0:1-")
    expect(player(table, 0).passive).toEqual({ action: 1, telepathy: 1, fighting: 0, structure: 0 })
  })

  test("events: another card", () => {
    const events = [
      {
        event: "EV01",
        effect: [
          { effect: "fortune", who: "mostTokens", points: -1 },
          { effect: "modify", what: "sterility", by: 1 },
        ],
      },
    ]
    expect(parsed({ events }).events[0]?.duration).toBe("round")
    const table = edited(
      { events },
      { groups: { 14: "0:2-", 3: "1:3+" }, phase: "radiation", step: "time", draws: [{ event: "EV01" }] },
    )
    expect(table.state).toMatchObject({ holes: [], modifiers: { sterility: 1 } })
    expect(table.state.players.map(({ fortune }) => fortune)).toEqual([4, 3])
  })

  test("layouts: another map for two players", () => {
    const two = [1, 5, 18, 6, 3].map((room, q) => ({ room, q, r: 0 }))
    const table = tableOf(rules, { seats: 2, options: { edition: { name: "My box", layouts: { two } } } })
    expect(table.view(0).map).toHaveLength(5)
  })
})

describe("a wrong file is refused with the row and the reason", () => {
  const focus = (row: object) => ({ actions: [{ action: "focus", ...row }] })
  test.each<[string, object, string]>([
    ["no name", { name: "" }, "edition.name: expected a name of 1 to 80 characters"],
    [
      "an unknown part",
      { tiles: [] },
      "edition.tiles: expected one of name, genes, rooms, layouts, actions, events",
    ],
    ["a row twice", { rooms: [{ room: 1 }, { room: 1 }] }, "edition.rooms[1]: expected 1 only once"],
    [
      "a room that does not exist",
      { rooms: [{ room: 0 }] },
      "edition.rooms[0].room: expected a whole number from 1 to 20",
    ],
    [
      "a sterility of four",
      { rooms: [{ room: 1, sterility: 4 }] },
      "edition.rooms[0].sterility: expected a whole number from 1 to 3",
    ],
    [
      "an unknown action",
      { actions: [{ action: "kick" }] },
      "edition.actions[0].action: expected one of superGene",
    ],
    [
      "a result of the die twice",
      { genes: [{ gene: "action", results: [2] }] },
      "edition.genes: expected each result of the die, 1 to 4, at exactly one gene",
    ],
    [
      "an action for nothing",
      focus({ cost: {} }),
      "edition.actions[0].cost: expected a cost of at least one gene or one energy",
    ],
    [
      "a negative cost",
      focus({ cost: { action: -1 } }),
      "edition.actions[0].cost.action: expected a whole number from 0 to 8",
    ],
    [
      "three targets",
      focus({ targets: [{ pick: "room" }, { pick: "room" }, { pick: "room" }] }),
      "at most two targets",
    ],
    [
      "a first target that points to the first",
      focus({ targets: [{ pick: "room", notFirst: true }] }),
      "edition.actions[0].targets[0].notFirst: expected true, at the second target only",
    ],
    [
      "a target of another kind",
      focus({ targets: [{ pick: "gene" }, { pick: "room", notFirst: true }] }),
      "edition.actions[0].targets[1]: expected a target of the kind of the first one",
    ],
    [
      "an effect on a target that is not there",
      focus({ effect: [{ effect: "charge", group: "second" }] }),
      "edition.actions[0].effect[0].group: expected a target that is a group, got no second target",
    ],
    [
      "an effect on a target that does not suit it",
      focus({ targets: [{ pick: "room" }] }),
      "edition.actions[0].effect[0].room: expected a target that is an empty room",
    ],
    [
      "an unknown effect",
      focus({ effect: [{ effect: "win" }] }),
      "edition.actions[0].effect[0].effect: expected one of attack, lose",
    ],
    ["no effect at all", focus({ effect: [] }), "edition.actions[0].effect: expected at least one effect"],
    [
      "an effect too often",
      focus({
        effect: [
          { effect: "moves", most: 1 },
          { effect: "moves", most: 1 },
        ],
      }),
      "edition.actions[0].effect: expected moves only once",
    ],
    [
      "a gene of one's own beside a group",
      focus({ targets: [{ pick: "ownGene" }, { pick: "group", of: "any" }] }),
      "edition.actions[0].targets: expected ownGene as the first target, and then gene (notFirst)",
    ],
    [
      "a group that is merged with itself",
      focus({
        targets: [{ pick: "group", of: "any" }],
        effect: [{ effect: "merge", from: "first", into: "first" }],
      }),
      "edition.actions[0].effect[0].into: expected a target that is the other group",
    ],
    [
      "a first target of the same owner",
      focus({ targets: [{ pick: "group", of: "any", sameOwner: true }] }),
      "edition.actions[0].targets[0].sameOwner: expected true, at the second target only",
    ],
    [
      "a gene that only pays for itself",
      { actions: [{ action: "superGene", cost: { telepathy: 1 } }] },
      "edition.actions[0].effect: expected a second gene in the cost for reactivate",
    ],
    [
      "a gene that only pays for itself, and energy that comes back",
      {
        actions: [
          {
            action: "power",
            cost: { any: 1, energy: 1 },
            effect: [{ effect: "charge", group: "first" }, { effect: "reactivate" }],
          },
        ],
      },
      "edition.actions[0].effect: expected a second gene in the cost for reactivate",
    ],
    [
      "energy out of energy",
      { actions: [{ action: "power", cost: { energy: 1 } }] },
      "edition.actions[0].effect: expected a cost of at least one gene for charge",
    ],
    [
      "an event that removes a room that is not red",
      { events: [{ event: "EV01", effect: [{ effect: "removeRooms", rooms: [18] }] }] },
      "edition.events[0] (EV01): expected only rooms with a red number to remove, got 18",
    ],
    [
      "an unknown modifier",
      { events: [{ event: "EV10", effect: [{ effect: "modify", what: "luck", by: 1 }] }] },
      "edition.events[0].effect[0].what: expected one of sterility",
    ],
    [
      "a layout that cannot be played",
      { layouts: { two: [{ room: 1, q: 0, r: 0 }] } },
      "edition.layouts.two: expected at least 2 starting rooms",
    ],
    [
      "rooms that spoil a layout",
      { rooms: [5, 8].map((room) => ({ room, sterility: 2 })) },
      "edition.layouts.two: expected a room of sterility 1 beside the starting room 1",
    ],
    ["something else than rows", { rooms: 5 }, "edition.rooms: expected a list of at most 40, got 5"],
    [
      "more rows than there are",
      { rooms: Array.from({ length: 41 }, () => null) },
      "edition.rooms: expected a list of at most 40, got 41",
    ],
    [
      "a card that does no end of things",
      { events: [{ event: "EV10", effect: Array.from({ length: 13 }, () => null) }] },
      "edition.events[0].effect: expected a list of at most 12, got 13",
    ],
    ["nothing", { events: [null] }, "edition.events[0]: expected an object"],
  ])("%s", (_, edition, message) => {
    expect(() => parsed(edition)).toThrow(message)
  })
})

test("the example in docs/editions.md can be loaded and played", () => {
  const docs = readFileSync(new URL("../../../docs/editions.md", import.meta.url), "utf8")
  const [, chapter] = docs.split("## Chromosome\n") as [string, string]
  const [, json] = /```json\n(.*?)```/s.exec(chapter) as unknown as [string, string]
  const edition: unknown = JSON.parse(json)
  const table = tableOf(rules, { seats: 2, options: { edition } })
  expect(table.state.options.edition?.actions.length).toBeGreaterThan(0)
})
