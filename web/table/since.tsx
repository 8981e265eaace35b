// When a player's turn comes round again: what happened since their last choice

import type { Speaker } from "@genepool/text"
import type { HouseSay } from "../text/index.ts"
import { sinceMyChoice } from "./log-of-game.tsx"
import type { Sight } from "./source.ts"

interface Props {
  readonly sight: Sight
  readonly words: Speaker
  readonly say: HouseSay
}

/** The last ones tell how things came to be as they are. */
const most = 12

export function Since({ sight, words, say }: Props) {
  if (sight.decision === null) return null
  const lines = sinceMyChoice(sight)
  if (lines.length < 2) return null
  return (
    <details className="since">
      <summary>{say("table.since", { count: lines.length })}</summary>
      <ol>
        {lines.slice(-most).map(({ key, fact }) => (
          <li key={key}>{words.sayFact(fact)}</li>
        ))}
      </ol>
    </details>
  )
}
