// Attempts go to the account of whoever is signed in, and those of other devices come from there

import type { Me, PuzzleAttempts } from "@genepool/wire"
import { request } from "../online/api.ts"
import { keepAttempts, keepFor, keptAttempts } from "./kept.ts"
import type { Attempt } from "./standing.ts"

/** The server takes so many at a time. */
const most = 200

/**
 * Whatever fails, the attempts are kept here, and go there the next time. Those `made` just now are
 * of whoever is signed in now, others perhaps of somebody who was before.
 */
export async function shareAttempts(made: readonly Attempt[] = []): Promise<void> {
  try {
    const { player } = await request<Me>("GET", "/me")
    // A guest's are anybody's who signs in here: they come along
    keepFor(player?.kind === "member" ? player.id : null)
    keepAttempts(made)
    if (player === null) return
    let { attempts } = await request<PuzzleAttempts>("GET", "/me/puzzles")
    const known = new Set(attempts.map(({ puzzle }) => puzzle))
    const missing = keptAttempts().filter(({ puzzle }) => !known.has(puzzle))
    for (let from = 0; from < missing.length; from += most)
      attempts = (
        await request<PuzzleAttempts>("POST", "/me/puzzles", { attempts: missing.slice(from, from + most) })
      ).attempts
    keepAttempts(attempts)
  } catch {
    // No network, or no server at all
  }
}
