// A thread that plays one share of a simulation and tells of it as it goes.

import { parentPort, workerData } from "node:worker_threads"
import { loadGame } from "../choosing.ts"
import { playShare, type Share } from "./share.ts"

const share = workerData as Share
const { game } = await loadGame(share.game, "simulate")
playShare(game, share, (sum) => parentPort?.postMessage(sum))
