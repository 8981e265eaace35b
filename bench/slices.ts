// Measuring two things side by side: short slices in turn, so that whatever disturbs the machine
// disturbs both, and by the processor of this thread, so that time in which others had it does not
// count.

/** Does some work and says how much of it was done. */
export type Work = () => number

export interface Rate {
  /** Units of work in a second of this thread's processor, the median over the slices. */
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
  const before = process.threadCpuUsage()
  // Asked for after each piece of work: the clock is much cheaper to ask than the processor
  const end = performance.now() + ms
  let units = 0
  do units += work()
  while (performance.now() < end)
  const { user, system } = process.threadCpuUsage(before)
  return (units * 1e6) / (user + system)
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
