// What a line that takes choices back says of them, so that a journal can be folded without making
// them once more.

import type { Fact, Told } from "@genepool/engine"
import type { Snapshot } from "@genepool/wire"
import { z } from "zod"
import { clockKept } from "./chess-clock.ts"

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
