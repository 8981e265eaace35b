// Holds what the server sends against the wire's schemas, to the letter: nothing is missing, and
// nothing is undeclared.
import { isDeepStrictEqual } from "node:util"
import { Log, PastMoment, TableMessage } from "@genepool/wire"
import type { z } from "zod"

/** What was sent, as it was: a schema would put the fields into an order of its own. */
export function asDeclared<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  const read = schema.parse(sent)
  if (isDeepStrictEqual(read, sent)) return sent as z.output<T>
  throw new Error(`more is sent than the wire declares: ${JSON.stringify(sent)}, not ${JSON.stringify(read)}`)
}

/** The answers that the server writes as they were made, rather than by their schema. */
const asMade: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^\/api\/v1\/tables\/\w+(\?.*)?$/, TableMessage],
  [/^\/api\/v1\/tables\/\w+\/moments\/\d+$/, PastMoment],
  [/^\/api\/v1\/tables\/\w+\/log$/, Log],
]

export function checkAnswer(method: string, url: string, status: number, body: unknown): void {
  const schema = asMade.find(([address]) => address.test(url))?.[1]
  if (method === "GET" && status === 200 && schema !== undefined) asDeclared(schema, body)
}
