import { FastRandom, heardBy } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import type { CardId } from "../data/cards.ts"
import type { ZoneId } from "../data/organs.ts"
import { rules } from "../rules/viral.ts"
import { at, card, doings, icons, inRound, organs, play, research, stop, type ViralTable } from "./at.ts"

const choosePair = (table: ViralTable, seat: number, zone: ZoneId, mutation: CardId) =>
  table.choose(seat, { do: "zone", zone }).choose(seat, { do: "mutation", card: mutation })

/** All seats play the same pair, and stop at once. */
function playThrough(table: ViralTable, zone: ZoneId, mutation: CardId): void {
  for (let seat = 0; seat < table.seats; seat++) choosePair(table, seat, zone, mutation)
  for (let i = 0; i < table.seats; i++) {
    const [decision] = rules.decisions(table.state)
    if (decision?.ask === "card.icon") table.choose(decision.seat, { do: "finish" })
  }
}

describe("rounds", () => {
  test("VIR-RND-01 six steps in order, and then the marker goes back to step 1", () => {
    const table = at({ step: 2, event: "E11", draws: [{ event: "E12" }] }, ...inRound("research"))
    expect(table.result).toBe(null)
    const steps = table.facts().filter(({ fact }) => fact === "step")
    expect(steps.map(({ step }) => step)).toEqual([2, 3, 4, 5, 6, 1])
    expect(table.state.round).toBe(2)
  })

  test("VIR-RND-02 VIR-END-04 VIR-EVT-03 the game ends after Step 6 of round 6, when no event is left", () => {
    const table = at({ round: 6, step: 2, event: "E11" }, ...inRound("research"))
    expect(table.state.round).toBe(6)
    expect(table.state.event).toBe(null)
    expect(table.state.frames).toEqual([])
    table.tells({ fact: "lastEvent" })
    expect(table.result).not.toBe(null)
  })

  test("VIR-RND-03 VIR-RUL-42 the marker passes clockwise and leaves the tie chart alone", () => {
    const table = at(
      { round: 2, step: 2, first: 2, ties: [1, 0, 2], event: "E11", draws: [{ event: "E12" }] },
      ...inRound("research"),
    )
    expect(table.state.first).toBe(0)
    expect(table.state.ties).toEqual([1, 0, 2])
    table.tells({ fact: "round", round: 3, seat: 0 })
  })

  test("VIR-RND-03 in round 1 the marker stays where it is", () => {
    const table = at({ round: 0, step: 0, first: 1 }, ...inRound("begin"))
    expect(table.state.first).toBe(1)
  })

  test("VIR-RND-04 turns go clockwise from the holder of the marker", () => {
    const table = at({ seats: 4, first: 2 }, ...inRound("firstPair"))
    for (const seat of [0, 1, 2, 3]) choosePair(table, seat, 1, "B4")
    for (const seat of [2, 3, 0, 1]) table.asks(seat, "card.icon").choose(seat, { do: "finish" })
    table.asks([0, 1, 2, 3], "pair.choose")
  })
})

describe("pairs", () => {
  test("VIR-PLAY-01 VIR-DEC-05 VIR-DEC-06 everybody chooses at once: first a zone card, then a mutation card", () => {
    const table = at({}, ...inRound("firstPair")).asks([0, 1, 2], "pair.choose")
    expect(table.options(1)).toEqual([1, 2, 3, 4, 5, 6].map((zone) => ({ do: "zone", zone })))
    table.choose(1, { zone: 4 })
    expect(table.options(1)).toEqual(
      ["B1", "B2", "B3", "B4", "B5"].map((id) => ({ do: "mutation", card: id })),
    )
    expect(doings(table, 0)).toEqual(["zone"])
    table.refuses(1, { do: "finish" })
  })

  test("VIR-PLAY-01 a pair can be changed until the last one is in", () => {
    const table = at({}, ...inRound("firstPair"))
    choosePair(choosePair(table, 0, 1, "B1"), 1, 2, "B2")
    choosePair(table, 0, 6, "B5")
    choosePair(table, 2, 3, "B3")
    expect(table.state.cards[0]?.places).toEqual([{ zone: 6, card: "B5" }])
  })

  test("VIR-PLAY-02 nothing is seen or heard of a pair before all are revealed together", () => {
    const table = at({}, ...inRound("firstPair"))
    const before = table.view(1)
    choosePair(table, 0, 5, "B3")
    expect(table.latest()).toEqual([])
    const { frames, ...rest } = table.view(1)
    expect(rest).toEqual({ ...before, frames: undefined, ...rest })
    expect(frames.at(-1)?.answers).toEqual(["given", [], "open"])
    expect(JSON.stringify(table.view("spectator"))).not.toContain('"do"')
    choosePair(choosePair(table, 1, 1, "B1"), 2, 1, "B1")
    expect(heardBy(table.latest(), "spectator").filter(({ fact }) => fact === "revealed")).toHaveLength(3)
  })

  test("VIR-PLAY-03 first pairs are carried out in turn order, one completely after the other", () => {
    const table = at({ first: 1 }, ...inRound("firstPair"))
    for (const seat of [0, 1, 2]) choosePair(table, seat, 4, "B1")
    table.asks(1, "card.icon").choose(1, { action: "infect" }).choose(1, { organ: "LIV" })
    table.asks(1, "card.icon").choose(1, { do: "finish" }).asks(2, "card.icon").choose(2, { do: "finish" })
    table.asks(0, "card.icon")
  })

  test("VIR-PLAY-04 VIR-PLAY-05 then a second pair is chosen, without the cards that lie at place 1", () => {
    const table = at({ first: 2 }, ...inRound("firstPair"))
    playThrough(table, 4, "B4")
    table.asks([0, 1, 2], "pair.choose")
    expect(table.options(0)).toHaveLength(5)
    table.refuses(0, { do: "zone", zone: 4 }, "atPlace").choose(0, { zone: 1 })
    table.refuses(0, { do: "mutation", card: "B4" }, "atPlace").choose(0, { card: "B5" })
    choosePair(choosePair(table, 1, 1, "B5"), 2, 1, "B5").asks(2, "card.icon")
    expect(table.state.cards[0]?.places).toEqual([
      { zone: 4, card: "B4" },
      { zone: 1, card: "B5" },
    ])
  })
})

