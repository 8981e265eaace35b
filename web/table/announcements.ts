// What is said aloud at the table, unasked: one sentence a turn, what was taken back, and the question; each once

import type { GameModule } from "@genepool/engine"
import { type Speaker, sayTurns } from "@genepool/text"
import type { Preferences } from "../house/preferences.ts"
import type { HouseSay } from "../text/index.ts"
import type { Moment, Sight } from "./source.ts"

interface Saying {
  readonly module: GameModule
  readonly words: Speaker
  readonly say: HouseSay
  readonly length: Preferences["spoken"]
}

/** What is new in a sight after another. Nothing is stale: what was taken back is said to be so, and not told again. */
export function newlyHeard(
  before: Pick<Sight, "moments">,
  now: Pick<Sight, "moments" | "view">,
  { module, words, say, length }: Saying,
): string[] {
  const kept = now.moments.filter((moment, at) => isSame(before.moments[at], moment)).length
  const gone = before.moments.slice(kept)
  const come = now.moments.slice(kept)
  const hearing = { module, words, view: now.view }
  const [what] = gone.length === 0 ? [] : sayTurns(gone, hearing)
  return [
    ...(what === undefined ? [] : [say("announce.takenBack", { what })]),
    ...(length === "off"
      ? []
      : length === "full"
        ? come.flatMap(({ facts }) => facts.map(words.sayFact))
        : sayTurns(come, hearing)),
  ]
}

/** Also when a page has them anew from the server. */
function isSame(one: Moment | undefined, other: Moment): boolean {
  if (one === undefined) return false
  return (
    one === other || (one.n === other.n && one.facts.length === other.facts.length && one.seat === other.seat)
  )
}
