// Special actions of the four species

import { describe, expect, test } from "vitest"
import { type actionRows, specialActions, speciesNames } from "../data/species.ts"
import { act, allStand, at, groups, plain, player, rooms, verbs, whyNot } from "./at.ts"

const special = (action: (typeof actionRows)[number]["action"]) => ({ do: "special", action }) as const
const noGenes = { action: 0, telepathy: 0 }

describe("special actions", () => {
  test("CHR-SPEC-01 CHR-COST-09 each species has its own four, and one of them is the action of the turn", () => {
    for (const [seat, species] of speciesNames.entries()) {
      const table = at({
        species: speciesNames,
        groups: { 14: "0:3+", 18: "1:3+", 16: "2:2-", 9: "3:3+", 1: "1:1+", 2: "2:3+" },
        cubes: { 8: 1 },
        toPlay: seat,
        players: Array(4).fill({
          active: { action: 2, telepathy: 2, fighting: 1 },
          passive: { structure: 1 },
          fortune: 0,
        }),
      })
      const all = Object.values(specialActions).flat() as string[]
      const own: readonly string[] = specialActions[species]
      const offered = verbs(table, seat).filter((verb) => all.includes(verb))
      expect(offered.every((verb) => own.includes(verb))).toBe(true)
      expect(offered.length).toBeGreaterThanOrEqual(3)
    }
  })

  test("CHR-SPEC-02 CHR-RUL-31 enemy tokens that an effect removes are trophies; Saturation, events and phase III give none", () => {
    const table = at({
      species: ["ferox", "pars"],
      groups: { 14: "0:2+", 18: "1:2+" },
      players: [{ ...plain, active: { telepathy: 2 } }],
    })
    act(table, 0, special("fusion"), { do: "group", room: 14 })
    expect(player(table, 0).trophies).toEqual([0, 1])
    expect(table.view(0).supply).toEqual([11, 10])
  })
})