describe("mutation cards", () => {
  test("VIR-CARD-01 VIR-DEC-07 every icon allows its action once", () => {
    const table = play(4, "B1", { body: { BRA: ["G"] } })
    expect(icons(table, 0)).toEqual(["infect", "move", "finish"])
    for (const organ of ["LIV", "PAN"] as const) table.choose(0, { action: "infect" }).choose(0, { organ })
    expect(icons(table, 0)).toEqual(["move", "finish"])
    table.refuses(0, { do: "use", slot: 0, action: "infect", instead: null, zone: 4 }, "iconUsed")
    table.choose(0, { action: "move" }).choose(0, { organ: "BRA" })
    table.asks([0, 1, 2], "pair.choose") // all icons used: the turn is over by itself
  })

  test("VIR-CARD-02 nothing on a card is compulsory", () => {
    const table = play(4, "B1").choose(0, { do: "finish" })
    table.tells({ fact: "finished", virus: "G", unused: 3 }).asks([0, 1, 2], "pair.choose")
    expect(table.state.reserve[0]).toBe(8)
  })

  test("VIR-CARD-03 icons may be used in any order", () => {
    const table = play(4, "B4", { body: { BRA: ["G"] } })
    table.choose(0, { action: "move" }).choose(0, { action: "shield" })
    expect(table.state.body.HE1).toEqual(["G*"])
    expect(icons(table, 0)).toEqual(["infect", "finish"])
  })

  test("VIR-CARD-04 VIR-RUL-12 of an either-or slot only one half may be used, and both are bound to the zone", () => {
    const table = play(1, "B5", { body: { BRA: ["G", "Y"], LIV: ["G", "Y"] } })
    expect(icons(table, 0)).toEqual(["infect", "attack", "shield", "finish"])
    expect(table.options(0)[1]).toEqual({ do: "use", slot: 1, action: "attack", instead: "shield", zone: 1 })
    table.choose(0, { action: "shield" })
    expect(table.state.body).toMatchObject({ BRA: ["G*", "Y"], LIV: ["G", "Y"] })
    table.refuses(0, { do: "use", slot: 1, action: "attack", instead: "shield", zone: 1 }, "otherHalf")
  })

  test("VIR-CARD-05 VIR-RUL-11 blue icons of Shield, Attack, Absorb and Crisis work in organs of the zone only", () => {
    const body = { KI1: ["G", "Y"], BRA: ["G", "Y"] }
    expect(play(6, "M07", { body }).choose(0, { action: "attack" }).state.body).toMatchObject({
      KI1: ["G"],
      BRA: ["G", "Y"],
    })
    expect(play(6, "M10", { body }).choose(0, { action: "shield" }).state.body.KI1).toEqual(["G*", "Y"])
    expect(play(6, "M16", { body }).choose(0, { action: "absorb" }).state.body.KI1).toEqual(["G[Y]"])
    const crisis = play(6, "M20", { body }).choose(0, { action: "crisis" })
    crisis.refuses(0, { do: "crisis", organ: "BRA" }, "outsideZone").choose(0, { organ: "KI2" })
    expect(crisis.state.crises[0]).toBe("KI2")
  })

  test("VIR-CARD-05 VIR-RUL-11 a blue Magnet binds the organ of the own virus, a blue Infect the organ infected", () => {
    const table = play(6, "M14", { body: { KI1: ["G", "Y"], BRA: ["G", "Y"], HE2: ["O"] } }).choose(0, {
      action: "magnet",
    })
    table
      .refuses(0, { do: "push", organ: "BRA" }, "outsideZone")
      .choose(0, { do: "push" })
      .choose(0, { organ: "HE1" })
      .choose(0, { token: "Y" })
    expect(table.state.body).toMatchObject({ KI1: ["G"], HE1: ["Y"] })
    const full = { KI1: ["G"], LIN: ["Y[G,G,G,G,G]"], HE1: ["G*", "G*"] }
    const lift = play(6, "B4", { body: full }).choose(0, { action: "infect" })
    lift.choose(0, { do: "lift", organ: "HE1" }).refuses(0, { do: "infect", organ: "LIV" }, "outsideZone")
    lift.choose(0, { organ: "KI2" })
    expect(lift.state.body).toMatchObject({ HE1: ["G*"], KI2: ["G"] })
  })

  test("VIR-RUL-11 a blue Move starts or ends in the zone", () => {
    const cards = [{ id: "B1", slots: "MOV@ MOV@", vp: 0 }]
    const options = { edition: { name: "blue moves", cards } }
    const table = play(2, "B1", { options, body: { STO: ["G"], HE2: ["G"], SIN: ["G"] } }).choose(0, {
      action: "move",
    })
    table.refuses(
      0,
      { do: "move", organ: "SIN", token: "G", virus: "G", shielded: false, under: [] },
      "nothingInReach",
    )
    table.choose(0, { organ: "STO" }) // only the vein to Heart 1 leads into the zone
    expect(table.state.body).toMatchObject({ STO: [], HE1: ["G"] })
    table.choose(0, { action: "move" }).choose(0, { organ: "HE2" })
    expect(table.options(0)).toHaveLength(6)
  })

  test("VIR-RUL-11 a blue Move that leads nowhere into the zone is not offered, and says what is missing", () => {
    const cards = [{ id: "B1", slots: "INF MOV@", vp: 0 }]
    const options = { edition: { name: "blue move", cards } }
    const moving = (zone: ZoneId) => ({ do: "use", slot: 1, action: "move", instead: null, zone }) as const
    const far = play(3, "B1", { options, body: { PAN: ["G"], BRA: ["G"] } })
    far.refuses(0, moving(3), "nothingInReach")
    play(3, "B1", { options, body: { PAN: ["Y"] } }).refuses(0, moving(3), "noOwnVirus")
    const near = play(5, "B1", { options, body: { LIV: ["G"], BRA: ["G"] } }).choose(0, { action: "move" })
    expect(organs(near, 0)).toEqual(["STO", "SIN"])
    near.refuses(0, { do: "to", organ: "PAN" }, "outsideZone")
  })

  test("VIR-CARD-05 a blue icon says whether the own virus is missing in the zone, or everywhere", () => {
    const blue = (slot: number, action: "attack" | "magnet") =>
      ({ do: "use", slot, action, instead: null, zone: 6 }) as const
    const elsewhere = play(6, "M14", { body: { BRA: ["G", "Y"], KI1: ["Y"] } })
    elsewhere.refuses(0, blue(1, "attack"), "noOwnVirusInZone")
    elsewhere.refuses(0, blue(2, "magnet"), "noOwnVirusInZone")
    const nowhere = play(6, "M14", { body: { BRA: ["Y"], KI1: ["Y"] } })
    nowhere.refuses(0, blue(1, "attack"), "noOwnVirus").refuses(0, blue(2, "magnet"), "noOwnVirus")
  })

  test("VIR-CARD-06 the zone card of a card without blue icons is played all the same, and rests", () => {
    const table = at(
      { gained: [["M15"], [], []], scores: [5, 0, 0], body: { BRA: ["G"] } },
      ...inRound("firstPair"),
    )
    choosePair(table, 0, 6, "M15")
    choosePair(choosePair(table, 1, 1, "B1"), 2, 1, "B1")
    table.choose(0, { action: "move" }) // far from zone 6
    expect(table.state.body.HE1).toEqual(["G"])
    expect(table.state.cards[0]?.places).toEqual([{ zone: 6, card: "M15" }])
  })

  test("VIR-RUL-48 equal icons are one option; a half of an either-or slot is another one than a single icon", () => {
    const table = play(4, "M11", { body: { BRA: ["G"] } })
    const moves = table.options(0).filter((option) => option.do === "use" && option.action === "move")
    expect(moves).toMatchObject([
      { slot: 1, instead: "infect" },
      { slot: 2, instead: null },
    ])
    play(4, "B1").refuses(0, { do: "use", slot: 1, action: "infect", instead: null, zone: 4 }, "sameIcon")
  })

  test("VIR-RUL-48 slots that share one half only are different ones", () => {
    const slots = (written: string) => {
      const options = { edition: { name: "halves", cards: [{ id: "B1", slots: written, vp: 0 }] } }
      const table = play(4, "B1", { options, body: { BRA: ["G"], LIV: ["G"] } })
      return table.options(0).flatMap((option) => (option.do === "use" ? [[option.slot, option.action]] : []))
    }
    expect(slots("MOV MOV/SHD")).toEqual([
      [0, "move"],
      [1, "move"],
      [1, "shield"],
    ])
    expect(slots("MOV/INF MOV/SHD")).toHaveLength(4)
    expect(slots("MOV/SHD MOV/SHD")).toHaveLength(2)
  })

  test("VIR-CARD-07 some mutation cards are worth points at the end", () => {
    const { state } = at({ scores: [5, 0, 0], gained: [["M22"], [], []] }, stop)
    expect(rules.result({ ...state, frames: [] })?.parts[0]).toEqual({ track: 5, zones: 0, cards: 3 })
  })
})

