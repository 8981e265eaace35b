// What can be looked back on: a table on this device, a log, a finished table on the server, or one
// that is still played there

import type { Rethought } from "@genepool/bots"
import type { Log, Seat } from "@genepool/engine"
import type { PastMoment, Snapshot, SnapshotSeat, TableMessage } from "@genepool/wire"
import { Worklink } from "../local/local-source.ts"
import type { PlaybackStepTold, PlaybackTold, Verdict } from "../local/messages.ts"
import { request } from "../online/api.ts"
import { linesOf } from "../online/table-stream.ts"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Moment, Sight } from "../table/source.ts"

/** One position of a replay, as somebody sees it. */
export interface PlaybackStep extends Omit<PlaybackStepTold, "message" | "views"> {
  readonly sight: Sight
}

export interface PlaybackSource {
  readonly told: PlaybackTold
  /** Where the person at this device sat; null for onlookers, and where several shared a screen. */
  readonly mine: Seat | null
  readonly step: (n: number, who: Sight["who"]) => Promise<PlaybackStep>
  /** Null, while the game is running. */
  readonly log: () => Promise<Log | null>
  readonly verify: () => Promise<Verdict>
  /** The moments after a bot's choice that can be thought again. */
  readonly thoughts: () => Promise<readonly number[]>
  readonly rethink: (n: number) => Promise<Rethought>
  readonly close: () => void
}

export async function openPlayback(
  ask: { readonly id: string } | { readonly log: Log },
): Promise<PlaybackSource> {
  return workerPlayback(ask, null)
}

export async function openTablePlayback(table: string): Promise<PlaybackSource> {
  const { now, happened } = await request<TableMessage>("GET", `/tables/${table}?since=0`)
  if (now.status !== "finished") {
    const earlier = await linesOf(table, 0, (happened[0]?.n ?? 1) - 1)
    return runningPlayback(now, [...earlier, ...happened])
  }
  const log = await request<Log>("GET", `/tables/${table}/log`)
  return workerPlayback({ log }, now)
}

async function workerPlayback(
  ask: { readonly id: string } | { readonly log: Log },
  online: Snapshot | null,
): Promise<PlaybackSource> {
  const link = new Worklink()
  try {
    const told = await link.ask("playback", ask)
    return {
      // A log does not say who was a bot or who I am, the server does
      told: online === null ? told : { ...told, seating: seatingOf(online.seats) },
      mine: online === null ? onlyPerson(told.seating) : seatOf(online),
      async step(n, who) {
        const { message, views, ...step } = await link.ask("playbackStep", { n, who })
        const { seats } = online ?? message.now
        const now = { ...message.now, seats: seatsBy(seats, message.now.choices) }
        return { ...step, sight: sightAt(now, momentsAfter([], message.happened), views) }
      },
      log: () => link.ask("log", null),
      verify: () => link.ask("verify", null),
      thoughts: () => link.ask("thoughts", null),
      rethink: (n) => link.ask("rethink", { n }),
      close: () => link.close(),
    }
  } catch (error) {
    link.close()
    throw error
  }
}

/** Whoever resigned later was still there. */
function seatsBy(seats: readonly SnapshotSeat[], choices: number): SnapshotSeat[] {
  return seats.map((seat) => {
    const isGone = seat.resigned && (seat.resignedAfter ?? 0) <= choices
    return isGone ? seat : { ...seat, resigned: false, resignedAfter: null }
  })
}

function seatingOf(seats: readonly SnapshotSeat[]): PlaybackTold["seating"] {
  return seats.map(({ bot, level }) => (bot ? (`level${level ?? 3}` as "level3") : "person"))
}

function onlyPerson(seating: PlaybackTold["seating"]): Seat | null {
  const people = seating.flatMap((by, seat) => (by === "person" ? [seat] : []))
  return people.length === 1 ? (people[0] as Seat) : null
}

const seatOf = ({ you }: Snapshot): Seat | null => (typeof you === "number" ? you : null)

/** What happened last is what may be shown as movement. */
function sightAt(now: Snapshot, moments: readonly Moment[], views?: Sight["views"]): Sight {
  const sight = sightOf(now, moments, moments.at(-1)?.facts ?? [], views === undefined ? {} : { views })
  if (sight === null) throw new Error("nothing to see")
  return sight
}

/** One only looks on. */
const watching = {
  waiting: [],
  decision: null,
  prompt: null,
  whyNot: [],
  undo: { free: null, furthest: null, request: null },
}

/**
 * The server shows each moment as the onlooker saw it then; it knows more, and keeps it to itself.
 */
function runningPlayback(now: Snapshot, happened: TableMessage["happened"]): PlaybackSource {
  const moments = momentsAfter([], happened)
  const told: PlaybackTold = {
    game: now.game,
    seating: seatingOf(now.seats),
    last: now.choices,
    over: false,
    eyes: [now.you],
  }
  return {
    told,
    mine: seatOf(now),
    async step(wished) {
      // Choices made in secret together are one moment
      const n = moments.findLast((moment) => moment.n <= wished)?.n ?? 0
      const { view, result } = await request<PastMoment>("GET", `/tables/${now.table}/moments/${n}`)
      const heard = moments.filter((moment) => moment.n <= n)
      const seats = seatsBy(now.seats, n)
      const sight = sightAt({ ...now, ...watching, seats, view, result, choices: n }, heard)
      return { sight, last: now.choices, draws: [], over: false }
    },
    log: async () => null,
    verify: async () => ({ problems: [], draws: [], sealed: true }),
    thoughts: async () => [],
    rethink: () => Promise.reject(new Error("what a bot thinks is its secret until the game is over")),
    close: () => undefined,
  }
}
