// What is known of a game, with what was learned of it: loaded when somebody is about to think.

import { BadInput, type GameModule, type Json, type Judgement, stateHash } from "@genepool/engine"
import type { Knowledge, Learned } from "../player.ts"
import { strongest } from "../search/settings.ts"
import { Guess } from "./guess.ts"
import { type GuessFile, readGuess } from "./guess-file.ts"
import { canGuess } from "./guess-input.ts"
import { canLearn, learned } from "./learned.ts"
import { type NetFile, readNet } from "./net.ts"

/**
 * Loads what was learned. Where there is nothing, where it was learned by other rules or features,
 * or where it cannot be had, the judgement by hand plays.
 */
export async function knowing(module: Pick<GameModule, "game" | "judgement" | "net">): Promise<Knowledge> {
  const { game, judgement } = module
  return { game, judgement, learned: await learnedOf(module) }
}

async function learnedOf({
  game,
  judgement,
  net,
}: Pick<GameModule, "game" | "judgement" | "net">): Promise<Learned | null> {
  if (net === undefined || !canLearn(judgement)) return null
  const loaded = await net().catch(() => null)
  try {
    const file = readNet(loaded, game, judgement.features)
    const guess = guessIn(file, judgement)
    const byNet = learned(judgement, file)
    const { playOn = strongest.playOn, exploration = strongest.exploration, seats } = file.use ?? {}
    return {
      id: idOf(file, guess),
      judgement: guess === null || !canGuess(judgement) ? byNet : Guess.beside(byNet, judgement, guess),
      playOn,
      exploration,
      seats: seats ?? Array.from({ length: game.seats.max }, (_, i) => i + 1),
    }
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}

/** Another one, if anything else that makes another thought is in the file. */
function idOf({ weights, use }: NetFile, guess: GuessFile | null): string {
  const parts: Json[] = [weights]
  if (guess !== null) parts.push([guess.weights, [...(guess.seats ?? [])]])
  if (use?.exploration !== undefined) parts.push(use.exploration)
  return stateHash(parts.length === 1 ? weights : parts).slice(0, 8)
}

/** What stands beside the net, if it fits: without it the net plays alone. */
function guessIn({ guess }: NetFile, judgement: Judgement): GuessFile | null {
  if (guess === undefined || !canGuess(judgement)) return null
  try {
    return readGuess(guess, judgement)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}
