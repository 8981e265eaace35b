// Who plays: each seat once, with its numbers, its clock and whose turn it is, to be seen from
// across the room

import type { TableParts } from "@genepool/board"
import type { EmblemProps, Seat } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { type ComponentType, type CSSProperties, useEffect, useRef } from "react"
import { afterFrame } from "../app/after-frame.ts"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { Countdown } from "./countdown.tsx"
import { sayBot, thoughtOf } from "./names.ts"
import { SeatPart } from "./parts.tsx"
import { type Ending, partsOf } from "./scenes.ts"
import { SeatGlyph } from "./seat-glyph.tsx"
import type { Shown } from "./show.ts"
import type { SeatShown } from "./source.ts"

interface Props {
  /** As they are seen; the listener's is said with "you" beside it. */
  readonly names: readonly string[]
  readonly seatNames: readonly string[]
  readonly sight: Shown
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly parts: TableParts | null
  /** The game's words. */
  readonly words: Speaker
  readonly say: AppSay
  /** The seat whose whole area lies open. */
  readonly opened: Seat | null
  readonly open: (seat: Seat | null) => void
}

export function Plates({ names, seatNames, sight, Emblem, parts, words, say, opened, open }: Props) {
  const { waiting, result, view, seats, who, ending } = sight
  const thought = thoughtOf(sight, words)
  const row = useRef<HTMLUListElement>(null)
  const [first = null] = waiting
  // Where the row can be pushed sideways, whoever is waited for is in sight, with their clock
  // When it has been drawn: to ask where a plate lies in the midst of it would have the browser lay
  // out the page twice
  useEffect(
    () =>
      afterFrame(() => {
        const plate = first === null ? null : row.current?.children.item(first)
        if (row.current === null || !(plate instanceof HTMLElement)) return
        const all = row.current.getBoundingClientRect()
        const one = plate.getBoundingClientRect()
        if (one.right > all.right) row.current.scrollLeft += one.right - all.right
        else if (one.left < all.left) row.current.scrollLeft -= all.left - one.left
      }),
    [first],
  )
  // What a seat has on the table is not what it came to, where more than one part was counted
  const isCounted = result !== null && !sight.aborted && partsOf(result).length > 1
  const hasWinner = result !== null && result.winners.length === 1 && !sight.aborted
  return (
    <ul
      ref={row}
      className="plates"
      aria-label={say("table.players")}
      data-seats={names.length}
      data-anchor="plates"
    >
      {names.map((name, seat) => {
        const toMove = result === null && waiting.includes(seat)
        const won = hasWinner && result.winners[0] === seat
        const shown = seats[seat]!
        const isMine = who === seat
        const note = noteOf(shown, {
          toMove,
          won,
          mine: isMine,
          brief: parts?.Plate !== undefined,
          thought,
          say,
        })
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className="seat"
            data-seat={seat}
            aria-current={toMove}
            data-won={won || undefined}
            data-mine={isMine || undefined}
            data-numbers={parts?.Plate !== undefined || undefined}
            data-clock={(shown.deadline !== null && result === null) || undefined}
            data-anchor={`plate-${seat}`}
            style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
          >
            <span className="seat-emblem">
              {Emblem === null ? <SeatGlyph seat={seat} /> : <Emblem view={view} seat={seat} />}
            </span>
            <span className="seat-name">
              {shown.here !== null && result === null && <Presence here={shown.here} say={say} />}
              <span className="seat-called" aria-hidden={isMine || undefined}>
                {name}
              </span>
              {isMine && <span className="visually-hidden">{seatNames[seat]}</span>}
              {shown.by === "bot" && <Icon shape="bot" />}
            </span>
            <span className="seat-note">
              <span className="seat-words" aria-hidden={note === say("table.you") || undefined}>
                {note}
              </span>
              {shown.deadline !== null && result === null && <Countdown until={shown.deadline} />}
            </span>
            <SeatPart parts={parts} part="Plate" seat={seat} className="seat-numbers" say={say} />
            {ending?.kind === "count" && <Counted seat={seat} ending={ending} />}
            {isCounted && <Total score={result.scores[seat] ?? 0} say={say} />}
            <button
              type="button"
              className="seat-open"
              aria-expanded={opened === seat}
              aria-label={say("table.areaOf", { name, mine: isMine })}
              onClick={() => open(opened === seat ? null : seat)}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Presence({ here, say }: { readonly here: boolean; readonly say: AppSay }) {
  const words = say(here ? "table.here" : "table.away")
  return (
    <span className="seat-here" data-here={here || undefined} role="img" aria-label={words} title={words} />
  )
}

interface Note {
  readonly toMove: boolean
  readonly won: boolean
  readonly mine: boolean
  /** Numbers of the game stand below: only what changes with the turn. */
  readonly brief: boolean
  /** What is decided, as everybody knows. */
  readonly thought: string | null
  readonly say: AppSay
}

function noteOf(shown: SeatShown, { toMove, won, mine, brief, thought, say }: Note): string {
  if (won) return say("table.winner")
  if (shown.resigned) return say("table.resigned")
  if (toMove) return thought ?? (shown.by === "bot" ? say("table.thinking") : say("table.toMove"))
  if (shown.by === "nobody") return say("table.freeSeat")
  if (shown.onVacation) return say("table.onVacation")
  if (brief) return mine ? say("table.you") : ""
  if (shown.bot !== null) return sayBot(shown.bot, say)
  return mine ? say("table.you") : ""
}

/** A part of the score, and what it makes with those before. */
function Counted({
  seat,
  ending,
}: {
  readonly seat: Seat
  readonly ending: Ending & { readonly kind: "count" }
}) {
  const parts = ending.result.parts[seat] ?? {}
  const now = parts[ending.part] ?? 0
  const sum = ending.counted.reduce((all, part) => all + (parts[part] ?? 0), now)
  return (
    <span className="seat-counted" aria-hidden="true">
      <i key={ending.part} data-none={now === 0 || undefined}>
        {now < 0 ? `−${-now}` : `+${now}`}
      </i>
      <b>{sum}</b>
    </span>
  )
}

/** What the parts of the score came to, once they are counted. */
function Total({ score, say }: { readonly score: number; readonly say: AppSay }) {
  return (
    <span className="seat-counted">
      <span className="visually-hidden">{say("table.total")}</span>
      <b>{score}</b>
    </span>
  )
}
