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

/** In days and hours, or hours and minutes. */
export function sayLeft(time: number, locale: Locale): string {
  const at = Math.max(
    units.findIndex(([, length]) => time >= length),
    0,
  )
  const parts = units.slice(at, at + 2).map(([unit, length], i) => {
    const whole = i === 0 ? time : time % (units[at] as (typeof units)[number])[1]
    return [unit, Math.floor(whole / length)] as const
  })
  return parts
    .filter(([, count], i) => i === 0 || count > 0)
    .map(([unit, count]) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count),
    )
    .join(" ")
}

/** What the clock means, in whole sentences. */
export function explainClock(clock: ClockSetting, say: AppSay, locale: Locale): string {
  if (clock.kind === "none") return say("clock.about.none")
  const time = sayTime(clock.perTurn ?? clock.perChoice ?? 0, locale)
  const parts = [say(clock.perTurn === undefined ? "clock.about.choice" : "clock.about.turn", { time })]
  if (clock.bank > 0) parts.push(say("clock.about.bank", { time: sayTime(clock.bank, locale) }))
  if (clock.kind === "slow" && clock.rest !== undefined)
    parts.push(say("clock.about.rest", { days: daysOf(clock.rest.days, locale, "long") }))
  return [...parts, say("clock.about.out")].join(" ")
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
  return say("clock.rest", { days: daysOf(days, locale, "short") })
}

function daysOf(days: readonly number[], locale: Locale, weekday: "long" | "short"): string[] {
  // The fourth of January 1970 was a Sunday; weeks begin on Mondays
  const name = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" })
  return days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((number) => name.format((3 + number) * day))
}

const near = 6 * day

/** A day of the week as long as no other of that name is nearer. */
export function sayMoment(at: number, now: number, locale: Locale): string {
  const clock = { hour: "2-digit", minute: "2-digit" } as const
  // Other languages decline the whole name
  const weekday = locale === "en" ? "long" : "short"
  const date =
    Math.abs(at - now) < near ? ({ weekday } as const) : ({ day: "numeric", month: "short" } as const)
  return new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { ...date, ...clock }).format(at)
}
