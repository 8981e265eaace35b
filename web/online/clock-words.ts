// A table's clock in words, and the clocks that are offered

import type { Locale } from "@genepool/engine"
import type { ClockSetting } from "@genepool/wire"
import type { AppSay } from "../text/index.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** By name; the first is what friends get who ask for nothing else. */
export const presets = {
  day: { kind: "slow", perTurn: day, bank: 3 * day },
  threeDays: { kind: "slow", perTurn: 3 * day, bank: 7 * day },
  calm: { kind: "live", perTurn: 3 * minute, bank: 30 * minute },
  quick: { kind: "live", perTurn: minute, bank: 10 * minute },
  none: { kind: "none" },
} as const satisfies { readonly [name: string]: ClockSetting }
export type Preset = keyof typeof presets

const units = [
  ["day", day],
  ["hour", hour],
  ["minute", minute],
  ["second", 1000],
] as const

/** In the largest unit that it is a whole number of. */
function sayTime(time: number, locale: Locale): string {
  const [unit, length] = units.find(([, length]) => time >= length && time % length === 0) ?? units[3]
  // Two times stand in one line of a phone
  const unitDisplay = unit === "minute" || unit === "second" ? "short" : "long"
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(time / length)
}

export function sayClock(clock: ClockSetting, say: AppSay, locale: Locale): string {
  if (clock.kind === "none") return say("clock.none")
  const time = clock.perTurn ?? clock.perChoice ?? 0
  const parts = [
    say(clock.perTurn === undefined ? "clock.perChoice" : "clock.perTurn", { time: sayTime(time, locale) }),
  ]
  if (clock.bank > 0) parts.push(say("clock.bank", { time: sayTime(clock.bank, locale) }))
  if (clock.kind === "slow" && clock.rest !== undefined) parts.push(sayRest(clock.rest.days, say, locale))
  return parts.join(", ")
}

/** Saturday and Sunday have a name of their own. */
function sayRest(days: readonly number[], say: AppSay, locale: Locale): string {
  if ([...days].sort((a, b) => a - b).join() === "0,6") return say("clock.weekends")
  // The fourth of January 1970 was a Sunday
  const name = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" })
  return say("clock.rest", { days: days.map((number) => name.format((3 + number) * day)) })
}
