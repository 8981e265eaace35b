// A number for a choice that is the same for the same small JSON, from whatever world it comes.

import type { Choice } from "@genepool/engine"

/** The same for equal choices, whatever the order of their keys; never 0. */
export function hashOf(choice: Choice): number {
  let sum = 0
  for (const key in choice) {
    const value = choice[key]
    if (Array.isArray(value)) {
      let list = value.length
      for (const item of value) list = Math.imul(list, 31) + hashOfValue(item as string | number)
      sum += Math.imul(list, 0x9e3779b1)
    } else sum += Math.imul(hashOfValue(value as string | number | boolean | null) + key.length, 0x9e3779b1)
  }
  sum ^= sum >>> 15
  sum = Math.imul(sum, 0x2c1b3c6d)
  return sum ^ (sum >>> 13) || 1
}

function hashOfValue(value: string | number | boolean | null): number {
  if (typeof value === "number") return Math.imul(value | 0, 0x85ebca6b) + 1
  if (typeof value !== "string") return value === null ? 2 : value ? 3 : 4
  const { length } = value
  if (length === 0) return 5
  // A few letters tell names apart well enough; equality is checked anyway
  const letters =
    value.charCodeAt(0) + 31 * value.charCodeAt(length >> 1) + 961 * value.charCodeAt(length - 1)
  return Math.imul(letters + (length << 20), 0xc2b2ae35)
}
