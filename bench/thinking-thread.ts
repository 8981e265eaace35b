// A thread that thinks, for the measurement of a pool.

import { parentPort } from "node:worker_threads"
import { answerCalls, nodeChannel, thinker } from "@genepool/bots"
import { gameOf } from "@genepool/games"

if (parentPort === null) throw new Error("this runs in a thread")
answerCalls(
  nodeChannel(parentPort),
  thinker(gameOf, () => performance.now()),
)
