import { FastRandom } from "@genepool/engine"
import { tableOf, watched } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import type { MutationCardId } from "../data/cards.ts"
import { rules } from "../rules/viral.ts"
import { at, inRound, score, stop, type ViralTable } from "./at.ts"

const id = (n: number) => `M${String(n).padStart(2, "0")}` as MutationCardId
const ids = (...numbers: number[]) => numbers.map(id)

/** Three players at their first pick: seat 0 has M01-M04, seat 1 M05-M08, seat 2 M09-M12. */
function draft(): ViralTable {
  return tableOf(rules, {
    seats: 3,
    options: { draft: true, viruses: "random" },
    position: {
      viruses: ["G", "Y", "O"],
      first: 0,
      ties: [0, 1, 2],
      body: Object.fromEntries(
        "BRA HE1 HE2 LU1 LU2 LIV PAN STO SIN LIN KI1 KI2"
          .split(" ")
          .map((organ, i) => [organ, ["GYO"[i % 3]]]),
      ),
      reserve: [4, 4, 4],
      zoneTokens: ["T1", "T2", "T3", "T4", "T5", "T6"],
      packets: [1, 5, 9].map((from) => ({ kept: [], left: ids(from, from + 1, from + 2, from + 3) })),
      frames: [
        { proc: "game", step: "rounds" },
        { proc: "draft", step: "keep", pick: 0 },
      ],
    },
  })
}

const keep = (table: ViralTable, ...cards: number[]) => {
  cards.forEach((n, seat) => {
    table.choose(seat, { do: "keep", card: id(n) })
  })
  return table
}

describe("the draft", () => {
  test("VIR-DRAFT-01 there is neither deck nor display", () => {
    const { mutations, display } = draft().state
    expect([mutations, display]).toEqual([{ unknown: [], bottom: [] }, []])
  })

  test("VIR-DRAFT-02 four cards each, and the rest is not used", () => {
    const table = tableOf(rules, { seats: 5, options: { draft: true, viruses: "random" }, draws: "seeded" })
    while (table.state.packets === null) {
      const [decision] = rules.decisions(table.state)
      table.choose(decision?.seat as number, decision?.options[0] as object)
    }
    const dealt = table.state.packets.flatMap(({ left }) => left)
    expect(dealt).toHaveLength(20)
    expect(new Set(dealt).size).toBe(20)
    table.asks([0, 1, 2, 3, 4], "draft.keep")
  })

  test("VIR-DRAFT-03 VIR-DEC-25 keep one, pass three to the left; keep one, pass two; keep one, pass one and keep it", () => {
    const table = draft().asks([0, 1, 2], "draft.keep")
    expect(table.options(0)).toEqual(ids(1, 2, 3, 4).map((card) => ({ do: "keep", card })))
    keep(table, 1, 5, 9)
    // from seat 0
    expect(table.options(1)).toEqual(ids(2, 3, 4).map((card) => ({ do: "keep", card })))
    keep(table, 10, 2, 6)
    expect(table.options(2)).toEqual(ids(3, 4).map((card) => ({ do: "keep", card })))
    keep(table, 7, 11, 3)
    table.asks([0, 1, 2], "draft.order")
    expect(table.options(0)).toMatchObject(ids(1, 4, 7, 10).map((card) => ({ card, at: 1 })))
  })

  test("VIR-DRAFT-04 VIR-DRAFT-05 VIR-DEC-26 everybody lays a deck, which is open to all when the last one is ready", () => {
    const table = keep(keep(keep(draft(), 1, 5, 9), 10, 2, 6), 7, 11, 3)
    const lay = (seat: number, ...cards: number[]) => {
      for (const n of cards) table.choose(seat, { do: "lay", card: id(n) })
    }
    lay(0, 7, 1, 10)
    expect(table.latest()).toEqual([])
    expect(JSON.stringify(table.view(1).cards)).not.toContain("M07")
    lay(0, 10, 4, 1) // still free to change
    lay(1, 2, 5, 8)
    table.draws() // nothing is drawn after the draft
    lay(2, 3, 6, 9)
    expect(table.view(2).cards.map(({ deck }) => deck)).toEqual([
      ids(10, 4, 1, 7),
      ids(2, 5, 8, 11),
      ids(3, 6, 9, 12),
    ])
    table.tells({ fact: "deckLaid", virus: "G", cards: ids(10, 4, 1, 7) })
    expect(table.state.packets).toBe(null)
  })

  test("VIR-DRAFT-05 the order cannot be changed: no choice ever names a personal deck", () => {
    const decks = [ids(10, 4, 1, 7), ids(2, 5, 8, 11), ids(3, 6, 9, 12)]
    const table = at({ round: 2, options: { draft: true }, decks }, ...inRound("firstPair"))
    table.refuses(0, { do: "lay", card: "M10", at: 1 })
    expect(table.state.cards[0]?.deck).toEqual(ids(10, 4, 1, 7))
  })

  test("VIR-DRAFT-06 an earned card is the top one of the own deck, without a choice", () => {
    const decks = [ids(10, 4, 1, 7), ids(2, 5, 8, 11), ids(3, 6, 9, 12)]
    const table = at({ options: { draft: true }, decks, scores: [4, 0, 0] }, stop, score({ who: 0, vp: 7 }))
    expect(table.state.cards[0]).toMatchObject({ deck: ids(1, 7), gained: 2 })
    expect(table.state.cards[0]?.mutations).toEqual(["B1", "B2", "B3", "B4", "B5", "M04", "M10"])
    table.tells({ fact: "tookCard", virus: "G", card: "M10" }).asks([0, 1, 2], "pair.choose")
  })

  test("VIR-RUL-35 cards left in a personal deck are worth nothing", () => {
    const decks = [ids(15, 22, 1, 7), [], []]
    const { state } = at({ options: { draft: true }, decks }, stop)
    expect(rules.result({ ...state, frames: [] })?.parts[0]?.cards).toBe(0)
  })
})

