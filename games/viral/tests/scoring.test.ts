import { FastRandom, toldWith } from "@genepool/engine"
import { watched } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import type { MutationCardId } from "../data/cards.ts"
import { finalParts, ranking } from "../rules/final.ts"
import { rules } from "../rules/viral.ts"
import { at, end, happens, immune, inRound, research, score, stop } from "./at.ts"

const drawing = (...cards: MutationCardId[]) => cards.map((mutation) => ({ mutation }))

describe("points and cards", () => {
  test("VIR-VP-01 points are marked at once", () => {
    const table = at({ scores: [3, 0, 0] }, stop, score({ who: 0, vp: 1 }))
    expect(table.state.scores).toEqual([4, 0, 0])
    table.tells({ fact: "gained", virus: "G", vp: 1, score: 4 })
  })

  test("VIR-VP-02 points gained at the same time are marked in turn order", () => {
    const body = { LIV: ["G", "Y", "O"] }
    const table = at({ first: 1, body, crises: ["LIV", null, null, null] }, stop, immune)
    const told = table.facts().filter(({ fact }) => fact === "gained")
    expect(told.map(({ virus }) => virus)).toEqual(["Y", "O", "G"])
  })

  test("VIR-VP-02 VIR-RUL-40 a card is chosen before the next one's points are marked", () => {
    const body = { LIV: ["G", "Y", "O"] }
    const table = at(
      { scores: [4, 4, 4], body, crises: ["LIV", null, null, null], draws: drawing("M10") },
      stop,
      immune,
    )
    table.asks(0, "score.take")
    expect(table.state.scores).toEqual([6, 4, 4])
    table.choose(0, { card: "M01" }).asks(1, "score.take")
    expect(table.state.scores).toEqual([6, 5, 4])
    expect(table.state.body.LIV).toHaveLength(3)
  })

  test("VIR-VP-03 VIR-DEC-20 reaching or passing a symbol brings one of the open cards or the top one", () => {
    for (const vp of [1, 3]) {
      const table = at({ scores: [4, 0, 0], draws: drawing("M09") }, stop, score({ who: 0, vp })).asks(
        0,
        "score.take",
      )
      expect(table.options(0)).toEqual([
        { do: "take", card: "M01" },
        { do: "take", card: "M02" },
        { do: "take", card: "M03" },
        { do: "blind" },
      ])
      expect(table.choose(0, { card: "M03" }).state.cards[0]?.mutations).toContain("M03")
    }
    at({ scores: [3, 0, 0] }, stop, score({ who: 0, vp: 1 })).asks([0, 1, 2], "pair.choose")
  })

  test("VIR-VP-04 the gap of an open card is filled at once, in its place", () => {
    const table = at({ scores: [4, 0, 0], draws: drawing("M20") }, stop, score({ who: 0, vp: 1 }))
    expect(table.choose(0, { card: "M01" }).state.display).toEqual(["M20", "M02", "M03"])
  })

  test("VIR-VP-05 after a blind draw the open cards go under the deck and three new ones are laid out", () => {
    const table = at(
      { scores: [4, 0, 0], draws: drawing("M19", "M20", "M21", "M22") },
      stop,
      score({ who: 0, vp: 1 }),
    )
    const { state } = table.choose(0, { do: "blind" }).finish()
    expect(state.cards[0]).toMatchObject({ unseen: ["M19"], gained: 1 })
    expect(state.display).toEqual(["M20", "M21", "M22"])
    expect(state.mutations.bottom).toEqual(["M01", "M02", "M03"])
  })

  test("VIR-VP-06 VIR-RUL-27 one card for each symbol passed, four at most", () => {
    const table = at({ draws: drawing("M11", "M12", "M13", "M14") }, stop, score({ who: 0, vp: 60 }))
    for (let i = 0; i < 4; i++) table.choose(0, table.options(0)[0] as object)
    expect(table.state.cards[0]?.gained).toBe(4)
    table.asks([0, 1, 2], "pair.choose").finish()
  })

  test("VIR-VP-07 each symbol is worth one card per player", () => {
    at({ scores: [5, 0, 0] }, stop, score({ who: 0, vp: 4 })).asks([0, 1, 2], "pair.choose")
    at({ scores: [5, 4, 0] }, stop, score({ who: 1, vp: 1 })).asks(1, "score.take")
  })

  test("VIR-VP-08 a card gained in Step 2 can be played in the next round", () => {
    const table = at(
      {
        step: 2,
        scores: [4, 0, 0],
        body: { BRA: ["G"] },
        event: "E12",
        draws: [{ mutation: "M12" }, { event: "E11" }],
      },
      ...inRound("research"),
    )
    table
      .choose(0, { card: "M01" })
      .choose(0, { do: "zone", zone: 3 })
      .offers(0, { do: "mutation", card: "M01" })
  })

  test("VIR-RUL-28 nothing left at all: no card", () => {
    const gained = [0, 1, 2, 3, 4].map((seat) =>
      Array.from(
        { length: [4, 4, 4, 4, 3][seat] as number },
        (_, i) => `M${String(seat * 4 + i + 4).padStart(2, "0")}` as MutationCardId,
      ),
    )
    const options = { draft: true }
    const table = at(
      { seats: 5, options, gained, scores: [20, 20, 20, 20, 19] },
      stop,
      score({ who: 4, vp: 1 }),
    )
    table.tells({ fact: "noCard", virus: "A" }).asks([0, 1, 2, 3, 4], "pair.choose")
    expect(table.state.cards[4]).toMatchObject({ gained: 3, unseen: [] })
  })

  test("VIR-RUL-37 a card drawn unseen is its owner's secret until it is played", () => {
    const unseen: MutationCardId[][] = [["M19"], [], []]
    const table = at({ round: 2, scores: [5, 0, 0], ties: [1, 2, 0], unseen }, ...inRound("firstPair"))
    expect(table.view(0).unseen).toEqual(["M19"])
    expect(table.view(0).mutations.unseen).not.toContain("M19")
    expect(JSON.stringify(table.view(1).cards)).not.toContain("M19")
    expect(table.view(1).cards[0]).toMatchObject({ unseen: 1, gained: 1 })
    expect(table.view(1).mutations.unseen).toContain("M19")
    expect(table.view(1).mutations.unknown).toBe(table.view(1).mutations.unseen.length - 1)
    for (const seat of [0, 1, 2])
      table
        .choose(seat, { do: "zone", zone: 3 })
        .choose(seat, { do: "mutation", card: seat === 0 ? "M19" : "B3" })
    expect(table.view(1).cards[0]).toMatchObject({ unseen: 0, places: [{ zone: 3, card: "M19" }] })
    expect(table.view(1).mutations.unseen).not.toContain("M19")
  })

  test("VIR-RUL-37 VIR-RUL-46 who takes the top card sees it alone, unless the deck has been through", () => {
    const drawn = (unknown: MutationCardId[], bottom: MutationCardId[]) => {
      const { state } = at({ scores: [4, 0, 0] }, stop, score({ who: 0, vp: 1 }))
      Object.assign(state.mutations, { unknown, bottom })
      const turn = watched(new FastRandom("blind"))
      rules.apply(state, 0, { do: "blind" }, turn)
      return turn.draws.map(({ name, knownTo }) => [name, knownTo])
    }
    expect(drawn(["M19", "M20"], ["M04"])[0]).toEqual(["mutation", [0]])
    expect(drawn([], ["M04", "M05"])).toEqual([]) // no chance in it: the order is known
  })

  test("VIR-VP-03 the last card of the deck is still on offer, and no sooner withheld than it is gone", () => {
    const table = at({ scores: [4, 0, 0] }, stop, score({ who: 0, vp: 6 }))
    const rest = table.state.mutations.unknown.splice(2)
    table.state.cards[1] = { ...table.state.cards[1]!, deck: rest } // out of the way
    table.draws({ mutation: "M04" }).choose(0, { card: "M01" })
    expect(table.options(0)).toContainEqual({ do: "blind" })
    expect(rules.whyNot(table.state, 0)).toEqual([])
  })

  test("VIR-RUL-37 who looks on imagines a card for everybody who drew one unseen", () => {
    const unseen: MutationCardId[][] = [["M15"], ["M16"], ["M17"]]
    const table = at({ round: 2, scores: [5, 5, 5], unseen }, stop)
    const world = rules.imagine(table.view("spectator"), new FastRandom("looking on"))
    expect(world.cards.map((cards) => cards.unseen.length)).toEqual([1, 1, 1])
    expect(rules.invariants(world)).toEqual([])
  })

  test("VIR-RUL-46 when all cards of the deck are known, so is the one drawn from it", () => {
    const gained = [0, 1, 2, 3, 4].map((seat) =>
      Array.from(
        { length: [4, 4, 4, 4, 2][seat] as number },
        (_, i) => `M${String(seat * 4 + i + 5).padStart(2, "0")}` as MutationCardId,
      ),
    )
    const table = at({ seats: 5, gained, scores: [20, 20, 20, 20, 14] }, stop, score({ who: 4, vp: 1 }))
    Object.assign(table.state.mutations, { unknown: [], bottom: ["M04"] })
    table.choose(4, { do: "blind" }).tells({ fact: "drewCard", virus: "A", card: "M04" }, 0)
    expect(table.state.cards[4]).toMatchObject({ unseen: [], gained: 3 })
    expect(table.state.cards[4]?.mutations).toContain("M04")
    expect(table.state.display).toEqual(["M01", "M02", "M03"])
  })
})

