// Several threads that think: workers of Node or of the browser, either way. A question that is worth it goes to all of
// them, and their thoughts are put together.

import { gather } from "../gather.ts"
import type { PlayerName } from "../names.ts"
import type { Question, Thought } from "../player.ts"
import { seedOfPart } from "../rethink/record.ts"
import { type Task, type Thinker, timedPlayer } from "./thinker.ts"

/** One end of a channel; what a worker and its owner have of each other. */
export interface Channel {
  post(message: unknown): void
  listen(hear: (message: unknown) => void): void
}

/** A thread as its owner holds it. */
export interface Thread extends Channel {
  /** It broke down, or never started. */
  broken(hear: () => void): void
  end(): void
}

interface Asked {
  readonly key: number
  readonly task: Task
}

type Answered =
  | { readonly key: number; readonly thought: Thought }
  | { readonly key: number; readonly failed: string }

/** The inside of a thread: answers what its owner asks. */
export function serve(owner: Channel, think: Thinker): void {
  owner.listen((message) => {
    const { key, task } = message as Asked
    think(task).then(
      (thought) => owner.post({ key, thought } satisfies Answered),
      (error: unknown) =>
        owner.post({
          key,
          failed: error instanceof Error ? error.message : String(error),
        } satisfies Answered),
    )
  })
}

export class ThreadPool {
  private readonly members: Member[]

  constructor(threads: readonly Thread[]) {
    this.members = threads.map((thread) => new Member(thread))
  }

  /** The strongest player thinks with all threads at once, any other with the one that has least to do. */
  think(game: string, player: PlayerName, question: Question): Promise<Thought> {
    const idle = this.members.reduce((least, member) => (member.load < least.load ? member : least))
    if (player !== timedPlayer) return idle.ask({ game, player, question })
    return thinkTogether(this.members.length, question, (part, at) =>
      (this.members[at] as Member).ask({ game, player, question: part }),
    )
  }

  end(): void {
    for (const member of this.members) member.end()
  }
}

/** Asks so many threads the same, each with a seed of its own, and puts together what the strongest player thinks. */
export async function thinkTogether(
  threads: number,
  question: Question,
  ask: (part: Question, thread: number) => Promise<Thought>,
): Promise<Thought> {
  const { seed } = question
  const budget = partOf(question.budget, threads)
  const thoughts = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      ask({ ...question, budget, seed: seedOfPart(seed, thread) }, thread),
    ),
  )
  const thought = gather(question, thoughts)
  if (threads === 1) return thought
  const mind = thoughts[0]?.mind
  return {
    ...thought,
    parts: thoughts.map(({ iterations, carried }) =>
      carried === undefined ? { iterations } : { iterations, carried },
    ),
    ...(mind === undefined ? {} : { mind }),
  }
}

/** Tries are shared out, time is not. */
function partOf(budget: Question["budget"], threads: number): Question["budget"] {
  return "iterations" in budget ? { iterations: Math.ceil(budget.iterations / threads) } : budget
}

class Member {
  private readonly thread: Thread
  private readonly open = new Map<number, PromiseWithResolvers<Thought>>()
  private next = 0
  private isBroken = false

  constructor(thread: Thread) {
    this.thread = thread
    thread.listen((message) => this.hear(message as Answered))
    thread.broken(() => {
      this.isBroken = true
      this.giveUp("the thread broke down")
    })
  }

  get load(): number {
    return this.open.size
  }

  ask(task: Task): Promise<Thought> {
    if (this.isBroken) return Promise.reject(new Error("the thread broke down"))
    const key = this.next++
    const waiting = Promise.withResolvers<Thought>()
    this.open.set(key, waiting)
    this.thread.post({ key, task } satisfies Asked)
    return waiting.promise
  }

  end(): void {
    this.thread.end()
    this.giveUp("the thread was ended")
  }

  private giveUp(why: string): void {
    for (const { reject } of this.open.values()) reject(new Error(why))
    this.open.clear()
  }

  private hear(answer: Answered): void {
    const waiting = this.open.get(answer.key)
    this.open.delete(answer.key)
    if ("thought" in answer) waiting?.resolve(answer.thought)
    else waiting?.reject(new Error(answer.failed))
  }
}
