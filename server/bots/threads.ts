// Bots on threads: one core is left to the server, thinking is bounded, and whoever asks much waits longest.
import { availableParallelism } from "node:os"
import type { Choice } from "@genepool/engine"
import { Piscina } from "piscina"
import type { Bots, BotTask } from "./bots.ts"
import { FairQueue } from "./queue.ts"

/** How long a bot of each level may think about one choice. */
const budget: readonly number[] = [0, 150, 300, 600, 1200, 2500]
/** A bot that takes so much longer is stopped. */
const grace = 2000

export function botThreads(threads: number | null): Bots {
  const most = threads ?? Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    atomics: "disabled",
  })
  const queue = new FairQueue(most)
  return {
    choose: (task: BotTask) =>
      queue.through(task.lane, async () => {
        const ms = budget[task.level] ?? 600
        const stop = AbortSignal.timeout(ms + grace)
        return (await pool.run({ ...task, ms }, { signal: stop })) as Choice
      }),
    close: () => pool.destroy(),
  }
}
