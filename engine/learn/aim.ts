// Whether an aim has been reached: by what the learner heard and sees, never by how it was done.

import type { Decision, Fact, PositionView } from "../contract.ts"
import { fits } from "../match.ts"
import { valueAt } from "../path.ts"
import type { Aim } from "./chapter.ts"

/** What the learner knows of the table now. */
export interface Known {
  readonly view: PositionView
  readonly decision: Decision | null
  /** Since the step began. */
  readonly heard: readonly Fact[]
}

export function reached({ heard, view, asked, any }: Aim, known: Known): boolean {
  return (
    (heard ?? []).every((fact) => known.heard.some((each) => fits(each, fact))) &&
    Object.entries(view ?? {}).every(([path, wanted]) => holds(valueAt(known.view, path), wanted)) &&
    (asked === undefined || known.decision?.ask === asked) &&
    (any === undefined || any.some((one) => reached(one, known)))
  )
}

function holds(found: ReturnType<typeof valueAt>, wanted: unknown): boolean {
  if ("missing" in found) return false
  const { value } = found
  if (isBound(wanted))
    return (
      typeof value === "number" &&
      value >= (wanted.atLeast ?? Number.NEGATIVE_INFINITY) &&
      value <= (wanted.atMost ?? Number.POSITIVE_INFINITY)
    )
  return fits(value, wanted)
}

interface Bound {
  readonly atLeast?: number
  readonly atMost?: number
}

function isBound(wanted: unknown): wanted is Bound {
  return typeof wanted === "object" && wanted !== null && ("atLeast" in wanted || "atMost" in wanted)
}
