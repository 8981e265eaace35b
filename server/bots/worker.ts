// Runs in a thread of its own: thinks for a bot, from its seat's view alone.
import { thinker } from "@genepool/bots"
import { games } from "@genepool/games"

export default thinker(
  (game) => {
    const load = games[game]
    if (load === undefined) throw new Error(`no game ${game}`)
    return load()
  },
  () => performance.now(),
)
