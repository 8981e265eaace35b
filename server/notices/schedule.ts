// When somebody wants to be told: by their own clock, rhythm and quiet hours. Pure: times in, times
// out.
import type { NoticeKind, NoticeWishes, Rhythm } from "@genepool/wire"

export const minute = 60_000
export const hour = 60 * minute
/**
 * After a process has ended: whoever was looking has some time to come back. Long before, others
 * know that it has.
 */
export const grace = 30_000
const minutesOfDay = 24 * 60

export const usualWishes: NoticeWishes = {
  rhythm: { push: "now", mail: "daily", webhook: "now" },
  zone: "UTC",
  quiet: { from: 22 * 60, to: 8 * 60 },
  daily: 18 * 60,
  locale: "en",
}

/** Minutes since midnight by the clocks of the zone. */
export function localMinutes(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return part("hour") * 60 + part("minute")
}

/** The next time, from `at` on, that the clocks of the zone show so many minutes since midnight. */
export function nextLocal(zone: string, at: number, minutes: number): number {
  const ahead = (from: number) => (minutes - localMinutes(zone, from) + minutesOfDay) % minutesOfDay
  const found = Math.floor(at / minute) * minute + ahead(at) * minute
  // On the way clocks may have been put on or back
  const off = ahead(found)
  const put = found + (off > minutesOfDay / 2 ? off - minutesOfDay : off) * minute
  return Math.max(at, put)
}

function isQuiet({ quiet, zone }: NoticeWishes, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false
  const now = localMinutes(zone, at)
  return quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to
}

/** Not before `at`, and not in quiet hours. */
export function awake(wishes: NoticeWishes, at: number): number {
  return isQuiet(wishes, at) && wishes.quiet !== null ? nextLocal(wishes.zone, at, wishes.quiet.to) : at
}

/** When it is told; null for never. Who was nudged has waited already. */
export function dueAt(
  wishes: NoticeWishes,
  rhythm: Rhythm,
  { kind, at, seen = false }: { readonly kind: NoticeKind; readonly at: number; readonly seen?: boolean },
): number | null {
  switch (rhythm) {
    case "never":
      return null
    case "daily":
      return awake(wishes, nextLocal(wishes.zone, at, wishes.daily))
    case "hour":
      return awake(wishes, kind === "nudge" ? at : at + hour)
    case "now":
      return awake(wishes, seen ? at + hour : at)
  }
}
