// What just happened, cut into moments that are shown one after the other

import type { Fact } from "@genepool/engine"
import { useCallback, useEffect, useState } from "react"

/** Facts that are shown in one go. */
export type Beat = readonly Fact[]

/** Which facts belong together, because they happen at the same time. */
const chords: readonly (readonly string[])[] = [
  ["revealed"],
  ["attacked", "removed", "shieldLost", "released"],
  ["controlled", "gained", "research", "flipped", "tookCard", "drewCard", "drewUnseen"],
  ["immuneResponse", "majority"],
  ["timer"],
  ["finalScore", "won"],
  ["choseVirus", "dummy", "firstPlayer"],
]
/** Told in the log only: they show on the board by themselves, or by what follows. */
const quiet = new Set([
  "zoneTokens",
  "displayed",
  "nextEvent",
  "missing",
  "uncontrolled",
  "tieChart",
  "finished",
  "timer",
  "packetsPassed",
  "deckLaid",
  "nobodyThere",
  "lastEvent",
])

export function beatsOf(facts: readonly Fact[]): Beat[] {
  const beats: Fact[][] = []
  let open: readonly string[] | null = null
  for (const fact of facts) {
    if (quiet.has(fact.fact)) continue
    const chord = chords.find((names) => names.includes(fact.fact)) ?? null
    const sameZone = fact.fact !== "controlled" || open === null
    if (chord !== null && chord === open && sameZone) beats.at(-1)?.push(fact)
    else beats.push([fact])
    open = chord
  }
  return beats
}

/** More than this is not looked at any more: who comes late catches up at once. */
const most = 10
const beatLength = 430
const lastBeat = 1000

export function useBeats(facts: readonly Fact[], step: number, still: boolean) {
  const [queue, setQueue] = useState<readonly Beat[]>([])
  const [heard, setHeard] = useState(step)
  if (heard !== step) {
    setHeard(step)
    // Back in time, or a jump: nothing is left to show
    if (facts.length === 0 || still || step < heard) setQueue([])
    else setQueue([...queue, ...beatsOf(facts)].slice(-most))
  }
  useEffect(() => {
    if (queue.length === 0) return
    const timer = setTimeout(() => setQueue((now) => now.slice(1)), queue.length > 1 ? beatLength : lastBeat)
    return () => clearTimeout(timer)
  }, [queue])
  const skip = useCallback(() => setQueue([]), [])
  return { beat: queue[0] ?? null, skip }
}
