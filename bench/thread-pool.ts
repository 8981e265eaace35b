// What several threads bring: the tries of a pool against those of one thread, in turn.

import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import { nodeThread, type Question, ThreadPool } from "@genepool/bots"
import { median, round } from "./slices.ts"

const slices = 7
/** Every thread compiles for itself what it runs often. */
const warmUps = 12
const ms = 300

export async function benchThreadPool(game: string, questions: readonly Question[]) {
  const threads = availableParallelism()
  const [one, all] = [poolOf(1), poolOf(threads)]
  const perSecond = async (pool: ThreadPool, slice: number) => {
    const question = questions[slice % questions.length] as Question
    const start = performance.now()
    const { iterations } = await pool.think(game, "level5", { ...question, seed: `${slice}`, budget: { ms } })
    return (iterations * 1000) / (performance.now() - start)
  }
  const seen = { one: [] as number[], all: [] as number[] }
  for (let slice = 0; slice < warmUps + slices; slice++) {
    const pair = [await perSecond(one, slice), await perSecond(all, slice)] as const
    if (slice < warmUps) continue
    seen.one.push(pair[0])
    seen.all.push(pair[1])
  }
  one.end()
  all.end()
  return {
    threads,
    iterationsPerSecond: { one: round(median(seen.one)), all: round(median(seen.all)) },
    ratio: round(median(seen.all) / median(seen.one)),
  }
}

function poolOf(threads: number): ThreadPool {
  return new ThreadPool(
    Array.from({ length: threads }, () =>
      nodeThread(new Worker(new URL("./thinking-thread.ts", import.meta.url))),
    ),
  )
}
