// Whoever has answered in a decision taken together waits for the others, and is asked again only
// by their own wish: another answer is laid on this page alone, and the one before counts until the
// new one is whole

import type { AnyGame, Choice, Decision } from "@genepool/engine"
import { useMemo, useState } from "react"
import { type Drafted, draftOf } from "./draft.ts"
import type { Shown } from "./show.ts"

interface Waiting {
  /**
   * Without the question, as long as its answer stands; while it is changed, with what was laid of
   * the new one.
   */
  readonly sight: Shown
  /** What was answered, and to what; null while there is something to decide. */
  readonly answer: {
    readonly ask: string
    readonly given: readonly Choice[]
    /** Null while it waits to be sent. */
    readonly change: (() => void) | null
  } | null
  /** While another answer is laid. */
  readonly changing: Changing | null
}

export interface Changing {
  /** All parts of the new answer, if the choice makes it whole; null where more is asked. */
  readonly lay: (choice: Choice) => readonly Choice[] | null
  /** Takes up what was laid last; the first answer stays, where nothing is left. */
  readonly back: () => void
  /** The first answer stays. */
  readonly keep: () => void
}

/** The answer that is changed, and what was laid of the new one. */
interface Begun {
  readonly key: string
  readonly laid: readonly Choice[]
}

export function useAnswered(shown: Shown, game: AnyGame): Waiting {
  const [begun, setBegun] = useState<Begun | null>(null)
  return useMemo(() => {
    const { decision, view, kept = null } = shown
    if (decision !== null && kept !== null)
      return {
        sight: { ...shown, waiting: [], decision: null, prompt: null, withheld: [], mayUndo: false },
        answer: { ask: decision.ask, given: kept, change: null },
        changing: null,
      }
    if (decision === null || !decision.answered) return { sight: shown, answer: null, changing: null }
    const key = keyOf(decision)
    // Another answer, or another question, is left alone
    if (begun === null || begun.key !== key) {
      const { ask, given } = decision
      const waiting = shown.waiting.filter((seat) => seat !== decision.seat)
      return {
        sight: { ...shown, waiting, decision: null, prompt: null, withheld: [], mayUndo: false },
        answer: { ask, given, change: () => setBegun({ key, laid: [] }) },
        changing: null,
      }
    }
    const { laid } = begun
    const draft: Partial<Drafted> = laid.length === 0 ? {} : draftOf(game, view, decision.seat, laid)
    return {
      sight: { ...shown, ...draft, mayUndo: true },
      answer: null,
      changing: {
        lay(choice) {
          const parts = [...laid, choice]
          if (draftOf(game, view, decision.seat, parts).decision?.answered) return parts
          setBegun({ key, laid: parts })
          return null
        },
        back: () => setBegun(laid.length === 0 ? null : { key, laid: laid.slice(0, -1) }),
        keep: () => setBegun(null),
      },
    }
  }, [shown, begun, game])
}

const keyOf = ({ ask, given }: Decision): string => JSON.stringify([ask, given])
