// Several threads that think. A question that is worth it goes to all of them, and their thoughts
// are put together.

import { gather } from "../gather.ts"
import type { PlayerName } from "../names.ts"
import type { Question, Thought } from "../player.ts"
import { seedOfPart } from "../rethink/record.ts"
import { Calls, type Thread } from "./calls.ts"
import { type Task, timedPlayer } from "./thinker.ts"

export class ThreadPool {
  private readonly members: Calls<Task, Thought>[]

  constructor(threads: readonly Thread[]) {
    this.members = threads.map((thread) => new Calls<Task, Thought>(thread))
  }

  /**
   * The strongest player thinks with all threads at once, any other with the one that has least to
   * do.
   */
  think(game: string, player: PlayerName, question: Question): Promise<Thought> {
    const idle = this.members.reduce((least, member) => (member.load < least.load ? member : least))
    if (player !== timedPlayer) return idle.ask({ game, player, question })
    return thinkTogether(this.members.length, question, (part, at) =>
      (this.members[at] as Calls<Task, Thought>).ask({ game, player, question: part }),
    )
  }

  end(): void {
    for (const member of this.members) member.end()
  }
}

/**
 * Asks so many threads the same, each with a seed of its own, and puts together what the strongest
 * player thinks.
 */
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
