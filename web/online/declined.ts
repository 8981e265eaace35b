// Whoever asked to take back and was told no hears of it until the game goes on

import type { Snapshot } from "@genepool/wire"
import { useState } from "react"

type Seen = Pick<Snapshot, "you" | "choices" | "n" | "undo">

/**
 * Whether the wish that stood before was mine, and went without anything being undone or chosen.
 */
export function wasDeclined(before: Seen, now: Seen): boolean {
  const wish = before.undo.request
  return (
    wish !== null &&
    wish.seat === now.you &&
    now.undo.request === null &&
    now.choices === before.choices &&
    now.n > before.n
  )
}

export interface Declined {
  readonly isTold: boolean
  /** The wish is my own to withdraw: nobody has said no then. */
  readonly withdraw: () => void
}

export function useDeclined(now: Snapshot): Declined {
  const [seen, setSeen] = useState<Seen>(now)
  const [withdrawn, setWithdrawn] = useState(false)
  const [declinedAt, setDeclinedAt] = useState<number | null>(null)
  if (seen !== now) {
    setSeen(now)
    if (wasDeclined(seen, now)) setDeclinedAt(withdrawn ? null : now.choices)
    else if (seen.undo.request === null && now.undo.request !== null) {
      setDeclinedAt(null)
      setWithdrawn(false)
    }
  }
  return { isTold: declinedAt === now.choices, withdraw: () => setWithdrawn(true) }
}
