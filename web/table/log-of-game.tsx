// What happened, in words; a screen reader hears every new line, and a line's number leads back to its moment

import type { EmblemProps, Fact } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, useEffect, useRef } from "react"
import type { HouseSay } from "../text/index.ts"
import { SeatGlyph } from "./seats.tsx"
import type { Moment, Sight } from "./source.ts"

interface Props {
  readonly sight: Sight
  readonly words: Speaker
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
  /** Where the n-th moment can be looked at; null, where it cannot. */
  readonly momentAddress: ((n: number) => string) | null
}

/** A long game has thousands of lines; the rest is in the replay. */
const most = 400

export function LogOfGame({ sight, words, Emblem, say, momentAddress }: Props) {
  const { moments, view } = sight
  const lines = linesOf(moments)
  const shown = lines.slice(-most)
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
          {shown.map(({ key, n, at, fact }) => (
            <li key={key}>
              <span className="log-number">
                {at === 0 && n > 0 && momentAddress !== null ? (
                  <a href={momentAddress(n)} aria-label={say("table.moment", { n })}>
                    {n}
                  </a>
                ) : (
                  <span aria-hidden="true">{at === 0 && n > 0 ? n : ""}</span>
                )}
              </span>
              <span className="log-emblem">
                <LineEmblem fact={fact} view={view} Emblem={Emblem} />
              </span>
              <span>{words.sayFact(fact)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface LineEmblemProps {
  readonly fact: Fact
  readonly view: Sight["view"]
  readonly Emblem: ComponentType<EmblemProps> | null
}

function LineEmblem({ fact, view, Emblem }: LineEmblemProps) {
  const seat = typeof fact.seat === "number" ? fact.seat : null
  if (seat === null) return null
  return Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />
}

export interface Line {
  readonly key: string
  readonly n: number
  /** The place among the facts of the moment. */
  readonly at: number
  readonly fact: Fact
}

export function linesOf(moments: readonly Moment[]): Line[] {
  return moments.flatMap(({ n, facts }) => facts.map((fact, at) => ({ key: `${n}.${at}`, n, at, fact })))
}

/** What others did since the onlooker's last choice. */
export function sinceMyChoice({ moments, who }: Pick<Sight, "moments" | "who">): Line[] {
  const mine = moments.findLastIndex(({ seat }) => seat === who)
  return mine < 0 ? [] : linesOf(moments.slice(mine + 1))
}