describe("the flip", () => {
  test("VIR-FLIP-01 VIR-RUL-10 at 21 and not before, the dummy's score counts too", () => {
    expect(
      at({ scores: [15, 0, 0], draws: drawing("M12") }, stop, score({ who: 0, vp: 5 })).choose(0, {
        card: "M01",
      }).state.side,
    ).toBe("white")
    expect(at({ seats: 2, scores: [0, 0, 20] }, stop, score({ who: 2, vp: 1 })).state.side).toBe("blue")
  })

  test("VIR-FLIP-02 the blue side pays more, and tokens never turn back", () => {
    const body = { BRA: ["Y"] }
    const zoneTokens = ["T8", "T1", "T2", "T3", "T4", "T5"] as const
    expect(at({ body, zoneTokens }, stop, research()).state.scores[1]).toBe(4)
    const blue = at({ scores: [21, 0, 0], body, zoneTokens, draws: drawing("M10") }, stop, research())
    expect(blue.state.scores[1]).toBe(6)
    expect(blue.choose(1, { card: "M01" }).state.side).toBe("blue")
  })

  test("VIR-RUL-39 the zone that flips the tokens still pays research by its white side", () => {
    const zoneTokens = ["T6", "T1", "T2", "T3", "T4", "T5"] as const // white 3/+2, blue 5/+3
    const table = at({ scores: [20, 0, 0], body: { BRA: ["G"] }, zoneTokens }, stop, research())
    expect(table.state.scores[0]).toBe(23)
    expect(table.state.research[0]).toBe(2)
  })

  test("VIR-RUL-49 points, then the card, then research", () => {
    const table = at({ scores: [4, 0, 0], body: { BRA: ["G"] }, draws: drawing("M10") }, stop, research())
    table.asks(0, "score.take")
    expect([table.state.scores[0], table.state.research[0]]).toEqual([6, 0])
    expect(table.choose(0, { card: "M01" }).state.research[0]).toBe(1)
  })
})

