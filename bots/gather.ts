// Thinking over several threads: each thinks for itself from a seed of its own, and the opinions
// are put together.

import { FastRandom } from "@genepool/engine"
import type { Opinion, Question, Thought } from "./player.ts"
import { pickChoice } from "./search/pick.ts"
import { strongest } from "./search/settings.ts"

/**
 * One thought out of several of the strongest player about the same question. Options are the
 * question's own, as far as anybody tried them.
 */
export function gather({ decision, seed }: Question, thoughts: readonly Thought[]): Thought {
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
  const choice = pickChoice(options, decision, strongest, new FastRandom(`${seed} together`))
  return { choice, iterations, options }
}

function together(a: Opinion, b: Opinion): Opinion {
  const visits = a.visits + b.visits
  const mean = (x: number, y: number) => (x * a.visits + y * b.visits) / visits
  return { choice: a.choice, visits, chance: mean(a.chance, b.chance), value: mean(a.value, b.value) }
}
