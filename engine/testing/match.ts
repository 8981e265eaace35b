// What was expected, and the words for what was there instead.

import type { Who } from "../contract.ts"
import { brief } from "../match.ts"

export { brief, fits } from "../match.ts"

/** An expectation that was not met: what was expected, and what was there instead. */
export class Mismatch extends Error {
  constructor(message: string) {
    super(message)
    this.name = "Mismatch"
  }
}

/** A list for a message, one item to a line. */
export function listed(items: readonly unknown[], none = "nothing"): string {
  return items.length === 0
    ? ` ${none}`
    : items.map((item) => `\n  ${typeof item === "string" ? item : brief(item)}`).join("")
}

export function nameOf(who: Who): string {
  return who === "spectator" ? "a spectator" : `seat ${who}`
}
