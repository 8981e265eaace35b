// Who plays which seat at a table on this device

import type { Seating } from "../local/snapshot.ts"
import type { AppSay } from "../text/index.ts"
import { SeatCount, SeatRows } from "./seat-rows.tsx"

interface Props {
  readonly seating: readonly Seating[]
  readonly seats: { readonly min: number; readonly max: number }
  readonly change: (seating: readonly Seating[]) => void
  readonly say: AppSay
}

export function SeatFields({ seating, seats, change, say }: Props) {
  return (
    <>
      <SeatCount
        seating={seating}
        seats={seats}
        more={seating.at(-1) ?? "level2"}
        change={change}
        say={say}
      />
      <SeatRows
        seating={seating}
        choose={(seat, by) => change(seating.with(seat, by))}
        bot="level"
        before={<option value="person">{say("new.person")}</option>}
        behind={<option value="random">{say("new.random")}</option>}
        say={say}
      />
    </>
  )
}
