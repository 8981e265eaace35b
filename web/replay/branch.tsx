// Plays on from a moment: alone on a shared screen, or against bots

import type { Seat } from "@genepool/engine"
import { useId, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { Seating } from "../local/snapshot.ts"
import type { AppSay } from "../text/index.ts"

/**
 * Bots stay as strong as they were; where a person sat, one of middling strength plays on. Null:
 * nobody but people.
 */
export function branchSeating(seating: readonly Seating[], seats: number, mine: Seat | null): Seating[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (mine === null || mine === seat) return "person"
    const before = seating[seat] ?? "person"
    return before === "person" ? "level3" : before
  })
}

interface Props {
  readonly seats: number
  readonly seating: readonly Seating[]
  readonly begin: (seating: readonly Seating[]) => void
  /** What a seat is called. */
  readonly sayName: (seat: Seat) => string
  readonly say: AppSay
}

export function Branch({ seats, seating, begin, sayName, say }: Props) {
  const id = useId()
  const [mine, setMine] = useState(() => {
    const first = seating.indexOf("person")
    return seating.every((by) => by === "person") || first < 0 ? "all" : String(first)
  })
  const start = () => begin(branchSeating(seating, seats, mine === "all" ? null : Number(mine)))
  return (
    <section className="branch" aria-label={say("replay.branch")}>
      <label htmlFor={id} className="side-heading">
        {say("replay.branch.about")}
      </label>
      <div className="branch-row">
        <select id={id} className="field" value={mine} onChange={({ target }) => setMine(target.value)}>
          <option value="all">{say("replay.branch.all")}</option>
          {Array.from({ length: seats }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={String(seat)}>
              {say("replay.branch.seat", { name: sayName(seat) })}
            </option>
          ))}
        </select>
        <button type="button" className="button" onClick={start}>
          <Icon shape="branch" />
          {say("replay.branch")}
        </button>
      </div>
    </section>
  )
}
