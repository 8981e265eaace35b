// How many sit at a new table, and a field for each of them that says who it is

import { type ReactNode, useId } from "react"
import { SeatGlyph } from "../table/seat-glyph.tsx"
import type { AppSay } from "../text/index.ts"

const levels = [1, 2, 3, 4, 5] as const

interface Props<By extends string> {
  readonly seating: readonly By[]
  readonly seats: { readonly min: number; readonly max: number }
  readonly say: AppSay
}

interface CountProps<By extends string> extends Props<By> {
  /** Who takes a seat that comes to the others. */
  readonly more: By
  readonly change: (seating: readonly By[]) => void
}

export function SeatCount<By extends string>({ seating, seats, more, change, say }: CountProps<By>) {
  const id = useId()
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)
  if (counts.length === 1) return null
  return (
    <fieldset className="choice-row">
      <legend className="side-heading">{say("new.seats")}</legend>
      {counts.map((count) => (
        <label key={count} className="pill">
          <input
            type="radio"
            name={`${id}count`}
            checked={count === seating.length}
            onChange={() => change(Array.from({ length: count }, (_, seat) => seating[seat] ?? more))}
          />
          {count}
        </label>
      ))}
    </fieldset>
  )
}

interface RowProps<By extends string> extends Omit<Props<By>, "seats"> {
  readonly choose: (seat: number, by: By) => void
  /** What bots are called before their level. */
  readonly bot: "bot" | "level"
  /** Options before and behind the bots of each level. */
  readonly before: ReactNode
  readonly behind?: ReactNode
}

export function SeatRows<By extends string>({ seating, choose, bot, before, behind, say }: RowProps<By>) {
  const id = useId()
  return (
    <ul className="seat-fields">
      {seating.map((by, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <SeatGlyph seat={seat} />
          <label htmlFor={`${id}${seat}`}>{say("new.seat", { number: seat + 1 })}</label>
          <select
            id={`${id}${seat}`}
            className="field"
            value={by}
            onChange={({ target }) => choose(seat, target.value as By)}
          >
            {before}
            {levels.map((level) => (
              <option key={level} value={`${bot}${level}`}>
                {say("new.bot", { level, about: say(`level.${level}`) })}
              </option>
            ))}
            {behind}
          </select>
        </li>
      ))}
    </ul>
  )
}
