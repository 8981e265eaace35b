// What a line that takes choices back says of them, so that a journal can be folded without making them once more.

import type { Fact, Told } from "@genepool/engine"
import type { Snapshot } from "@genepool/wire"
import { z } from "zod"
import { clockKept } from "./chess-clock.ts"
import type { Entry } from "./journal.ts"

const seats = z.array(z.number().int())
const fact = z.custom<Fact>(
  (value) => typeof value === "object" && value !== null && typeof (value as Fact).fact === "string",
)
const toldShape = z.object({ to: z.union([z.literal("all"), seats]), fact, others: fact.optional() })
const told = z.custom<Told>((value) => toldShape.safeParse(value).success)

/** A choice that is taken back: what it told, and whether everybody knew of it. */
export interface Gone {
  readonly open: boolean
  readonly told: readonly Told[]
}

/** Null where a wish or an answer took nothing back; absent in journals of before. */
export const backSchema = z
  .object({
    to: z.number().int().min(0).meta({ description: "how many choices are left" }),
    gone: z
      .array(z.object({ open: z.boolean(), told: z.array(told) }))
      .meta({ description: "those that are not, in order" }),
    stays: z
      .array(z.number().int())
      .optional()
      .meta({ description: "lines of instructions since then, which are nobody's to take back" }),
    clock: clockKept.meta({ description: "as it is then" }),
    paces: z.array(z.number()),
  })
  .nullable()
  .optional()

export type Back = NonNullable<z.infer<typeof backSchema>>

export type UndoRequest = NonNullable<Snapshot["undo"]["request"]>

type UndoEntry = Entry & { kind: "undo" | "undoRequest" | "undoAnswer" }

export const isUndo = (entry: Entry): entry is UndoEntry =>
  entry.kind === "undo" || entry.kind === "undoRequest" || entry.kind === "undoAnswer"

/** What is known of a journal before anything is replayed. */
export interface Outline {
  /** The lines whose choices were taken back, with how many choices there were after each. */
  readonly gone: ReadonlyMap<number, Gone & { readonly choices: number }>
  /** The last line that took something back; 0 if none did. */
  readonly lastBack: number
}

/** Null for a journal of before, whose lines do not say what they took back: that has to be played through. */
export function outlineOf(entries: readonly Entry[]): Outline | null {
  const gone = new Map<number, Gone & { choices: number }>()
  let lastBack = 0
  /** The lines of the choices that stand. */
  const standing: number[] = []
  for (const entry of entries) {
    if (entry.kind === "choice" || entry.kind === "timeOut") standing.push(entry.n)
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
