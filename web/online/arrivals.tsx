// Whoever waits hears who sits down, leaves and is ready, and when the game can be started; one
// sentence each

import type { Snapshot } from "@genepool/wire"
import { useState } from "react"
import { calledInWords } from "../app/called.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly now: Snapshot
  /** The player at this screen. */
  readonly me: string | null
  readonly say: AppSay
}

export function Arrivals({ now, me, say }: Props) {
  const [seen, see] = useState(now)
  const [told, tell] = useState("")
  if (seen !== now) {
    see(now)
    const lines = arrivalsSince(seen, now, me, say)
    if (lines.length > 0) tell(lines.join(" "))
  }
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  )
}

export function arrivalsSince(before: Snapshot, now: Snapshot, me: string | null, say: AppSay): string[] {
  const lines = now.seats.flatMap((seat, at) => {
    const was = before.seats[at]
    if (was === undefined) return []
    if (seat.kind === "bot") return was.kind === "bot" ? [] : [say("arrival.bot")]
    const name = calledInWords(seat, say)
    if (seat.player === was.player) {
      const isNew = seat.ready && !was.ready && seat.player !== null && seat.player !== me
      return isNew ? [say("arrival.ready", { name })] : []
    }
    if (seat.player === me) return []
    return seat.player === null
      ? [say("arrival.leaves", { name: calledInWords(was, say) })]
      : [say("arrival.sits", { name })]
  })
  const mayStart = me === now.owner && mayBegin(now, me) && !mayBegin(before, me)
  return mayStart ? [...lines, say("arrival.start")] : lines
}

const mayBegin = ({ seats }: Snapshot, me: string) =>
  seats.every(({ kind, player, ready }) => kind === "bot" || player === me || (player !== null && ready))
