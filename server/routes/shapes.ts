// Shapes that several routes share.
import { ProblemBody } from "@genepool/wire"
import { z } from "zod"

/** The refusals a route can answer with, for its documentation. */
export const refusals = (...statuses: number[]) =>
  Object.fromEntries([400, 429, ...statuses].map((status) => [status, ProblemBody])) as Record<
    number,
    typeof ProblemBody
  >

export const passwordSchema = z.string().min(8).max(128)

/** For what a borrowed device must not do. */
export const again = z
  .string()
  .max(128)
  .optional()
  .meta({ description: "my password once more; without one, a session of the last hour is enough" })

export const tableId = z.object({ table: z.string().max(64) })

/** The number of a line of the journal, where one is given. */
export const lineNumber = (description: string) =>
  z.coerce.number().int().min(0).optional().meta({ description })

export const ok = z.object({ ok: z.literal(true) })

/**
 * For messages that are made of the wire's types piece by piece, and may be large: the schema is
 * for who reads the document, and nothing is taken apart and put together again. The tests hold
 * what is sent against it.
 */
export const asMade = () => (data: unknown) => JSON.stringify(data)

/** An answer that does not end, for the document: the framework never gets to write it. */
export const streamOf = (event: z.ZodType) => ({
  description: "a stream of events",
  content: { "text/event-stream": { schema: event } },
})

/** An answer that is written piece by piece. */
export const fileOf = (schema: z.ZodType) => ({
  description: "a file",
  content: { "application/json": { schema } },
})