describe("Alium", () => {
  const species = ["alium", "pars"] as const

  test("CHR-ALI-01 CHR-ALI-02 Super-gene brings back a passive gene of any colour, also the one just paid", () => {
    const table = at({
      species,
      groups: { 14: "0:1+", 3: "1:2+" },
      players: [{ ...plain, passive: { fighting: 1 } }],
    })
    act(table, 0, special("superGene"))
    expect(table.asks(0, "special.reactivate").options(0)).toEqual([
      { do: "passiveGene", gene: "telepathy" },
      { do: "passiveGene", gene: "fighting" },
    ])
    table.choose(0, { gene: "telepathy" })
    expect(player(table, 0)).toMatchObject({
      active: { telepathy: 1 },
      passive: { telepathy: 0, fighting: 1 },
    })
    table.tells({ fact: "reactivated", gene: "telepathy" })
  })

  test("CHR-ALI-02 CHR-DEC-18 a way to pay after which no gene would be passive is not offered", () => {
    const groups = { 14: "0:1+", 3: "1:2+" }
    // Nothing is passive: fortune in place of the gene would leave nothing to bring back
    const table = at({ species, groups })
    act(table, 0, special("superGene"))
    expect(player(table, 0)).toMatchObject({ fortune: 4, active: { telepathy: 1 } })
    // Without a telepathy gene only fortune could pay
    const none = at({ species, groups, players: [{ active: { telepathy: 0 } }] })
    none.refuses(0, special("superGene"), "nothingPassive")
    const one = at({ species, groups, players: [{ active: { telepathy: 0 }, passive: { action: 1 } }] })
    act(one, 0, special("superGene"))
    expect(player(one, 0)).toMatchObject({ fortune: 3, active: { action: 3 }, passive: { action: 0 } })
  })

  test("CHR-ALI-03 CHR-ALI-04 CHR-RUL-44 one more action follows, Super-gene too, and no more movement", () => {
    const table = at({
      species,
      groups: { 14: "0:2+", 16: "0:1+", 3: "1:2+" },
      players: [{ ...plain, passive: { telepathy: 2 } }],
    })
    act(
      table,
      0,
      { do: "move" },
      { do: "from", room: 14 },
      { tokens: 1 },
      { do: "to", room: 5 },
      special("superGene"),
    )
    act(table, 0, { do: "discharge", room: 5 })
    table.asks(0, "turn.rest").refuses(0, { do: "move" }, "alreadyMoved")
    // Once more: it costs its gene and its energy again, and gives one more action again
    act(table, 0, special("superGene"), { do: "discharge", room: 16 })
    table.asks(0, "turn.rest").refuses(0, { do: "move" }, "alreadyMoved").offers(0, special("superGene"))
    // It need not use the gene that came back, and it need not be taken at all
    expect(verbs(table, 0)).toEqual(expect.arrayContaining(["growth", "impulse", "pass", "endTurn"]))
    act(table, 0, { do: "growth" }, { do: "add" }, { room: 14 }, { tokens: 1 })
    expect(verbs(table, 0)).not.toContain("growth")
  })

  test("CHR-ALI-05 Change replaces a gene; an active one stays active, a passive one passive", () => {
    const around = {
      species,
      groups: { 14: "0:1+", 3: "1:2+" },
      players: [{ active: { action: 1 }, passive: { action: 1 } }],
    }
    const table = at(around)
    table.choose(0, special("change")).asks(0, "special.first")
    expect(table.options(0)).toEqual([
      { do: "activeGene", gene: "action" },
      { do: "activeGene", gene: "telepathy" },
      { do: "passiveGene", gene: "action" },
    ])
    table.choose(0, { do: "passiveGene", gene: "action" }).asks(0, "special.second")
    // CHR-RUL-45
    expect(table.options(0)).toEqual(
      ["telepathy", "fighting", "structure"].map((gene) => ({ do: "gene", gene })),
    )
    table.choose(0, { gene: "structure" })
    expect(player(table, 0)).toMatchObject({ active: { action: 1 }, passive: { action: 0, structure: 1 } })
    const active = act(
      at(around),
      0,
      special("change"),
      { do: "activeGene", gene: "action" },
      { gene: "fighting" },
    )
    expect(player(active, 0)).toMatchObject({ active: { action: 0, fighting: 1 }, passive: { action: 1 } })
    expect(groups(active)[14]).toBe("0:1-")
  })

  test("CHR-RUL-45 Change into the same colour is not offered", () => {
    const table = at({ species, groups: { 14: "0:1+", 3: "1:2+" } })
    act(table, 0, special("change"), { do: "activeGene", gene: "telepathy" })
    expect(table.options(0)).not.toContainEqual({ do: "gene", gene: "telepathy" })
  })

  test("CHR-ALI-06 CHR-ALI-07 CHR-RUL-46 Takeover: a single enemy token beside an own group is a trophy, an own discharged token takes its place", () => {
    const rich = [{ ...plain, active: { telepathy: 2 } }]
    const table = at({ species, groups: { 14: "0:1+", 18: "1:1+", 16: "1:2+", 3: "1:1+" }, players: rich })
    act(table, 0, special("takeover"))
    // 16 has level 2, 3 is not beside: only the token in the sterile core, so that nothing is asked
    expect(groups(table)).toEqual({ 3: "1:1+", 14: "0:1-", 16: "1:2+", 18: "0:1-" })
    expect(player(table, 0).trophies).toEqual([0, 1])
    expect(table.view(0).supply).toEqual([10, 8])
    const far = at({ species, groups: { 14: "0:1+", 16: "1:2+", 3: "1:1+" }, players: rich })
    far.refuses(0, special("takeover"), "noTarget")
    const empty = at({
      species,
      groups: { 14: "0:3+", 5: "0:3+", 8: "0:3+", 2: "0:3+", 18: "1:1+", 3: "1:1+" },
      players: rich,
    })
    empty.refuses(0, special("takeover"), "noTokens")
  })

  test("CHR-ALI-08 CHR-RUL-58 Catalysis gains a gene of choice without energy", () => {
    const table = at({ species, groups: { 14: "0:1-", 3: "1:2+" }, players: [plain] })
    act(table, 0, special("catalysis"), { gene: "fighting" })
    expect(player(table, 0)).toMatchObject({
      active: { action: 1, telepathy: 0, fighting: 1 },
      passive: { action: 1, telepathy: 1 },
    })
  })
})

