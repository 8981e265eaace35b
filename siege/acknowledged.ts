// What was acknowledged against the journal, by key: each choice is there once, as it was made, and
// no line is missing.
import type { Choice } from "@genepool/engine"
import type { EntryRow } from "@genepool/server/testing/inside"

export interface Acknowledged {
  readonly key: string
  readonly choice: Choice
}

/** The entries of one table, in order. */
export function lostOf(
  entries: readonly Pick<EntryRow, "n" | "kind" | "body">[],
  acknowledged: readonly Acknowledged[],
): string[] {
  const problems: string[] = []
  const made = new Map<string, string>()
  for (const [i, { n, kind, body }] of entries.entries()) {
    if (n !== i + 1) problems.push(`line ${n} is in the place of ${i + 1}`)
    if (kind !== "choice") continue
    const { key, choice } = JSON.parse(body) as { key?: string; choice: Choice }
    // Bots, and the server itself, choose without one
    if (key === undefined) continue
    if (made.has(key)) problems.push(`${key} is there twice`)
    made.set(key, JSON.stringify(choice))
  }
  for (const { key, choice } of acknowledged)
    if (made.get(key) !== JSON.stringify(choice)) problems.push(`${key} was acknowledged and is not there`)
  return problems
}
