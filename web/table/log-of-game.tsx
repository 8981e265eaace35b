// What happened, in words, to be read at leisure: the announcer says it in short; a line's number
// leads back to its moment

import type { EmblemProps, Fact, Seat, Texts } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, memo, useEffect, useRef, useState } from "react"
import { afterFrame } from "../app/after-frame.ts"
import type { AppSay } from "../text/index.ts"
import { WithRule } from "./rule-link.tsx"
import { type Departure, departuresIn, isOwnWords, sayDeparture, sayOutcome } from "./say-outcome.ts"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Moment, Sight } from "./source.ts"
import { whoseIs } from "./whose.ts"

interface Props {
  readonly sight: Sight
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  /** Where facts tell of figures rather than of seats. */
  readonly figures: Texts["figures"]
  readonly say: AppSay
  /** Where the n-th moment can be looked at; null, where it cannot. */
  readonly momentAddress: ((n: number) => string) | null
  /** Where the rule behind a line can be read. */
  readonly ruleBehind: (fact: Fact) => string | null
}

/**
 * A long game has thousands of lines, and a round of bots brings fifty: as many as one sees, and
 * more when asked for.
 */
const atFirst = 24
const portion = 60

export const LogOfGame = memo(function LogOfGame(props: Props) {
  const { sight, words, seatNames, Emblem, figures, say, momentAddress, ruleBehind } = props
  const { moments, view } = sight
  const played = figures?.of(view) ?? []
  const lines = withDepartures(linesOf(moments), departuresIn(sight))
  const [portions, setPortions] = useState(0)
  const shown = lines.slice(-atFirst - portion * portions)
  const scroller = useRef<HTMLDivElement>(null)
  // Back to the end, which is where a list that runs from its end begins
  useEffect(() => {
    if (lines.length > 0) return afterFrame(() => scroller.current?.scrollTo({ top: 0 }))
  }, [lines.length])
  return (
    <section className="log">
      <h2 className="side-heading" id="log-heading" data-heading="log" tabIndex={-1}>
        {say("table.log")}
      </h2>
      <div
        className="log-lines"
        role="log"
        aria-live="off"
        aria-labelledby="log-heading"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        ref={scroller}
      >
        {lines.length === 0 && <p className="log-quiet">{say("table.quiet")}</p>}
        <ol>
          {shown.map((line) =>
            "after" in line ? (
              <li key={`gone ${line.seat}`}>
                <span className="log-number" />
                <span className="log-emblem">
                  {Emblem === null ? (
                    <SeatGlyph seat={line.seat} />
                  ) : (
                    <Emblem view={view} seat={line.seat} small />
                  )}
                </span>
                <span>{sayDeparture(line, seatNames, say)}</span>
              </li>
            ) : (
              <LogLine
                key={line.key}
                line={line}
                seat={whoseIs(line.fact, figures?.kind, played)}
                words={words}
                view={view}
                Emblem={Emblem}
                address={line.at === 0 && line.n > 0 && momentAddress !== null ? momentAddress(line.n) : null}
                ruleBehind={ruleBehind}
                say={say}
              />
            ),
          )}
          {isOwnWords(sight) && (
            <li>
              <span className="log-number" />
              <span className="log-emblem" />
              <span>{sayOutcome(sight, words, seatNames, say)}</span>
            </li>
          )}
        </ol>
        {shown.length < lines.length && (
          <button
            type="button"
            className="button log-earlier"
            data-kind="small"
            onClick={() => setPortions(portions + 1)}
          >
            {say("table.earlier")}
          </button>
        )}
      </div>
    </section>
  )
})

interface LogLineProps {
  readonly line: Line
  /** Whom it tells of. */
  readonly seat: Seat | null
  readonly words: Speaker
  readonly view: Sight["view"]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly address: string | null
  readonly ruleBehind: (fact: Fact) => string | null
  readonly say: AppSay
}

/** A line that has been said stays as it is, whatever happens on the board afterwards. */
const LogLine = memo(
  function LogLine({ line, seat, words, view, Emblem, address, ruleBehind, say }: LogLineProps) {
    const { n, at, fact } = line
    return (
      <li>
        <span className="log-number">
          {address === null ? (
            <span aria-hidden="true">{at === 0 && n > 0 ? n : ""}</span>
          ) : (
            <a href={address} aria-label={say("table.moment", { n })}>
              {n}
            </a>
          )}
        </span>
        <span className="log-emblem">
          {seat !== null &&
            (Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} small />)}
        </span>
        <WithRule words={words.sayFact(fact)} rule={ruleBehind(fact)} />
      </li>
    )
  },
  (before, after) =>
    before.line.fact === after.line.fact &&
    before.words === after.words &&
    before.Emblem === after.Emblem &&
    before.address === after.address,
)

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

/** Each after all that had happened when its seat gave up. */
function withDepartures(
  lines: readonly Line[],
  departures: readonly Departure[],
): readonly (Line | Departure)[] {
  if (departures.length === 0) return lines
  const woven: (Line | Departure)[] = []
  const rest = [...departures]
  for (const line of lines) {
    while (rest[0] !== undefined && rest[0].after < line.n) woven.push(rest.shift() as Departure)
    woven.push(line)
  }
  return [...woven, ...rest]
}
