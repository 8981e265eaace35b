import { FastRandom, parseOptions, type Seat, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { areas } from "../data/kinds.ts"
import { counterWindow } from "../rules/counter.ts"
import type { Fact } from "../rules/facts.ts"
import { rules } from "../rules/krom.ts"
import { pointsOf, type State } from "../rules/state.ts"
import { at } from "./at.ts"

const cast = { alma: { wood: 1, hand: ["B-06"] }, kolos: { area: "forest" as const, evolutions: ["E-01"] } }
const saur = { options: { kromosaur: true } }
/** The locals of the frame on top. */
const top = (state: State) => state.frames.at(-1)!

describe("a broken position is told by the id of what is broken", () => {
  const set = (thing: object | null | undefined, values: object) => Object.assign(thing!, values)
  test.each<[string, (state: State) => unknown]>([
    ["KRO-INV-01 krom out of nothing", ({ players }) => set(players[0], { krom: 6 })],
    [
      "KRO-INV-01 a debt",
      ({ players, supply }) => [set(players[0], { bone: -1 }), set(supply, { bone: 13 })],
    ],
    [
      "KRO-INV-01 half a krom",
      ({ players, supply }) => [set(players[0], { krom: 4.5 }), set(supply, { krom: supply.krom + 0.5 })],
    ],
    ["KRO-INV-02 less than no life", ({ players }) => set(players[1], { life: -1 })],
    ["KRO-INV-02 half a life", ({ players }) => set(players[1], { life: 6.5 })],
    ["KRO-INV-02 a Kromosaur below zero", ({ kromosaur }) => set(kromosaur, { life: -1 })],
    ["KRO-INV-02 eight life", ({ players }) => set(players[0], { life: 8 })],
    ["KRO-INV-02 an undead Kromosaur", ({ kromosaur }) => set(kromosaur, { life: 11 })],
    ["KRO-INV-04 a card too many", ({ players }) => players[1]!.hand.push("B-07")],
    ["KRO-INV-04 another card", ({ players }) => set(players[0], { hand: ["B-22"] })],
    ["KRO-INV-04 a card of another game", ({ players }) => set(players[0], { hand: ["X-01"] })],
    ["KRO-INV-05 a gathering card gone", ({ gathering }) => gathering.deck.unknown.pop()],
    ["KRO-INV-06 three animals", ({ hunting }) => hunting.deck.unknown.push(hunting.open.pop()!)],
    ["KRO-INV-06 an animal gone", ({ hunting }) => hunting.deck.unknown.pop()],
    ["KRO-INV-07 an evolution twice", ({ players }) => players[0]!.evolutions.push("E-01")],
    [
      "KRO-INV-07 an empty space",
      ({ evolutions: { deck, open } }) => deck.unknown.push(open.splice(0, 1, null)[0]!),
    ],
    ["KRO-INV-08 a trophy of a living Kromosaur", (state) => set(state, { trophy: 0 })],
    [
      "KRO-INV-08 a trophy that nobody has",
      (state) => [set(state, { trophy: 7 }), set(state.kromosaur, { life: 0 })],
    ],
    ["KRO-INV-10 over without a chief", (state) => set(state, { frames: [] })],
    ["KRO-INV-11 rest and services", (state) => set(top(state), { rested: true, bought: 1 })],
    ["KRO-INV-12 a stunned seat is asked", ({ players }) => set(players[0], { life: 0 })],
    ["KRO-INV-13 the Kromosaur in the caves", ({ kromosaur }) => set(kromosaur, { area: "caves" })],
    [
      "KRO-INV-13 the Kromosaur after its end",
      ({ kromosaur }) => set(kromosaur, { life: 0, area: "forest" }),
    ],
    [
      "KRO-INV-13 the Kromosaur before the first round",
      (state) => [set(state.kromosaur, { area: "forest" }), set(state, { round: 0 })],
    ],
    ["KRO-INV-16 twice in one order", ({ frames }) => set(frames[0], { order: [0, 0] })],
    ["KRO-INV-16 more have acted than act", ({ frames }) => set(frames[0], { acted: 2 })],
    ["KRO-INV-17 in no area", ({ frames }) => set(frames[0], { area: "sea", order: [], acted: 0 })],
    ["KRO-INV-17 out of one's area", ({ players }) => set(players[0], { area: "mountains" })],
  ])("%s", (title, spoil) => {
    const { state } = at(cast, saur)
    expect(rules.invariants(state)).toEqual([])
    spoil(state)
    expect(rules.invariants(state).map((problem) => problem.slice(0, 10))).toContain(title.slice(0, 10))
  })

  test("KRO-INV-13 with its last life, in the first round, the Kromosaur may stand anywhere but in the caves", () => {
    const { state } = at(cast, { ...saur, round: 1, kromosaur: { life: 1, area: "forest" } })
    expect(rules.invariants(state)).toEqual([])
  })

  test("KRO-INV-03 stunned at the movement", () => {
    const { state } = at(cast, { step: "movement" })
    state.players[1]!.life = 0
    expect(rules.invariants(state).join()).toContain("KRO-INV-03")
  })

  test("KRO-INV-10 not over with a chief", () => {
    const { state } = at({ ...cast, kolos: { area: "forest", evolutions: ["E-16", "E-17", "E-18"] } })
    const { unknown } = state.evolutions.deck
    state.players[1]!.evolutions.push(unknown.splice(unknown.indexOf("E-01"), 1)[0]!)
    expect(rules.invariants(state).join()).toContain("KRO-INV-10")
  })

  test("KRO-INV-11 five gathered cards, five re-rolls", () => {
    const forest = at({ alma: { area: "forest" }, kolos: { area: "mountains" } }).state
    Object.assign(top(forest), { gathered: 5 })
    expect(rules.invariants(forest).join()).toContain("KRO-INV-11")
    const mountains = at({ alma: { life: 0 }, kolos: { area: "mountains" } }).state
    Object.assign(top(mountains), { rerolls: 5 })
    expect(rules.invariants(mountains).join()).toContain("KRO-INV-11")
  })
})

describe("in random play", () => {
  /** One game, watched step by step. */
  function watch(
    seats: number,
    options: object,
    look: (before: State, after: State, facts: readonly Fact[]) => void,
  ): void {
    const random = new FastRandom(`watched ${seats}`)
    let turn = new Turn<Fact>(random)
    const state = rules.setup(seats, parseOptions(rules.options, options, seats), turn)
    look(state, state, factsOf(turn))
    for (;;) {
      const decisions = rules.decisions(state)
      if (decisions.length === 0) return
      const { seat, options: list } = decisions[random.below(decisions.length)]!
      const before = rules.clone(state)
      turn = new Turn<Fact>(random)
      rules.apply(state, seat, list[random.below(list.length)]!, turn)
      look(before, state, factsOf(turn))
    }
  }
  const factsOf = ({ told }: Turn<Fact>) => (told ?? []).map(({ fact }) => fact)
  const tables = [
    [2, {}],
    [4, { kromosaur: true }],
    [6, { side: "glacial", kromosaur: true }],
  ] as const

  test.each(tables)("KRO-INV-09 every move leaves the area (%i players)", (seats, options) => {
    const area: (string | undefined)[] = new Array<string>(seats).fill("caves")
    let moves = 0
    watch(seats, options, (_before, _after, facts) => {
      for (const fact of facts)
        if (fact.fact === "moved") {
          expect(fact.area).not.toBe(area[fact.seat])
          area[fact.seat] = fact.area
          moves++
        }
    })
    expect(moves).toBeGreaterThan(seats * 5)
  })

  test.each(tables)(
    "KRO-INV-14 points go down only with the trophy, by one (%i players)",
    (seats, options) => {
      watch(seats, options, (before, after) => {
        for (let seat = 0; seat < seats; seat++) {
          const change = pointsOf(after, seat) - pointsOf(before, seat)
          if (change < 0) expect([change, before.trophy]).toEqual([-1, seat])
        }
      })
    },
  )

  test.each(tables)("KRO-INV-15 every decision has 1 to 31 options (%i players)", (seats, options) => {
    watch(seats, options, (_before, after) => {
      for (const decision of rules.decisions(after)) {
        expect(decision.options.length).toBeGreaterThan(0)
        expect(decision.options.length).toBeLessThanOrEqual(31)
      }
    })
  })

  test.each(tables)(
    "KRO-INV-12 KRO-INV-16 KRO-INV-17 one phase each, area after area, and nobody stunned acts (%i players)",
    (seats, options) => {
      let acted: Seat[] = []
      let area = 0
      watch(seats, options, (_before, after, facts) => {
        for (const fact of facts) {
          if (fact.fact === "roundBegan") [acted, area] = [[], 0]
          if (fact.fact !== "phaseBegan") continue
          expect(acted).not.toContain(fact.seat)
          acted.push(fact.seat)
          expect(areas.indexOf(fact.area)).toBeGreaterThanOrEqual(area)
          area = areas.indexOf(fact.area)
        }
        for (const { seat, ask } of rules.decisions(after))
          if (ask !== counterWindow.ask("window")) expect(after.players[seat]!.life).toBeGreaterThan(0)
      })
    },
  )

  test.each(tables)(
    "KRO-INV-18 in a fight only the winner and who tied with them keep their life (%i players)",
    (seats, options) => {
      let fighters: readonly Seat[] = []
      let totals = new Map<Seat | "kromosaur", number>()
      let fights = 0
      watch(seats, options, (_before, _after, facts) => {
        facts.forEach((fact, i) => {
          if (fact.fact === "fightBegan") [fighters, totals] = [fact.seats, new Map()]
          else if (fact.fact === "rolled") totals.set(fact.seat, fact.die)
          else if (fact.fact === "kromosaurRolled") totals.set("kromosaur", fact.total)
          else if (fact.fact === "fightAdded" || fact.fact === "fightRolled")
            totals.set(fact.seat, fact.total)
          else if (fact.fact === "wonFight" || fact.fact === "kromosaurWon") {
            fights++
            const highest = Math.max(...totals.values())
            const until = facts.findIndex((later, j) => j > i && later.fact === "phaseBegan")
            const hurt = facts
              .slice(i, until < 0 ? undefined : until)
              .filter((later) => later.fact === "hurt")
            for (const fighter of fighters)
              expect(hurt.some((later) => later.seat === fighter)).toBe(totals.get(fighter)! < highest)
          }
        })
      })
      expect(fights).toBeGreaterThan(3)
    },
  )
})
