// Divides a simulation among threads.

import type { AnyGame } from "@genepool/engine"
import { inThreads, type Part } from "../threads.ts"
import { playShare, type Share, type Sum } from "./share.ts"

/**
 * Plays everything, in this thread or in several; `onSome` gets what came in, a few times a second.
 */
export async function playAll(
  game: AnyGame,
  plan: Omit<Share, keyof Part>,
  jobs: number,
  onSome: (sum: Sum) => void,
): Promise<void> {
  if (jobs === 1) playShare(game, { ...plan, first: 0, jobs }, onSome)
  else await inThreads(new URL("./worker.ts", import.meta.url), plan, jobs, onSome)
}
