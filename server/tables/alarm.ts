// What the server does for seats when time passes: forced answers, seats that nobody plays, and
// time that is up.
import { createHash } from "node:crypto"
import { type Choice, type Decision, FastRandom, type Seat } from "@genepool/engine"
import type { Play } from "./play.ts"

export interface Due {
  readonly at: number
  readonly seat: Seat
  /** A choice that is taken for the seat; null when its time is up. */
  readonly choice: Choice | null
}

/**
 * The next thing that time brings, if there is one. A pure function of the journal, so that a
 * restart changes nothing.
 */
export function nextDue(play: Play): Due | null {
  if (!play.running || play.paused) return null
  let first: Due | null = null
  for (const decision of play.decisions()) {
    const due = dueOf(play, decision)
    if (due !== null && (first === null || due.at < first.at)) first = due
  }
  return first
}

/**
 * What the game answers for a seat that does not. Chance in it is the table's own, so that every
 * node draws the same.
 */
export function unanswered(play: Play, decision: Decision): Choice {
  const { game, secret } = play.setting
  const place = `unanswered ${secret} ${play.stepSince} ${decision.seat} ${decision.given.length}`
  const seed = createHash("sha256").update(place).digest("hex")
  return game.unanswered(decision, new FastRandom(seed)) as Choice
}

function dueOf(play: Play, decision: Decision): Due | null {
  const { seat, together, options } = decision
  const since = play.clock.since[seat] ?? play.startedAt
  const driver = play.driver(seat)
  // Bots answer by themselves and in their own time, with nothing to decide as with much
  if (driver === "bot") return null
  // A seat with a single option in a decision taken together is answered for, as late as anybody
  // would have been: an answer at once would tell everybody that there was nothing to decide
  if (together && options.length === 1)
    return { at: answerTime(play, seat), seat, choice: options[0] as Choice }
  if (driver === "nobody")
    return { at: together ? answerTime(play, seat) : since, seat, choice: unanswered(play, decision) }
  const deadline = play.clock.deadline(seat)
  return deadline === null ? null : { at: deadline, seat, choice: null }
}

/**
 * Within which a decision taken together is answered for a seat, before it is spread out; and by
 * how much it is spread.
 */
const paces = { least: 400, most: 6600 }
const spread = 0.2
/** By a clock that is right nobody is answered for later than this. */
export const longestPace = paces.most * (1 + spread)

/**
 * When the server answers for the seat in a decision taken together, whether there is anything to
 * decide or not.
 */
export function answerTime(play: Play, seat: Seat): number {
  return (play.clock.since[seat] ?? play.startedAt) + paceOf(play, seat)
}

/**
 * One of the times that people at this table took lately, within bounds; before there are any, one
 * and a half to six seconds. Spread out after that: a time that is always the same would tell that
 * nobody had thought.
 */
function paceOf(play: Play, seat: Seat): number {
  const { secret } = play.setting
  const drawn = createHash("sha256").update(`pace ${secret} ${play.stepSince} ${seat}`).digest()
  const times = play.stepPaces
  if (times.length === 0) return Math.round(1500 + (drawn.readUInt32BE(0) / 2 ** 32) * 4500)
  const time = times[drawn.readUInt32BE(0) % times.length] as number
  const within = Math.min(Math.max(time, paces.least), paces.most)
  return Math.round(within * (1 - spread + (drawn.readUInt32BE(4) / 2 ** 32) * 2 * spread))
}
