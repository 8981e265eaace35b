// One click to a game of people around one screen

import { useId, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly game: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly name: string
  readonly say: AppSay
}

export function PlayInRoom({ game, seats, name, say }: Props) {
  const id = useId()
  const [people, setPeople] = useState(Math.max(2, seats.min))
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)
  return (
    <div className="play-now">
      <div className="play-now-wishes" data-one>
        <label htmlFor={id} className="visually-hidden">
          {say("new.seats")}
        </label>
        <select
          id={id}
          className="field"
          value={people}
          onChange={({ target }) => setPeople(Number(target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {say("lobby.people", { count })}
            </option>
          ))}
        </select>
      </div>
      <button
        type="button"
        className="button"
        data-kind="main"
        aria-label={say("lobby.inRoom.name", { name })}
        onClick={() => beginTable({ game, seating: new Array<Seating>(people).fill("person"), options: {} })}
      >
        <Icon shape="play" />
        {say("lobby.inRoom")}
      </button>
    </div>
  )
}
