// Logarithm and exponential from plain arithmetic alone, so that every machine and browser gives
// the same bits.

const { LN2 } = Math

/** 1/27, 1/25, ... 1/3, 1 */
const parts = Float64Array.from({ length: 14 }, (_, i) => 1 / (27 - 2 * i))

/** The natural logarithm of a number of at least 1. */
export function logarithm(x: number): number {
  let halvings = 0
  let rest = x
  for (; rest >= 2; halvings++) rest /= 2
  // ln(rest) = 2 artanh(t), and t is at most a third
  const t = (rest - 1) / (rest + 1)
  const square = t * t
  let sum = 0
  for (const part of parts) sum = sum * square + part
  return halvings * LN2 + 2 * t * sum
}

/** e to the power of a number of at most 0. */
export function exponential(x: number): number {
  if (x === 0) return 1
  if (x < -60) return 0
  const halvings = Math.ceil(-x / LN2)
  const rest = x + halvings * LN2
  let sum = 1
  for (let n = 14; n >= 1; n--) sum = 1 + (sum * rest) / n
  for (let i = 0; i < halvings; i++) sum /= 2
  return sum
}

/** Between -1 and 1, half way there at 1. */
export function squash(x: number): number {
  return x / (1 + Math.abs(x))
}

const known = new Float64Array(4096)
for (let n = 1; n < known.length; n++) known[n] = logarithm(n)

/** The natural logarithm of a count. */
export function logarithmOf(count: number): number {
  return count < known.length ? (known[count] as number) : logarithm(count)
}
