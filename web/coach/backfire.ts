// What a choice would bring upon its own player at once: told the first time that it could be
// avoided

import { backfires, type Choice, type GameModule } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { Objection } from "../table/coach.ts"
import type { Sight } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { keptOf, noteGiven } from "./kept.ts"

export function backfireOf(
  { game, following }: Pick<GameModule, "game" | "following">,
  choice: Choice,
  { view, decision }: Pick<Sight, "view" | "decision">,
  words: Pick<Speaker, "sayFact">,
  say: AppSay,
): Objection | null {
  if (following === undefined || decision === null) return null
  const facts = backfires(game, following, view, decision, choice)
  const nameOf = (fact: string) => `backfire.${fact}`
  const { given } = keptOf(game.id)
  if (facts.every(({ fact }) => given.includes(nameOf(fact)))) return null
  for (const { fact } of facts) noteGiven(game.id, nameOf(fact))
  return { words: say("coach.backfire"), facts: facts.map(words.sayFact), better: null, isAdvice: true }
}