describe("Ferox", () => {
  const species = ["ferox", "pars"] as const

  test("CHR-FER-01 CHR-RUL-47 Bond attacks a neighbour with +1 for every own group beside it, the attacker included", () => {
    const table = at({
      species,
      groups: { 14: "0:2+", 16: "0:1-", 1: "0:1-", 18: "1:2+", 3: "1:1+" },
      players: [plain, plain],
      draws: [{ attack: 2 }, { defence: 1 }],
    })
    table.choose(0, special("bond"))
    expect(rooms(table, 0)).toEqual([14, 16])
    table.choose(0, { do: "group", room: 14 })
    // Groups in 14 and 16 are beside room 18, the one in 1 is not: 2 + 2 + 2 against 2 + 1
    table.tells({ fact: "attacked", modifier: 2 }).tells({ fact: "fought", attack: 6, defence: 3 })
    expect(player(table, 0).trophies).toEqual([0, 2])
  })

  test("CHR-FER-01 CHR-FER-02 only neighbours can be attacked by Bond and Domination", () => {
    const table = at({ species, groups: { 14: "0:3+", 15: "1:2+" } })
    table.refuses(0, special("bond"), "noTarget").refuses(0, special("domination"), "noTarget")
  })

  test("CHR-FER-02 CHR-RUL-48 Domination: Ferox loses nothing on a tie or a defeat, and wins as usual", () => {
    const fight = (attack: number, defence: number) => {
      const table = at({
        species,
        groups: { 14: "0:2+", 18: "1:2+", 3: "1:1+" },
        players: [plain, plain],
        draws: [{ attack }, { defence }],
      })
      act(table, 0, special("domination"))
      return [
        groups(table)[14],
        groups(table)[18],
        player(table, 0).trophies[1],
        player(table, 1).trophies[0],
      ]
    }
    expect(fight(2, 2)).toEqual(["0:2-", "1:1+", 1, 0])
    expect(fight(1, 4)).toEqual(["0:2-", "1:2+", 0, 0])
    expect(fight(2, 1)).toEqual(["0:2-", "1:1+", 1, 0])
  })

  test("CHR-FER-03 CHR-RUL-49 Fusion: any two neighbouring groups, also if none is Ferox's, also two own ones", () => {
    const table = at({
      species: ["ferox", "pars", "cadum"],
      groups: { 14: "0:2+", 5: "0:1+", 18: "1:2+", 9: "2:1+", 6: "1:1+" },
      players: [{ ...plain, active: { telepathy: 2 } }],
    })
    table.choose(0, special("fusion"))
    // 6 is beside nobody
    expect(rooms(table, 0)).toEqual([5, 9, 14, 18])
    table.choose(0, { do: "group", room: 18 })
    expect(rooms(table, 0)).toEqual([9, 14])
    table.choose(0, { do: "group", room: 9 }).choose(0, { do: "discharge", room: 5 })
    expect(groups(table)).toEqual({ 5: "0:1-", 6: "1:1+", 14: "0:2+", 18: "1:1+" })
    expect(player(table, 0).trophies).toEqual([0, 1, 1])
  })

  test("CHR-FER-03 CHR-FER-04 CHR-RUL-49 Fusion of two own groups: both tokens go to the supply", () => {
    const table = at({
      species,
      groups: { 14: "0:2+", 5: "0:1+", 3: "1:2+" },
      players: [{ ...plain, active: { telepathy: 2 } }],
    })
    act(table, 0, special("fusion"), { do: "group", room: 14 }, { do: "discharge", room: 5 })
    expect(groups(table)).toEqual({ 3: "1:2+", 14: "0:1+" })
    expect(table.view(0).supply).toEqual([11, 10])
    expect(player(table, 0).trophies).toEqual([0, 0])
  })

  test("CHR-FER-04 Fusion: each of the two loses a token at the same time; the own one goes to the supply", () => {
    const table = at({
      species,
      groups: { 14: "0:1+", 18: "1:1+" },
      players: [{ ...plain, active: { telepathy: 2 } }],
    })
    act(table, 0, special("fusion"), { do: "group", room: 14 })
    // Both were the last ones: they go together
    expect(table.result).toMatchObject({ winners: [] })
    expect(player(table, 0).trophies).toEqual([0, 1])
    expect(player(table, 1).trophies).toEqual([0, 0])
  })

  test("CHR-FER-05 CHR-RUL-50 Destroy takes a token of a neighbour as a trophy, without dice", () => {
    const table = at({
      species,
      groups: { 14: "0:1+", 18: "1:3+", 15: "1:1+" },
      players: [{ ...plain, active: { fighting: 1 } }],
    })
    act(table, 0, special("destroy"))
    expect(groups(table)).toMatchObject({ 15: "1:1+", 18: "1:2+" })
    expect(player(table, 0)).toMatchObject({ trophies: [0, 1], passive: { action: 1, fighting: 1 } })
    table.finish()
  })
})

