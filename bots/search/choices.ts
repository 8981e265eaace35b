// Choices as numbers: the same small JSON, from whatever world it comes, has the same number in the tree.

import { type Choice, sameChoice } from "@genepool/engine"

export class ChoiceNumbers {
  /** By number; 0 is none. */
  private readonly choices: (Choice | null)[] = [null]
  private table: Int32Array

  constructor(size = 1 << 10) {
    this.table = new Int32Array(size)
  }

  clear(): void {
    this.choices.length = 1
    this.table.fill(0)
  }

  numberOf(choice: Choice): number {
    const mask = this.table.length - 1
    for (let at = hashOf(choice) & mask; ; at = (at + 1) & mask) {
      const number = this.table[at] as number
      if (number === 0) return this.enter(choice, at)
      const known = this.choices[number] as Choice
      if (known === choice || sameChoice(known, choice)) return number
    }
  }

  private enter(choice: Choice, at: number): number {
    const number = this.choices.push(choice) - 1
    this.table[at] = number
    if (this.choices.length * 2 > this.table.length) this.grow()
    return number
  }

  private grow(): void {
    const table = new Int32Array(this.table.length * 2)
    const mask = table.length - 1
    for (let number = 1; number < this.choices.length; number++) {
      let at = hashOf(this.choices[number] as Choice) & mask
      while (table[at] !== 0) at = (at + 1) & mask
      table[at] = number
    }
    this.table = table
  }
}

/** The same for equal choices, whatever the order of their keys. */
function hashOf(choice: Choice): number {
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
  return (sum ^ (sum >>> 13)) >>> 0
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
