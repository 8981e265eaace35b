// Whoever keeps others waiting where no clock runs out: a reminder, then a vote for a bot to stand
// in

import type { Locale } from "@genepool/engine"
import type { LateSeat, Snapshot } from "@genepool/wire"
import { useEffect, useState } from "react"
import { serverNow } from "../app/server-time.ts"
import type { AppSay } from "../text/index.ts"
import { sayMoment } from "./clock-words.ts"
import type { OnlineSource } from "./online-source.ts"

interface Props {
  readonly now: Snapshot
  readonly source: OnlineSource
  readonly nameOf: (seat: number) => string
  readonly say: AppSay
  readonly locale: Locale
}

const minute = 60_000

export function Late({ now, source, nameOf, say, locale }: Props) {
  const [time, setTime] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setTime(serverNow()), minute)
    return () => clearInterval(timer)
  }, [])
  const { you, seats, waiting } = now
  // Of the others only who is waited for; the rest have it on their plates
  const away = seats.filter(
    ({ seat, awayUntil, resigned }) =>
      awayUntil !== null && awayUntil > time && !resigned && (seat === you || waiting.includes(seat)),
  )
  // Who is waited for hurries nobody else
  const mayAct =
    you !== "spectator" &&
    seats[you]?.playedBy === "person" &&
    !seats[you].resigned &&
    !now.waiting.includes(you)
  const others = now.late.filter(({ seat }) => seat !== you)
  const own = now.late.find(({ seat }) => seat === you)
  return (
    <>
      {away.map(({ seat, awayUntil }) => (
        <p key={seat}>
          {seat === you
            ? say("late.youAway", { time: sayMoment(awayUntil ?? 0, time, locale) })
            : say("late.away", { name: nameOf(seat), time: sayMoment(awayUntil ?? 0, time, locale) })}
        </p>
      ))}
      {own !== undefined && own.nudgedAt !== null && <p data-kind="warning">{say("late.you")}</p>}
      {mayAct &&
        others.map((late) => (
          <OtherSeat key={late.seat} {...{ late, time, you, source, nameOf, say, locale }} />
        ))}
    </>
  )
}

interface OtherProps extends Omit<Props, "now"> {
  readonly late: LateSeat
  readonly you: number
  readonly time: number
}

function OtherSeat({ late, you, time, source, nameOf, say, locale }: OtherProps) {
  const { seat, nudgedAt, nudgeFrom, voteFrom, votes, since } = late
  const name = nameOf(seat)
  const mayVote = voteFrom !== null && time >= voteFrom
  // Nobody is hurried who has only just been asked
  if (time < nudgeFrom && nudgedAt === null) return null
  const ask = (what: string, agree?: boolean) =>
    void source.ask(what, { seat, ...(agree !== undefined && { agree }) })
  const voted = votes.includes(you)
  return (
    <p className="branch-row">
      {votes.length > 0
        ? say("late.votes", { names: votes.map(nameOf), name })
        : mayVote
          ? say("late.mayVote", { name, time: sayMoment(since, time, locale) })
          : nudgedAt !== null && voteFrom !== null
            ? say("late.nudged", { name, time: sayMoment(voteFrom, time, locale) })
            : say("late.waits", { name, time: sayMoment(since, time, locale) })}
      {time >= nudgeFrom && !mayVote && (
        <button type="button" className="button" onClick={() => ask("nudge")}>
          {say("late.nudge")}
        </button>
      )}
      {mayVote && (
        <button
          type="button"
          className="button"
          data-kind={voted ? undefined : "main"}
          onClick={() => ask("stand-in", !voted)}
        >
          {say(voted ? "late.unvote" : "late.vote")}
        </button>
      )}
    </p>
  )
}
