// The game with what was learned of it, as the workers of a review load it

import { type Knowledge, knowing } from "@genepool/bots"
import { games } from "@genepool/games"

export async function knowledgeOf(name: string): Promise<Knowledge> {
  const load = Object.hasOwn(games, name) ? games[name] : undefined
  if (load === undefined) throw new Error(`there is no game "${name}"`)
  return knowing(await load())
}
