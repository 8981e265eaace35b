// Beside the patient: the doctor's charts, the open cards, and the virus that nobody plays

import { memo } from "react"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { Charts } from "./charts.tsx"
import { EventCard, Market } from "./market.tsx"
import { usePlay } from "./play.ts"

export const Side = memo(function Side() {
  const { view } = usePlay()
  return (
    <div className="vir-side">
      <EventCard />
      <Charts />
      {view.viruses.length > view.seats && view.ties.length > 0 && <Dummy seat={view.seats} />}
      <Market />
    </div>
  )
})

/** The third virus of a game for two: its cards say where it appears. */
function Dummy({ seat }: { readonly seat: number }) {
  const { view, sight, word, say } = usePlay()
  const virus = view.viruses[seat]
  if (virus === undefined) return null
  const left = view.dummyDeck.unknown.length + view.dummyDeck.bottom.length
  const said = [
    word("nobody"),
    word("pointsOf", { points: view.scores[seat] ?? 0 }),
    word("inReserve", { count: view.reserve[seat] ?? 0 }),
    word("dummyDeck", { count: left }),
  ]
  return (
    <section className="vir-chart vir-dummy" data-tip={word("tip.dummy")}>
      <div className="vir-numbers" role="img" aria-label={said.join(", ")}>
        <Virus virus={virus} />
        <span data-number={view.scores[seat]}>
          <Sign sign="star" />
        </span>
        <span data-number={view.reserve[seat]}>
          <Virus virus={virus} faceless />
        </span>
        <span data-number={left}>
          <Sign sign="card" />
        </span>
      </div>
      {sight.dummy !== null && (
        <div className="vir-dummy-cards">
          {sight.dummy.zones.map((zone, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: both may show the same zone
              key={at}
              className="vir-dummy-card"
              role="img"
              aria-label={say(`name.zone.${zone}`)}
              data-done={at < (sight.dummy?.turned ?? 0) || undefined}
            >
              <i className="vir-zone-number" data-zone={zone} data-number={zone} />
            </span>
          ))}
        </div>
      )}
    </section>
  )
}
