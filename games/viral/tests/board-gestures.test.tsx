// @vitest-environment happy-dom

import { choose, type Decision, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { cleanup, fireEvent, render } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import Board from "../board/index.tsx"
import { viral } from "../index.ts"
import type { Choice } from "../rules/choice.ts"
import type { State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"
import { at, end, stop } from "./at.ts"

beforeEach(() => localStorage.setItem("genepool.viral.introduced", "1"))
afterEach(cleanup)
// A whole board is drawn many times over
vi.setConfig({ testTimeout: 20_000 })

const names = ["Ada", "Bruno", "Celina", "Dmitri", "Ewa"]
const { say } = speaker(viral.texts, "en", { seatNames: names })
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

function shining(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>("button[data-offered]")]
}

/** What the board gives back when everything on it is touched once, and what then hangs over it as well. */
function gesturesOn(state: State, decision: Decision<Choice>): Choice[] {
  const got: Choice[] = []
  const { container } = render(boardFor(state, decision, (choice) => got.push(choice)))
  for (const thing of shining(container)) {
    fireEvent.click(thing)
    for (const meant of container.querySelectorAll(".vir-bubble button")) fireEvent.click(meant)
  }
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
  for (let n = 0; n < 2000; n++) {
    const [decision] = rules.decisions(state)
    if (decision === undefined) return
    yield { state, decision }
    choose(rules, state, decision.seat, oneOf(decision.options, random), new Turn(random))
  }
}

/** VIR-DEC-01 to VIR-DEC-26, as the rules ask for them. */
const gestures: { readonly [id: string]: readonly string[] } = {
  "VIR-DEC-01": ["setUp.chooseVirus virus"],
  "VIR-DEC-02": ["setUp.place place"],
  "VIR-DEC-03": ["setUp.placeDummy placeDummy"],
  "VIR-DEC-04": ["dummy.where placeDummy"],
  "VIR-DEC-05": ["pair.choose zone"],
  "VIR-DEC-06": ["pair.choose mutation"],
  "VIR-DEC-07": ["card.icon use", "card.icon finish"],
  "VIR-DEC-08": ["infect.lift lift"],
  "VIR-DEC-09": ["infect.where infect"],
  "VIR-DEC-10": ["move.which move"],
  "VIR-DEC-11": ["move.where to"],
  "VIR-DEC-12": ["attack.where attack"],
  "VIR-DEC-13": ["attack.whom remove"],
  "VIR-DEC-14": ["shield.which shield"],
  "VIR-DEC-15": ["magnet.anchor pull", "magnet.anchor push"],
  "VIR-DEC-16": ["magnet.from from", "magnet.to to"],
  "VIR-DEC-17": ["magnet.which drag"],
  "VIR-DEC-18": ["absorb.where absorb", "absorb.which absorber"],
  "VIR-DEC-19": ["crisis.where crisis"],
  "VIR-DEC-20": ["score.take take", "score.take blind"],
  "VIR-DEC-21": ["crises.place crisis"],
  "VIR-DEC-22": ["relocate.which relocate", "relocate.where to"],
  "VIR-DEC-23": ["relocate.fromReserve infect", "relocate.fromReserve decline"],
  "VIR-DEC-24": ["breed.where infect"],
  "VIR-DEC-25": ["draft.keep keep"],
  "VIR-DEC-26": ["draft.order lay"],
}

describe("every decision has a gesture on the board, which gives back what was offered", () => {
  const seen = new Map<string, { offered: Choice[]; got: Choice[]; strange: Choice[] }>()
  const wanted = Object.values(gestures).flat()
  const touch = ({ state, decision }: Moment) => {
    const fresh = decision.options.filter((option) => !seen.has(`${decision.ask} ${option.do}`))
    if (fresh.length === 0) return
    const got = gesturesOn(state, decision)
    const strange = got.filter((choice) => !decision.options.some((option) => same(option, choice)))
    for (const { do: deed } of fresh) {
      const offered = decision.options.filter((option) => option.do === deed)
      seen.set(`${decision.ask} ${deed}`, { offered, got, strange })
    }
  }
  // Too rare to wait for it
  const overfull = at({ body: { LIV: ["O[G,Y]"], STO: ["Y[G,O]"] } }, stop, end).state
  touch({ state: overfull, decision: rules.decisions(overfull)[0]! })
  for (let table = 0; table < 60 && wanted.some((key) => !seen.has(key)); table++)
    for (const moment of momentsOf(2 + (table % 4), { draft: table % 5 === 4 }, `board ${table}`))
      touch(moment)

  test.each(Object.entries(gestures))("%s", (_id, keys) => {
    for (const key of keys) {
      const moment = seen.get(key)
      expect(moment, `${key} came up in play`).toBeDefined()
      expect(moment?.strange, `${key}: nothing but what was offered`).toEqual([])
      for (const option of moment?.offered ?? [])
        expect(moment?.got, `${key}: ${JSON.stringify(option)}`).toContainEqual(option)
    }
  })

  test("there is no decision without an entry in the table", () => {
    expect([...seen.keys()].filter((key) => !wanted.includes(key))).toEqual([])
  })
})

test("one choice after another is made by touching the board alone", () => {
  const random = new FastRandom("board")
  const state = rules.setup(3, parseOptions(rules.options, {}, 3, "options"), new Turn(random))
  let chosen: Choice[] = []
  const show = (step: number) =>
    boardFor(state, rules.decisions(state)[0]!, (choice) => chosen.push(choice), step)
  const { container, rerender } = render(show(0))
  for (let step = 0; step < 25; step++) {
    const decision = rules.decisions(state)[0]!
    chosen = []
    rerender(show(step))
    for (let tries = 0; chosen.length === 0 && tries < 20; tries++)
      fireEvent.click(oneOf(shining(container), random))
    expect(decision.options).toContainEqual(chosen[0])
    choose(rules, state, decision.seat, chosen[0]!, new Turn(random))
  }
})
