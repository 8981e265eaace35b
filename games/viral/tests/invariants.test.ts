import { type Fact, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { boxOf } from "../data/box.ts"
import type { MutationCardId } from "../data/cards.ts"
import { type OrganId, organIds, organsOf } from "../data/organs.ts"
import { controllerOf } from "../rules/control.ts"
import { isIn, type State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"
import { at, cure, end, immune, inRound, score, stop } from "./at.ts"

const sound = () => at({ round: 2, body: { BRA: ["G"], LIV: ["G", "Y"] } }, ...inRound("firstPair")).state

/** The ids of the invariants that are broken once the state was tampered with. */
function broken(tamper: (s: State) => void, state = sound()): string[] {
  expect(rules.invariants(state)).toEqual([])
  tamper(state)
  return [...new Set(rules.invariants(state).map((problem) => problem.split(":")[0] as string))]
}

describe("a position that breaks an invariant is found out", () => {
  test.each<[string, (s: State) => void]>([
    ["VIR-INV-01", (s) => (s.reserve[0] = 7)],
    ["VIR-INV-02", (s) => (s.crises = ["BRA", "BRA", null, null])],
    ["VIR-INV-02", (s) => (s.crises = [null, null, null])],
    [
      "VIR-INV-03",
      (s) => Object.assign(s, { body: { ...s.body, LIV: ["G", "Y", "Y"] }, reserve: [6, 6, 8] }),
    ],
    ["VIR-INV-04", (s) => Object.assign(s, { body: { ...s.body, LIV: ["G[Y]"] } })],
    ["VIR-INV-04", (s) => Object.assign(s, { body: { ...s.body, LIV: ["G[Y[G]]"] } })],
    ["VIR-INV-05", (s) => (s.cards[0] = { ...s.cards[0]!, zones: [3, 4, 5, 5] })],
    ["VIR-INV-05", (s) => (s.cards[0] = { ...s.cards[0]!, mutations: ["B3", "B4", "B4"] })],
    [
      "VIR-INV-06",
      (s) =>
        (s.cards[0] = {
          ...s.cards[0]!,
          timer: [],
          zones: [1, 2, 3, 4, 5, 6],
          mutations: ["B1", "B2", "B3", "B4", "B5"],
        }),
    ],
    ["VIR-INV-09", (s) => s.display.pop()],
    ["VIR-INV-10", (s) => (s.scores = [5, 5, 5])],
    ["VIR-INV-11", (s) => (s.research[0] = 8)],
    ["VIR-INV-11", (s) => (s.research[0] = 7)],
    ["VIR-INV-12", (s) => (s.side = "blue")],
    ["VIR-INV-13", (s) => (s.ties = [0, 0, 1])],
    ["VIR-INV-13", (s) => (s.scores = [2, 1, 0])],
    ["VIR-INV-14", (s) => (s.eventsLeft = 6)],
    ["VIR-INV-14", (s) => s.events.unknown.pop()],
    ["VIR-INV-21", (s) => (s.round = 7)],
  ])("%s", (id, tamper) => {
    expect(broken(tamper)).toContain(id)
  })

  /** What is said of a position once it was tampered with. */
  const said = (tamper: (s: State) => void, state = sound()) => {
    expect(rules.invariants(state)).toEqual([])
    tamper(state)
    return rules.invariants(state).join("\n")
  }
  const body = (s: State, organ: OrganId, ...tokens: string[]) => {
    s.body = { ...s.body, [organ]: tokens }
  }

  const hand = (s: State) => s.cards[0]!

  test.each<[string, (s: State) => void, RegExp]>([
    [
      "VIR-INV-01 a virus that nobody plays",
      (s) => body(s, "PAN", "A"),
      /INV-01: A in PAN belongs to nobody/,
    ],
    [
      "VIR-INV-01 one virus for two",
      (s) => (s.viruses = ["G", "G", "O"]),
      /INV-01: .* not different viruses/,
    ],
    ["VIR-INV-01 no virus at all", (s) => (s.viruses = ["G", "Y", "Z" as never]), /INV-01: .* not different/],
    [
      "VIR-INV-09 a card twice, another not at all",
      (s) => (s.display[0] = s.display[1] as never),
      /INV-09: a mutation card is there twice/,
    ],
    ["VIR-INV-09 a card too few in the deck", (s) => s.mutations.unknown.pop(), /INV-09: 21 mutation cards/],
    ["VIR-INV-11 research below the chart", (s) => (s.research[1] = -1), /INV-11: research of 1 is -1/],
    ["VIR-INV-11 research between two fields", (s) => (s.research[1] = 1.5), /INV-11: research of 1 is 1.5/],
    ["VIR-INV-11 on top after the cure", (s) => (s.research[2] = 7), /INV-11: 2 is on top/],
    [
      "VIR-INV-12 white tokens with 21 points",
      (s) => (s.scores = [0, 0, 21]),
      /INV-12: zone tokens show white/,
    ],
    [
      "VIR-INV-12 blue tokens with 20 points",
      (s) => Object.assign(s, { scores: [0, 0, 20], side: "blue" }),
      /INV-12: zone tokens show blue/,
    ],
    [
      "VIR-INV-14 the open event is still in the deck",
      (s) => (s.event = s.events.unknown[0] as never),
      /INV-14: \d+ unseen/,
    ],
    [
      "VIR-INV-21 over in the second round",
      (s) => (s.frames = []),
      /INV-21: the game ended in step 1 of round 2/,
    ],
    ["VIR-INV-21 a round before the first", (s) => (s.round = -1), /INV-21: round -1/],
    ["VIR-INV-04 a token that is none", (s) => body(s, "LIV", "G+", "Y"), /INV-04: G\+ in LIV is no virus/],
    [
      "VIR-INV-05 a starting card that was exchanged",
      (s) => (s.cards[0] = { ...hand(s), mutations: ["B3", "B4", s.display[0]!], gained: 1 }),
      /INV-05: seat 0 has mutation cards/,
    ],
    [
      "VIR-INV-05 more gained than there are",
      (s) => (s.cards[0] = { ...hand(s), gained: 1 }),
      /INV-05: .* 1 of them gained/,
    ],
    [
      "VIR-INV-07 zone cards for one pair",
      (s) => (s.cards[0] = { ...hand(s), zones: [4, 5, 6] }),
      /INV-07: seat 0/,
    ],
    [
      "VIR-INV-07 two mutation cards",
      (s) => (s.cards[0] = { ...hand(s), mutations: hand(s).mutations.slice(0, 2) }),
      /INV-07: seat 0/,
    ],
    [
      "VIR-INV-09 an open card that went back into the deck",
      (s) => s.mutations.unknown.push(s.display.pop()!),
      /INV-09: \d+ open cards/,
    ],
    ["VIR-INV-14 an event too many is left", (s) => (s.eventsLeft += 1), /INV-14: \d+ events left in step 1/],
  ])("%s", (_what, tamper, words) => {
    expect(said(tamper)).toMatch(words)
  })

  test("VIR-INV-12 with exactly 21 points they are blue, with 20 white", () => {
    const at21 = sound()
    Object.assign(at21, { scores: [0, 0, 21], side: "blue" })
    expect(rules.invariants(at21).join()).not.toContain("VIR-INV-12")
    const at20 = sound()
    at20.scores = [0, 0, 20]
    expect(rules.invariants(at20).join()).not.toContain("VIR-INV-12")
  })

  test("VIR-INV-01 what is wrong with the tokens is told alone: nothing else could be counted", () => {
    const words = said((s) => Object.assign(s, { reserve: [7, 7, 8], round: 7, display: [] }))
    expect(words.split("\n").every((line) => line.startsWith("VIR-INV-01"))).toBe(true)
  })

  test("VIR-INV-07 a hand from which no two pairs can be formed", () => {
    const few = (s: State) =>
      (s.cards[0] = {
        ...s.cards[0]!,
        zones: [4, 5, 6],
        places: [{ zone: 3, card: "B3" }],
        mutations: ["B4", "B5"],
      })
    expect(broken(few)).toEqual(["VIR-INV-07"])
  })

  test("VIR-INV-10 a card that is just being chosen is not missing", () => {
    const { state } = at({ scores: [4, 0, 0] }, stop, score({ who: 0, vp: 1 }))
    expect(rules.invariants(state)).toEqual([])
    expect(broken((s) => (s.frames.length = 1), state)).toContain("VIR-INV-10")
  })

  test("VIR-INV-09 VIR-INV-16 what is wrong in a draft", () => {
    const drafting = () => {
      const table = tableOf(rules, { seats: 3, options: { draft: true }, draws: "seeded" })
      for (let n = 0; table.state.packets === null && n < 20; n++) table.playOn(1, `draft ${n}`)
      return table.state
    }
    const again = (s: State, where: "kept" | "left") => {
      const [first, second] = s.packets!
      s.packets = [{ ...first!, [where]: [...first![where], second!.left[0]!] }, ...s.packets!.slice(1)]
    }
    const laid = said((s) => again(s, "left"), drafting())
    expect(laid).toMatch(/INV-09: a mutation card is there twice/)
    const kept = said((s) => again(s, "kept"), drafting())
    expect(kept).toMatch(/INV-09: a mutation card is there twice/)
    expect(said((s) => s.display.push("M01" as never), drafting())).toMatch(/INV-09: a display in the draft/)
    expect(said((s) => s.mutations.unknown.push("M01" as never), drafting())).toMatch(
      /a display in the draft/,
    )
    expect(said((s) => (s.crises[0] = "BRA"), drafting())).toMatch(/INV-16: a crisis token is out/)
    const organ = organIds[0]!
    expect(said((s) => body(s, organ), drafting())).toMatch(/INV-01|INV-16/)
  })

  test("VIR-INV-16 in a draft no organ holds two viruses, and none a shield", () => {
    const state = () => {
      const table = tableOf(rules, { seats: 3, options: { draft: true }, draws: "seeded" })
      for (let n = 0; table.state.packets === null && n < 20; n++) table.playOn(1, `draft ${n}`)
      return table.state
    }
    const crowd = (s: State) => {
      s.body = { ...s.body, BRA: [...s.body.BRA, ...s.body.HE1], HE1: [] }
    }
    expect(said(crowd, state())).toMatch(/INV-16: BRA does not start with one virus/)
    const shield = (s: State) => body(s, "BRA", `${s.body.BRA[0]}*`)
    expect(said(shield, state())).toMatch(/INV-16: BRA does not start with one virus/)
  })

  test("VIR-INV-03 while crises are paid, an organ may wait for a token that is free again", () => {
    const waiting = { BRA: ["Y"], HE1: ["G"], PAN: ["G", "G", "O"] }
    const crises = ["BRA", "HE1", "HE2", "LU1"] as const
    const table = at({ scores: [4, 0, 0], body: waiting, crises }, stop, immune).asks(0, "score.take")
    expect(table.state.crises).toEqual([null, "HE1", "HE2", "LU1"])
    expect(rules.invariants(table.state)).toEqual([])
    expect(said((s) => s.frames.splice(1, 1), table.state)).toMatch(/INV-03: PAN is full/)
  })

  test("VIR-INV-09 a card in two decks of a draft", () => {
    const decks = [["M01"], ["M02"], ["M03"]] as const
    const drafted = () => at({ round: 2, options: { draft: true }, decks }, stop).state
    const twice = (s: State) => (s.cards[1] = { ...s.cards[1]!, deck: ["M01"] })
    expect(said(twice, drafted())).toMatch(/INV-09: a mutation card is there twice/)
  })

  test("VIR-INV-09 three cards lie open from the first round on, as long as there is a deck", () => {
    const first = at({ round: 1 }, ...inRound("firstPair")).state
    expect(said((s) => s.mutations.unknown.push(s.display.pop()!), first)).toMatch(/INV-09: 2 open cards/)
    const through = (s: State) => {
      s.mutations.unknown.push(s.display.pop()!)
      // ten cards nobody has seen, ten that went under
      s.mutations.bottom = s.mutations.unknown.splice(10)
    }
    expect(said(through)).toMatch(/INV-09: 2 open cards/)
  })

  test("VIR-INV-10 in a draft fewer cards than earned only when the own deck is empty, and never more", () => {
    const drafted = (points: number, gained: MutationCardId[], deck: MutationCardId[]) => {
      const scores = [5 * gained.length, 0, 0]
      const given = { options: { draft: true }, scores, gained: [gained], decks: [deck] }
      return said((s) => (s.scores = [points, 0, 0]), at(given, stop).state)
    }
    expect(drafted(5, [], ["M01"])).toContain("VIR-INV-10: seat 0 has gained 0 cards with 5 points")
    expect(drafted(5, [], [])).toBe("")
    expect(drafted(5, ["M01", "M02"], [])).toContain("VIR-INV-10: seat 0 has gained 2 cards")
  })

  test("VIR-INV-11 VIR-INV-13 in Step 5 a cure may still be due, in Step 6 none is", () => {
    const released = { LIV: ["G[O,Y,Y]"], PAN: ["G[O,O,Y]"] }
    const curing = at({ step: 5, research: [7, 7, 0], body: released }, stop, cure).asks(0, "crises.place")
    expect(rules.invariants(curing.state)).toEqual([])
    const ending = () => at({ step: 6, body: { LIV: ["O[G,Y]"], BRA: ["G[O,Y]"] } }, stop, end).state
    expect(said((s) => (s.research[0] = 7), ending())).toMatch(/INV-11: 0 is on top/)
    expect(said((s) => (s.scores = [1, 0, 0]), ending())).toMatch(/INV-13: tie chart 0 1 2 does not follow/)
  })

  test("VIR-INV-04 VIR-INV-21 a game that is over ended in Step 6 of the last round, with nothing absorbed", () => {
    const over = () => at({ round: 6, step: 5, body: { LIV: ["G", "Y"] } }, ...inRound("end")).state
    expect(said((s) => body(s, "LIV", "G[Y]"), over())).toMatch(/INV-04: absorbed viruses in LIV/)
    expect(said((s) => (s.step = 5), over())).toMatch(/INV-21: the game ended in step 5 of round 6/)
    expect(said((s) => (s.round = 5), over())).toMatch(/INV-21: the game ended in step 6 of round 5/)
  })

  test("VIR-INV-11 before the cure research may stand on top, and not above it", () => {
    const playing = () => at({ round: 2, step: 2 }, stop).state
    expect(said((s) => (s.research[0] = boxOf(null).researchTop), playing())).not.toContain("VIR-INV-11")
    expect(said((s) => (s.research[0] = boxOf(null).researchTop + 1), playing())).toContain("VIR-INV-11")
  })

  test("VIR-INV-16 a draft on a board that is not the starting one", () => {
    const state = at({ round: 0, step: 0, options: { draft: true } }, stop).state
    state.frames = [{ proc: "draft", step: "keep", pick: 0, answers: null, result: null } as never]
    expect(rules.invariants(state).join()).toContain("VIR-INV-16")
  })
})

describe("what no single position can show holds in random play", () => {
  const games = Array.from({ length: 24 }, (_, n) => n)

  /**
   * Plays a game and looks at every choice: the position before it, after it, and what was told.
   */
  function watch(n: number, look: (before: State, after: State, facts: Fact[]) => void): void {
    const random = new FastRandom(`invariants ${n}`)
    const seats = 2 + (n % 4)
    const options = parseOptions(rules.options, { draft: n % 8 > 3, viruses: "random" }, seats)
    const state = rules.setup(seats, options, new Turn(random, false))
    for (;;) {
      const decisions = rules.decisions(state)
      if (decisions.length === 0) return
      const { seat, options: list } = decisions[random.below(decisions.length)]!
      const before = rules.clone(state)
      const turn = new Turn(random)
      // more acting than stopping, so that the rare actions come up
      const choice = list[random.below(list.length)]!
      rules.apply(state, seat, choice.do === "finish" ? list[0]! : choice, turn)
      look(
        before,
        state,
        (turn.told ?? []).map(({ fact }) => fact),
      )
    }
  }

  test("VIR-INV-08 cards at the Timer when Step 1 begins are not played in that round", () => {
    for (const n of games.slice(0, 8))
      watch(n, (before, _after, facts) => {
        for (const { virus, zone, card } of facts.filter(({ fact }) => fact === "revealed")) {
          const { timer } = before.cards[before.viruses.indexOf(virus as never)]!
          expect(timer.some((pair) => pair.zone === zone || pair.card === card)).toBe(false)
        }
      })
  })

  test("VIR-INV-11 VIR-INV-12 VIR-VP-07 VIR-FLIP-02 scores never fall, and blue stays blue", () => {
    for (const n of games)
      watch(n, (before, after) => {
        for (const [who, points] of before.scores.entries())
          expect(after.scores[who]).toBeGreaterThanOrEqual(points)
        if (before.side === "blue") expect(after.side).toBe("blue")
      })
  })

  test("VIR-INV-15 a zone has one controller, who is in every organ of it", () => {
    for (const n of games.slice(0, 8))
      watch(n, (before) => {
        for (const zone of [1, 2, 3, 4, 5, 6]) {
          if (before.viruses.length < before.reserve.length) continue
          const who = controllerOf(before, zone)
          if (who >= 0)
            expect(organsOf[zone]!.every((organ) => isIn(before, before.viruses[who]!, organ))).toBe(true)
        }
      })
  })

  test("VIR-INV-17 Attack, Magnet and Absorb happen only where the acting virus is visible", () => {
    let seen = 0
    for (const n of games)
      watch(n, (before, _after, facts) => {
        for (const fact of facts) {
          const [virus, organ] =
            fact.fact === "attacked" || fact.fact === "absorbed"
              ? [fact.virus, fact.organ]
              : fact.fact === "pulled"
                ? [fact.by, fact.to]
                : fact.fact === "pushed"
                  ? [fact.by, fact.from]
                  : [null, null]
          if (virus === null) continue
          seen++
          expect(isIn(before, virus as never, organ as OrganId)).toBe(true)
        }
      })
    expect(seen).toBeGreaterThan(50)
  })

  test("VIR-INV-18 every Move and Magnet step is an edge of the graph", () => {
    const { out } = boxOf(null)
    let steps = 0
    for (const n of games.slice(0, 12))
      watch(n, (before, _after, facts) => {
        for (const { fact, from, to, channel } of facts) {
          if (!["moved", "pulled", "pushed"].includes(fact) || before.step !== 1) continue
          steps++
          expect(out[from as OrganId]).toContain(to)
          expect(channel).not.toBe("leap")
        }
      })
    expect(steps).toBeGreaterThan(100)
  })

  test("VIR-INV-19 in Step 1 neither points nor research change", () => {
    for (const n of games.slice(0, 12))
      watch(n, (before, after) => {
        if (before.step !== 1 || after.step !== 1 || before.round !== after.round) return
        expect([after.scores, after.research]).toEqual([before.scores, before.research])
      })
  })

  test("VIR-INV-20 what is newly placed has no shield", () => {
    for (const n of games.slice(0, 12))
      watch(n, (before, after, facts) => {
        const placed = facts.filter(({ fact }) => ["infected", "settled", "reinfected"].includes(fact))
        if (placed.length === 0 || facts.some(({ fact }) => fact === "shielded")) return
        const shields = (s: State) =>
          organIds.flatMap((organ) => s.body[organ]).filter((token) => token[1] === "*").length
        expect(shields(after)).toBeLessThanOrEqual(shields(before))
      })
  })

  test("VIR-INV-16 after set-up every organ holds one plain virus, and no crisis token is out", () => {
    for (const n of games)
      watch(n, (before, after) => {
        if (before.round > 0 || after.round === 0 || after.seats === 2) return
        for (const organ of organIds) expect(after.body[organ].join()).toMatch(/^[GYOPA]$/)
        expect(after.crises).toEqual([null, null, null, null])
      })
  })

  test("VIR-INV-14 VIR-INV-21 six different events, six rounds, one winner", () => {
    for (const n of games) {
      const events: unknown[] = []
      let winners: readonly number[] = []
      watch(n, (_before, after, facts) => {
        events.push(...facts.filter(({ fact }) => fact === "event").map(({ event }) => event))
        winners = rules.result(after)?.winners ?? []
      })
      expect(new Set(events).size).toBe(6)
      expect(events).toHaveLength(6)
      expect(winners).toHaveLength(1)
    }
  })
})
