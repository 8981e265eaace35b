// Seats that are waited for where no clock runs out soon: when others may remind them, and vote for
// a bot to stand in.
import type { Seat } from "@genepool/engine"
import type { LateSeat } from "@genepool/wire"
import { Problem } from "../problem.ts"
import type { Play } from "./play.ts"

const hour = 3_600_000

/** What whoever is waited for has, in milliseconds. */
const patience = {
  /** Before they are reminded. */
  nudge: hour,
  /** Before they are reminded again. */
  again: 12 * hour,
  /** Before the others may vote: since they are waited for, and since they were reminded. */
  vote: 24 * hour,
  answer: 12 * hour,
}

/** Everybody may know it: it follows from what everybody sees. */
export function lateSeats(play: Play): LateSeat[] {
  const { kind } = play.setting.manner.clock
  if (!play.running || play.paused || kind === "live") return []
  return play.waiting().flatMap((seat) => {
    const since = play.shownClock.turnSince(seat)
    if (since === null || play.driver(seat) !== "person") return []
    const before = play.nudgedAt[seat] ?? null
    const nudgedAt = before !== null && before >= since ? before : null
    return {
      seat,
      since,
      nudgedAt,
      nudgeFrom: Math.max(
        since + patience.nudge,
        before === null ? 0 : before + patience.again,
        play.clock.lastAway(seat) ?? 0,
      ),
      voteFrom:
        kind === "none" && nudgedAt !== null
          ? Math.max(since + patience.vote, nudgedAt + patience.answer, play.clock.lastAway(seat) ?? 0)
          : null,
      votes: play.standInVotes[seat] ?? [],
    }
  })
}

function mustBeLate(play: Play, seat: Seat, own: Seat): LateSeat {
  const late = lateSeats(play).find((one) => one.seat === seat)
  if (late === undefined || seat === own)
    throw new Problem("notNow", "Nobody is waiting for this seat.", "Look who is, under `late`.")
  return late
}

export function mustBeNudged(play: Play, seat: Seat, own: Seat, now: number): void {
  const { nudgeFrom } = mustBeLate(play, seat, own)
  if (now < nudgeFrom)
    throw new Problem("notNow", "It is too early to remind them.", "Wait until `late.nudgeFrom`.", {
      from: nudgeFrom,
    })
}

export function mustBeVotedOn(play: Play, seat: Seat, own: Seat, agree: boolean, now: number): void {
  const { voteFrom, votes } = mustBeLate(play, seat, own)
  if (voteFrom === null || now < voteFrom)
    throw new Problem(
      "notNow",
      "It is too early for a bot.",
      "Remind them, and wait until `late.voteFrom`.",
      {
        from: voteFrom,
      },
    )
  if (votes.includes(own) === agree)
    throw new Problem("notNow", "You have already voted.", "Wait for the others.")
}
