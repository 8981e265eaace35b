// One line in the bar: the clock of the facility, the phase, and the event of the round

import { memo } from "react"
import { EventBack, EventPicture } from "./art/event.tsx"
import { usePlay } from "./play.ts"

const phases = ["preparation", "turns", "radiation"] as const
const numerals = { preparation: "I", turns: "II", radiation: "III" } as const

export const Strip = memo(function Strip() {
  return (
    <div className="chr-strip">
      <Clock />
      <Phases />
      <EventOfRound />
    </div>
  )
})

/** A dial with one segment for each round that is left. */
function Clock() {
  const { view, sight, word, say } = usePlay()
  const { clock, round } = view
  const { rounds } = sight
  return (
    <span
      className="chr-clock"
      role="img"
      aria-label={say("board.round", { round, rounds, clock })}
      data-tip={word("tip.clock")}
      data-last={clock === 1 || undefined}
    >
      <svg viewBox="-22 -22 44 44" aria-hidden="true">
        <circle className="chr-clock-face" r="21" />
        {arcs(rounds).map((arc, at) => (
          <path key={arc} className="chr-clock-arc" d={arc} data-left={at < clock || undefined} />
        ))}
        <text textAnchor="middle" y="7">
          {clock}
        </text>
      </svg>
    </span>
  )
}

function arcs(rounds: number): string[] {
  const point = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(17 * Math.cos(angle)).toFixed(2)} ${(17 * Math.sin(angle)).toFixed(2)}`
  }
  const part = 360 / rounds
  return Array.from(
    { length: rounds },
    (_, at) => `M${point(at * part + 5)}A17 17 0 0 1 ${point((at + 1) * part - 5)}`,
  )
}

/** Three lamps; the one of the present phase is lit. */
function Phases() {
  const { view, word, say } = usePlay()
  return (
    <span className="chr-phases" role="img" aria-label={say("board.phase", { phase: view.phase })}>
      {phases.map((phase) => (
        <i
          key={phase}
          data-now={view.phase === phase || undefined}
          data-tip={word(`tip.phase.${phase}`)}
          aria-hidden="true"
        >
          {numerals[phase]}
        </i>
      ))}
      <b aria-hidden="true">{say("board.phase", { phase: view.phase })}</b>
    </span>
  )
}

function EventOfRound() {
  const { view, sight, word, say } = usePlay()
  const { event } = sight
  const left = view.deck.unknown.length + view.deck.bottom.length
  if (!view.options.events) return null
  const name =
    event === null ? word("noEvent") : word("eventNow", { event, about: say(`about.event.${event}`) })
  return (
    <span
      className="chr-event"
      role="img"
      aria-label={`${name} ${word("deck", { count: left })}`}
      data-tip={event === null ? word("tip.events") : say(`about.event.${event}`)}
      data-anchor="event"
      data-event={event ?? undefined}
    >
      {event === null ? <EventBack /> : <EventPicture event={event} />}
      {event !== null && <b aria-hidden="true">{say(`name.event.${event}`)}</b>}
      <small aria-hidden="true">×{left}</small>
    </span>
  )
}
