// What happened last, in one line below the question; what a screen reader hears, the announcer
// says

import type { Fact } from "@genepool/engine"
import { Fragment, memo } from "react"
import type { Moment } from "./source.ts"

interface Props {
  readonly moments: readonly Moment[]
  readonly sayFact: (fact: Fact) => string
  /** Facts that show by themselves, or by what follows: they stand in the log only. */
  readonly quiet?: ReadonlySet<string> | undefined
}

/**
 * More of one moment than this stands in the log: so many facts, and so many letters that a line
 * can hold them.
 */
const most = { facts: 3, letters: 100 }

export const Ticker = memo(function Ticker({ moments, sayFact, quiet }: Props) {
  const isTold = ({ fact }: Fact) => quiet?.has(fact) !== true
  const last = moments.findLast(({ facts }) => facts.some(isTold))
  if (last === undefined) return null
  const said = endOf(last.facts.filter(isTold).map((fact) => sayFact(fact)))
  return (
    <p className="ticker">
      {/* Other words are another line: nothing of the old one moves */}
      <span key={said.join(" ")}>
        {said.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <Fragment key={at}>
            <span className="ticker-fact" style={{ order: -at }}>
              {fact}
              {at < said.length - 1 && <span className="ticker-dot">{"\u00a0·"}</span>}
            </span>{" "}
          </Fragment>
        ))}
      </span>
    </p>
  )
})

/** What comes last is what came of it, and is never left out. */
function endOf(said: readonly string[]): readonly string[] {
  const from = said.findIndex(
    (_, at) => said.length - at <= most.facts && said.slice(at).join(" · ").length <= most.letters,
  )
  return said.slice(from === -1 ? -1 : from)
}
