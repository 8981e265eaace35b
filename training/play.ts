// Games of a bot with itself, and the moments of them that are worth learning from.

import { canLearn, type Knowledge, type Player, searching, strongest, worthsByHand } from "@genepool/bots"
import { type AnyGame, FastRandom, type Judgement, type Position, parseOptions, Turn } from "@genepool/engine"
import type { Moment } from "./shard.ts"
import { type Teacher, teach } from "./teacher.ts"

export interface Play {
  readonly game: AnyGame
  readonly judgement: Judgement & Required<Pick<Judgement, "features">>
  readonly player: Player
}

export interface Bounds {
  /** How often options are tried; 0 is at first sight. One of them for each game. */
  readonly tries: readonly number[]
  /** The most moments that are kept of a game. */
  readonly moments: number
  /** Who is asked what each of them is worth; left out, only how the game ended counts. */
  readonly teacher?: Teacher
}

interface Seen {
  readonly moment: Moment
  readonly at: number
  /** The position, where a teacher will be asked about it. */
  readonly state: Position | null
}

/** How often, of a thousand, a choice is made at first sight all the same, so that games differ. */
const whims = 20
/**
 * Up to so many choices of each seat at the start are made at any rate; of them every third at
 * random.
 */
const opening = 4

export function playerOf(knowledge: Knowledge, learnedJudgement?: Judgement): Play {
  const judgement = knowledge.judgement
  if (!canLearn(judgement)) throw new Error(`${knowledge.game.id} has no features to learn from`)
  const mind = { game: knowledge.game, judgement: (learnedJudgement ?? judgement) as Knowledge["judgement"] }
  const player = searching(mind, () => 0, { ...strongest, capacity: 1 << 13 })
  return { game: knowledge.game, judgement, player }
}

/** Plays game number `n` of a seed: the same whenever and wherever it is played. */
export function playGame(
  { game, judgement, player }: Play,
  seats: number,
  seed: string,
  n: number,
  bounds: Bounds,
): Moment[] {
  const random = new FastRandom(`${seed}/${seats}/${n}`)
  const turn = new Turn(new FastRandom(`${seed}/${seats}/${n}/dice`), false)
  const tries = bounds.tries[random.below(bounds.tries.length)] as number
  const openingChoices = random.below(opening * seats + 1)
  const state: Position = game.setup(seats, parseOptions(game.options, undefined, seats), turn)
  const { teacher } = bounds
  const seen: Seen[] = []
  let settled = 0
  let choices = 0
  for (;;) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) break
    if (isMoment(judgement, state)) {
      settled++
      // Each has the same chance to be kept, however many there will be
      const place = seen.length < bounds.moments ? seen.length : random.below(settled)
      if (place < bounds.moments)
        seen[place] = {
          moment: lookAt(judgement, state, seats, n, tries),
          at: choices,
          state: teacher === undefined ? null : game.clone(state),
        }
    }
    const { seat, options } = decision
    const isEarly = choices < openingChoices
    const atFirstSight = tries === 0 || isEarly || random.below(1000) < whims
    let choice = options[0]
    if (options.length > 1 && atFirstSight) {
      const anyhow = random.below(1000) < (isEarly ? 333 : 50)
      const sight = anyhow ? undefined : judgement.hurried?.(state, decision, random)
      choice = options[sight ?? random.below(options.length)]
    } else if (options.length > 1) {
      const question = {
        view: game.view(state, seat),
        seat,
        seats,
        decision,
        seed: `${seed}/${n}/${choices}`,
      }
      choice = player({ ...question, budget: { iterations: tries } }).choice
    }
    game.apply(state, seat, choice, turn)
    choices++
  }
  const moments = finish(game, judgement, state, seats, seen, choices)
  if (teacher !== undefined)
    for (const { moment, state: then, at } of seen)
      if (then !== null) teach(teacher, game, then, moment.shares, `${seed}/${n}/${at}/teacher`)
  return moments
}

/** A good moment to judge, before anybody has answered in it. */
function isMoment(judgement: Judgement, state: Position): boolean {
  if (judgement.settled?.(state) === false) return false
  const answers = state.frames[state.frames.length - 1]?.answers ?? null
  return answers === null || answers.every((answer) => answer === null || answer.length === 0)
}

function lookAt(
  judgement: Play["judgement"],
  state: Position,
  seats: number,
  game: number,
  tries: number,
): Moment {
  const worths = new Float64Array(seats)
  worthsByHand(judgement, state, worths)
  const rows = new Float32Array(seats * judgement.features.names.length)
  judgement.features.read(state, worths, rows)
  const { round } = state as { readonly round?: number }
  return {
    game,
    round: round ?? 0,
    tries,
    part: 0,
    worths: Float32Array.from(worths),
    rows,
    shares: new Float32Array(seats),
    leads: new Float32Array(seats),
  }
}

function finish(
  game: AnyGame,
  judgement: Judgement,
  state: Position,
  seats: number,
  seen: readonly Seen[],
  choices: number,
): Moment[] {
  const result = game.result(state)
  if (result === null) throw new Error(`a game of ${game.id} stopped without a result`)
  const spread = judgement.spread?.(state) ?? 1
  return seen
    .toSorted((a, b) => a.at - b.at)
    .map(({ moment, at }) => {
      moment.part = at / choices
      for (const winner of result.winners) moment.shares[winner] = 1 / result.winners.length
      for (let seat = 0; seat < seats; seat++) {
        const others = result.scores.filter((_, other) => other !== seat)
        const lead = ((result.scores[seat] as number) - Math.max(...others)) / (2 * spread)
        moment.leads[seat] = lead / (1 + Math.abs(lead))
      }
      return moment
    })
}
