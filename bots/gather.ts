// Thinking over several threads: each thinks for itself from a seed of its own, and the opinions are put together.

import { type Choice, FastRandom } from "@genepool/engine"
import { type Level, settingsOf } from "./levels.ts"
import type { Opinion, Question, Thought } from "./player.ts"
import { pickChoice } from "./search/pick.ts"

/** One thought out of several about the same question. Options are the question's own, as far as anybody tried them. */
export function gather(level: Level, { decision, seed }: Question, thoughts: readonly Thought[]): Thought {
  const first = thoughts[0]
  if (thoughts.length === 1 && first !== undefined) return first
  const opinions = new Map<string, Opinion>()
  let iterations = 0
  for (const thought of thoughts) {
    iterations += thought.iterations
    for (const opinion of thought.options) {
      const key = JSON.stringify(opinion.choice)
      const known = opinions.get(key)
      opinions.set(key, known === undefined ? opinion : together(known, opinion))
    }
  }
  const options = [...opinions.values()].sort((a, b) => b.visits - a.visits || b.value - a.value)
  return { choice: choose(level, decision, options, seed), iterations, options }
}

function choose(
  level: Level,
  decision: Question["decision"],
  options: readonly Opinion[],
  seed: string,
): Choice {
  return pickChoice(options, decision, settingsOf[level], new FastRandom(`${seed} together`))
}

function together(a: Opinion, b: Opinion): Opinion {
  const visits = a.visits + b.visits
  const mean = (x: number, y: number) => (x * a.visits + y * b.visits) / visits
  return { choice: a.choice, visits, chance: mean(a.chance, b.chance), value: mean(a.value, b.value) }
}
