// Facts and their audience.

import type { Fact } from "../../contract.ts"
import { same } from "../difference.ts"
import { brief } from "../match.ts"
import type { Property } from "./property.ts"

export const facts: Property = {
  name: "every fact is flat JSON and has an audience",
  watch: () =>
    function* ({ moment, seats }) {
      for (const { to, fact, others } of moment.told) {
        const problem = factProblem(fact) ?? (others === undefined ? null : factProblem(others))
        if (problem !== null) yield `the fact ${brief(fact)}: ${problem}`
        if (to === "all") {
          if (others !== undefined)
            yield `${brief(fact)} is told to all and leaves no others for ${brief(others)}`
          continue
        }
        if (!Array.isArray(to) || new Set(to).size < to.length || !to.every((seat) => isSeat(seat, seats)))
          yield `${brief(fact)} is told to ${brief(to)}, of ${seats} seats`
        if (others !== undefined && same(fact, others))
          yield `${brief(fact)} is a secret, and others hear the very same`
      }
    },
}

function factProblem(fact: Fact): string | null {
  if (typeof fact?.fact !== "string") return "`fact` is not a name"
  return flatProblem(fact)
}

/** Texts, numbers, flags, null, and lists of them: what a text can be made of. */
export function flatProblem(value: { readonly [param: string]: unknown }): string | null {
  for (const [param, part] of Object.entries(value))
    if (!(Array.isArray(part) ? part.every(isScalar) : isScalar(part)))
      return `${param} is not flat: ${brief(part)}`
  return null
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats
}
