// The outcome of matches as tables for people.

import type { Interval, Outcome, Share, Standing } from "@genepool/bots"

/** Numbers to the right, words to the left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join("  ")
      .trimEnd()
  return [head, ...rows].map(line).join("\n")
}

export function standingsTable({ standings }: Outcome): string {
  return table(
    ["bot", "games", "won", "w", "95 %", "thinks ms", "99 %", "tries/s"],
    standings.map((standing) => [
      standing.of,
      String(standing.games),
      percent(standing.share),
      ...strengthCells(standing),
      standing.thinking.median.toFixed(1),
      standing.thinking.p99.toFixed(1),
      String(Math.round(standing.iterationsPerSecond)),
    ]),
  )
}

/** w and its interval. */
export function strengthCells({ w, wInterval }: Pick<Standing, "w" | "wInterval">): [string, string] {
  return [strength(w), `${strength(wInterval.low)} .. ${strength(wInterval.high)}`]
}

export function sharesTable(title: string, shares: readonly Share[], fair: number): string {
  return table(
    [title, "games", "won", "95 %", "of fair"],
    shares.map(({ of, games, share, interval }) => [
      of,
      String(games),
      percent(share),
      span(interval),
      (share / fair).toFixed(2),
    ]),
  )
}

function strength(w: number): string {
  return Number.isFinite(w) ? w.toFixed(2) : "all"
}

function span({ low, high }: Interval): string {
  return `${percent(low)} .. ${percent(high)}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

/** A bar of progress with the share won so far by the first bot. */
export function progressBar(played: number, games: number, share: number): string {
  const done = Math.floor((played / games) * 24)
  return `[${"#".repeat(done)}${"·".repeat(24 - done)}] ${played}/${games} games, won ${percent(share)}`
}
