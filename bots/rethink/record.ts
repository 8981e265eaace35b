// What is written down of a bot's thought, so that anybody can think it again: by whom, from which
// seed, with how many tries in each thread, and on which thought before it went on.

import type { LoggedThought, PositionView, Seat, ThoughtPart } from "@genepool/engine"
import type { PlayerName } from "../names.ts"
import type { Thought } from "../player.ts"

/**
 * Null where it could not be thought again from what the table's log has: it went on with a thought
 * that is not the one before, since that was taken back.
 */
export function recordOf(
  by: PlayerName,
  seed: string,
  thought: Thought,
  before: LoggedThought | undefined,
): LoggedThought | null {
  const parts: ThoughtPart[] = []
  for (const { iterations, carried } of thought.parts ?? [thought]) {
    const on = carried === undefined ? undefined : partOf(carried, before)
    if (on === null) return null
    parts.push(on === undefined ? { tries: iterations } : { tries: iterations, on })
  }
  return { by, mind: thought.mind ?? "", seed, parts }
}

/** Which part of the thought before has that seed; null for none. */
function partOf(seed: string, before: LoggedThought | undefined): number | null {
  const at = before?.parts.findIndex((_, part) => seedOfPart(before.seed, part) === seed) ?? -1
  return at < 0 ? null : at
}

/** Threads that think about the same have seeds of their own. */
export const seedOfPart = (seed: string, part: number): string => (part === 0 ? seed : `${seed} ${part}`)

/**
 * What a bot is shown where several seats answer at once: not who has answered already. Its thought
 * must not hang on how quick the others are, and could not be thought again if it did.
 */
export function unhurried<V extends PositionView>(view: V, seat: Seat): V {
  const top = view.frames.at(-1)
  if (!top?.answers?.some((given, other) => given === "given" && other !== seat)) return view
  const answers = top.answers.map((given) => (given === "given" ? ("open" as const) : given))
  return { ...view, frames: [...view.frames.slice(0, -1), { ...top, answers }] }
}
