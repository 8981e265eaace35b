// What happened, in words; a screen reader hears every new line

import type { EmblemProps, Fact } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, useEffect, useRef } from "react"
import type { HouseSay } from "../text/index.ts"
import type { Sight } from "./hot-seat.ts"

interface Props {
  readonly sight: Sight
  readonly words: Speaker
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
}

export function LogOfGame({ sight, words, Emblem, say }: Props) {
  const { heard, view } = sight
  const lines = heard.flatMap((facts, n) => facts.map((fact, at) => ({ key: `${n}.${at}`, n, at, fact })))
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines.length > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [lines.length])
  return (
    <section className="log">
      <h2 className="side-heading" id="log-heading">
        {say("table.log")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="log-lines" role="log" aria-labelledby="log-heading" tabIndex={0} ref={scroller}>
        {lines.length === 0 && <p className="log-quiet">{say("table.quiet")}</p>}
        <ol>
          {lines.map(({ key, n, at, fact }) => (
            <li key={key}>
              <span className="log-number" aria-hidden="true">
                {at === 0 && n > 0 ? n : ""}
              </span>
              <span className="log-emblem">
                {Emblem !== null && seatOf(fact) !== null && <Emblem view={view} seat={seatOf(fact)!} />}
              </span>
              {words.sayFact(fact)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function seatOf(fact: Fact): number | null {
  return typeof fact.seat === "number" ? fact.seat : null
}
