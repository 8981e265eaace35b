// Draws a game's board for a test, in front of a seat of a state

import type {
  BoardProps,
  Choice,
  Fact,
  Game,
  Position,
  PositionView,
  Reason,
  Seat,
  Texts,
} from "@genepool/engine"
import { speaker } from "@genepool/text"
import { cleanup } from "@testing-library/react"
import type { ComponentType, ReactElement } from "react"
import { afterEach, beforeEach, vi } from "vitest"
import type { TableParts } from "../parts.ts"

const seatNames = ["Ada", "Bruno", "Celina", "Dmitri", "Ewa", "Fiodor"]

export interface Drawn<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
> {
  // biome-ignore lint/suspicious/noExplicitAny: the options of a game are parsed by the game itself
  readonly game: Game<S, C, V, any, F, R>
  readonly texts: Texts
  readonly Board: ComponentType<BoardProps<V, C, F, R>>
}

export interface Drawing<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
> extends Drawn<S, C, V, F, R> {
  /**
   * The board in front of that seat, as the game stands; its callbacks are the ones below unless
   * told otherwise.
   */
  readonly board: (state: S, seat: Seat, more?: Partial<BoardProps<V, C, F, R>>) => ReactElement
  readonly point: ReturnType<typeof vi.fn<BoardProps<V, C, F, R>["point"]>>
  /** What was chosen; how to forget the rest of a gesture is the board's own matter. */
  readonly choose: ReturnType<typeof vi.fn<(option: C) => void>>
  readonly narrow: ReturnType<typeof vi.fn<BoardProps<V, C, F, R>["narrow"]>>
  readonly explain: ReturnType<typeof vi.fn<BoardProps<V, C, F, R>["explain"]>>
}

/**
 * Everything that a test of a board needs; call it at the top of the file, it tidies up after each
 * test.
 */
export function drawing<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  F extends Fact,
  R extends Reason,
>(drawn: Drawn<S, C, V, F, R>): Drawing<S, C, V, F, R> {
  const { game, texts, Board } = drawn
  const point = vi.fn<BoardProps<V, C, F, R>["point"]>()
  const choose = vi.fn<(option: C) => void>()
  const narrow = vi.fn<BoardProps<V, C, F, R>["narrow"]>()
  const explain = vi.fn<BoardProps<V, C, F, R>["explain"]>()
  const { say } = speaker(texts, "en", { seatNames })
  // A whole board is drawn many times over
  vi.setConfig({ testTimeout: 20_000 })
  beforeEach(() => {
    vi.clearAllMocks()
  })
  afterEach(cleanup)
  const board: Drawing<S, C, V, F, R>["board"] = (state, seat, more = {}) => (
    <Board
      view={game.view(state, seat)}
      decision={game.decision(state, seat)}
      withheld={game.whyNot(state, seat)}
      facts={[]}
      beat={[]}
      step={1}
      seatNames={seatNames.slice(0, game.seats.max)}
      say={say}
      still
      pointed={[]}
      point={point}
      choose={(option) => choose(option)}
      narrow={narrow}
      explain={explain}
      {...more}
    />
  )
  return { ...drawn, board, point, choose, narrow, explain }
}

/**
 * All parts of a board at once, in no particular place; the areas of all seats lie open, and what
 * is said has a button.
 */
export function wholeOf<V extends PositionView, C extends Choice, F extends Fact, R extends Reason>(
  parts: TableParts<BoardProps<V, C, F, R>>,
): ComponentType<BoardProps<V, C, F, R>> {
  const { Around, Board, Strip, Side, Plate, Area, Tray, spoken = [] } = parts
  return function Whole(props) {
    const perSeat = (Part: TableParts["Plate"]) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      Part !== undefined && props.seatNames.map((_, seat) => <Part key={seat} seat={seat} />)
    return (
      <Around {...props}>
        {Strip !== undefined && <Strip />}
        {perSeat(Plate)}
        <Board />
        {Side !== undefined && <Side />}
        {perSeat(Area)}
        {Tray !== undefined && <Tray />}
        {props.decision?.options
          .filter((option) => spoken.includes(option.do))
          .map((option) => (
            <button
              key={JSON.stringify(option)}
              type="button"
              data-offered
              onClick={() => props.choose(option)}
            >
              {option.do}
            </button>
          ))}
      </Around>
    )
  }
}

/** Everything that shines. */
export function shining(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>("[data-offered]")]
}
