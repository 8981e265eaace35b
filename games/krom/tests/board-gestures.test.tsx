// @vitest-environment happy-dom

import { choose, type Decision, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { cleanup, fireEvent, render } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import Board from "../board/index.tsx"
import { krom } from "../index.ts"
import { rules } from "../rules/krom.ts"
import type { Choice, State } from "../rules/state.ts"

beforeEach(() => localStorage.setItem("genepool.krom.introduced", "1"))
afterEach(cleanup)
// A whole board is drawn many times over
vi.setConfig({ testTimeout: 20_000 })

const names = ["Ada", "Bruno", "Celina", "Dmitri", "Ewa", "Fiodor"]
const { say } = speaker(krom.texts, "en", { seatNames: names })
const oneOf = <T,>(items: readonly T[], random: FastRandom): T => items[random.index(items, "test")] as T
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function boardFor(state: State, decision: Decision<Choice>, chosen: (choice: Choice) => void, step = 0) {
  return (
    <Board
      view={rules.view(state, decision.seat)}
      decision={decision}
      withheld={rules.whyNot(state, decision.seat)}
      facts={[]}
      step={step}
      seatNames={names}
      say={say}
      still
      pointed={[]}
      point={vi.fn()}
      choose={chosen}
      narrow={vi.fn()}
      explain={vi.fn()}
    />
  )
}

/** Everything that shines, and dice together with what throws them. */
function shining(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>("button[data-offered]")]
}

/** What the board gives back when everything on it is touched once. */
function gesturesOn(state: State, decision: Decision<Choice>): Choice[] {
  const got: Choice[] = []
  const { container } = render(boardFor(state, decision, (choice) => got.push(choice)))
  for (const thing of shining(container)) fireEvent.click(thing)
  // All five dice are marked now: the stone that throws them shines
  for (const thing of shining(container).filter((it) => it.className.includes("kro-say")))
    fireEvent.click(thing)
  cleanup()
  return got
}

interface Moment {
  readonly state: State
  readonly decision: Decision<Choice>
}

/** Plays at random and shows every decision there is. */
function* momentsOf(seats: number, options: unknown, seed: string): Generator<Moment> {
  const random = new FastRandom(seed)
  const state = rules.setup(seats, parseOptions(rules.options, options, seats, "options"), new Turn(random))
  for (let n = 0; n < 1500; n++) {
    const [decision] = rules.decisions(state)
    if (decision === undefined) return
    yield { state, decision }
    choose(rules, state, decision.seat, oneOf(decision.options, random), new Turn(random))
  }
}

/** KRO-DEC-01 to KRO-DEC-19, as the rules ask for them. */
const gestures: { readonly [id: string]: readonly string[] } = {
  "KRO-DEC-01": ["game.pick pick"],
  "KRO-DEC-02": ["round.movement go"],
  "KRO-DEC-03": ["fightCards.card pass", "fightCards.card play"],
  "KRO-DEC-04": ["counter.window letStand", "counter.window counter"],
  "KRO-DEC-05": [
    "loot.take lootResource",
    "loot.take lootKrom",
    "loot.take lootCard",
    "loot.take lootNothing",
  ],
  "KRO-DEC-06": [
    "caves.menu rest",
    "caves.menu buyResource",
    "caves.menu buyBonus",
    "caves.menu buyLife",
    "caves.menu playBonus",
    "caves.menu evolve",
    "caves.menu endPhase",
  ],
  "KRO-DEC-07": [
    "forest.menu gather",
    "forest.menu reshuffle",
    "forest.menu playBonus",
    "forest.menu endPhase",
  ],
  "KRO-DEC-08": [
    "savanna.menu hunt",
    "savanna.menu playBonus",
    "savanna.menu evolve",
    "savanna.menu endPhase",
  ],
  "KRO-DEC-09": ["mountains.menu climb", "mountains.menu playBonus", "mountains.menu endPhase"],
  "KRO-DEC-10": ["mountains.climb stop", "mountains.climb reroll", "mountains.climb playBonus"],
  "KRO-DEC-11": ["savanna.animal animal"],
  "KRO-DEC-12": ["savanna.dice extraDice"],
  "KRO-DEC-13": ["mountains.dice throw"],
  "KRO-DEC-14": ["mountains.claim claim"],
  "KRO-DEC-15": ["bonus.card play"],
  "KRO-DEC-16": ["bonus.target aim"],
  "KRO-DEC-17": ["bonus.kind choose"],
  "KRO-DEC-18": ["bonus.given give"],
  "KRO-DEC-19": ["evolve.buy buy"],
}

describe("every decision has a gesture on the board, which gives back what was offered", () => {
  const seen = new Map<string, { offered: Choice[]; got: Choice[]; strange: Choice[] }>()
  const tables = [
    { seats: 2, options: { characters: "chosen" }, seed: "two" },
    { seats: 4, options: { side: "glacial" }, seed: "four" },
    { seats: 6, options: { kromosaur: true }, seed: "six" },
    { seats: 5, options: { longer: true }, seed: "five" },
    { seats: 3, options: {}, seed: "three" },
    { seats: 3, options: {}, seed: "more" },
  ]
  for (const { seats, options, seed } of tables)
    for (const { state, decision } of momentsOf(seats, options, seed)) {
      const fresh = decision.options.filter((option) => !seen.has(`${decision.ask} ${option.do}`))
      if (fresh.length === 0) continue
      const got = gesturesOn(state, decision)
      const strange = got.filter((choice) => !decision.options.some((option) => same(option, choice)))
      for (const { do: deed } of fresh) {
        const offered = decision.options.filter((option) => option.do === deed)
        seen.set(`${decision.ask} ${deed}`, { offered, got, strange })
      }
    }

  test.each(Object.entries(gestures))("%s", (_id, wanted) => {
    for (const key of wanted) {
      const moment = seen.get(key)
      expect(moment, `${key} came up in play`).toBeDefined()
      expect(moment?.strange, `${key}: nothing but what was offered`).toEqual([])
      // Thirty-one throws are one gesture: all dice were marked here
      const offered = key === "mountains.dice throw" ? moment?.offered.slice(-1) : moment?.offered
      for (const option of offered ?? [])
        expect(moment?.got, `${key}: ${JSON.stringify(option)}`).toContainEqual(option)
    }
  })

  test("there is no decision without an entry in the table", () => {
    const known = new Set([...Object.values(gestures).flat(), "reward.kind choose"])
    const rare = /^(forest|mountains)\.(menu|climb) evolve$/
    expect([...seen.keys()].filter((key) => !known.has(key) && !rare.test(key))).toEqual([])
  })
})

test("one choice after another is made by touching the board alone", () => {
  const random = new FastRandom("board")
  const options = parseOptions(rules.options, { kromosaur: true }, 3, "options")
  const state = rules.setup(3, options, new Turn(random))
  let chosen: Choice[] = []
  const show = (step: number) =>
    boardFor(state, rules.decisions(state)[0]!, (choice) => chosen.push(choice), step)
  const { container, rerender } = render(show(0))
  for (let step = 0; step < 20; step++) {
    const decision = rules.decisions(state)[0]!
    chosen = []
    rerender(show(step))
    // The second half of a gesture comes by itself
    for (let tries = 0; chosen.length === 0 && tries < 20; tries++)
      fireEvent.click(oneOf(shining(container), random))
    expect(decision.options).toContainEqual(chosen[0])
    choose(rules, state, decision.seat, chosen[0]!, new Turn(random))
  }
})
