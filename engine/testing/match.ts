// Partial matches, and the words for what was there instead.

import type { Who } from "../contract.ts"

/** An expectation that was not met: what was expected, and what was there instead. */
export class Mismatch extends Error {
  constructor(message: string) {
    super(message)
    this.name = "Mismatch"
  }
}

/** Whether the value has everything that the pattern names. Lists must fit element by element. */
export function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((p, i) => fits(value[i], p))
    )
  if (typeof pattern !== "object" || pattern === null) return value === pattern
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  return Object.entries(pattern).every(([key, p]) => fits((value as Record<string, unknown>)[key], p))
}

/** A list for a message, one item to a line. */
export function listed(items: readonly unknown[], none = "nothing"): string {
  return items.length === 0
    ? ` ${none}`
    : items.map((item) => `\n  ${typeof item === "string" ? item : brief(item)}`).join("")
}

/** JSON that fits on a line. */
export function brief(value: unknown, length = 300): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? `a ${typeof value}`)
  return text.length > length ? `${text.slice(0, length)}…` : text
}

export function nameOf(who: Who): string {
  return who === "spectator" ? "a spectator" : `seat ${who}`
}
