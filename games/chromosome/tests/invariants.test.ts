// What holds in every position, and from one position to the next

import { type Fact, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import type { State } from "../rules/state.ts"
import { act, at, plain } from "./at.ts"

const broken = (change: (state: State) => void, around: Partial<Parameters<typeof at>[0]> = {}): string[] => {
  const { state } = at({ groups: { 14: "0:2+", 3: "1:2+" }, round: 2, ...around })
  expect(rules.invariants(state)).toEqual([])
  change(state)
  return rules.invariants(state).map((problem) => problem.slice(0, 10))
}

describe("a position that breaks one is found", () => {
  test.each<[string, (state: State) => void]>([
    [
      "CHR-INV-01 more than twelve tokens",
      (s) => {
        s.players[1]!.trophies[0] = 11
      },
    ],
    [
      "CHR-INV-01 a species twice",
      (s) => {
        s.players[1]!.species = "pars"
      },
    ],
    [
      "CHR-INV-01 half a trophy",
      (s) => {
        s.players[0]!.trophies[1] = 0.5
      },
    ],
    [
      "CHR-INV-02 own tokens as trophies",
      (s) => {
        s.players[0]!.trophies[0] = 1
      },
    ],
    [
      "CHR-INV-03 more than ten cubes",
      (s) => {
        s.cubes = { 5: 11 }
      },
    ],
    [
      "CHR-INV-03 a space without cubes",
      (s) => {
        s.cubes = { 5: 0 }
      },
    ],
    [
      "CHR-INV-03 cubes in a room that is not there",
      (s) => {
        s.cubes = { 13: 1 }
      },
    ],
    [
      "CHR-INV-04 genes below nothing",
      (s) => {
        s.players[0]!.passive.structure = -1
      },
    ],
    [
      "CHR-INV-04 active genes below nothing",
      (s) => {
        s.players[0]!.active.structure = -1
      },
    ],
    [
      "CHR-INV-03 half a cube",
      (s) => {
        s.cubes = { 5: 1.5 }
      },
    ],
    [
      "CHR-INV-07 half a point of fortune",
      (s) => {
        s.players[0]!.fortune = 2.5
      },
    ],
    [
      "CHR-INV-10 a round before the first",
      (s) => {
        s.round = 0
      },
    ],
    [
      "CHR-INV-05 nine genes",
      (s) => {
        s.players[0]!.passive.structure = 6
      },
    ],
    [
      "CHR-INV-06 a group of somebody who is out",
      (s) => {
        s.players[1]!.fate = "out"
      },
    ],
    [
      "CHR-INV-06 a group of a seat that is not there",
      (s) => {
        s.groups[3]!.seat = 2
      },
    ],
    [
      "CHR-INV-06 a group of four",
      (s) => {
        s.groups[14]!.level = 4
      },
    ],
    [
      "CHR-INV-06 a group in a hole",
      (s) => {
        s.groups[13] = { seat: 0, level: 1, charged: true }
      },
    ],
    [
      "CHR-INV-07 fortune above the top",
      (s) => {
        s.players[0]!.fortune = 8
      },
    ],
    [
      "CHR-INV-07 irradiation above 7",
      (s) => {
        s.players[0]!.irradiation = 8
      },
    ],
    [
      "CHR-INV-08 a hole in a room that is not red",
      (s) => {
        s.holes = [12]
      },
    ],
    [
      "CHR-INV-09 a survivor without tokens",
      (s) => {
        delete s.groups[14]
      },
    ],
    [
      "CHR-INV-10 a round too many",
      (s) => {
        s.round = 7
      },
    ],
    [
      "CHR-INV-11 an event too few",
      (s) => {
        s.revealed = []
      },
    ],
    [
      "CHR-INV-20 over, but not in the rules",
      (s) => {
        s.phase = "over"
      },
    ],
  ])("%s", (name, change) => {
    expect(broken(change)).toContain(name.slice(0, 10))
  })

  const said = (change: (state: State) => void, around: Partial<Parameters<typeof at>[0]> = {}) => {
    const { state } = at({ groups: { 14: "0:2+", 3: "1:2+" }, round: 2, ...around })
    change(state)
    return rules.invariants(state).join("\n")
  }

  test("CHR-INV-03 how many cubes too many there are is said", () => {
    expect(said((s) => (s.cubes = { 5: 8, 14: 3 }))).toBe("CHR-INV-03: 1 radiation cubes too many")
  })

  test("CHR-INV-11 every event card is there once, open, in the deck or under it", () => {
    const cards = /CHR-INV-11: event cards/
    expect(said((s) => s.deck.bottom.push(s.deck.unknown.pop()!))).toBe("")
    expect(said((s) => s.deck.bottom.push(s.deck.unknown[0]!))).toMatch(cards)
    expect(said((s) => s.deck.unknown.push(s.deck.unknown[0]!))).toMatch(cards)
    expect(said((s) => s.deck.unknown.splice(1, 1, s.deck.unknown[0]!))).toMatch(cards)
    expect(said((s) => s.deck.unknown.pop())).toMatch(cards)
  })

  test.each(["turns", "radiation"] as const)(
    "CHR-INV-11 one event a round, from the second on: in phase %s",
    (phase) => {
      const early = (s: State) => s.revealed.push(s.deck.unknown.shift()!)
      const around = {
        phase,
        step: phase === "turns" ? "turns" : "spaces",
        cubes: { 14: 1 },
        draws: [{ test: 2 }],
      } as const
      expect(said(early, around)).toBe("CHR-INV-11: 2 events by round 2")
    },
  )

  test("CHR-INV-09 in the middle of an action a player may be without a token, at the menu and after it not", () => {
    const rest = at({ groups: { 14: "0:2+", 3: "1:2+" }, players: [plain, plain] })
    act(rest, 0, { do: "impulse" }, { do: "room", room: 5 }).asks(0, "turn.rest")
    delete rest.state.groups[3]
    expect(rules.invariants(rest.state)).toEqual(["CHR-INV-09: seat 1 survives without a token"])
  })

  test("CHR-INV-20 a game is over after its last round, or when somebody is out", () => {
    const over = (s: State) => Object.assign(s, { frames: [], phase: "over" })
    expect(said(over)).toBe("CHR-INV-20: over too early")
    const out = (s: State) => {
      over(s)
      delete s.groups[3]
      s.players[1]!.fate = "out"
    }
    expect(said(out)).toBe("")
    expect(said(over, { round: 6 })).toBe("")
  })

  test("CHR-INV-04 more than sixteen genes of a kind", () => {
    const species = ["pars", "ferox", "cadum"] as const
    const six = { active: { action: 0, telepathy: 0, structure: 6 } }
    expect(() =>
      at({ species, groups: { 14: "0:2+", 3: "1:2+", 2: "2:2+" }, players: [six, six, six] }),
    ).toThrow("CHR-INV-04")
  })

  test("CHR-INV-08 a map in two parts", () => {
    expect(() =>
      at({ groups: { 1: "0:2+", 3: "1:2+" }, holes: [9, 16], options: { layout: "two" } }),
    ).toThrow("CHR-INV-08")
  })
})

/** What one step of a random game looked like from outside. */
interface Step {
  readonly before: State
  readonly after: State
  readonly facts: readonly Fact[]
}

function* steps(games: number): Generator<Step> {
  const random = new FastRandom("sequences")
  for (let game = 0; game < games; game++) {
    const seats = 2 + (game % 3)
    const state = rules.setup(seats, parseOptions(rules.options, {}, seats), new Turn(random, false))
    for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
      const { seat, options } = list[random.below(list.length)]!
      const before = rules.clone(state)
      const turn = new Turn(random)
      rules.apply(state, seat, options[random.below(options.length)]!, turn)
      yield { before, after: rules.clone(state), facts: turn.told!.map(({ fact }) => fact) }
    }
  }
}