describe("Step 2", () => {
  const zoneTokens = ["T3", "T4", "T5", "T6", "T7", "T8"] as const

  test("VIR-RES-01 zones are scored in the order of their numbers", () => {
    const table = at({ zoneTokens }, stop, research())
    const zones = table.facts().filter(({ fact }) => fact === "uncontrolled")
    expect(zones.map(({ zone }) => zone)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test("VIR-RES-02 VIR-RES-05 VIR-RES-06 without a virus in every organ nobody controls a zone", () => {
    const table = at({ body: { STO: ["G", "G"], SIN: ["G"], LIN: ["Y"] } }, stop, research())
    expect(table.state.scores).toEqual([0, 0, 0])
    expect(table.state.research).toEqual([0, 0, 0])
    table
      .tells({ fact: "uncontrolled", zone: 5 })
      .tells({ fact: "missing", virus: "G", organs: ["LIN"], count: 3 })
  })

  test("VIR-RES-03 of those in every organ the one with most viruses in the zone controls it", () => {
    const table = at(
      { seats: 4, body: { HE1: ["G", "Y"], HE2: ["G", "Y", "Y"] }, ties: [0, 1, 2, 3] },
      stop,
      research(2),
    )
    expect(table.state.scores).toEqual([0, 2, 0, 0])
  })

  test("VIR-RES-03 every organ of the zone counts alike", () => {
    const body = { HE1: ["G", "G", "Y"], HE2: ["G", "Y", "Y", "Y"] }
    expect(at({ seats: 5, body }, stop, research(2)).state.scores).toEqual([0, 2, 0, 0, 0])
  })

  test("VIR-RES-04 VIR-TIE-01 a tie goes to the highest on the chart among those who tie", () => {
    const body = { HE1: ["G", "Y"], HE2: ["G", "Y"] }
    expect(at({ body, ties: [2, 1, 0] }, stop, research(2)).state.scores).toEqual([0, 2, 0])
    expect(at({ body, ties: [2, 0, 1] }, stop, research(2)).state.scores).toEqual([2, 0, 0])
  })

  test("VIR-RES-07 VIR-RES-08 the controller gains the token's points and its research moves, down as well", () => {
    const down = ["T2", "T3", "T4", "T5", "T6", "T7"] as const
    const table = at({ body: { BRA: ["O"] }, research: [0, 0, 3], zoneTokens: down }, stop, research())
    expect(table.state.scores).toEqual([0, 0, 1])
    expect(table.state.research).toEqual([0, 0, 2])
  })

  test("VIR-RES-09 VIR-CMP-22 zone 5 pays one point more, marked together", () => {
    const table = at({ body: { STO: ["G"], SIN: ["G"], LIN: ["G"] }, zoneTokens }, stop, research(5))
    table.tells({ fact: "gained", virus: "G", vp: 4, score: 4 })
  })

  test("VIR-RES-10 VIR-RES-11 research stops at top and bottom, the points are gained all the same", () => {
    const table = at({ body: { LIV: ["G"], PAN: ["G"] }, research: [6, 0, 0], zoneTokens }, stop, research(4))
    expect([table.state.scores[0], table.state.research[0]]).toEqual([3, 7])
    const low = ["T1", "T3", "T4", "T5", "T6", "T7"] as const
    const bottom = at({ body: { BRA: ["G"] }, research: [1, 0, 0], zoneTokens: low }, stop, research())
    expect([bottom.state.scores[0], bottom.state.research[0]]).toEqual([1, 0])
  })
})

describe("Step 6 and the end", () => {
  test("VIR-END-01 VIR-END-02 fewest points on top; equals keep their order", () => {
    expect(at({ seats: 4, scores: [3, 1, 3, 0], ties: [2, 1, 0, 3] }, stop, end).state.ties).toEqual([
      3, 1, 2, 0,
    ])
  })

  test("VIR-END-03 VIR-ACT-ABS-07 VIR-ACT-ABS-08 absorbed viruses are released where their absorber is", () => {
    const table = at({ body: { BRA: ["G*[Y*]"], LIV: ["O[G]", "O[G]"] }, seats: 5 }, stop, end)
    expect(table.state.body).toMatchObject({ BRA: ["G*", "Y*"], LIV: ["G", "G", "O", "O"] })
  })

  test("VIR-FIN-01 VIR-FIN-02 VIR-FIN-03 track, zones with a virus and cards, once, after Step 6 of round 6", () => {
    const body = { BRA: ["G"], HE1: ["G", "G"], LIV: ["Y"] }
    const table = at({ round: 6, step: 5, body, scores: [3, 2, 0], ties: [2, 1, 0] }, ...inRound("end"))
    expect(table.state.scores).toEqual([3, 2, 0]) // final points do not go to the track
    expect(table.result).toEqual({
      winners: [0],
      places: [1, 2, 3],
      scores: [5, 3, 0],
      parts: [
        { track: 3, zones: 2, cards: 0 },
        { track: 2, zones: 1, cards: 0 },
        { track: 0, zones: 0, cards: 0 },
      ],
    })
    expect(table.facts().filter(({ fact }) => fact === "finalScore")).toHaveLength(3)
  })

  test("VIR-FIN-03 the last Step 6 releases viruses before presence is counted", () => {
    const table = at({ round: 6, step: 5, body: { BRA: ["G[Y]"] } }, ...inRound("end"))
    expect(table.result?.parts.map(({ zones }) => zones)).toEqual([1, 1, 0])
  })

  test("VIR-FIN-04 cards count in hand, at the Timer and drawn unseen alike", () => {
    const { state } = at(
      { round: 2, scores: [10, 0, 0], ties: [1, 2, 0], gained: [["M22"], [], []], unseen: [["M15"], [], []] },
      stop,
    )
    const resting = {
      ...state,
      cards: state.cards.map((cards, seat) =>
        seat === 0 ? { ...cards, mutations: [], timer: [{ zone: 1 as const, card: "M22" as const }] } : cards,
      ),
    }
    expect([finalParts(state, 0).cards, finalParts(resting, 0).cards]).toEqual([6, 6])
    const playing = at(
      { scores: [5, 0, 0], gained: [["M22"], [], []], playing: [{ zone: 1, card: "M22" }, null, null] },
      stop,
    )
    expect(finalParts(playing.state, 0).cards).toBe(3) // at a place
  })

  test("VIR-FIN-05 VIR-TIE-02 VIR-RUL-38 a tie for victory goes to the one lower on the chart as Step 6 left it", () => {
    const table = at({ round: 6, step: 5, scores: [4, 4, 0], ties: [0, 1, 2] }, ...inRound("end"))
    expect(table.state.ties).toEqual([2, 0, 1])
    expect(table.result).toMatchObject({ winners: [1], places: [2, 1, 3], scores: [4, 4, 0] })
    table.tells({ fact: "won", seat: 1, tie: true })
  })

  test("who has resigned is not told as the winner, and no chart decides against them", () => {
    const table = at({ round: 6, step: 5, scores: [4, 4, 0], ties: [0, 1, 2] }, ...inRound("end"))
    const won = (resigned: number[]) =>
      toldWith(rules, { seats: 3, resigned }, table.state, table.story()).find(
        ({ fact }) => fact.fact === "won",
      )?.fact
    expect(won([1])).toMatchObject({ seat: 0, virus: "G", total: 4, tie: false })
    expect(won([2])).toMatchObject({ seat: 1, total: 4, tie: true })
    expect(won([0, 1])).toMatchObject({ seat: 2, total: 0, tie: false })
  })

  test("VIR-RUL-31 the dummy is counted but cannot win", () => {
    const table = at({ seats: 2, round: 6, step: 5, scores: [1, 2, 30] }, ...inRound("end"))
    expect(table.result).toMatchObject({ winners: [1], places: [2, 1], scores: [1, 2] })
    table.tells({ fact: "finalScore", virus: "O", total: 30 })
    expect(ranking(table.state)).toEqual([1, 0])
  })

  test("VIR-RUL-10 final points neither flip the tokens nor draw cards", () => {
    const table = at(
      { round: 6, step: 5, scores: [20, 0, 0], body: { BRA: ["G"], HE1: ["G"] } },
      ...inRound("end"),
    )
    expect(table.result?.scores[0]).toBeGreaterThanOrEqual(22)
    expect(table.state.side).toBe("white")
    expect(table.state.cards[0]?.gained).toBe(4)
  })

  test("VIR-FIN-01 what was drawn unseen is revealed to all at the end, and nothing where all is open", () => {
    const revealed = (unseen: MutationCardId[][]) => {
      // the first player orders two crises, and then it is over
      const body = { LIV: ["O[G,Y]"], BRA: ["G[O,Y]"] }
      const table = at(
        { round: 6, step: 5, scores: [5, 0, 0], unseen, body, ties: [1, 2, 0] },
        ...inRound("end"),
      )
      const turn = watched(new FastRandom("end"))
      rules.apply(table.asks(0, "crises.place").state, 0, { do: "crisis", organ: "LIV" }, turn)
      expect(table.result).not.toBe(null)
      return turn.revealed
    }
    expect(revealed([["M15"], [], []])).toEqual([{ what: [["M15"], [], []], to: "all" }])
    expect(revealed([[], [], []])).toEqual([])
  })

  test("VIR-INV-21 unseen cards are laid open for the final count", () => {
    const unseen: MutationCardId[][] = [["M15"], [], []]
    const table = at({ round: 6, step: 5, scores: [5, 0, 0], unseen, ties: [1, 2, 0] }, ...inRound("end"))
    expect(table.view(1).cards[0]?.mutations).toContain("M15")
    expect(rules.decisions(table.state)).toEqual([])
  })
})

test("VIR-INV-19 nothing in Step 1 brings points: the Check-up Day comes later", () => {
  const table = happens("E12", { research: [6, 0, 0] })
  expect(table.state.research).toEqual([0, 1, 1]) // up to the top, and cured
})
