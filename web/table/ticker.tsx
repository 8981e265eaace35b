// What happened last, in one line below the question; what a screen reader hears, the announcer says

import type { Speaker } from "@genepool/text"
import { memo } from "react"
import type { Moment } from "./source.ts"

interface Props {
  readonly moments: readonly Moment[]
  readonly words: Speaker
}

/** More of one moment than this stands in the log. */
const most = 3

export const Ticker = memo(function Ticker({ moments, words }: Props) {
  const last = moments.findLast(({ facts }) => facts.length > 0)
  return (
    <p className="ticker">
      {last?.facts
        .slice(-most)
        .map((fact) => words.sayFact(fact))
        .join(" · ") ?? ""}
    </p>
  )
})
