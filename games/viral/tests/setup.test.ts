import { FastRandom, Turn } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { organIds, organsOf, zoneOf } from "../data/organs.ts"
import { isIn, type State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"
import { at, happens, inRound, organs, type ViralTable } from "./at.ts"

const laidOut = [
  { event: "E04" },
  ...["T1", "T3", "T5", "T7", "T2", "T8"].map((token) => ({ "zone token": token })),
]
const openCards = ["M05", "M06", "M07"].map((card) => ({ mutation: card }))

/** Fresh, with viruses G, Y, … by seat and seat 0 first. */
function fresh(seats: number, options: object = {}): ViralTable {
  const table = tableOf(rules, { seats, options: { viruses: "chosen", ...options } })
  const viruses = ["G", "Y", "O", "P", "A"] as const
  for (let seat = 0; seat < Math.min(seats, 4); seat++) {
    const isLast = seat === seats - 1 || seat === 3
    if (isLast) table.draws(...(seats === 2 ? [{ "dummy virus": "O" }] : []), { "first player": 0 })
    table.choose(seat, { virus: viruses[seat] as "G" })
  }
  return table
}

/** Everybody takes the first organ on the list, until the set-up is over. */
function settleAll(table: ViralTable): void {
  while (table.state.zoneTokens.length === 0) {
    const [decision] = rules.decisions(table.state)
    table.choose(decision?.seat as number, decision?.options[0] as object)
  }
}

describe("choosing and dealing", () => {
  test("VIR-SET-01 VIR-DEC-01 each seat in turn chooses a virus that nobody has", () => {
    const table = tableOf(rules, { seats: 3 })
    table.asks(0, "setUp.chooseVirus")
    expect(table.options(0)).toHaveLength(5)
    table.choose(0, { virus: "P" }).asks(1, "setUp.chooseVirus")
    table.refuses(1, { do: "virus", virus: "P" }, "virusTaken")
    table.draws({ "first player": 2 }).choose(1, { virus: "G" }).choose(2, { virus: "A" })
    expect(table.state.viruses).toEqual(["P", "G", "A"])
  })

  test("VIR-SET-01 viruses can be dealt at random instead", () => {
    const { viruses } = tableOf(rules, { seats: 5, options: { viruses: "random" } }).state
    expect(new Set(viruses).size).toBe(5)
  })

  test("VIR-SET-02 VIR-SET-03 everybody starts with six zone cards and five starting cards, and nothing of other viruses is left", () => {
    const { cards, mutations } = fresh(3).state
    expect(cards).toHaveLength(3)
    for (const hand of cards) {
      expect(hand.zones).toEqual([1, 2, 3, 4, 5, 6])
      expect(hand.mutations).toEqual(["B1", "B2", "B3", "B4", "B5"])
      expect(hand.gained).toBe(0)
    }
    expect(mutations.unknown).toHaveLength(22)
  })

  test("VIR-SET-04 virus tokens start in the reserve, plain", () => {
    expect(fresh(3).state.reserve).toEqual([8, 8, 8])
    expect(fresh(4).state.reserve).toEqual([7, 7, 7, 7])
  })

  test("VIR-SET-05 VIR-SET-06 VIR-RUL-02 the first player is drawn, and the tie chart follows in turn order", () => {
    const table = tableOf(rules, { seats: 3 }).choose(0, { virus: "G" }).choose(1, { virus: "Y" })
    table.draws({ "first player": 1 }).choose(2, { virus: "O" })
    expect(table.state.first).toBe(1)
    expect(table.state.ties).toEqual([1, 2, 0])
    table.tells({ fact: "firstPlayer", seat: 1, virus: "Y" })
  })

  test("VIR-SET-11 VIR-SET-12 VIR-SET-13 scores and research at 0, all crisis tokens in the pool", () => {
    const { scores, research, crises } = fresh(4).state
    expect(scores).toEqual([0, 0, 0, 0])
    expect(research).toEqual([0, 0, 0, 0])
    expect(crises).toEqual([null, null, null, null])
  })
})

describe("starting infection", () => {
  test("VIR-SET-07 VIR-DEC-02 it begins with the last player and goes counter-clockwise", () => {
    const table = fresh(3)
    const order: number[] = []
    for (let i = 0; i < 7; i++) {
      const [decision] = rules.decisions(table.state)
      order.push(decision?.seat as number)
      table.choose(decision?.seat as number, decision?.options[0] as object)
    }
    expect(order).toEqual([2, 1, 0, 2, 1, 0, 2])
    expect(table.state.reserve).toEqual([6, 6, 5])
  })

  test("VIR-SET-08 an organ with a virus cannot be chosen", () => {
    const table = fresh(3).choose(2, { organ: "LIV" })
    table.refuses(1, { do: "place", organ: "LIV" }, "organTaken")
    expect(organs(table, 1)).toHaveLength(11)
  })

  test("VIR-SET-09 VIR-RUL-03 a zone with an own virus is closed while another one is open", () => {
    const table = fresh(3).choose(2, { organ: "STO" }).choose(1, { organ: "BRA" }).choose(0, { organ: "KI1" })
    table.refuses(2, { do: "place", organ: "SIN" }, "ownZone")
    expect(organs(table, 2)).toEqual(["HE1", "HE2", "LU1", "LU2", "LIV", "PAN", "KI2"])
  })

  test.each([
    [3, [4, 4, 4]],
    [4, [3, 3, 3, 3]],
    [5, [2, 2, 2, 3, 3]],
  ])("VIR-SET-10 with %i players they start with %j viruses", (seats, starting) => {
    const table = fresh(seats).draws(...laidOut, ...openCards)
    settleAll(table)
    const supply = 11 - seats
    expect(table.state.reserve.map((left) => supply - left)).toEqual(starting)
    expect(organIds.every((organ) => table.state.body[organ].length === 1)).toBe(true)
    table.finish()
  })
})

describe("what is laid out", () => {
  test("VIR-SET-14 VIR-SET-15 VIR-SET-16 VIR-SET-17 VIR-RUL-47 events, zone tokens and cards come after the starting infection", () => {
    const table = fresh(3).draws(...laidOut, ...openCards)
    expect([table.state.event, table.state.zoneTokens, table.state.display]).toEqual([null, [], []])
    settleAll(table)
    const { state } = table.finish()
    expect(state.event).toBe("E04")
    expect(state.eventsLeft).toBe(6)
    expect(state.events.unknown).toHaveLength(12)
    expect(state.zoneTokens).toEqual(["T1", "T3", "T5", "T7", "T2", "T8"])
    expect(state.side).toBe("white")
    expect(state.display).toEqual(["M05", "M06", "M07"])
    expect(state.mutations.unknown).toHaveLength(19)
    expect([state.round, state.step]).toEqual([1, 1])
    table.asks([0, 1, 2], "pair.choose")
  })

  test("VIR-SET-14 only the top event is known; the rest of the stack and the box are one unknown set", () => {
    const table = fresh(3).draws(...laidOut, ...openCards)
    settleAll(table)
    const { event, events } = table.view(0)
    expect(event).toBe("E04")
    expect(events.unknown).toEqual([
      "E01",
      "E02",
      "E03",
      ...[5, 6, 7, 8, 9].map((n) => `E0${n}`),
      "E10",
      "E11",
      "E12",
      "E13",
    ])
  })
})

describe("two players", () => {
  test("VIR-2P-01 VIR-2P-02 VIR-2P-04 VIR-RUL-30 VIR-RUL-44 a third virus at random, eight tokens each, on top of the tie chart", () => {
    const { viruses, reserve, ties, scores, research } = fresh(2).state
    expect(viruses).toEqual(["G", "Y", "O"])
    expect(reserve).toEqual([8, 8, 8])
    expect(ties).toEqual([2, 0, 1])
    expect([scores, research]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test("VIR-2P-03 VIR-DEC-03 who has placed a virus places one of the dummy's, under the same restrictions", () => {
    const table = fresh(2)
    table.asks(1, "setUp.place").choose(1, { do: "place", organ: "HE1" })
    table.asks(1, "setUp.placeDummy").choose(1, { do: "placeDummy", organ: "HE2" })
    table.asks(0, "setUp.place").choose(0, { organ: "BRA" })
    table.asks(0, "setUp.placeDummy").refuses(0, { do: "placeDummy", organ: "HE1" }, "organTaken")
    table.choose(0, { organ: "LU1" })
    table.choose(1, { organ: "LIV" }).refuses(1, { do: "placeDummy", organ: "LU2" }, "ownZone")
    table.choose(1, { organ: "PAN" })
    expect(table.state.body.HE2).toEqual(["O"])
    expect(table.state.reserve).toEqual([7, 6, 5])
  })

  test("VIR-2P-05 VIR-RUL-33 eighteen zone cards; two are turned up in a round and do not come back", () => {
    const table = at(
      {
        seats: 2,
        step: 2,
        event: "E11",
        draws: [{ event: "E12" }, { "dummy card": 5 }, { "dummy card": 1 }],
      },
      ...inRound("research"),
    )
    expect(table.state.dummyDeck.unknown).toHaveLength(16)
    expect(table.state.dummyDeck.unknown.filter((zone) => zone === 5)).toHaveLength(2)
    table.asks(1, "dummy.where")
  })

  test("VIR-2P-06 VIR-DEC-04 VIR-RUL-34 the marker holder places a dummy virus for each card, before pairs are chosen", () => {
    const table = at(
      {
        seats: 2,
        step: 2,
        event: "E11",
        draws: [{ event: "E12" }, { "dummy card": 4 }, { "dummy card": 4 }],
      },
      ...inRound("research"),
    )
    expect(table.state.first).toBe(1)
    table.asks(1, "dummy.where").refuses(1, { do: "placeDummy", organ: "BRA" }, "wrongZone")
    table.choose(1, { organ: "LIV" }).asks(1, "dummy.where").choose(1, { organ: "LIV" })
    expect(table.state.body.LIV).toEqual(["O", "O"])
    table.asks([0, 1], "pair.choose")
  })

  test("VIR-2P-06 VIR-DEC-04 a card for the Brain needs no choice", () => {
    const table = at(
      {
        seats: 2,
        step: 2,
        event: "E11",
        draws: [{ event: "E12" }, { "dummy card": 1 }, { "dummy card": 1 }],
      },
      ...inRound("research"),
    )
    expect(table.state.body.BRA).toEqual(["O", "O"])
    table.asks([0, 1], "pair.choose")
  })

  test("VIR-2P-07 nothing is placed when the dummy has no virus left", () => {
    const body = { BRA: ["O", "O"], HE1: ["O", "O"], HE2: ["O", "O"], LU1: ["O", "O"] }
    const table = happens("E13", { seats: 2, body }, { "dummy card": 4 }, { "dummy card": 6 })
    table.tells({ fact: "dummyIdle", zone: 4 }).tells({ fact: "dummyIdle", zone: 6 })
    expect([table.state.body.LIV, table.state.body.KI1]).toEqual([[], []])
  })

  test("VIR-2P-08 the dummy plays no pairs and never gets the marker", () => {
    const table = at(
      {
        seats: 2,
        round: 2,
        first: 1,
        event: "E11",
        draws: [{ event: "E12" }, { "dummy card": 1 }, { "dummy card": 1 }],
      },
      ...inRound("research"),
    )
    expect(table.state.first).toBe(0)
    expect(table.state.cards).toHaveLength(2)
  })

  test("VIR-2P-09 VIR-2P-10 the dummy scores and is researched, but takes no card", () => {
    const body = { BRA: ["O"] }
    const table = at(
      { seats: 2, body, scores: [0, 0, 4], zoneTokens: ["T8", "T1", "T2", "T3", "T4", "T5"] },
      {
        proc: "pair",
        step: "choose",
        place: 2,
        at: 0,
      },
      { proc: "research", step: "zone", zone: 1, controller: -1, steps: 0 },
    )
    expect(table.state.scores).toEqual([0, 0, 8])
    expect(table.state.research).toEqual([0, 0, 3])
    table.asks([0, 1], "pair.choose")
  })

  test("VIR-2P-11 VIR-RUL-32 the first player chooses for the dummy, after both players", () => {
    const table = at(
      { seats: 2, first: 1 },
      { proc: "pair", step: "choose", place: 2, at: 0 },
      {
        proc: "breed",
        step: "next",
        at: 0,
      },
    )
    table.asks(1, "breed.where").choose(1, { organ: "LIV" })
    table.asks(0, "breed.where").choose(0, { organ: "LIV" })
    table.asks(1, "breed.where").choose(1, { organ: "PAN" })
    expect(table.state.body.LIV).toEqual(["G", "Y"])
    expect(table.state.body.PAN).toEqual(["O"])
  })

  test("VIR-2P-12 the dummy's tie token is sorted by its points", () => {
    const table = at(
      { seats: 2, scores: [1, 0, 2] },
      { proc: "pair", step: "choose", place: 2, at: 0 },
      {
        proc: "end",
        step: "ties",
      },
    )
    expect(table.state.ties).toEqual([1, 0, 2])
  })
})

test("VIR-SET-09 whatever is chosen, everybody can always settle somewhere", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = new FastRandom(seed)
    const seats = 2 + (seed % 4)
    const options = { draft: false, supply: "shifted", viruses: "random", edition: null } as const
    const state: State = rules.setup(seats, options, new Turn(random, false))
    while (state.zoneTokens.length === 0) {
      const [decision] = rules.decisions(state)
      const { seat, options: list } = decision as NonNullable<typeof decision>
      const choice = list[random.below(list.length)]!
      if (choice.do === "place") {
        const virus = state.viruses[seat]!
        const isOwnZone = organsOf[zoneOf[choice.organ]]!.some((organ) => isIn(state, virus, organ))
        const isElsewhere = organIds.some(
          (organ) =>
            state.body[organ].length === 0 &&
            !organsOf[zoneOf[organ]]!.some((other) => isIn(state, virus, other)),
        )
        expect(isOwnZone && isElsewhere).toBe(false)
      }
      rules.apply(state, seat, choice, new Turn(random, false))
    }
  }
})
