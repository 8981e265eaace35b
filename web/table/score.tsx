// How the game came out: places, scores, and how each score came about

import type { EmblemProps, Result } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ComponentType } from "react"
import type { HouseSay } from "../text/index.ts"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Sight } from "./source.ts"

interface Props {
  readonly result: Result
  readonly view: Sight["view"]
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
}

export function Score({ result, view, words, seatNames, Emblem, say }: Props) {
  const { places, scores, parts } = result
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]! || a - b)
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))]
  if (names.length === 0) return null
  return (
    <section className="score" aria-label={say("table.score")}>
      <h2 className="side-heading">{say("table.score")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="score-scroller" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col">
                  <span className="score-emblem">
                    {Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />}
                  </span>
                  {seatNames[seat]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((part) => (
              <tr key={part}>
                <th scope="row">{words.say(`part.${part}`)}</th>
                {order.map((seat) => (
                  <td key={seat}>{parts[seat]?.[part] ?? 0}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("table.total")}</th>
              {order.map((seat) => (
                <td key={seat}>{scores[seat]}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{say("table.place")}</th>
              {order.map((seat) => (
                <td key={seat}>{places[seat]}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}
