// What is told of a beat, in one sentence that leaves nothing out: who does the same is named
// together

import type { Fact } from "@genepool/engine"
import { type Hearing, sayTurns, toListener } from "@genepool/text"
import { mostSaid } from "./scenes.ts"
import type { Moment } from "./source.ts"

/** Without a short form a few facts stand for all. */
export function sayBeat(
  told: readonly Fact[],
  moment: Moment | undefined,
  hearing: Pick<Hearing, "module" | "words" | "view">,
): string {
  const each = () =>
    told
      .slice(0, mostSaid)
      .map((fact) => toListener(fact, hearing))
      .join(" · ")
  if (told.length < mostSaid || moment === undefined) return each()
  return sayTurns([{ ...moment, facts: told }], hearing).join(" ") || each()
}
