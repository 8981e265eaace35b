// What went wrong lately, for the operator's page: warnings and errors of the log, the same ones
// counted together.
import type { ServerTrouble } from "@genepool/wire"

/** Kinds that are remembered; whatever has not come for longest is forgotten first. */
const most = 50

export class Troubles {
  private readonly kinds = new Map<string, ServerTrouble>()

  /**
   * Of an error its name, code and place, which are the program's own: its words may have
   * somebody's values in them, and are in the log, under the number of the request.
   */
  note(isError: boolean, message: string, fields: { readonly [name: string]: unknown }, now: number): void {
    const { err, request, reason } = fields
    const error = err instanceof Error ? nameOf(err) : null
    const key = JSON.stringify([message, error])
    const before = this.kinds.get(key)
    // Put last: the order of the map is by who came last
    this.kinds.delete(key)
    this.kinds.set(key, {
      message,
      error,
      isError,
      count: (before?.count ?? 0) + 1,
      first: before?.first ?? now,
      last: now,
      request: typeof request === "string" ? request : null,
      reason: typeof reason === "string" && isCode.test(reason) ? reason : null,
    })
    if (this.kinds.size > most) this.kinds.delete(this.kinds.keys().next().value as string)
  }

  /** The latest first. */
  list(): ServerTrouble[] {
    return [...this.kinds.values()].reverse()
  }
}

/** A word of a program, as ECONNREFUSED or wrongPassword; a sentence may have anything in it. */
const isCode = /^[A-Za-z0-9_]{2,40}$/

/** Where in our own code it was thrown, as far as that is known. */
const place = /\/((?:server|engine|games|bots|wire|text)\/[\w./-]+\.[jt]s):(\d+):\d+/

function nameOf(error: Error): string {
  const { code } = error as { code?: unknown }
  const known = typeof code === "string" && isCode.test(code) ? ` ${code}` : ""
  const at = place.exec((error.stack ?? "").split("\n").slice(1).join("\n"))
  return `${isCode.test(error.name) ? error.name : "Error"}${known}${at === null ? "" : `, ${at[1]}:${at[2]}`}`
}
