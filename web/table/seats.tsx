// Who plays, and whose turn it is: to be seen from across the room

import type { EmblemProps } from "@genepool/engine"
import { type ComponentType, type CSSProperties, useEffect, useState } from "react"
import { GuestMark } from "../house/called.tsx"
import { Icon } from "../house/icons.tsx"
import type { HouseSay } from "../text/index.ts"
import "./seat-glyph.css"
import type { SeatShown, Sight } from "./source.ts"

interface Props {
  readonly names: readonly string[]
  readonly sight: Sight
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
}

export function Seats({ names, sight, Emblem, say }: Props) {
  const { waiting, result, view, seats, who } = sight
  const hasWinner = result !== null && result.winners.length === 1 && !sight.aborted
  const noteOf = (shown: SeatShown, toMove: boolean, won: boolean, mine: boolean) => {
    if (won) return say("table.winner")
    if (shown.resigned) return say("table.resigned")
    if (toMove) return shown.by === "bot" ? say("table.thinking") : say("table.toMove")
    if (shown.by === "nobody") return say("table.freeSeat")
    if (shown.bot !== null) return sayBot(shown.bot, say)
    return mine ? say("table.you") : ""
  }
  return (
    <ul className="seats" aria-label={say("table.players")} data-many={names.length > 3 || undefined}>
      {names.map((name, seat) => {
        const toMove = result === null && waiting.includes(seat)
        const won = hasWinner && result.winners[0] === seat
        const shown = seats[seat]!
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="seat"
            aria-current={toMove}
            data-won={won || undefined}
            data-mine={who === seat || undefined}
            style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
          >
            <span className="seat-emblem">
              {Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />}
            </span>
            <span className="seat-words">
              <span className="seat-name">
                {shown.here !== null && result === null && (
                  <span
                    className="seat-here"
                    data-here={shown.here || undefined}
                    role="img"
                    aria-label={say(shown.here ? "table.here" : "table.away")}
                    title={say(shown.here ? "table.here" : "table.away")}
                  />
                )}
                {shown.player === null || shown.name === "" ? (
                  <span className="seat-called">{name}</span>
                ) : (
                  <a className="seat-called" href={`/player/${shown.player}`}>
                    {name}
                  </a>
                )}
                {shown.guest && <GuestMark say={say} />}
                {shown.by === "bot" && <Icon shape="bot" />}
              </span>
              <span className="seat-note">
                {noteOf(shown, toMove, won, who === seat)}
                {shown.deadline !== null && result === null && <Countdown until={shown.deadline} />}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function sayBot(bot: string, say: HouseSay): string {
  const level = /^level(\d)$/.exec(bot)?.[1]
  if (level !== undefined) return say("table.level", { level: Number(level) })
  return bot === "random" ? say("new.random") : say("table.bot", { name: bot })
}

const glyphs = [
  "M12 4l8 15H4z",
  "M5 5h14v14H5z",
  "M12 3.5l8.5 8.5-8.5 8.5L3.5 12z",
  "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16",
  "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z",
  "M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.8l6-.7z",
]

/** Colour is never the only sign: every seat has a shape too. */
export function SeatGlyph({ seat }: { readonly seat: number }) {
  return (
    <svg
      className="seat-glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
    >
      <path d={glyphs[seat % glyphs.length]} />
    </svg>
  )
}

function Countdown({ until }: { readonly until: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((until - now) / 1000))
  const parts = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  const two = (n: number) => String(n).padStart(2, "0")
  const [days, hours, minutes] = parts as [number, number, number]
  const text =
    days > 0
      ? `${days} × 24:00 + ${hours}:${two(minutes)}`
      : hours > 0
        ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
        : `${minutes}:${two(seconds % 60)}`
  return (
    <span className="seat-clock" data-short={seconds < 30 || undefined}>
      {text}
    </span>
  )
}
