// The games to measure: all that are registered, or those named.

import { BadInput, type GameModule } from "@genepool/engine"
import { games } from "@genepool/games"

/**
 * A game that cannot be loaded is told of and left out, so that the others can still be measured.
 */
export async function loadGames(named: readonly string[]): Promise<GameModule[]> {
  const modules: GameModule[] = []
  for (const id of named.length === 0 ? Object.keys(games) : named) {
    const load = games[id]
    if (load === undefined) throw new BadInput("--games", `one of ${Object.keys(games).join(", ")}`, id)
    try {
      modules.push(await load())
    } catch (error) {
      console.error(`${id}: cannot be loaded: ${(error as Error).message.split("\n")[0]}`)
    }
  }
  return modules
}
