// Shapes that several routes share.
import { z } from "zod"

export const errorSchema = z
  .object({ error: z.looseObject({ code: z.string(), message: z.string(), hint: z.string() }) })
  .meta({ description: "what was wrong, and what would be right" })

/** The refusals a route can answer with, for its documentation. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([400, 429, ...statuses].map((status) => [status, errorSchema])) as Record<
    number,
    typeof errorSchema
  >

export const playerSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["guest", "member", "bot"]),
})

export const passwordSchema = z.string().min(8).max(128)

/** For what a borrowed device must not do. */
export const again = z
  .string()
  .max(128)
  .optional()
  .meta({ description: "my password once more; without one, a session of the last hour is enough" })

export const tableId = z.object({ table: z.string().max(64) })

export const acknowledgement = z
  .object({ n: z.number().int() })
  .meta({ description: "how many lines of the journal you know of now" })

export const ok = z.object({ ok: z.literal(true) })