describe("cleaning up", () => {
  test("VIR-CLEAN-01 VIR-CLEAN-02 in round 1 nothing comes back, and four cards go to rest face up", () => {
    const table = at({ event: "E11", draws: [{ event: "E12" }] }, ...inRound("firstPair"))
    playThrough(table, 2, "B1")
    playThrough(table, 5, "B3")
    expect(table.state.round).toBe(2)
    expect(table.view(2).cards[0]).toMatchObject({
      zones: [1, 3, 4, 6],
      mutations: ["B2", "B4", "B5"],
      places: [],
      timer: [
        { zone: 2, card: "B1" },
        { zone: 5, card: "B3" },
      ],
    })
    table.tells({
      fact: "timer",
      virus: "G",
      zones: [2, 5],
      cards: ["B1", "B3"],
      backZones: [],
      backCards: [],
    })
  })

  test("VIR-CLEAN-03 VIR-INV-08 cards at the Timer cannot be played", () => {
    const table = at({ round: 2 }, ...inRound("firstPair"))
    table.refuses(0, { do: "zone", zone: 1 }, "inTimer").choose(0, { zone: 3 })
    table.refuses(0, { do: "mutation", card: "B1" }, "inTimer")
    expect(table.options(0).map((option) => (option.do === "mutation" ? option.card : ""))).toEqual([
      "B3",
      "B4",
      "B5",
    ])
  })
})

