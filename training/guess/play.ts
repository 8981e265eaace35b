// Games of a bot with itself, and what was chosen in secret in them by a good level.

import { canGuess, type Guessable, GuessInput, meantBy, type Player } from "@genepool/bots"
import { type AnyGame, FastRandom, type Judgement, type Position, parseOptions, Turn } from "@genepool/engine"
import type { Secret } from "./secret.ts"

export interface SecretPlay {
  readonly game: AnyGame
  /** By hand: numbers and first sight are its. */
  readonly judgement: Guessable
  readonly player: Player
  /** How often options are tried in a secret choice, and in any other. */
  readonly tries: readonly [number, number]
}

/** How often, of a thousand, a choice is any choice at all, so that games differ. */
const whims = 30
/** Up to so many choices of each seat at the start are so every third time. */
const opening = 4

export function guessableOf(judgement: Judgement | null, game: string): Guessable {
  if (!canGuess(judgement)) throw new Error(`${game} has no secret choices to guess at`)
  return judgement
}

/** Plays game number `n` of a seed: the same whenever and wherever it is played. */
export function playSecrets(
  { game, judgement, player, tries }: SecretPlay,
  seats: number,
  seed: string,
  n: number,
): Secret[] {
  const name = `${seed}/${seats}/${n}`
  const random = new FastRandom(name)
  const turn = new Turn(new FastRandom(`${name}/dice`), false)
  const early = random.below(opening * seats + 1)
  const input = new GuessInput(judgement)
  const state: Position = game.setup(seats, parseOptions(game.options, undefined, seats), turn)
  const secrets: Secret[] = []
  for (let choices = 0; ; choices++) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) return secrets
    const { seat, options } = decision
    let choice = options[0]
    if (options.length > 1) {
      const isSecret = input.isAbout(decision)
      const iterations = tries[isSecret ? 0 : 1]
      const view = game.view(state, seat)
      const thought = player({
        view,
        seat,
        seats,
        decision,
        seed: `${name}/${choices}`,
        budget: { iterations },
      })
      choice = thought.choice
      if (isSecret) {
        input.look(state, decision, seats)
        secrets.push({
          game: n,
          seats,
          ask: decision.ask,
          given: decision.given.length,
          own: input.own.slice(),
          rows: input.rows.slice(0, options.length * judgement.guessing.names.length),
          promise: [...input.promise.subarray(0, options.length)],
          meant: meantBy(thought.options, options),
        })
      }
      if (random.below(1000) < (choices < early ? 333 : whims)) choice = options[random.below(options.length)]
    }
    game.apply(state, seat, choice, turn)
  }
}
