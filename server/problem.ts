// What a request can be refused with: every refusal has a status, a code for programs, a message
// and a hint for people.

import type { Json } from "@genepool/engine"
import { type ProblemBody, type ProblemCode, problemCodes } from "@genepool/wire"

export type ProblemShape = Pick<Problem, "code" | "message" | "hint" | "more">

export class Problem extends Error {
  readonly code: ProblemCode
  readonly hint: string
  /** More for programs: where the table is now, the reason of the rules, how long to wait. */
  readonly more: { readonly [key: string]: Json }

  constructor(code: ProblemCode, message: string, hint: string, more: { readonly [key: string]: Json } = {}) {
    super(message)
    this.name = "Problem"
    this.code = code
    this.hint = hint
    this.more = more
  }

  /** As another node has told it. */
  static from({ code, message, hint, more }: ProblemShape): Problem {
    return new Problem(code, message, hint, more)
  }

  /** All of it, for another node. */
  get shape(): ProblemShape {
    const { code, message, hint, more } = this
    return { code, message, hint, more }
  }

  get status(): number {
    return problemCodes[this.code]
  }

  body(): ProblemBody {
    return { error: { code: this.code, message: this.message, hint: this.hint, ...this.more } }
  }
}

export const notFound = (what: string): Problem =>
  new Problem("notFound", `There is no such ${what}.`, "Check the address; it may also have been removed.")
