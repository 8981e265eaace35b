// A violation in words.

import type { Violation } from "../simulate.ts"

/** What went wrong and how to see it again. */
export function describeViolation({ property, message, seed, seats, n, log }: Violation): string {
  const last = log.choices.slice(-3).map(({ seat, choice }) => `\n  seat ${seat} ${JSON.stringify(choice)}`)
  const place = `${log.game}, ${seats} seats, options ${JSON.stringify(log.options)}, seed "${seed}", after choice ${n}`
  return `${place}: it does not hold that ${property}\n${message}\nthe last choices were:${last.join("") || " none"}`
}
