// Which of two panels lies over the map: what is being settled now, or what has just happened;
// never both

import type { Beat } from "@genepool/board"
import type { Fact } from "../rules/facts.ts"
import type { usePlay } from "./play.ts"

/** The scene over the map shows it already, as long as it goes on. */
export const ofScenes: ReadonlySet<Fact["fact"]> = new Set([
  "attacked",
  "boostedGenes",
  "boostedFortune",
  "strength",
  "rolled",
  "forcedReroll",
])

/** Whether what has just happened is told over the map, in place of a scene. */
export function isTold(
  beat: Beat<Fact>,
  { sight, decision }: Pick<ReturnType<typeof usePlay>, "sight" | "decision">,
): boolean {
  const [first] = beat
  // Nothing lies over what one is asked about
  if (first === undefined || decision !== null) return false
  return (sight.fight === null && sight.roll === null) || !ofScenes.has(first.fact)
}
