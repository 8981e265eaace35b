// A worker that thinks for bots, beside the one that holds the table: the table stays free to
// answer meanwhile

import { answerCalls, thinker, webChannel } from "@genepool/bots"
import { games } from "@genepool/games"

answerCalls(
  webChannel(self),
  thinker(
    async (name) => {
      const load = Object.hasOwn(games, name) ? games[name] : undefined
      if (load === undefined) throw new Error(`there is no game "${name}"`)
      return load()
    },
    () => performance.now(),
  ),
)
