// A new table on this device: an address for it, and the wish that the worker will fulfil

import { goTo } from "../app/address.ts"
import type { Wanted } from "./messages.ts"

export function beginTable(wanted: Wanted, replace = false): void {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    byte.toString(36).padStart(2, "0"),
  ).join("")
  goTo(`/here/${id}`, { replace, state: { wanted } })
}

/** As it came back with the page. */
export function wantedHere(): Wanted | null {
  return (history.state as { wanted?: Wanted } | null)?.wanted ?? null
}
