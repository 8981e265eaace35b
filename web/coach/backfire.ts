// What a choice would bring upon its own player at once, or give away: told the first times that it
// could be avoided

import {
  backfires,
  type Choice,
  type Coach,
  type GameModule,
  givesUp,
  type PositionView,
  type Seat,
} from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { Objection } from "../table/coach.ts"
import type { Sight } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { keptOf, noteGiven } from "./kept.ts"

type Words = Pick<Speaker, "sayFact">
type Asked = Pick<Sight, "view" | "decision">

export function backfireOf(
  { game, following }: Pick<GameModule, "game" | "following">,
  choice: Choice,
  { view, decision }: Asked,
  words: Words,
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

/** So often what is about to be given away is told. */
const mostTimes = 3

export function giveAwayOf(
  { game }: Pick<GameModule, "game">,
  coach: Coach | null,
  choice: Choice,
  { view, decision }: Asked,
  words: Words,
  say: AppSay,
): Objection | null {
  const times = keptOf(game.id).given.filter((name) => name.startsWith("givesUp.")).length
  if (coach?.holdings === undefined || decision === null || times >= mostTimes) return null
  const holdings = (seen: PositionView, seat: Seat) => coach.holdings?.(seen, seat) ?? []
  const facts = givesUp(game, holdings, view, decision, choice)
  if (facts.length === 0) return null
  noteGiven(game.id, `givesUp.${times + 1}`)
  return { words: say("coach.givesUp"), facts: facts.map(words.sayFact), better: null, isAdvice: true }
}
