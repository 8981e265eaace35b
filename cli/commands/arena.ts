// genepool arena: bots against each other, how strong they are, and what wins how often.

import { type Budget, type Outcome, readPlayerName } from "@genepool/bots"
import { BadInput } from "@genepool/engine"
import { games } from "@genepool/games"
import { keptIn } from "../arena/kept.ts"
import { playMatch, readJobs, readSeats } from "../arena/match.ts"
import { progressBar, sharesTable, standingsTable } from "../arena/tables.ts"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, theWords, wholeNumber } from "../command.ts"
import { budgetFlags, clockFlag, readBudget, readClock } from "../players.ts"

export const arena = command(
  {
    name: "arena",
    words: "<game>",
    about: "bots against each other: strength, thinking times, balance",
    flags: {
      bots: {
        type: "string",
        value: "list",
        about: "comma-separated: the first is measured, the others fill the other seats (level5,uct)",
      },
      seats: { type: "string", value: "n", about: "number of players (default: the minimum)" },
      games: {
        type: "string",
        value: "n",
        about: "how many games; each deal is played from every seat (100)",
      },
      ...budgetFlags,
      ...clockFlag,
      ...optionFlags,
      seed: { type: "string", value: "text", about: "random seed (1)" },
      jobs: { type: "string", value: "n", about: "threads (1)" },
      keep: {
        type: "string",
        value: "file",
        about: "keeps each game there; the same command continues where it was stopped",
      },
      json: jsonFlag,
    },
    more: [
      "Bots: random, greedy, uct (the yardsticks), level1 to level5. They think for 100 ms unless told otherwise, and",
      "each can be set individually: level5@50ms, level5@2000. Strength is w = s(n-1)/(1-s), s the share of games won at a table of n: 1 is fair for any n.",
    ].join("\n"),
    examples: [
      "arena viral --bots level5,uct --games 100 --ms 100",
      "arena krom --bots level5,greedy --seats 4 --games 200 --iterations 1000 --jobs 2 --json",
      "arena chromosome --bots level5 --seats 3 --games 300 --ms 20",
      "arena viral --bots level5@100ms,veteran@400ms --games 200 --clock processor --keep viral.jsonl",
    ],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("arena", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const module = await loadGame(id, "arena")
    const { game } = module
    const seats = readSeats(game, flags.seats)
    const options = checkOptions(game, readOptions(game, flags.options, flags.edition), seats)
    const budget = readBudget(flags, { ms: 100 })
    const bots = (flags.bots ?? "level5,uct").split(",").map((text) => readBot(text.trim(), budget))
    if (bots.length > seats) throw new BadInput("--bots", `at most ${seats} bots`, flags.bots)
    const count = flags.games === undefined ? 100 : wholeNumber("--games", flags.games, 1, 1e7)
    const clock = readClock(flags.clock)
    const match = { game: id, seats, options, bots, games: count, seed: flags.seed ?? "1", clock }
    const show = (played: number, sofar: () => Outcome) =>
      terminal.progress(progressBar(played, count, sofar().standings[0]!.share))
    const keeper = flags.keep === undefined ? undefined : keptIn(flags.keep, match)
    const outcome = await playMatch(module, match, readJobs(flags.jobs), show, keeper)
    terminal.progress("")
    if (flags.json) terminal.print(JSON.stringify({ game: id, budget, clock, ...outcome }))
    else {
      terminal.print(standingsTable(outcome))
      terminal.print("")
      terminal.print(sharesTable("seat", outcome.bySeat, 1 / seats))
      if (outcome.bySide.length > 0) {
        terminal.print("")
        terminal.print(sharesTable("side", outcome.bySide, 1 / seats))
      }
    }
    return 0
  },
)

/** `level5`, `level5@50ms` or `level5@2000`. */
function readBot(text: string, otherwise: Budget) {
  const [name = "", own] = text.split("@")
  const bot = readPlayerName(name, "--bots")
  if (own === undefined) return { name: bot, bot, budget: otherwise }
  const time = /^(\d+)ms$/.exec(own)?.[1]
  const budget: Budget =
    time === undefined
      ? { iterations: wholeNumber("--bots", own, 1, 1e7) }
      : { ms: wholeNumber("--bots", time, 1, 600_000) }
  return { name: `${bot}@${own}`, bot, budget }
}
