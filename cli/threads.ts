// Divides work that is counted by numbers among threads: each does every so-many-th of it.

import { once } from "node:events"
import { Worker } from "node:worker_threads"

/** One thread's part: the numbers `first`, `first + jobs`, `first + 2 * jobs` and so on. */
export interface Part {
  readonly first: number
  readonly jobs: number
}

/**
 * Runs the program once a thread, with the plan and its part as `workerData`; resolves when all
 * have ended.
 */
export async function inThreads<Plan extends object, Message>(
  program: URL,
  plan: Plan,
  jobs: number,
  hear: (message: Message) => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: jobs }, async (_, first) => {
      const worker = new Worker(program, { workerData: { ...plan, first, jobs } })
      worker.on("message", hear)
      await once(worker, "exit")
    }),
  )
}
