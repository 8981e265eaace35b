// From the wire to the board: whoever holds the table, a server or a worker of this page, tells the
// same messages, and here they become what the frame shows

import type { PositionView, Seat } from "@genepool/engine"
import type { Happening, Snapshot } from "@genepool/wire"
import { serverNow } from "../app/server-time.ts"
import type { Moment, SeatShown, Sight } from "./source.ts"

/** What is known beside the messages. */
interface Around {
  /** The seats whose players look at the table; null, while that is not known. */
  readonly present?: readonly Seat[] | null
  /** On a shared screen: who must take it first. */
  readonly handOver?: Seat | null
  /** At each of the facts, in the same order. */
  readonly views?: readonly PositionView[]
}

/** Null before the game begins. `facts` are those to be shown as movement. */
export function sightOf(
  now: Snapshot,
  moments: readonly Moment[],
  facts: Sight["facts"],
  { present = null, handOver = null, views }: Around = {},
): Sight | null {
  if (now.view === null) return null
  const { you, choices, undo, paused } = now
  const mine = moments.findLast(({ seat }) => seat === you)
  const mayAsk = mine !== undefined && undo.furthest !== null && mine.n > undo.furthest
  return {
    who: you,
    view: now.view,
    // While all rest nobody is asked, and nobody waited for
    decision: paused ? null : now.decision,
    prompt: paused ? null : now.prompt,
    withheld: now.whyNot,
    result: now.result,
    aborted: now.silent.length > 0,
    facts,
    ...(views === undefined ? {} : { views }),
    step: choices,
    moments,
    waiting: paused ? [] : now.waiting,
    seats: seatsShown(now, present),
    mayUndo: undo.request === null && (undo.free !== null || mayAsk),
    handOver,
  }
}

/** Undo takes moments away; what comes then stands in their place. */
export function momentsAfter(before: readonly Moment[], happened: readonly Happening[]): readonly Moment[] {
  let moments = before
  for (const { kind, seat, choices, facts } of happened) {
    const isStep = kind === "start" || kind === "choice" || kind === "timeOut"
    const kept = moments.filter(({ n }) => (isStep ? n < choices : n <= choices))
    const moment = { n: choices, seat, facts, ...(kind === "timeOut" ? { unasked: true as const } : {}) }
    moments = isStep ? [...kept, moment] : kept
  }
  return moments
}

export function seatsShown(
  { seats, clock, waiting, you }: Snapshot,
  present: readonly Seat[] | null,
): SeatShown[] {
  return seats.map(({ seat, kind, name, player, bot, guest, level, playedBy, awayUntil, ...more }) => ({
    name: bot ? null : name,
    player,
    guest,
    by: playedBy,
    // Only on this device are there bots that have no level, and a name instead
    bot: playedBy !== "bot" ? null : kind === "bot" && name !== null ? name : `level${level ?? 3}`,
    resigned: more.resigned,
    resignedAfter: more.resignedAfter,
    onVacation: awayUntil !== null && awayUntil > serverNow(),
    // One knows of oneself, and bots are always there
    here: bot || more.resigned || seat === you || present === null ? null : present.includes(seat),
    deadline: waiting.includes(seat) ? (clock?.deadlines[seat] ?? null) : null,
    bank: clock?.bank[seat] ?? null,
  }))
}
