// Runs in a thread of its own: thinks for a bot, from its seat's view alone.
import { type Level, type Player, playerNamed } from "@genepool/bots"
import type { Choice } from "@genepool/engine"
import { games } from "@genepool/games"
import type { BotTask } from "./bots.ts"

const players = new Map<string, Promise<Player>>()

export default async function think(task: BotTask & { readonly ms: number }): Promise<Choice> {
  const player = await playerFor(task.game, task.level as Level)
  const { view, decision, seats, seed, ms } = task
  return player({ view, seat: decision.seat, seats, decision, seed, budget: { ms } }).choice as Choice
}

function playerFor(game: string, level: Level): Promise<Player> {
  const name = `level${level}` as const
  const known = players.get(`${game} ${name}`)
  if (known !== undefined) return known
  const made = (async () => {
    const load = games[game]
    if (load === undefined) throw new Error(`no game ${game}`)
    return playerNamed(name, await load(), () => performance.now())
  })()
  players.set(`${game} ${name}`, made)
  return made
}
