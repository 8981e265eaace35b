// A long chain is hurried: its movement runs faster. Were that a length that is inherited, every
// part of the table would be styled anew with each step

import { type RefObject, useLayoutEffect } from "react"

/** What begins to move from now on; what goes round for ever keeps its time. */
export function useHaste(root: RefObject<HTMLElement | null>, haste: number): void {
  useLayoutEffect(() => {
    const table = root.current
    if (table === null || haste === 1) return
    const hurry = ({ target }: Event) => {
      for (const movement of (target as Element).getAnimations({ subtree: true }))
        if (movement.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
          movement.playbackRate = haste
    }
    const begins = ["animationstart", "transitionrun"] as const
    for (const event of begins) table.addEventListener(event, hurry)
    return () => {
      for (const event of begins) table.removeEventListener(event, hurry)
    }
  }, [root, haste])
}
