// Bugs to plant in a finished game from outside: what finds leaks is tried by leaks, in every game
// that has secrets.

import type { AnyGame, Choice, Fact, Position, Seat } from "../contract.ts"
import type { Audience, Turn } from "../turn.ts"

/**
 * The game with another audience for the facts of that name; whoever is not in it hears nothing.
 */
export function telling(
  game: AnyGame,
  fact: string,
  to: (meant: readonly Seat[], seats: number) => Audience,
): AnyGame {
  const overheard = <T>(turn: Turn, seats: number, run: () => T): T => {
    const honestly = turn.tellOnly.bind(turn)
    turn.tellOnly = (meant: readonly Seat[], told: Fact, others?: Fact) => {
      if (told.fact !== fact) return honestly(meant, told, others)
      const audience = to(meant, seats)
      if (audience === "all") turn.tell(told)
      else honestly(audience, told)
    }
    try {
      return run()
    } finally {
      Reflect.deleteProperty(turn, "tellOnly")
    }
  }
  return {
    ...game,
    setup: (seats, options, turn) => overheard(turn, seats, () => game.setup(seats, options, turn)),
    apply: (state: Position & { seats: number }, seat, choice, turn) =>
      overheard(turn, state.seats, () => game.apply(state, seat, choice, turn)),
  }
}

/**
 * The game with something noted in its lowest frame after every choice, where every view shows it.
 */
export function noting(game: AnyGame, what: (state: never) => unknown): AnyGame {
  const note = (state: Position) => {
    const frame = state.frames[0]
    if (frame !== undefined) Object.assign(frame, { noted: JSON.stringify(what(state as never)) })
  }
  return {
    ...game,
    setup(seats, options, turn) {
      const state = game.setup(seats, options, turn)
      note(state)
      return state
    },
    apply(state: Position, seat, choice, turn) {
      game.apply(state, seat, choice, turn)
      note(state)
    },
  }
}

/** The game that says aloud what a seat answers, while others still think. */
export function callingOut(game: AnyGame): AnyGame {
  return {
    ...game,
    apply(state: Position, seat, choice: Choice, turn) {
      const together = game.decision(state, seat)?.together
      game.apply(state, seat, choice, turn)
      if (together && !turn.opened) turn.tell({ fact: "said", seat, what: JSON.stringify(choice) })
    },
  }
}
