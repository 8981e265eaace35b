// How a net came about, for people: a table, and a plot of loss and strength over generations.

import type { Guessed } from "@genepool/bots"
import type { Foretold } from "./report.ts"

export interface Generation {
  readonly n: number
  readonly card: {
    readonly tried: readonly {
      readonly epochs: readonly { readonly learned: number; readonly held: number }[]
    }[]
    readonly foretold: readonly Foretold[]
  }
  readonly duels: readonly { readonly seats: number; readonly games: number; readonly w: number | null }[]
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

export function tableOf(game: string, story: readonly Generation[]): string {
  const lines = [
    `# ${game}: what was learned`,
    "",
    "Known: of what is open about who will win, on games that were not learned from.",
    "",
    "| generation | seats | moments | known by hand | known | calibration by hand | calibration |",
    "|---|---|---|---|---|---|---|",
  ]
  for (const { n, card } of story)
    for (const row of card.foretold.filter(({ part }) => part === "all"))
      lines.push(
        `| ${n} | ${row.seats} | ${row.moments} | ${percent(row.knownByHand)} | ${percent(row.known)} | ${row.calibrationByHand.toFixed(3)} | ${row.calibration.toFixed(3)} |`,
      )
  lines.push("", "Against the judgement by hand, at as many tries:", "")
  lines.push("| generation | seats | games | w |", "|---|---|---|---|")
  for (const { n, duels } of story)
    for (const { seats, games, w } of duels)
      lines.push(`| ${n} | ${seats} | ${games} | ${w === null ? "all" : w.toFixed(2)} |`)
  return `${lines.join("\n")}\n`
}

export interface GuessCard {
  readonly guessed: readonly Guessed[]
}

/** How well secret choices are guessed at, and what search makes of it. */
export function guessTableOf({ guessed }: GuessCard, duels: Generation["duels"]): string {
  const row = (one: Guessed) =>
    `| ${one.ask} | ${one.seats} | ${one.choices} | ${one.chance.toFixed(3)} | ${one.sight.toFixed(3)} | ${one.loss.toFixed(3)} | ${one.least.toFixed(3)} | ${percent(one.right)} |`
  return [
    "",
    "Secret choices of level 5, in games that were not learned from: how much they surprise whoever knows nothing,",
    "goes by first sight, guesses, or knows how level 5 mixes; and how often the likeliest is chosen.",
    "",
    "| asked | seats | choices | chance | first sight | guess | at least | right |",
    "|---|---|---|---|---|---|---|---|",
    ...guessed.map(row),
    "",
    "With the guess against without it, at as many tries:",
    "",
    "| seats | games | w |",
    "|---|---|---|",
    ...duels.map(({ seats, games, w }) => `| ${seats} | ${games} | ${w?.toFixed(2) ?? "all"} |`),
    "",
  ].join("\n")
}

const size = { width: 640, height: 300, margin: 44 }

/**
 * The loss on held-out games, epoch after epoch through all generations, and below it the strength
 * of each.
 */
export function plotOf(game: string, story: readonly Generation[]): string {
  const epochs = story.flatMap(({ n, card }) =>
    (card.tried.at(-1)?.epochs ?? []).map(({ held }) => ({ n, held })),
  )
  const strengths = story.map(({ duels }) =>
    duels.map(({ seats, w }) => `${seats} seats: w ${w?.toFixed(2) ?? "all"}`),
  )
  const low = Math.min(...epochs.map(({ held }) => held))
  const high = Math.max(...epochs.map(({ held }) => held), low + 1e-6)
  const x = (i: number) => size.margin + ((size.width - 2 * size.margin) * i) / Math.max(1, epochs.length - 1)
  const y = (held: number) => size.margin + ((size.height - 2 * size.margin) * (high - held)) / (high - low)
  const lines = story.map(({ n }) => {
    const points = epochs.flatMap((epoch, i) =>
      epoch.n === n ? [`${x(i).toFixed(1)},${y(epoch.held).toFixed(1)}`] : [],
    )
    return `<polyline points="${points.join(" ")}" fill="none" stroke="hsl(${210 + 60 * n} 60% 45%)" stroke-width="2"/>`
  })
  const words = story.map(({ n }, i) => {
    const at = size.margin + ((size.width - 2 * size.margin) * i) / story.length
    return `<text x="${at}" y="${size.height - 12}">${n}: ${strengths[i]?.join(", ")}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="11">`,
    `<title>${game}: loss on games that were not learned from</title>`,
    `<text x="8" y="${size.margin}">${high.toFixed(4)}</text>`,
    `<text x="8" y="${size.height - size.margin}">${low.toFixed(4)}</text>`,
    ...lines,
    ...words,
    "</svg>\n",
  ].join("\n")
}
