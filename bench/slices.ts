// Measuring two things side by side: short slices in turn, so that whatever disturbs the machine
// disturbs both.

/** Does some work and says how much of it was done. */
export type Work = () => number

export interface Rate {
  /** Units of work a second, the median over the slices. */
  readonly perSecond: number
  readonly slices: number
}

export interface Plan {
  readonly slices: number
  readonly sliceMs: number
  readonly warmUpMs: number
}

/** Runs every contender in turn, slice by slice, after a warm-up of each. */
export function measure<Name extends string>(
  contenders: { readonly [N in Name]: Work },
  plan: Plan,
): { [N in Name]: Rate } {
  const names = Object.keys(contenders) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as number[]])) as { [N in Name]: number[] }
  for (const name of names) runFor(contenders[name], plan.warmUpMs)
  for (let slice = 0; slice < plan.slices; slice++)
    for (const name of names) seen[name].push(runFor(contenders[name], plan.sliceMs))
  return Object.fromEntries(
    names.map((name) => [name, { perSecond: median(seen[name]), slices: plan.slices }]),
  ) as { [N in Name]: Rate }
}

function runFor(work: Work, ms: number): number {
  const start = performance.now()
  const end = start + ms
  let units = 0
  let now = start
  do {
    units += work()
    now = performance.now()
  } while (now < end)
  return (units * 1000) / (now - start)
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** Three figures are as many as a measurement on a shared machine bears. */
export function round(value: number): number {
  return value === 0 ? 0 : Number(value.toPrecision(3))
}
