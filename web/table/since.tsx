// When a player's turn comes round again: what happened since their last choice

import type { Speaker } from "@genepool/text"
import { useRef } from "react"
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
  const lines = sinceMyChoice(sight)
  const mine = sight.moments.findLast(({ seat }) => seat === sight.who)?.n ?? 0
  // Whoever comes back finds it open; whoever has watched all of it does not need it
  const cameBackTo = useRef(mine)
  if (sight.decision === null || lines.length < 2) return null
  return (
    <details className="since" open={cameBackTo.current === mine}>
      <summary>{say("table.since", { count: lines.length })}</summary>
      <ol>
        {lines.slice(-most).map(({ key, fact }) => (
          <li key={key}>{words.sayFact(fact)}</li>
        ))}
      </ol>
    </details>
  )
}
