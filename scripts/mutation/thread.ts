// One thread for mutants: begun anew when a mutant makes it hang or fall, and now and then, because
// modules pile up

import { Worker } from "node:worker_threads"
import type { Mutant } from "./mutants.ts"
import type { Look, Said, TestName, Try } from "./worker.ts"

export type Outcome =
  | { readonly how: "tests"; readonly killedBy: readonly TestName[] }
  /** No test came to an end: the mutant cannot be loaded, runs without end, or takes all memory. */
  | { readonly how: "load" | "time" | "memory"; readonly killedBy: readonly TestName[] }

export class Thread {
  readonly #folder: string
  readonly #mutants: readonly Mutant[]
  #worker: Worker | null = null
  #tried = 0

  constructor(folder: string, mutants: readonly Mutant[]) {
    this.#folder = folder
    this.#mutants = mutants
  }

  async look(file: string): Promise<Extract<Said, { said: "looked" }>> {
    const said = await this.#ask({ look: file }, () => Number.POSITIVE_INFINITY)
    if (said === "time" || said === "memory" || said.said !== "looked")
      throw new Error(`${file} cannot be run`)
    return said
  }

  /** `patience`: how long a test may work or wait, in milliseconds. */
  async try(asked: Try, patience: (test: TestName) => number): Promise<Outcome> {
    if (++this.#tried % 100 === 0) await this.end()
    const said = await this.#ask(asked, patience)
    if (said === "time" || said === "memory") {
      await this.end()
      return { how: said, killedBy: [] }
    }
    if (said.said !== "tried") throw new Error("a thread answered what it was not asked")
    return { how: said.loaded ? "tests" : "load", killedBy: said.killedBy }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #begin(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { folder: this.#folder, mutants: this.#mutants },
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    })
    // What a mutant left behind may fall when its answer is given already: the next one gets
    // another thread
    worker.on("error", () => {
      if (this.#worker === worker) this.#worker = null
    })
    return worker
  }

  #ask(asked: Look | Try, patience: (test: TestName) => number): Promise<Said | "time" | "memory"> {
    this.#worker ??= this.#begin()
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<Said | "time" | "memory">()
    let watch: NodeJS.Timeout | undefined
    const wait = (test: TestName) => {
      clearInterval(watch)
      const most = patience(test)
      if (!Number.isFinite(most)) return
      let began: number | null = null
      watch = setInterval(() => {
        spentBy(worker).then(
          (now) => {
            began ??= now
            if (now - began > most) resolve("time")
          },
          () => {}, // It has fallen, which is told otherwise
        )
      }, lookEvery)
    }
    const hear = (said: Said) => {
      if (said.said === "running") wait(said.test)
      else resolve(said)
    }
    const fall = (error: Error & { code?: string }) =>
      error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve("memory") : reject(error)
    worker.on("message", hear).on("error", fall)
    worker.postMessage(asked)
    return promise.finally(() => {
      clearInterval(watch)
      worker.off("message", hear).off("error", fall)
    })
  }
}

const lookEvery = 250

/**
 * Milliseconds that a thread worked, or waited for nothing: while others have the processor,
 * nothing is counted.
 */
async function spentBy(worker: Worker): Promise<number> {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000 + worker.performance.eventLoopUtilization().idle
}
