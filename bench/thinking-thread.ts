// A thread that thinks, for the measurement of a pool.

import { parentPort } from "node:worker_threads"
import { answerCalls, nodeChannel, thinker } from "@genepool/bots"
import { games } from "@genepool/games"

if (parentPort === null) throw new Error("this runs in a thread")
answerCalls(
  nodeChannel(parentPort),
  thinker(
    async (id) => {
      const load = games[id]
      if (load === undefined) throw new Error(`no game ${id}`)
      return load()
    },
    () => performance.now(),
  ),
)