describe("Cadum", () => {
  const species = ["cadum", "pars"] as const

  test("CHR-CAD-01 CHR-CONST-34 CHR-RUL-51 Concentration: three cubes in any room, also on others, and own groups are charged", () => {
    const table = at({ species, groups: { 14: "0:3-", 16: "1:1-" }, cubes: { 14: 1 }, players: [plain] })
    act(table, 0, special("concentration"), { room: 14 })
    expect(table.state.cubes).toEqual({ 14: 4 })
    expect(groups(table)).toEqual({ 14: "0:3+", 16: "1:1-" })
    const few = at({ species, groups: { 14: "0:3-", 16: "1:1-" }, cubes: { 3: 8 }, players: [plain] })
    act(few, 0, special("concentration"), { room: 14 })
    expect(few.state.cubes).toEqual({ 3: 8, 14: 2 })
    const none = at({ species, groups: { 14: "0:3-", 16: "1:1-" }, cubes: { 3: 10 } })
    none.refuses(0, special("concentration"), "noCubes")
  })

  test("CHR-CAD-02 CHR-RUL-52 Saturation: +2 for everybody, Cadum included; tokens go to supplies, clockwise from Cadum", () => {
    const table = at({
      species: ["pars", "cadum", "ferox"],
      groups: { 14: "1:3+", 3: "0:2+", 6: "0:1+", 2: "2:2+", 9: "2:1+" },
      players: [{ irradiation: 6 }, { ...plain, irradiation: 1 }, { irradiation: 6 }],
      toPlay: 1,
    })
    act(table, 1, special("saturation"))
    // Seat 2 sits to Cadum's left
    table.asks(2, "irradiation.giveUp").choose(2, { room: 9 })
    table.asks(0, "irradiation.giveUp").choose(0, { room: 6 })
    expect(table.state.players.map(({ irradiation }) => irradiation)).toEqual([7, 3, 7])
    expect(player(table, 1).trophies).toEqual([0, 0, 0])
  })

  test("CHR-CAD-02 who is out is not irradiated any more", () => {
    const table = at({
      species: ["cadum", "pars", "ferox"],
      groups: { 14: "0:3+", 3: "1:2+" },
      players: [plain, plain, { ...plain, fate: "out" }],
      lastTurns: [0, 1],
    })
    act(table, 0, special("saturation"))
    expect(table.state.players.map(({ irradiation }) => irradiation)).toEqual([2, 2, 0])
  })

  test("CHR-CAD-03 CHR-RUL-53 CHR-DEC-08 Power: one gene of any colour, or fortune, charges an own group of level 1 or 2 anywhere", () => {
    const around = {
      species,
      groups: { 14: "0:2-", 16: "0:3-", 2: "0:1+", 6: "0:1-", 3: "1:1-" },
      players: [{ active: { action: 1, telepathy: 0, structure: 1 } }],
    }
    const table = at(around)
    table.choose(0, special("power"))
    expect(rooms(table, 0)).toEqual([6, 14])
    table.choose(0, { room: 14 }).asks(0, "payment.any")
    expect(table.options(0)).toEqual([
      { do: "payGene", gene: "action" },
      { do: "payGene", gene: "structure" },
      { do: "payFortune" },
    ])
    table.choose(0, { gene: "structure" })
    expect(groups(table)[14]).toBe("0:2+")
    expect(player(table, 0).passive.structure).toBe(1)
    const lucky = act(at(around), 0, special("power"), { room: 6 }, { do: "payFortune" })
    expect(player(lucky, 0)).toMatchObject({
      fortune: 3,
      exhausted: true,
      active: { action: 1, structure: 1 },
    })
    const poor = at({ ...around, players: [{ fortune: 0, active: noGenes, passive: { action: 2 } }] })
    expect(whyNot(poor, 0, special("power"))).toEqual({ why: "missingGenes", need: 1, have: 0 })
  })

  test("CHR-CAD-04 CHR-CAD-05 CHR-CAD-07 CHR-RUL-54 Outbreak moves all cubes and tests with what was moved, Cadum included; nothing is charged", () => {
    const table = at({
      species,
      groups: { 14: "0:1-", 1: "0:1+", 16: "1:1-", 3: "1:2-" },
      cubes: { 3: 3, 18: 2 },
      players: [{ ...plain, active: { telepathy: 2 } }, plain],
      draws: [{ test: 1 }, { test: 2 }],
    })
    table.choose(0, special("outbreak"))
    expect(rooms(table, 0)).toEqual([3, 18])
    table.choose(0, { room: 3 })
    expect(rooms(table, 0)).toHaveLength(18)
    expect(rooms(table, 0)).not.toContain(3)
    table.choose(0, { room: 18 })
    expect(table.state.cubes).toEqual({ 18: 5 })
    // Threat 3 + 1 for both: the two cubes that lay in room 18 do not count
    expect(
      table
        .facts()
        .filter(({ fact }) => fact === "tested")
        .map(({ seat, threat }) => [seat, threat]),
    ).toEqual([
      [0, 4],
      [1, 4],
    ])
    expect(table.state.players.map(({ irradiation }) => irradiation)).toEqual([3, 2])
    expect(groups(table)).toMatchObject({ 14: "0:1-", 16: "1:1-" })
  })

  test("CHR-CAD-06 CHR-RUL-54 tokens others give up are Cadum's trophies, all of them if they are eliminated; own ones go to the supply", () => {
    const table = at({
      species: ["cadum", "pars", "ferox"],
      groups: { 14: "0:3+", 16: "1:3-", 17: "2:2-" },
      cubes: { 3: 2 },
      players: [
        { ...plain, irradiation: 7, active: { telepathy: 2 } },
        { ...plain, irradiation: 7 },
        { ...plain, irradiation: 7 },
      ],
      draws: [{ test: 1 }, { test: 1 }, { test: 1 }],
    })
    act(table, 0, special("outbreak"), { room: 18 })
    expect(groups(table)).toEqual({ 14: "0:1-", 16: "1:1-" })
    // Seat 2 had two tokens for two points too many: both are given up, and it is not enough
    expect(player(table, 0).trophies).toEqual([0, 2, 2])
    expect(player(table, 2).fate).toBe("out")
    expect(table.view(0).supply).toEqual([11, 9, 10])
  })
})

