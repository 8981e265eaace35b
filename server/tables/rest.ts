// Time that counts on a clock: not the days of rest of a table, nor the days that a player is away.
import type { ClockSetting } from "@genepool/wire"

type Rest = NonNullable<Extract<ClockSetting, { kind: "slow" }>["rest"]>

export interface Span {
  readonly from: number
  readonly until: number
}

const day = 86_400_000
/** Nothing that is waited for lies further ahead: two years of days. */
const mostDays = 732

const isRest = (rest: Rest, at: number): boolean =>
  rest.days.includes((new Date(at + rest.offset * 60_000).getUTCDay() + 7) % 7)

/**
 * The next moment at which it may be otherwise: midnight where the table is at home, or an end of a
 * span.
 */
function nextChange(at: number, rest: Rest | null, away: readonly Span[]): number {
  const edges = away.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > at)
  if (rest === null) return Math.min(Number.POSITIVE_INFINITY, ...edges)
  const shift = rest.offset * 60_000
  return Math.min((Math.floor((at + shift) / day) + 1) * day - shift, ...edges)
}

const counts = (at: number, rest: Rest | null, away: readonly Span[]): boolean =>
  !(rest !== null && isRest(rest, at)) && !away.some(({ from, until }) => from <= at && at < until)

/** How much of the time between two moments counts. */
export function countedTime(from: number, to: number, rest: Rest | null, away: readonly Span[]): number {
  if (rest === null && away.length === 0) return Math.max(0, to - from)
  let counted = 0
  for (let at = from; at < to; ) {
    const next = Math.min(nextChange(at, rest, away), to)
    if (counts(at, rest, away)) counted += next - at
    at = next
  }
  return counted
}

/** When so much time will have counted. */
export function afterCounted(from: number, time: number, rest: Rest | null, away: readonly Span[]): number {
  if (rest === null && away.length === 0) return from + time
  let left = time
  let at = from
  for (let n = 0; n < mostDays; n++) {
    const next = nextChange(at, rest, away)
    if (counts(at, rest, away)) {
      if (at + left <= next) return at + left
      left -= next - at
    }
    at = next
  }
  return at + left
}
