// Whose face stands beside what is told of them

import type { Seat } from "@genepool/engine"

/** By its number, or by the figure that it plays. */
export function whoseIs(
  told: { readonly [param: string]: unknown },
  kind: string | undefined,
  played: readonly (string | null)[],
): Seat | null {
  if (typeof told.seat === "number") return told.seat
  const seat = kind === undefined ? -1 : played.indexOf(told[kind] as string)
  return seat < 0 ? null : seat
}