test("VIR-RUL-36 a face-down pair looks the same whatever card it holds", () => {
  const table = (mutation: CardId) => {
    const start = at({ scores: [5, 0, 0], gained: [["M05"], [], []] }, ...inRound("firstPair"))
    return choosePair(start, 0, 1, mutation)
  }
  expect(table("M05").view(1)).toEqual(table("B1").view(1))
})

test("VIR-RUL-45 that a seat has chosen is public, what it chose is not", () => {
  const table = choosePair(at({}, ...inRound("firstPair")), 2, 3, "B2")
  expect(table.view(0).frames.at(-1)?.answers).toEqual([[], "open", "given"])
  expect(table.view(2).frames.at(-1)?.answers?.[2]).toEqual([
    { do: "zone", zone: 3 },
    { do: "mutation", card: "B2" },
  ])
})

test("VIR-DEC-07 VIR-DEC-23 whoever does not answer in time does no more than must be", () => {
  const answer = (table: ViralTable) => rules.unanswered(table.decision(0)!, new FastRandom("late"))
  expect(answer(play(4, "B1", { body: { BRA: ["G"] } }))).toEqual({ do: "finish" })
  const pair = at({ round: 2 }, ...inRound("firstPair"))
  expect(answer(pair)).toEqual(pair.options(0)[0])
})

test("VIR-DEC-07 an icon without a target is not offered, and says why", () => {
  const table = play(1, "M06", { body: { LIV: ["Y"] } }) // infect@, attack, attack
  expect(icons(table, 0)).toEqual(["infect", "finish"])
  table.refuses(0, { do: "use", slot: 1, action: "attack", instead: null, zone: 0 }, "noOwnVirus")
  const lonely = play(1, "M06", { body: { LIV: ["G"], PAN: ["Y"] } })
  lonely.refuses(0, { do: "use", slot: 1, action: "attack", instead: null, zone: 0 }, "nobodyToAttack")
})

test("VIR-DEC-07 a card of which nothing can be used is over by itself", () => {
  at(
    { scores: [5, 0, 0], gained: [["M15"], [], []], playing: [{ zone: 1, card: "M15" }, null, null] },
    stop,
    card(0),
  ).asks([0, 1, 2], "pair.choose")
  at({}, stop, research(6)).asks([0, 1, 2], "pair.choose")
})
