// At a slow table: until when whoever reads it has time, and what is left after that; while others
// are waited for, whose time ends first

import type { Locale } from "@genepool/engine"
import type { Snapshot } from "@genepool/wire"
import { useEffect, useState } from "react"
import { serverNow } from "../app/server-time.ts"
import type { AppSay } from "../text/index.ts"
import { sayLeft, sayMoment } from "./clock-words.ts"

interface Props {
  readonly now: Snapshot
  readonly nameOf: (seat: number) => string
  readonly say: AppSay
  readonly locale: Locale
}

interface Running {
  readonly seat: number
  readonly turnEnd: number
  readonly deadline: number
}

const minute = 60_000

export function SlowClock({ now, nameOf, say, locale }: Props) {
  const [time, setTime] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), minute)
    return () => clearInterval(timer)
  }, [])
  const { clock, manner, waiting, seats, you } = now
  if (clock === null || manner.clock.kind !== "slow") return null
  // Whoever listens is not told it before every choice of everybody
  const isUrgent = you !== "spectator" && waiting.includes(you) && time >= (clock.turnEnds?.[you] ?? Infinity)
  const running = waiting.flatMap((seat) => {
    const [turnEnd, deadline] = [clock.turnEnds?.[seat] ?? null, clock.deadlines[seat] ?? null]
    if (turnEnd === null || deadline === null || seats[seat]?.playedBy !== "person") return []
    return [{ seat, turnEnd, deadline }]
  })
  // What the others have left stands beside their names
  const first = running.toSorted((a, b) => a.deadline - b.deadline)[0]
  const told = running.find(({ seat }) => seat === you) ?? first
  return told === undefined ? null : (
    <p className="slow-clock" aria-live={isUrgent ? "polite" : "off"}>
      {sentence(told)}
    </p>
  )

  function sentence({ seat, turnEnd, deadline }: Running): string {
    const who = seat === you ? "you" : "other"
    const name = nameOf(seat)
    if (time >= turnEnd) return say(`slow.${who}.bank`, { name, time: sayMoment(deadline, time, locale) })
    const until = sayMoment(turnEnd, time, locale)
    const bank = clock?.bank[seat] ?? 0
    return bank > 0
      ? say(`slow.${who}.then`, { name, time: until, bank: sayLeft(bank, locale) })
      : say(`slow.${who}`, { name, time: until })
  }
}
