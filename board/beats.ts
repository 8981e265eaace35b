// What just happened, cut into moments that are shown one after the other. It never holds anything up.

import type { Fact } from "@genepool/engine"
import { startTransition, useCallback, useEffect, useState } from "react"
import { useFrame } from "./frame.tsx"
import { useAnyPlay } from "./play.tsx"

/** Facts that are shown in one go. */
export type Beat = readonly Fact[]

export interface Score {
  /** Which facts belong together, because they happen at the same time. */
  readonly chords: readonly (readonly string[])[]
  /** Told in the log only: they show on the board by themselves, or by what follows. */
  readonly quiet: ReadonlySet<string>
  /** Begin a beat of their own, even inside a chord. */
  readonly leading?: ReadonlySet<string>
}

export function beatsOf({ chords, quiet, leading }: Score, facts: readonly Fact[]): Beat[] {
  const beats: Fact[][] = []
  let open: readonly string[] | null = null
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

/** More than this is not looked at any more: who comes late catches up at once. */
const most = 10
const beatLength = 420
const lastBeat = 1000

/**
 * Whether a step goes on from the one that was seen, so that what was remembered of it still holds. Back in time or a
 * jump comes without facts; but so does a choice that nobody hears of, such as to pass.
 */
export function follows(step: number, seen: number, facts: readonly Fact[]): boolean {
  return step === seen + 1 || (step > seen && facts.length > 0)
}

/** The beat to be shown now, or null. Whatever one does on the board next ends the show. */
export function useBeat(score: Score): Beat | null {
  const { facts, step, still } = useAnyPlay()
  const { root } = useFrame()
  const [queue, setQueue] = useState<readonly Beat[]>([])
  const [heard, setHeard] = useState(step)
  if (heard !== step) {
    setHeard(step)
    if (still || !follows(step, heard, facts)) setQueue([])
    else if (facts.length > 0) setQueue([...queue, ...beatsOf(score, facts)].slice(-most))
  }
  useEffect(() => {
    if (queue.length === 0) return
    const next = () => startTransition(() => setQueue((now) => now.slice(1)))
    const timer = setTimeout(next, queue.length > 1 ? beatLength : lastBeat)
    return () => clearTimeout(timer)
  }, [queue])
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