describe("Pars", () => {
  const species = ["pars", "ferox"] as const

  test("CHR-PAR-01 CHR-PAR-02 CHR-RUL-55 Teleportation: any group into any empty room, whatever its sterility, charge unchanged", () => {
    const table = at({ species, groups: { 14: "0:2+", 3: "1:1-" }, players: [plain] })
    table.choose(0, special("teleportation"))
    expect(rooms(table, 0)).toEqual([3, 14])
    table.choose(0, { room: 3 })
    expect(rooms(table, 0)).toHaveLength(18)
    table.choose(0, { room: 20 })
    expect(groups(table)).toEqual({ 14: "0:2-", 20: "1:1-" })
    table.tells({ fact: "teleported", from: 3, to: 20 })
  })

  test("CHR-PAR-02 CHR-RUL-55 two groups change places and never merge", () => {
    const table = at({ species, groups: { 14: "0:1+", 16: "0:1-", 3: "1:3+" }, players: [plain] })
    act(table, 0, special("teleportation"), { do: "group", room: 16 })
    expect(table.game.prompt(table.state, 0)?.about).toMatchObject({ pick: "room", whose: "any", room: 16 })
    table.choose(0, { do: "room", room: 3 })
    expect(groups(table)).toEqual({ 3: "0:1-", 14: "0:1-", 16: "1:3+" })
    const own = at({ species, groups: { 14: "0:1+", 16: "0:1-", 3: "1:3+" }, players: [plain] })
    act(own, 0, special("teleportation"), { do: "group", room: 14 }, { do: "room", room: 16 })
    expect(groups(own)).toMatchObject({ 14: "0:1-", 16: "0:1-" })
  })

  test("CHR-PAR-03 CHR-PAR-04 CHR-RUL-56 Focus: a discharged token into any empty room of sterility 1", () => {
    const table = at({ species, groups: { 14: "0:1-", 5: "1:1-" }, players: [plain] })
    table.choose(0, special("focus"))
    expect(rooms(table, 0)).toEqual([6, 7, 8, 9, 10, 11, 12])
    table.choose(0, { room: 6 })
    expect(groups(table)).toEqual({ 5: "1:1-", 6: "0:1-", 14: "0:1-" })
  })

  test("CHR-PAR-05 CHR-PAR-06 CHR-RUL-57 Giant: three discharged tokens in an empty room beside an own group, whatever its sterility", () => {
    const table = at({ species, groups: { 14: "0:1+", 5: "1:1-" }, players: [plain] })
    table.choose(0, special("giant"))
    expect(rooms(table, 0)).toEqual([1, 8, 10, 16, 18])
    table.choose(0, { room: 18 })
    expect(groups(table)).toEqual({ 5: "1:1-", 14: "0:1-", 18: "0:3-" })
    expect(player(table, 0).passive.action).toBe(2)
    const few = at({ species, groups: { 14: "0:3+", 16: "0:3+", 2: "0:3+", 6: "0:1+", 5: "1:1-" } })
    expect(whyNot(few, 0, special("giant"))).toEqual({ why: "noTokens", need: 3, have: 2 })
  })

  test("CHR-PAR-07 CHR-RUL-58 CHR-DEC-18 Dispersal: one or two movements, and the turn's own is still there", () => {
    const table = at({ species, groups: { 14: "0:2+", 3: "1:1-" }, players: [plain] })
    act(table, 0, special("dispersal"), { tokens: 1 }, { do: "to", room: 5 })
    table.asks(0, "special.moved").choose(0, { do: "again" })
    act(table, 0, { do: "from", room: 14 }, { do: "to", room: 8 })
    expect(groups(table)).toEqual({ 3: "1:1-", 5: "0:1+", 8: "0:1+" })
    table.asks(0, "turn.rest").offers(0, { do: "move" })
    const once = at({ species, groups: { 14: "0:2+", 3: "1:1-" }, players: [plain] })
    act(once, 0, special("dispersal"), { tokens: 1 }, { do: "to", room: 5 }, { do: "enough" })
    once.asks(0, "turn.rest")
  })

  test("CHR-DEC-18 what has no target is not offered", () => {
    const stuck = at({ species, groups: { 14: "0:1-", 5: "1:1+", 8: "1:1+", 10: "1:1+" } })
    stuck.refuses(0, special("dispersal"), "noMove")
  })
})

test("a re-roll in an Outbreak is everybody's who has not passed", () => {
  const table = at({
    species: ["cadum", "pars", "ferox"],
    groups: { 2: "0:2+", 16: "1:1-", 3: "2:1-" },
    cubes: { 6: 2 },
    players: [{ active: { telepathy: 2 } }],
    draws: [{ test: 1 }],
  })
  act(table, 0, special("outbreak"), { room: 18 }, { do: "genesOnly" })
  allStand(table.asks([0, 1, 2], "roll.window")).choose(1, { do: "stand" })
  expect(player(table, 1).irradiation).toBe(2)
})
