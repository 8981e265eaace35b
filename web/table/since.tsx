// What happened since a player's last choice, with what followed from it: all of it, in the drawer

import type { Fact } from "@genepool/engine"
import { useRef } from "react"
import { useFragment } from "../app/address.ts"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { othersActed, type Struck, sinceMyChoice } from "./follow.ts"
import type { Sight } from "./source.ts"

interface Props {
  readonly sight: Sight
  readonly struck: readonly Struck[]
  readonly sayFact: (fact: Fact) => string
  readonly say: AppSay
  /** Where the n-th moment can be looked at again; null, where it cannot. */
  readonly momentAddress: ((n: number) => string) | null
}

export function Since({ sight, struck, sayFact, say, momentAddress }: Props) {
  const lines = sinceMyChoice(sight)
  const mine = sight.moments.findLast(({ seat }) => seat === sight.who)?.n ?? 0
  // Whoever comes back finds it open; whoever has watched all of it does not need it, unless
  // something struck them
  const cameBackTo = useRef(mine)
  const byNotice = useFragment() === "notice"
  if (struck.length === 0 && !othersActed(sight)) return null
  const isHit = (key: string) => struck.some(({ line }) => line.key === key)
  // Who was called here by a notice wants to know first what struck them
  const ordered = byNotice ? lines.toSorted((a, b) => Number(isHit(b.key)) - Number(isHit(a.key))) : lines
  return (
    <details
      className="since"
      open={byNotice || cameBackTo.current === mine || struck.some(({ light }) => !light)}
    >
      <summary>{say("table.since", { count: lines.length })}</summary>
      {momentAddress !== null && (
        <a className="button since-again" data-kind="small" href={momentAddress(mine)}>
          <Icon shape="replay" />
          {say("table.again")}
        </a>
      )}
      <ol>
        {ordered.map(({ key, fact }) => (
          <li key={key} data-struck={isHit(key) || undefined}>
            {sayFact(fact)}
          </li>
        ))}
      </ol>
    </details>
  )
}
