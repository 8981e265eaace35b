// Finished games for tests: played at random, with the log they leave.

import {
  type AnyGame,
  type Choice,
  FastRandom,
  type Log,
  type LoggedChoice,
  onTheList,
  type Position,
  parseOptions,
  randomAt,
  type ScriptedDraw,
  ScriptedRandom,
  Turn,
} from "@genepool/engine"

/**
 * A whole game of choices by chance, now and then with an answer that is changed or an instruction
 * that is left.
 */
export function finishedGame(game: AnyGame, seats: number, seed: string): Log {
  const random = new FastRandom(`${seed} choices`)
  const dice = { kind: "seed", seed } as const
  const choices: LoggedChoice[] = []
  const state: Position = game.setup(
    seats,
    parseOptions(game.options, {}, seats),
    new Turn(randomAt(dice, 0), false),
  )
  const make = (seat: number, choice: Choice) => {
    choices.push({ seat, choice })
    game.apply(
      state,
      seat,
      onTheList(game, state, seat, choice) as never,
      new Turn(randomAt(dice, choices.length), false),
    )
  }
  while (state.frames.length > 0) {
    const decisions = game.decisions(state)
    const open = decisions[random.below(decisions.length)]
    // Whoever has answered may change it
    const anybody = random.below(seats)
    const decision = random.below(20) === 0 ? (game.decision(state, anybody) ?? open) : open
    if (game.instructions.length > 0 && random.below(40) === 0) {
      const standing = game.instructions[random.below(game.instructions.length)] as string
      make(anybody, { do: "instruct", standing })
      continue
    }
    if (decision === undefined) break
    make(decision.seat, decision.options[random.below(decision.options.length)] as Choice)
  }
  const { id, version } = game
  return { genepool: 1, game: id, version, seats, options: {}, dice, choices }
}

/** The same game, whose set-up (first) and choices meet these draws when a log is replayed. */
export function withDraws(game: AnyGame, draws: readonly (readonly ScriptedDraw[])[]): AnyGame {
  let n = 0
  const turn = ({ random, told }: Turn) => {
    const scripted = new ScriptedRandom(draws[n++] ?? [])
    // Whoever writes the draws down hears that there was one
    const heard = {
      die(sides: number, name: string) {
        random.die(sides, name)
        return scripted.die(sides, name)
      },
      index(items: readonly unknown[], name: string) {
        random.index(items, name)
        return scripted.index(items, name)
      },
    }
    return new Turn(heard, told !== null)
  }
  return {
    ...game,
    setup(seats, options, given) {
      n = 0
      return game.setup(seats, options, turn(given as Turn))
    },
    apply: (state, seat, choice, given) => game.apply(state, seat, choice, turn(given as Turn)),
  }
}
