// A line of the log of who did what, in words: it is kept as the server wrote it

import type { Deed } from "@genepool/wire"
import type { Desk } from "./desk.ts"

/** What was done, without whom it was done to. */
export function deedOf({ words, date }: Pick<Desk, "words" | "date">, deed: Deed) {
  const [, kind = deed.action, more = ""] = /^(role|remove seat) (\w+)$/.exec(deed.action) ?? []
  const about = deed.action.endsWith("notice") ? "" : (deed.name ?? deed.about)
  return {
    did: words("deed", {
      kind: kind.replaceAll(" ", "_"),
      action: deed.action,
      role: more,
      seat: kind === "remove seat" ? Number(more) + 1 : 0,
    }),
    about,
    reason: reasonOf(words, date, deed.reason),
  }
}

function reasonOf(words: Desk["words"], date: Desk["date"], reason: string): string {
  const time = /^(?:(\d+(?:\.\d+)?) h|until it is lifted): (.*)$/s.exec(reason)
  if (time !== null) {
    const [, hours, rest = ""] = time
    return `${hours === undefined ? words("hours.always") : words("deed.hours", { count: Number(hours) })}: ${rest}`
  }
  const notice = /^(\d{4}-\S+Z) for (\d+) min\. (.*)$/s.exec(reason)
  if (notice === null) return reason
  const [, at = "", minutes, rest = ""] = notice
  return `${words("deed.notice", { date: date(Date.parse(at)), minutes: Number(minutes) })} ${rest}`.trim()
}
