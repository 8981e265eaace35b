// Bots on threads: one core is left to the server, thinking is bounded, and whoever asks much waits
// longest.
import { availableParallelism } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import { type Task, type Thought, thinkTogether, timedPlayer } from "@genepool/bots"
import type { Choice } from "@genepool/engine"
import { Piscina } from "piscina"
import type { Bots, BotTask } from "./bots.ts"
import { FairQueue } from "./queue.ts"

/** How long a bot of each level may think about one choice. */
const budgets: readonly number[] = [0, 150, 300, 600, 1200, 2500]
/**
 * A bot that takes so much longer is stopped; a thread that has to be started first takes its time
 * too.
 */
const grace = 10_000

export function botThreads(threads: number | null, budget = budgets, patience = grace): Bots {
  const most = threads ?? Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: new URL("./worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: 60_000,
    atomics: "disabled",
  })
  const queue = new FairQueue(most)

  /** The strongest bot takes half of the threads that nobody else wants now, beside its own. */
  async function think({ game, level, seats, view, decision, seed }: BotTask): Promise<Thought> {
    const ms = budget[level] ?? 600
    const signal = AbortSignal.timeout(ms + patience)
    const player = `level${level}` as Task["player"]
    const question = { view, seat: decision.seat, seats, decision, seed, budget: { ms } }
    const others =
      player === timedPlayer && decision.options.length > 1 ? queue.lend() : { slots: 0, giveBack() {} }
    try {
      return await thinkTogether(1 + others.slots, question, (part) =>
        pool.run({ game, player, question: part } satisfies Task, { signal }),
      )
    } finally {
      others.giveBack()
    }
  }

  const paces = new Paces()
  const stop = new AbortController()

  /**
   * Waits for its turn like any other, holds up nobody after that, and takes one of the times that
   * thinking took lately.
   */
  async function pretend(task: BotTask, unwanted?: AbortSignal): Promise<Choice> {
    const only = await queue.through(task.lane, async () => task.decision.options[0] as Choice, unwanted)
    await pause(paces.oneOf(task) ?? (budget[task.level] ?? 0) / 2, undefined, { signal: stop.signal })
    return only
  }

  return {
    choose: (task, unwanted) =>
      task.decision.options.length === 1
        ? pretend(task, unwanted)
        : queue.through(
            task.lane,
            async () => {
              const start = performance.now()
              const thought = await think(task)
              paces.note(task, performance.now() - start)
              task.thought?.(thought)
              return thought.choice
            },
            unwanted,
          ),
    get waiting() {
      return queue.waiting
    },
    close: () => {
      stop.abort()
      return pool.destroy()
    },
  }
}

/** How long bots of each kind have thought lately. */
class Paces {
  private readonly lately = new Map<string, number[]>()

  note({ game, level }: BotTask, time: number): void {
    const times = this.lately.get(`${game} ${level}`) ?? []
    this.lately.set(`${game} ${level}`, [...times, time].slice(-16))
  }

  oneOf({ game, level }: BotTask): number | undefined {
    const times = this.lately.get(`${game} ${level}`) ?? []
    return times[Math.floor(Math.random() * times.length)]
  }
}
