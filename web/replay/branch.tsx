// Plays on from a moment: alone on a shared screen, or against bots

import { useId, useState } from "react"
import { Icon } from "../house/icons.tsx"
import type { Seating } from "../local/snapshot.ts"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly seats: number
  readonly seating: readonly Seating[]
  readonly begin: (seating: readonly Seating[]) => void
  readonly say: HouseSay
}

export function Branch({ seats, seating, begin, say }: Props) {
  const id = useId()
  const [mine, setMine] = useState(() => {
    const first = seating.indexOf("person")
    return seating.every((by) => by === "person") || first < 0 ? "all" : String(first)
  })
  const start = () =>
    begin(
      Array.from({ length: seats }, (_, seat) =>
        mine === "all" || Number(mine) === seat ? "person" : "level3",
      ),
    )
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
              {say("replay.branch.seat", { number: seat + 1 })}
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
