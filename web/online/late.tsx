// Whoever keeps others waiting where no clock runs out: a reminder, then a vote for a bot to stand
// in

import type { Locale } from "@genepool/engine"
import type { LateSeat, Snapshot } from "@genepool/wire"
import { useEffect, useState } from "react"
import { serverNow } from "../app/server-time.ts"
import type { AppSay } from "../text/index.ts"
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
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  const { you, seats } = now
  const away = seats.filter(({ awayUntil, resigned }) => awayUntil !== null && awayUntil > time && !resigned)
  const mayAct = you !== "spectator" && seats[you]?.playedBy === "person" && !seats[you].resigned
  const others = now.late.filter(({ seat }) => seat !== you)
  const own = now.late.find(({ seat }) => seat === you)
  return (
    <>
      {away.map(({ seat, awayUntil }) => (
        <p key={seat}>
          {seat === you
            ? say("late.youAway", { time: date.format(awayUntil ?? 0) })
            : say("late.away", { name: nameOf(seat), time: date.format(awayUntil ?? 0) })}
        </p>
      ))}
      {own !== undefined && own.nudgedAt !== null && <p data-kind="warning">{say("late.you")}</p>}
      {mayAct &&
        others.map((late) => (
          <OtherSeat key={late.seat} late={late} time={time} date={date} {...{ you, source, nameOf, say }} />
        ))}
    </>
  )
}

interface OtherProps extends Pick<Props, "source" | "nameOf" | "say"> {
  readonly late: LateSeat
  readonly you: number
  readonly time: number
  readonly date: Intl.DateTimeFormat
}

function OtherSeat({ late, you, time, date, source, nameOf, say }: OtherProps) {
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
          ? say("late.mayVote", { name, time: date.format(since) })
          : nudgedAt !== null && voteFrom !== null
            ? say("late.nudged", { name, time: date.format(voteFrom) })
            : say("late.waits", { name, time: date.format(since) })}
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
