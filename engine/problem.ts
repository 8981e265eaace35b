// Input that cannot be taken, and choices that are refused: what was wrong, where, and what would
// be right.

import type { Reason } from "./vocabulary.ts"

/** Something written by a person or a program is wrong: a file, an option, a protocol line. */
export class BadInput extends Error {
  readonly where: string
  readonly expected: string

  constructor(where: string, expected: string, got: unknown) {
    // The place may end in a key that somebody made up
    const place = shortened(where)
    super(`${place}: expected ${expected}, got ${show(got)}`)
    this.name = "BadInput"
    this.where = place
    this.expected = expected
  }
}

export type RefusalCode = "over" | "notAsked" | "notOffered" | "malformed"

/** A choice that cannot be taken now. The state is as it was. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly reason: Reason | null

  constructor(code: RefusalCode, message: string, reason: Reason | null = null) {
    super(message)
    this.name = "Refusal"
    this.code = code
    this.reason = reason
  }
}

function show(got: unknown): string {
  const text = typeof got === "string" ? got : (JSON.stringify(got) ?? String(got))
  return shortened(text)
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text)
