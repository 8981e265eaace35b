// What is known of a journal before anything is replayed: which of its choices were taken back.
import { choicesIn, type Entry, isChoice } from "./journal.ts"
import type { Gone } from "./taking-back.ts"

type UndoEntry = Entry & { kind: "undo" | "undoRequest" | "undoAnswer" }

export const isUndo = (entry: Entry): entry is UndoEntry =>
  entry.kind === "undo" || entry.kind === "undoRequest" || entry.kind === "undoAnswer"

export interface Outline {
  /** The lines whose choices were taken back, with how many choices there were after each. */
  readonly gone: ReadonlyMap<number, Gone & { readonly choices: number }>
  /** The last line that took something back; 0 if none did. */
  readonly lastBack: number
}

/**
 * Null for a journal of before, whose lines do not say what they took back: that has to be played
 * through.
 */
export function outlineOf(entries: readonly Entry[]): Outline | null {
  const gone = new Map<number, Gone & { choices: number }>()
  let lastBack = 0
  /** The lines of the choices that stand. */
  const standing: number[] = []
  for (const entry of entries) {
    if (isChoice(entry)) standing.push(...choicesIn(entry).map(() => entry.n))
    if (!isUndo(entry)) continue
    const { back } = entry.body
    if (back === undefined) return null
    if (back === null) continue
    const taken = standing.splice(back.to).map((n, i) => ({ n, choices: back.to + i + 1 }))
    const stays = new Set(back.stays)
    const lost = taken.filter(({ n }) => !stays.has(n))
    if (lost.length !== back.gone.length || taken.length !== lost.length + stays.size)
      throw new Error(`line ${entry.n} of the journal takes ${lost.length} choices back, and says otherwise`)
    for (const [i, { n, choices }] of lost.entries()) gone.set(n, { ...(back.gone[i] as Gone), choices })
    standing.push(...stays)
    lastBack = entry.n
  }
  return { gone, lastBack }
}
