// A thread that plays its share of a match and tells of every game.

import { parentPort, workerData } from "node:worker_threads"
import { loadGame } from "../choosing.ts"
import { playShare, type Share } from "./match.ts"

const share = workerData as Share
await playShare(await loadGame(share.game, "arena"), share, (game) => parentPort?.postMessage(game))
