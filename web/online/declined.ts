// Whoever asked to take back, or for a pause, and was told no hears of it until the game goes on

import type { Snapshot } from "@genepool/wire"
import { useState } from "react"

type Seen = Pick<Snapshot, "you" | "choices" | "n" | "undo" | "paused" | "pauseVotes">

/** What the others must agree to, and whether this player has asked for it. */
const wishes = {
  undo: ({ undo, you }: Seen) => undo.request !== null && undo.request.seat === you,
  pause: ({ paused, pauseVotes, you }: Seen) => !paused && you !== "spectator" && pauseVotes.includes(you),
}
export type Wish = keyof typeof wishes

/**
 * Whether the wish that stood before was mine, and went without being granted, and without a
 * choice.
 */
export function wasDeclined(wish: Wish, before: Seen, now: Seen): boolean {
  const isGranted = wish === "pause" && now.paused
  return (
    wishes[wish](before) &&
    !wishes[wish](now) &&
    !isGranted &&
    now.choices === before.choices &&
    now.n > before.n
  )
}

export interface Declined {
  readonly isTold: boolean
  /** The wish is my own to withdraw: nobody has said no then. */
  readonly withdraw: () => void
}

export function useDeclined(wish: Wish, now: Snapshot): Declined {
  const [seen, setSeen] = useState<Seen>(now)
  const [withdrawn, setWithdrawn] = useState(false)
  const [declinedAt, setDeclinedAt] = useState<number | null>(null)
  if (seen !== now) {
    setSeen(now)
    if (wasDeclined(wish, seen, now)) setDeclinedAt(withdrawn ? null : now.choices)
    else if (!wishes[wish](seen) && wishes[wish](now)) {
      setDeclinedAt(null)
      setWithdrawn(false)
    }
  }
  return { isTold: declinedAt === now.choices, withdraw: () => setWithdrawn(true) }
}
