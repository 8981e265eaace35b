// What every siege hands back: figures, and what went wrong; nothing went wrong when that list is
// empty.

export interface Report {
  /**
   * How much was looked at: frames, requests, choices. Nothing going wrong with nothing looked at
   * is no good news.
   */
  readonly compared: number
  readonly problems: readonly string[]
}

/** Tells how far a long siege is, to whoever sits at the terminal. */
export type Progress = (line: string) => void

/** The three figures that a measurement on a shared machine bears. */
export const round = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(3)))

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Figures as lines that people read: `name.inner: 7`. */
export function readable(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [`${name}: ${JSON.stringify(value)}`]
  if (typeof value !== "object" || value === null) return [`${name}: ${String(value)}`]
  const flat = Object.values(value).every((each) => typeof each !== "object" || each === null)
  if (flat && name !== "")
    return [
      `${name}: ${Object.entries(value)
        .map(([key, each]) => `${key} ${String(each)}`)
        .join(", ")}`,
    ]
  return Object.entries(value).flatMap(([key, each]) => readable(each, name === "" ? key : `${name}.${key}`))
}

/** What went wrong, and that nothing was looked at is something wrong. */
export const problemsOf = ({ compared, problems }: Report): readonly string[] =>
  compared === 0 ? [...problems, "nothing was compared: this siege has not been one"] : problems
