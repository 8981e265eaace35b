// What is known of a game, with what was learned of it: loaded when somebody is about to think.

import { BadInput, type GameModule, stateHash } from "@genepool/engine"
import type { Knowledge, Learned } from "../player.ts"
import { strongest } from "../search/settings.ts"
import { canLearn, learned } from "./learned.ts"
import { readNet } from "./net.ts"

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
    const seats = Array.from({ length: game.seats.max }, (_, i) => i + 1)
    const id = stateHash(file.weights).slice(0, 8)
    return { id, judgement: learned(judgement, file), ...(file.use ?? { playOn: strongest.playOn, seats }) }
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
}