describe("what a seat is told with the question", () => {
  const prompt = (table: ViralTable, seat: number) => rules.prompt(table.state, seat)?.about

  test("VIR-DRAFT-03 the pick it is at", () => {
    const table = draft()
    expect(prompt(table, 0)).toEqual({ pick: 1 })
    expect(prompt(keep(table, 1, 5, 9), 2)).toEqual({ pick: 2 })
    expect(prompt(keep(table, 10, 2, 6), 2)).toEqual({ pick: 3 })
  })

  test("VIR-DRAFT-04 which place of the deck comes next; who has laid all of it would begin anew", () => {
    const table = keep(keep(keep(draft(), 1, 5, 9), 10, 2, 6), 7, 11, 3)
    for (const [at, card] of [7, 1, 10].entries()) {
      expect(prompt(table, 0)).toEqual({ at: at + 1 })
      table.choose(0, { do: "lay", card: id(card) })
    }
    expect(prompt(table, 0)).toEqual({ at: 1 })
    expect(prompt(table, 1)).toEqual({ at: 1 })
  })
})

describe("what a seat knows of the packets", () => {
  test("VIR-DRAFT-02 a card that is dealt is seen by whoever it is dealt to", () => {
    const table = tableOf(rules, { seats: 3, options: { draft: true, viruses: "random" }, draws: "seeded" })
    let dealing = watched(new FastRandom("dealing"))
    while (table.state.packets === null) {
      const [decision] = rules.decisions(table.state)
      dealing = watched(new FastRandom("dealing"))
      rules.apply(table.state, decision!.seat, decision!.options[0]!, dealing)
    }
    const dealt = dealing.draws.filter(({ name }) => name === "draft card")
    expect(dealt.map(({ knownTo }) => knownTo)).toEqual(
      [0, 1, 2].flatMap((seat) => [[seat], [seat], [seat], [seat]]),
    )
  })

  test("VIR-DRAFT-03 what is kept is known to the seat and to whoever gets the packet next, what is left to that one", () => {
    const table = draft()
    for (const [seat, next] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      expect(rules.knownTo(table.state, seat, table.options(seat)[0]!)).toEqual([seat, next])
    table.choose(0, { card: id(1) }).choose(1, { card: id(5) })
    const passing = watched(new FastRandom("passing"))
    rules.apply(table.state, 2, { do: "keep", card: id(9) }, passing)
    expect(passing.revealed).toEqual([
      { what: ids(10, 11, 12), to: [0] },
      { what: ids(2, 3, 4), to: [1] },
      { what: ids(6, 7, 8), to: [2] },
    ])
  })

  test("VIR-DRAFT-03 VIR-INV-22 only packets that it has held, and what it kept", () => {
    const table = keep(draft(), 1, 5, 9)
    const { draft: seen } = table.view(1)
    expect(seen).toEqual({
      picks: 1,
      kept: ["M05"],
      seen: [[{ pick: 1, cards: ids(2, 3, 4) }], [{ pick: 0, cards: ids(5, 6, 7, 8) }], []],
    })
    // the fourth card is the last one that anybody sees of a packet
    keep(keep(table, 10, 2, 6), 7, 11, 3)
    expect(table.view(0).draft?.seen[0]).toEqual([
      { pick: 0, cards: ids(1, 2, 3, 4) },
      { pick: 3, cards: ids(4) },
    ])
    expect(table.view(0).draft?.seen[2]).toEqual([{ pick: 1, cards: ids(10, 11, 12) }])
  })

  test("VIR-INV-22 who looks on sees how far the draft is, and no card", () => {
    const table = keep(draft(), 1, 5, 9)
    const spectator = table.view("spectator")
    expect(spectator.draft).toEqual({ picks: 1, kept: [], seen: [[], [], []] })
    expect(JSON.stringify(spectator.draft)).not.toContain("M0")
  })

  test("VIR-INV-22 imagined packets agree with all that passed by, and differ where the seat is blind", () => {
    const table = keep(keep(draft(), 1, 5, 9), 10, 2, 6)
    const random = new FastRandom(1)
    const elsewhere = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const world = rules.imagine(table.view(1), random)
      expect(rules.view(world, 1)).toEqual(table.view(1))
      expect(rules.invariants(world)).toEqual([])
      const [first, own, blind] = world.packets as NonNullable<typeof world.packets>
      expect([...first!.kept.slice(1), ...first!.left].sort()).toEqual(ids(2, 3, 4))
      expect(own!.kept[0]).toBe("M05")
      expect([...own!.kept, ...own!.left].sort()).toEqual(ids(5, 6, 7, 8))
      elsewhere.add(JSON.stringify(blind!.kept.slice(0, 1)))
    }
    expect(elsewhere.size).toBeGreaterThan(5) // the first card kept from a packet it saw only later
  })
})