describe("from one position to the next, in random games", () => {
  let games: readonly Step[] | null = null
  const played = (): readonly Step[] => {
    games ??= [...steps(60)]
    return games
  }
  const tokens = (state: State, seat: number) =>
    Object.values(state.groups).reduce((sum, group) => sum + (group.seat === seat ? group.level : 0), 0)

  test("CHR-INV-08 rooms only disappear, and only red ones", () => {
    for (const { before, after } of played())
      for (const room of before.holes) expect(after.holes).toContain(room)
    expect(played().some(({ after }) => after.holes.length > 0)).toBe(true)
  })

  test("CHR-INV-10 the clock is the starting value less the rounds played", () => {
    for (const { after } of played()) {
      const { clock } = rules.view(after, "spectator")
      expect(clock).toBe([6, 5, 4][after.seats - 2]! - Math.max(0, after.round - 1))
    }
  })

  test("CHR-INV-12 within a round nobody un-passes, and whoever has passed takes no turn", () => {
    for (const { before, after, facts } of played()) {
      if (before.round === after.round && before.phase === after.phase)
        for (const [seat, { passed }] of before.players.entries())
          expect(after.players[seat]!.passed || !passed).toBe(true)
      if (before.round !== after.round) continue
      for (const { fact, seat } of facts)
        if (fact === "turnBegan") expect(before.players[seat as number]!.passed).toBe(false)
    }
  })

  test("CHR-INV-13 per turn one movement (and those of Dispersal), one recovery, one action (and one more after each Super-gene)", () => {
    let turn: Fact[] = []
    const count = (name: string, action?: string) =>
      turn.filter(({ fact, action: a }) => fact === name && (action === undefined || a === action)).length
    let turns = 0
    for (const { facts } of played())
      for (const fact of facts) {
        if (fact.fact !== "turnBegan" && fact.fact !== "roundBegan" && fact.fact !== "gameOver") {
          turn.push(fact)
          continue
        }
        const actions = count("acts") + count("passed")
        expect(actions).toBeLessThanOrEqual(1 + count("acts", "superGene"))
        expect(count("moved")).toBeLessThanOrEqual(1 + 2 * count("acts", "dispersal"))
        turn = []
        turns++
      }
    expect(turns).toBeGreaterThan(500)
  })

  test("CHR-INV-14 fortune is a gene once per player and round, and the exhausted side shows exactly that", () => {
    let used = new Set<number>()
    for (const { before, after, facts } of played()) {
      for (const { fact, seat } of facts) {
        if (fact === "roundBegan") used = new Set()
        if (fact !== "fortuneAsGene") continue
        expect(used.has(seat as number)).toBe(false)
        used.add(seat as number)
      }
      if (before.round === after.round && after.phase === "turns")
        for (const [seat, { exhausted }] of after.players.entries()) expect(exhausted).toBe(used.has(seat))
      if (after.phase === "over") used = new Set()
    }
  })

  test("CHR-INV-15 at the start of phase II all genes are active", () => {
    let seen = 0
    for (const { after, facts } of played()) {
      if (!facts.some(({ fact }) => fact === "startingPlayer") || after.phase !== "turns") continue
      seen++
      for (const { passive } of after.players)
        expect(passive).toEqual({ action: 0, telepathy: 0, fighting: 0, structure: 0 })
    }
    expect(seen).toBeGreaterThan(50)
  })

  test("CHR-INV-16 a movement enters neighbours only, no enemy rooms, no holes, and with enough tokens", () => {
    let moves = 0
    for (const { before, facts } of played())
      for (const { fact, seat, tokens: count, from, to } of facts) {
        if (fact !== "moved") continue
        moves++
        const map = rules.view(before, "spectator").map
        const [a, b] = [from, to].map((room) => map.find((place) => place.room === room)!)
        const [dq, dr] = [a!.q - b!.q, a!.r - b!.r]
        expect(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))).toBe(1)
        expect(before.holes).not.toContain(to)
        expect(before.groups[to as number]?.seat ?? seat).toBe(seat)
        const sterility = Math.max(1, b!.sterility + before.modifiers.sterility)
        expect(count as number).toBeGreaterThanOrEqual(sterility)
      }
    expect(moves).toBeGreaterThan(300)
  })

  test("CHR-INV-17 tokens on the map become more only by Growth, Takeover, Focus and Giant (and at set-up)", () => {
    for (const { before, after, facts } of played())
      for (let seat = 0; seat < before.seats; seat++)
        if (tokens(after, seat) > tokens(before, seat))
          expect(
            facts.some(({ fact, seat: s }) => (fact === "grew" || fact === "placed") && s === seat),
          ).toBe(true)
  })

  test("CHR-INV-18 after an attack one of the two has lost a token, unless Domination was lost", () => {
    let fights = 0
    let acting = ""
    for (const { facts } of played())
      for (const [i, { fact, action, attack, defence }] of facts.entries()) {
        if (fact === "acts") acting = action as string
        if (fact !== "fought") continue
        fights++
        const dominated = acting === "domination" && (attack as number) < (defence as number)
        expect(facts[i + 1]?.fact === "lostTokens").toBe(!dominated)
      }
    expect(fights).toBeGreaterThan(30)
  })

  test("CHR-INV-19 a re-roll costs one seat one point", () => {
    let rerolls = 0
    for (const { before, after, facts } of played()) {
      const fortune = before.players.map((player) => player.fortune)
      for (const [i, { fact, seat, points }] of facts.entries()) {
        if (fact === "forcedReroll" || fact === "fortuneAsGene") fortune[seat as number]!--
        if (fact === "boostedFortune") fortune[seat as number]! -= points as number
        if (fact === "fortuneChanged") fortune[seat as number]! += points as number
        if (fact !== "forcedReroll") continue
        rerolls++
        expect(facts[i + 1]?.fact).toBe("rolled")
      }
      expect(after.players.map((player) => player.fortune)).toEqual(fortune)
    }
    expect(rerolls).toBeGreaterThan(100)
  })

  test("CHR-INV-20 CHR-INV-21 CHR-RUL-71 every game ends, by the clock or by an elimination", () => {
    const ends = played().filter(({ after }) => after.phase === "over")
    expect(ends).toHaveLength(60)
    for (const { after } of ends) {
      const { winners, scores } = rules.result(after)!
      const survivors = after.players.flatMap(({ fate }, seat) => (fate === "alive" ? [seat] : []))
      expect(survivors.length < after.seats || after.round === [6, 5, 4][after.seats - 2]).toBe(true)
      const best = Math.max(...survivors.map((seat) => scores[seat]!))
      expect(winners).toEqual(survivors.filter((seat) => scores[seat] === best))
    }
  })
})
