// How the game came out: places, scores, and how each score came about

import type { EmblemProps, Result } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ComponentType } from "react"
import type { AppSay } from "../text/index.ts"
import { partsOf } from "./scenes.ts"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Sight } from "./source.ts"

interface Props {
  readonly result: Result
  readonly seats: Sight["seats"]
  readonly view: Sight["view"]
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: AppSay
}

/** A row for each seat, the best first: names are long, and parts are few. */
export function Score({ result, seats, view, words, seatNames, Emblem, say }: Props) {
  const { winners, places, scores, parts } = result
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b)
  const all = [...new Set(parts.flatMap((part) => Object.keys(part)))]
  // What nobody has anything of needs no explanation
  const had = partsOf(result)
  const names = had.length > 0 ? had : all
  if (names.length === 0) return null
  return (
    <section className="score" aria-label={say("table.score")}>
      <h2 className="side-heading">{say("table.score")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="score-scroller" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{say("table.place")}</span>
              </th>
              <td />
              {names.map((part) => (
                <th key={part} scope="col">
                  <span>{words.say(`part.${part}`)}</span>
                </th>
              ))}
              <th scope="col">
                <span>{say("table.total")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat} data-won={winners.includes(seat) || undefined}>
                <td className="score-place">{places[seat]}</td>
                <th scope="row">
                  <span className="score-who">
                    <span className="score-emblem">
                      {Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />}
                    </span>
                    <span>
                      {seatNames[seat]}
                      {seats[seat]?.resigned && <small className="score-gone">{say("table.resigned")}</small>}
                    </span>
                  </span>
                </th>
                {names.map((part) => (
                  <td key={part}>{sayNumber(parts[seat]?.[part] ?? 0)}</td>
                ))}
                <td className="score-total">{sayNumber(scores[seat] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const sayNumber = (count: number): string => (count < 0 ? `−${-count}` : String(count))
