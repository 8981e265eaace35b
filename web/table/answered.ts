// Whoever has answered in a decision taken together waits for the others, and is asked again only by their own wish

import type { Choice, Decision } from "@genepool/engine"
import { useMemo, useState } from "react"
import type { Shown } from "./show.ts"

interface Waiting {
  /** Without the question, as long as its answer stands. */
  readonly sight: Shown
  /** What was answered, and to what; null while there is something to decide. */
  readonly answer: {
    readonly ask: string
    readonly given: readonly Choice[]
    readonly change: () => void
  } | null
}

export function useAnswered(sight: Shown): Waiting {
  /** The answer that is to be changed: another answer, or another question, is left alone. */
  const [changing, setChanging] = useState<string | null>(null)
  return useMemo(() => {
    const { decision } = sight
    if (decision === null || !decision.answered || changing === keyOf(decision))
      return { sight, answer: null }
    const { ask, given } = decision
    const waiting = sight.waiting.filter((seat) => seat !== decision.seat)
    return {
      sight: { ...sight, waiting, decision: null, prompt: null, withheld: [], mayUndo: false },
      answer: { ask, given, change: () => setChanging(keyOf(decision)) },
    }
  }, [sight, changing])
}

const keyOf = ({ ask, given }: Decision): string => JSON.stringify([ask, given])
