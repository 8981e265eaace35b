// Divides a simulation among threads.

import { once } from "node:events"
import { Worker } from "node:worker_threads"
import type { AnyGame } from "@genepool/engine"
import { playShare, type Share, type Sum } from "./share.ts"

/** Plays everything, in this thread or in several; `onSome` gets what came in, a few times a second. */
export async function playAll(
  game: AnyGame,
  plan: Omit<Share, "first" | "jobs">,
  jobs: number,
  onSome: (sum: Sum) => void,
): Promise<void> {
  if (jobs === 1) {
    playShare(game, { ...plan, first: 0, jobs }, onSome)
    return
  }
  await Promise.all(
    Array.from({ length: jobs }, async (_, first) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), {
        workerData: { ...plan, first, jobs },
      })
      worker.on("message", onSome)
      await once(worker, "exit")
    }),
  )
}
