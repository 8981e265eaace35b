// genepool review: how a finished game was won, by choices and by luck.

import {
  type Eyes,
  isJudged,
  knowing,
  ledgerWords,
  pointsOf,
  type Review,
  Reviewer,
  retell,
  reviewOf,
  reviewTexts,
  strokesOfLuck,
} from "@genepool/bots"
import { BadInput } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"
import { table } from "../arena/tables.ts"
import { command, jsonFlag, theWords } from "../command.ts"
import { within } from "../files.ts"
import { readLog } from "../logs.ts"
import type { Terminal } from "../terminal.ts"
import { localeFlag, readLocale, type Words, wordsOf } from "../words.ts"

type Say = Speaker<keyof typeof reviewTexts.en>["say"]

export const review = command(
  {
    name: "review",
    words: "<log>",
    about: "how a finished game was won: chances, choices, luck and turning points",
    flags: {
      eyes: {
        type: "string",
        value: "seat|open",
        about: "judge by what this seat could know, or with all cards open (open)",
      },
      glance: { type: "boolean", about: "use the judgement alone, without search; choices are not judged" },
      curve: { type: "boolean", about: "also print every player's chance after each moment" },
      locale: localeFlag,
      json: jsonFlag,
    },
    more: [
      "Seats are numbered from 0. The same log gives the same review on every machine. A game that is still being",
      "played is refused. docs/review.md explains the figures.",
    ].join("\n"),
    examples: ["review game.json", "review game.json --eyes 0", "review game.json --glance --json"],
  },
  async (words, flags, terminal) => {
    const [file] = theWords("review", ["a log file"], words) as [string]
    const { module, log } = await readLog(file)
    const eyes = readEyes(flags.eyes ?? "open", log.seats)
    const knowledge = await knowing(module)
    const found = within(file, () =>
      flags.glance
        ? new Reviewer(knowledge, retell(module.game, log, eyes)).glance()
        : reviewOf(knowledge, log, eyes, (done) => terminal.progress(`${pointsOf(done)} %`)),
    )
    terminal.progress("")
    if (flags.json) terminal.print(JSON.stringify(found))
    else {
      const locale = readLocale(flags.locale, terminal)
      const { say } = speaker(reviewTexts, locale)
      tell(found, wordsOf(module, locale, log.seats, [], terminal), say, flags.curve, terminal)
    }
    return 0
  },
)

function readEyes(text: string, seats: number): Eyes {
  if (text === "open") return text
  if (!/^\d+$/.test(text) || Number(text) >= seats)
    throw new BadInput("--eyes", `a seat from 0 to ${seats - 1}, or open`, text)
  return Number(text)
}

function tell(review: Review, words: Words, say: Say, curve: boolean, terminal: Terminal): void {
  const { eyes, accounts, entries, turningPoints } = review
  const nameOf = (seat: number) => words.names[seat] as string
  terminal.print(eyes === "open" ? say("eyes.open") : say("eyes.seat", { name: nameOf(eyes) }))
  terminal.print("")
  if (curve) {
    const rows = entries.map(({ n, after }) => [String(n), ...after.map((chance) => `${pointsOf(chance)}`)])
    terminal.print(table([say("curve.move"), ...words.names], rows))
    terminal.print("")
  }
  terminal.print(ledgerTable(review, words, say))
  terminal.print("")
  accounts.forEach((account, seat) => {
    const key = isJudged(review, seat) ? "ledger.words" : "ledger.words.known"
    terminal.print(`${nameOf(seat)}: ${say(key, ledgerWords(account))}`)
  })
  const strokes = strokesOfLuck(review)
  if (strokes.length > 0) terminal.print(`\n${say("strokes.title")}`)
  for (const { n, seat, luck } of strokes)
    terminal.print(
      `  ${say(n === 0 ? "strokes.deal" : "strokes.one", {
        n,
        name: nameOf(seat),
        sign: luck > 0 ? "good" : "bad",
        points: Math.abs(pointsOf(luck)),
      })}`,
    )
  if (review.done === 0) return
  terminal.print(`\n${say("turning.title")}`)
  if (turningPoints.length === 0) terminal.print(`  ${say("turning.none")}`)
  for (const { n, seat, ask, chosen, better, reason, lost, low, high } of turningPoints) {
    const head = say("turning.lost", { name: nameOf(seat), points: pointsOf(lost) })
    const between = say("turning.between", { low: pointsOf(low), high: pointsOf(high) })
    const why = reason === null ? "" : ` ${terminal.paint("dim", words.game.sayReason(reason))}`
    terminal.print(`  ${say("curve.move")} ${n}, ${head} (${between})`)
    terminal.print(`    ${say("turning.chosen", { option: words.game.sayOption(ask, chosen) })}`)
    terminal.print(`    ${say("turning.better", { option: words.game.sayOption(ask, better) })}${why}`)
  }
}

function ledgerTable({ accounts, accuracy }: Review, { names }: Words, say: Say): string {
  const points = (chance: number) => (chance * 100).toFixed(1)
  return table(
    [
      say("player"),
      say("start"),
      say("own"),
      say("others"),
      say("luck"),
      say("unseen"),
      say("result"),
      say("accuracy"),
    ],
    accounts.map(({ start, own, others, luck, unseen, result }, seat) => {
      const known = accuracy[seat] ?? null
      const said =
        known === null
          ? ""
          : `${say("accuracy.share", { share: pointsOf(known.share) })} (${say("accuracy.between", {
              low: pointsOf(known.low),
              high: pointsOf(known.high),
            })})`
      return [names[seat] as string, ...[start, own, others, luck, unseen, result].map(points), said]
    }),
  )
}
