// Who plays which seat

import { useId } from "react"
import type { Seating } from "../local/snapshot.ts"
import { SeatGlyph } from "../table/seat-glyph.tsx"
import type { AppSay } from "../text/index.ts"

const levels = [1, 2, 3, 4, 5] as const

interface Props {
  readonly seating: readonly Seating[]
  readonly seats: { readonly min: number; readonly max: number }
  readonly change: (seating: readonly Seating[]) => void
  readonly say: AppSay
}

export function SeatFields({ seating, seats, change, say }: Props) {
  const id = useId()
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)
  const setCount = (count: number) =>
    change(Array.from({ length: count }, (_, seat) => seating[seat] ?? seating.at(-1) ?? "level2"))
  return (
    <>
      {counts.length > 1 && (
        <fieldset className="choice-row">
          <legend className="side-heading">{say("new.seats")}</legend>
          {counts.map((count) => (
            <label key={count} className="pill">
              <input
                type="radio"
                name={`${id}count`}
                checked={count === seating.length}
                onChange={() => setCount(count)}
              />
              {count}
            </label>
          ))}
        </fieldset>
      )}
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
              onChange={({ target }) => change(seating.with(seat, target.value as Seating))}
            >
              <option value="person">{say("new.person")}</option>
              {levels.map((level) => (
                <option key={level} value={`level${level}`}>
                  {say("new.bot", { level, about: say(`level.${level}`) })}
                </option>
              ))}
              <option value="random">{say("new.random")}</option>
            </select>
          </li>
        ))}
      </ul>
    </>
  )
}
