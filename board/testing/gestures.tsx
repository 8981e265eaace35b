// Every decision of a game's table has a gesture on its board, and each gesture gives back what was
// offered

import {
  type Choice,
  choose,
  type Decision,
  type Fact,
  FastRandom,
  type Game,
  type Position,
  type PositionView,
  parseOptions,
  type Reason,
  sameChoice,
  Turn,
} from "@genepool/engine"
import { cleanup, fireEvent, render } from "@testing-library/react"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { type Drawing, shining } from "./drawing.tsx"

const oneOf = <T,>(items: readonly T[], random: FastRandom): T => items[random.index(items, "test")] as T

/** A position of a game, and somebody who must decide in it. */
export interface Moment<S, C extends Choice> {
  readonly state: S
  readonly decision: Decision<C>
}

/** Plays at random and shows every decision there is; the state goes on changing. */
export function* momentsOf<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
>(
  // biome-ignore lint/suspicious/noExplicitAny: the options of a game are parsed by the game itself
  game: Game<S, C, V, any, F, R>,
  seats: number,
  options: unknown,
  seed: string,
): Generator<Moment<S, C>> {
  const random = new FastRandom(seed)
  const state = game.setup(seats, parseOptions(game.options, options, seats, "options"), new Turn(random))
  for (let n = 0; n < 3000; n++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) return
    yield { state, decision }
    choose(game, state, decision.seat, oneOf(decision.options, random), new Turn(random))
  }
}

interface Gestures<S, C extends Choice> {
  /** By id of the table of decisions: what the rules ask, as `procedure.step do`. */
  readonly table: { readonly [id: string]: readonly string[] }
  /** Where the decisions come from; read until all of the table was seen. */
  readonly moments: () => Iterable<Moment<S, C>>
  /** Touches what a first touch has brought up, such as a bubble over an organ. */
  readonly furtherTouches?: (container: HTMLElement) => readonly Element[]
  /** Touched once after everything else, such as the stone that throws the marked dice. */
  readonly lastTouches?: (container: HTMLElement) => readonly Element[]
  /**
   * The options of a decision that a touch on everything must give back; all of them, if left out.
   */
  readonly mustGive?: (key: string, offered: readonly C[]) => readonly C[]
  /** Decisions that play brings up and the table does not name. */
  readonly beside?: RegExp
}

/** One test for each id of the table, and one that nothing was asked beside it. */
export function describeGestures<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
>(
  { board }: Drawing<S, C, V, F, R>,
  { table, moments, furtherTouches, lastTouches, mustGive, beside }: Gestures<S, C>,
): void {
  /** What the board gives back when everything on it is touched once. */
  const touchAll = ({ state, decision }: Moment<S, C>): C[] => {
    const got: C[] = []
    const { container } = render(
      board(state, decision.seat, { decision, choose: (choice) => got.push(choice) }),
    )
    for (const thing of shining(container)) {
      fireEvent.click(thing)
      for (const meant of furtherTouches?.(container) ?? []) fireEvent.click(meant)
    }
    for (const last of lastTouches?.(container) ?? []) fireEvent.click(last)
    cleanup()
    return got
  }

  describe("every decision has a gesture on the board, which gives back what was offered", () => {
    const seen = new Map<string, { offered: C[]; got: C[]; strange: C[] }>()
    const wanted = Object.values(table).flat()
    for (const moment of moments()) {
      if (wanted.every((key) => seen.has(key))) break
      const { ask, options } = moment.decision
      const fresh = options.filter((option) => !seen.has(`${ask} ${option.do}`))
      if (fresh.length === 0) continue
      const got = touchAll(moment)
      const strange = got.filter((choice) => !options.some((option) => sameChoice(option, choice)))
      for (const { do: verb } of fresh) {
        const offered = options.filter((option) => option.do === verb)
        seen.set(`${ask} ${verb}`, { offered, got, strange })
      }
    }

    test.each(Object.entries(table))("%s", (_id, keys) => {
      for (const key of keys) {
        const moment = seen.get(key)
        expect(moment, `${key} came up in play`).toBeDefined()
        expect(moment?.strange, `${key}: nothing but what was offered`).toEqual([])
        const offered = moment?.offered ?? []
        for (const option of mustGive?.(key, offered) ?? offered)
          expect(moment?.got, `${key}: ${JSON.stringify(option)}`).toContainEqual(option)
      }
    })

    test("there is no decision without an entry in the table", () => {
      const unknown = [...seen.keys()].filter((key) => !wanted.includes(key) && beside?.test(key) !== true)
      expect(unknown).toEqual([])
    })
  })
}

/**
 * Plays by touching the board alone, one seat after the other, until that many choices are made or
 * the game is over.
 */
export function playByTouch<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
>(
  { board, game }: Drawing<S, C, V, F, R>,
  {
    seats,
    options = {},
    choices,
  }: { readonly seats: number; readonly options?: unknown; readonly choices: number },
): void {
  // What comes in turn is there at once
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    draw(0)
    return 0
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const random = new FastRandom("board")
  const state = game.setup(seats, parseOptions(game.options, options, seats, "options"), new Turn(random))
  let chosen: C[] = []
  const show = (decision: Decision<C>, step: number) =>
    board(state, decision.seat, { decision, step, choose: (choice) => chosen.push(choice) })
  const first = game.decisions(state)[0] as Decision<C>
  const { container, rerender } = render(show(first, 0))
  for (let step = 0; step < choices; step++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) return
    chosen = []
    rerender(show(decision, step))
    // The second half of a gesture comes by itself
    for (let tries = 0; chosen.length === 0 && tries < 20; tries++)
      fireEvent.click(oneOf(shining(container), random))
    expect(decision.options).toContainEqual(chosen[0])
    choose(game, state, decision.seat, chosen[0] as C, new Turn(random))
  }
}
