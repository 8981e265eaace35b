// What one onlooker sees of a table: built from that onlooker's view, never from the state.
import { type AnyGame, decisionFor, heardBy, type Who } from "@genepool/engine"
import type { Happening, Manner, Snapshot } from "@genepool/wire"
import type { SeatRow, TableRow } from "../store/schema.ts"
import { lateSeats } from "./late.ts"
import type { JournalLine, Play } from "./play.ts"
import { silentSeats } from "./rating.ts"
import type { Seated } from "./seated.ts"

/** Whoever sits there has said yes to the table as it is. Bots always have. */
export const isReady = (row: Pick<TableRow, "terms">, seat: SeatRow): boolean =>
  seat.kind === "bot" || (seat.player_id !== null && seat.agreed === row.terms)

export interface Shown {
  readonly row: TableRow
  readonly game: AnyGame
  readonly manner: Manner
  readonly options: { readonly [name: string]: unknown }
  readonly seats: readonly Seated[]
  readonly play: Play
}

/** What is the same for all who see the game in this fold of it. */
export type Common = Omit<Snapshot, keyof Own | "options">

/** What only one audience sees so. */
type Own = Pick<Snapshot, "you" | "undo" | "view" | "decision" | "prompt" | "whyNot">

export function snapshotFor(shown: Shown, who: Who): Snapshot {
  return { ...commonOf(shown), options: shown.options, ...ownOf(shown, who) }
}

/** Nothing in it changes any more: who was shown it may be told later what is other by then. */
export function commonOf({ row, manner, seats, play }: Shown): Common {
  // A game that was aborted is cancelled in its row, and over for who looks at it as long as it is
  // kept
  const status = play.result ? "finished" : row.status === "cancelled" ? "cancelled" : statusOf(play)
  return {
    table: row.id,
    game: row.game,
    version: row.version,
    manner,
    listed: row.listed === 1,
    owner: row.owner,
    terms: row.terms,
    status,
    n: play.openN,
    choices: play.openChoices,
    seats: seats.map((seat) => seatShown(seat, play, isReady(row, seat))),
    commitment: row.commitment,
    paused: play.paused,
    pauseVotes: [...play.pauseVotes],
    late: lateSeats(play),
    clock: clockShown(play),
    rematch: row.rematch,
    result: play.result,
    // While the game goes on this would tell who has answered in secret
    silent: play.result === null ? [] : silentSeats(play, seats),
    waiting: play.waiting(),
  }
}

/** The table's options stay as they are, and may be large: the game repeats them in its view. */
export function withoutOptions(own: Own): Own {
  if (own.view === null || !("options" in own.view)) return own
  const { options: _, ...view } = own.view
  return { ...own, view }
}

const statusOf = (play: Play) => (play.state === null ? ("open" as const) : ("playing" as const))

export function ownOf({ game, play }: Pick<Shown, "game" | "play">, who: Who): Own {
  const { state } = play
  const undo = undoShown(play, who)
  if (state === null) return { you: who, undo, view: null, decision: null, prompt: null, whyNot: [] }
  // For a seat that has resigned, or whose time is up, somebody else answers
  const asked = who !== "spectator" && play.running && play.driver(who) === "person"
  return {
    you: who,
    undo,
    view: game.view(state, who),
    decision: asked ? decisionFor(game, state, who) : null,
    prompt: asked ? game.prompt(state, who) : null,
    whyNot: asked ? game.whyNot(state, who) : [],
  }
}

function seatShown(seat: Seated, play: Play, ready: boolean) {
  return {
    seat: seat.seat,
    kind: seat.kind,
    player: seat.player_id,
    name: seat.name,
    bot: seat.playerKind === "bot" || seat.kind === "bot",
    guest: seat.playerKind === "guest",
    level: seat.level,
    resigned: play.resigned[seat.seat] as boolean,
    resignedAfter: play.resignedAfter[seat.seat] ?? null,
    playedBy: play.driver(seat.seat),
    standIn: play.standIn[seat.seat] as boolean,
    awayUntil: play.clock.lastAway(seat.seat),
    ready,
  }
}

function undoShown(play: Play, who: Who) {
  if (who === "spectator" || play.resigned[who])
    return { free: null, furthest: null, request: play.undoRequest }
  const [free, furthest] = [play.freeUndo(who), play.furthestUndo(who)]
  return {
    free: free === play.log.length ? null : free,
    furthest: play.running && furthest < play.openChoices ? furthest : null,
    request: play.undoRequest,
  }
}

function clockShown({ setting, shownClock }: Play) {
  if (setting.manner.clock.kind === "none") return null
  return {
    bank: [...shownClock.bank],
    since: [...shownClock.since],
    turnEnds: shownClock.bank.map((_, seat) => shownClock.turnEnd(seat)),
    deadlines: shownClock.bank.map((_, seat) => shownClock.deadline(seat)),
  }
}

/**
 * One line of the journal as the onlooker hears it; never another seat's choice, only the facts
 * that came of it.
 */
export function happeningFor({ entry, told, openN, choices }: JournalLine, who: Who): Happening {
  return {
    n: openN,
    // How many parts an answer had is nobody's business
    kind: entry.kind === "answer" ? "choice" : entry.kind,
    seat: entry.seat,
    at: entry.at,
    choices,
    facts: heardBy(told, who),
    ...("to" in entry.body ? { to: entry.body.to } : {}),
    ...("agree" in entry.body ? { agree: entry.body.agree } : {}),
    ...("whom" in entry.body ? { whom: entry.body.whom } : {}),
    ...("until" in entry.body ? { until: entry.body.until } : {}),
  }
}

/** Whether the onlooker may know at all that it happened. */
export const mayHear = ({ open, entry }: JournalLine, who: Who): boolean => open || entry.seat === who

export const audienceOf = (seats: readonly Seated[], playerId: string | null): Who =>
  (playerId === null ? undefined : seats.find((seat) => seat.player_id === playerId)?.seat) ?? "spectator"
