// Finds puzzles in games of bots: at every choice a quick look, and only what looks like one is
// looked into.

import {
  type Choice,
  type Decision,
  FastRandom,
  type Position,
  parseOptions,
  type Reason,
  sameChoice,
  stateHash,
  Turn,
} from "@genepool/engine"
import { hintsOf } from "../hint.ts"
import { judgementAt, type Knowledge, type Thought } from "../player.ts"
import { imagineWorld } from "../world.ts"
import { ask, isClear, type Prover, quick, tenfold } from "./prove.ts"
import { bestOf, leastGap, type Puzzle, type Spot, spotOf } from "./puzzle.ts"

/** How often options are tried while the games are played. */
const playing = 40
/** With so few tries a gap seems smaller or larger than it is. */
const promising = leastGap * 0.7
/** What is lost or won anyway, or what needs luck all the same, is no riddle. */
const leastChance = 0.2
/** Every third choice or so of the first ones is any choice at all, so that games differ. */
const opening = 6

export interface FromGame {
  readonly puzzles: readonly Puzzle[]
  /**
   * How many choices were made, how many looked like a puzzle, and how many of these were one at a
   * second look.
   */
  readonly choices: number
  readonly suspected: number
  readonly clear: number
}

/**
 * Plays the game of a seed and gives what puzzles there are in it: the same on every machine. Null
 * where it was to stop before the end.
 */
export function findIn(
  knowledge: Knowledge,
  prover: Prover,
  seed: string,
  stop: () => boolean = () => false,
): FromGame | null {
  const { game } = knowledge
  const random = new FastRandom(`puzzles ${seed}`)
  const seats = tableOf(game.seats, random)
  const turn = new Turn(new FastRandom(`puzzles ${seed} dice`), false)
  const state: Position = game.setup(seats, parseOptions(game.options, undefined, seats), turn)
  const early = random.below(opening * seats)
  const puzzles: Puzzle[] = []
  let choices = 0
  let suspected = 0
  let clear = 0
  for (;;) {
    const decision: Decision | undefined = game.decisions(state)[0]
    if (decision === undefined) break
    if (stop()) return null
    const { seat, options } = decision
    let choice = options[0] as Choice
    if (options.length > 1 && choices < early && random.below(3) === 0) {
      choice = options[random.below(options.length)] as Choice
    } else if (options.length > 1) {
      const spot = { view: game.view(state, seat), seat, seats, decision }
      const thought = prover.scoutAt(seats)(ask(spot, `${seed} ${choices}`, playing))
      choice = thought.choice
      if (looksLikeOne(thought)) {
        suspected++
        const puzzle = lookInto(knowledge, prover, spot)
        if (puzzle !== null) clear++
        if (puzzle !== null && puzzle !== "plain") puzzles.push(puzzle)
      }
    }
    game.apply(state, seat, choice, turn)
    choices++
  }
  return { puzzles, choices, suspected, clear }
}

/** Two at every second table, where a choice weighs most; the other numbers alike often. */
function tableOf({ min, max }: { readonly min: number; readonly max: number }, random: FastRandom): number {
  return max === min || random.below(2) === 0 ? min : min + 1 + random.below(max - min)
}

function looksLikeOne({ options }: Thought): boolean {
  const [best, ...others] = [...options].sort((a, b) => b.chance - a.chance)
  if (best === undefined || best.chance < leastChance) return false
  return others.every(({ chance }) => best.chance - chance >= promising)
}

/** Null where no choice is clearly best; "plain" where everybody sees which one is. */
function lookInto(knowledge: Knowledge, prover: Prover, seen: Spot): Puzzle | "plain" | null {
  const id = stateHash({ view: seen.view, seat: seen.seat }).slice(0, 10)
  const { seat, seats } = seen
  // As whoever solves it will have it: from here on there is nothing but what the seat saw
  const position = imagineWorld(knowledge.game, seen.view, seat, new FastRandom(`puzzle ${id}`))
  const spot = spotOf(knowledge.game, { id, position, seat, seats })
  const first = prover.prove(spot, quick, id)
  const best = first.tried[0]?.choice
  if (best === undefined || !isClear(first)) return null
  const tempting = prover.temptation(spot, best, id)
  if (tempting === null) return "plain"
  const sure = prover.prove(spot, tenfold, `${id} sure`)
  if (!isClear(sure) || !sameChoice(sure.tried[0]!.choice, best)) return null
  const tries = prover.triesFor(spot, best, id)
  if (tries === null) return null
  return {
    id,
    seats,
    seat,
    position,
    ask: spot.decision.ask,
    tried: sure.tried.slice(0, 4),
    tempting,
    reason: whyBest(knowledge, { id, position, seat, seats, tried: sure.tried, tempting }),
    tries,
  }
}

/** As hints say it: what speaks for the best, and not for the one that tempts as well. */
export function whyBest(
  knowledge: Knowledge,
  puzzle: Pick<Puzzle, "id" | "position" | "seat" | "seats" | "tried" | "tempting">,
): Reason | null {
  const spot = spotOf(knowledge.game, puzzle)
  const { id, tempting } = puzzle
  const best = bestOf(puzzle)
  const opinion = (choice: Choice, chance: number) => ({ choice, visits: 1, chance, value: chance })
  const thought = { choice: best, iterations: 2, options: [opinion(best, 1), opinion(tempting, 0)] }
  const judgement = judgementAt(knowledge, spot.seats)
  const mind = { game: knowledge.game, judgement }
  return hintsOf(mind, ask(spot, `${id} why`, 0), thought, 2)[0]?.reason ?? null
}
