// A table of this device in the words of the wire: the same message that a server sends of one of
// its own

import type { AnyGame, Log, Position, Result, Seat, Told, Who } from "@genepool/engine"
import { decisionFor, heardBy } from "@genepool/engine"
import type { Happening, Snapshot, SnapshotSeat } from "@genepool/wire"

/** Somebody at this screen, or a bot by its name. */
export type Seating = "person" | `level${1 | 2 | 3 | 4 | 5}` | "random" | "greedy" | "uct"

/** Moments of a game, whoever looks on. */
export interface Shown {
  readonly game: AnyGame
  readonly log: Log
  readonly seating: readonly Seating[]
  /** How many of the log's choices have been made. */
  readonly choices: number
  readonly state: Position
  readonly result: Result | null
  /** To how many choices one may go back; null for not at all. */
  readonly undo: number | null
}

/** What the set-up, or a choice, brought about. */
export interface Step {
  readonly seat: Seat | null
  readonly told: readonly Told[]
  /** There was nothing to decide, and nobody was asked. */
  readonly forced?: boolean
}

/** Who is asked nothing only watches. */
export function snapshotHere(id: string, shown: Shown, who: Who, asked: boolean): Snapshot {
  const { game, log, seating, choices, state, result, undo } = shown
  const seat = asked && who !== "spectator" ? who : null
  const decision = seat === null ? null : decisionFor(game, state, seat)
  return {
    table: id,
    game: game.id,
    version: log.version,
    options: log.options,
    manner: {
      clock: { kind: "none" },
      undo: "free",
      leavers: "bot",
      timeOut: "bot",
      standInLevel: 3,
      spectatorDelay: 0,
    },
    listed: false,
    owner: "",
    terms: 0,
    status: result === null ? "playing" : "finished",
    n: choices + 1,
    choices,
    you: who,
    seats: seating.map((by, at) => seatHere(by, at, resignedAfter(log, at, choices))),
    commitment: log.dice.kind === "sealed" ? log.dice.commitment : "",
    paused: false,
    pauseVotes: [],
    late: [],
    undo: { free: undo, furthest: undo, request: null },
    clock: null,
    rematch: null,
    result,
    silent: [],
    view: game.view(state, who),
    waiting: game.decisions(state).map((each) => each.seat),
    decision,
    prompt: decision === null ? null : game.prompt(state, decision.seat),
    whyNot: decision === null ? [] : game.whyNot(state, decision.seat),
  }
}

/** Null for who had not resigned by then; where a log does not say when they did, at its end. */
function resignedAfter(log: Log, seat: Seat, choices: number): number | null {
  const at = log.resigned?.indexOf(seat) ?? -1
  if (at === -1) return null
  const after = log.resignedAfter?.[at] ?? log.choices.length
  return after <= choices ? after : null
}

function seatHere(by: Seating, seat: Seat, resignedAfter: number | null): SnapshotSeat {
  const level = by.startsWith("level") ? Number(by.slice("level".length)) : null
  const bot = by !== "person"
  return {
    seat,
    kind: bot ? "bot" : "open",
    player: null,
    name: bot && level === null ? by : null,
    bot,
    guest: false,
    level,
    resigned: resignedAfter !== null,
    resignedAfter,
    playedBy: bot ? "bot" : "person",
    standIn: false,
    ready: true,
    awayUntil: null,
  }
}

/** The steps from the given one on, as the onlooker hears of them; 0 is the set-up. */
export function happenedHere(log: Log, steps: readonly Step[], from: number, who: Who): Happening[] {
  return steps.slice(from).map(({ seat, told, forced }, i) => ({
    n: from + i + 1,
    kind: from + i === 0 ? "start" : forced === true ? "timeOut" : "choice",
    seat,
    at: log.choices[from + i - 1]?.at ?? 0,
    choices: from + i,
    facts: heardBy(told, who),
  }))
}
