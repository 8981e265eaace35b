// What becomes of a siege by abuse: figures in, problems out. Nothing measured is a problem as
// well.
import { round } from "../report.ts"

/** What came of one kind of abuse. */
export interface Attempts {
  sent: number
  done: number
  /** By code. */
  readonly refused: { [code: string]: number }
  /** No answer, or one that should not be. */
  broken: number
}

export interface Acks {
  readonly count: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly longestMs: number
}

export interface Lobby {
  readonly looks: number
  /** Honest tables that were not shown at a look, all looks together. */
  readonly missing: number
}

export interface Figures {
  readonly quiet: Acks
  readonly beside: Acks
  /** Honest tables that could not go on, and why. */
  readonly stopped: readonly string[]
  /** Honest choices that were not taken. */
  readonly unacknowledged: number
  readonly lobby: Lobby
  readonly abuse: { readonly [kind: string]: Attempts }
}

/** Within so many times the quiet 99th percentile. */
const bar = 2

/** Kinds of which some must have been too much, or there are no limits. */
const mustBeRefused = ["tables"]

export function judge(
  { quiet, beside, stopped, unacknowledged, lobby, abuse }: Figures,
  slowness = bar,
): string[] {
  const problems = stopped.map((why) => `an honest table could not go on: ${why}`)
  if (quiet.count === 0) problems.push("nothing was measured before the abuse")
  if (beside.count === 0) problems.push("nothing was measured beside the abuse")
  if (beside.p99Ms > quiet.p99Ms * slowness)
    problems.push(
      `honest choices: 99 of 100 within ${beside.p99Ms} ms beside the abuse, ${quiet.p99Ms} ms before: ${round(beside.p99Ms / quiet.p99Ms)} times as long`,
    )
  if (unacknowledged > 0) problems.push(`${unacknowledged} honest choices were not acknowledged`)
  if (lobby.looks === 0) problems.push("nobody looked at the lobby")
  if (lobby.missing > 0)
    problems.push(`the lobby did not show ${lobby.missing} honest tables in ${lobby.looks} looks`)
  const kinds = Object.entries(abuse)
  if (kinds.length === 0) problems.push("there was no abuse")
  for (const [kind, { sent, refused, broken }] of kinds) {
    if (sent === 0) problems.push(`${kind}: nothing was sent`)
    if (broken > 0) problems.push(`${kind}: ${broken} got no answer, or 5xx`)
    const refusals = Object.values(refused).reduce((sum, count) => sum + count, 0)
    if (sent > 0 && refusals === 0 && mustBeRefused.includes(kind))
      problems.push(`${kind}: all of ${sent} were let through: there is no limit`)
  }
  return problems
}
