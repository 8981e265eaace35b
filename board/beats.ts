// What just happened, cut into moments that are shown one after the other. It never holds anything up.

import type { Fact } from "@genepool/engine"
import { type RefObject, startTransition, useCallback, useEffect, useState } from "react"
import { useFrame } from "./frame.tsx"

/** Facts that are shown in one go. */
export type Beat<F extends Fact = Fact> = readonly F[]

export interface Score<F extends Fact = Fact> {
  /** Which facts belong together, because they happen at the same time. */
  readonly chords: readonly (readonly F["fact"][])[]
  /** Told in the log only: they show on the board by themselves, or by what follows. */
  readonly quiet: ReadonlySet<F["fact"]>
  /** Begin a beat of their own, even inside a chord. */
  readonly leading?: ReadonlySet<F["fact"]>
}

export function beatsOf<F extends Fact>(
  { chords, quiet, leading }: Score<F>,
  facts: readonly F[],
): Beat<F>[] {
  const beats: F[][] = []
  let open: readonly F["fact"][] | null = null
  for (const fact of facts) {
    if (quiet.has(fact.fact)) continue
    const chord = chords.find((names) => names.includes(fact.fact)) ?? null
    const joins = chord !== null && chord === open && leading?.has(fact.fact) !== true
    if (joins) beats.at(-1)?.push(fact)
    else beats.push([fact])
    open = chord
  }
  return beats
}

const calmly = 420
const lastOfAll = 1000
/** Who is this far behind comes back to the present; what was missed stands in the log, and in what happened since. */
const farBehind = 60
const lately = 10

/** What is still to be shown, when more has happened. */
export function queued<B extends Beat>(waiting: readonly B[], more: readonly B[]): readonly B[] {
  const all = [...waiting, ...more]
  return all.length > farBehind ? all.slice(-lately) : all
}

/** How long a beat is shown when so many wait, itself among them: a long chain is shown faster, and as a whole. */
export function lengthOf(waiting: number): number {
  if (waiting <= 1) return lastOfAll
  if (waiting <= 10) return calmly
  return waiting <= 20 ? 280 : 180
}

/** What everybody at a table may choose in secret, one after the other, before anything is heard. */
const silently = 12

/**
 * Whether a step goes on from the one that was seen, so that what was remembered of it still holds. Back in time or a
 * jump comes without facts; but so do choices that nobody hears of, such as to pass.
 */
export function follows(step: number, seen: number, facts: readonly Fact[]): boolean {
  return step > seen && (facts.length > 0 || step - seen <= silently)
}

/** What of a play the show is made from. */
interface Shown<F extends Fact> {
  readonly facts: readonly F[]
  readonly step: number
  readonly still: boolean
}

/** The beat to be shown now, or null. Whatever one does on the board next ends the show. */
export function useBeat<F extends Fact>({ facts, step, still }: Shown<F>, score: Score<F>): Beat<F> | null {
  const { root } = useFrame()
  const [queue, setQueue] = useState<readonly Beat<F>[]>([])
  const [heard, setHeard] = useState(step)
  if (heard !== step) {
    setHeard(step)
    if (still || !follows(step, heard, facts)) setQueue([])
    else if (facts.length > 0) setQueue(queued(queue, beatsOf(score, facts)))
  }
  useEffect(() => {
    if (queue.length === 0) return
    const next = () => startTransition(() => setQueue((now) => now.slice(1)))
    const timer = setTimeout(next, lengthOf(queue.length))
    return () => clearTimeout(timer)
  }, [queue])
  useHaste(root, Math.max(1, calmly / lengthOf(queue.length)))
  const skip = useCallback(() => setQueue([]), [])
  const showing = queue.length > 0
  useEffect(() => {
    const board = root.current
    if (!showing || board === null) return
    board.addEventListener("pointerdown", skip)
    board.addEventListener("keydown", skip)
    return () => {
      board.removeEventListener("pointerdown", skip)
      board.removeEventListener("keydown", skip)
    }
  }, [showing, skip, root])
  return queue[0] ?? null
}

/** Whatever begins to move while there is haste moves as much faster. */
function useHaste(root: RefObject<HTMLElement | null>, haste: number): void {
  useEffect(() => {
    const board = root.current
    if (haste === 1 || board === null) return
    const hurry = ({ target }: AnimationEvent) => {
      for (const animation of (target as Element).getAnimations())
        if (animation.effect?.getTiming().iterations === 1) animation.playbackRate = haste
    }
    board.addEventListener("animationstart", hurry)
    return () => board.removeEventListener("animationstart", hurry)
  }, [root, haste])
}
