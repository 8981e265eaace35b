// genepool ladder: how much more thinking is worth in a game, and how far the levels are apart.

import { type Budget, levels, type PlayerName } from "@genepool/bots"
import { games } from "@genepool/games"
import { type Entry, playMatch, readJobs, readSeats } from "../arena/match.ts"
import { progressBar, strengthCells, table } from "../arena/tables.ts"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, oneOf, theWords, wholeNumber } from "../command.ts"
import { budgetFlags, clockFlag, readBudget, readClock } from "../players.ts"

export const ladder = command(
  {
    name: "ladder",
    words: "<game>",
    about:
      "the skill ladder of a game: double thinking time against single, or each level against the one below",
    flags: {
      of: { type: "string", value: "time|levels", about: "what the rungs are (time)" },
      seats: { type: "string", value: "n", about: "number of players (default: the minimum)" },
      games: { type: "string", value: "n", about: "games for each rung (60)" },
      ...budgetFlags,
      ...clockFlag,
      rungs: { type: "string", value: "n", about: "how many times the time is doubled (4)" },
      ...optionFlags,
      seed: { type: "string", value: "text", about: "random seed (1)" },
      jobs: { type: "string", value: "n", about: "threads (1)" },
      json: jsonFlag,
    },
    more: "Times start at 10 ms and are doubled; levels think for 100 ms, unless told otherwise.",
    examples: [
      "ladder viral --games 200 --ms 10 --rungs 4",
      "ladder krom --of levels --seats 4 --games 200 --iterations 1000",
    ],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("ladder", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const module = await loadGame(id, "ladder")
    const { game } = module
    const seats = readSeats(game, flags.seats)
    const options = checkOptions(game, readOptions(game, flags.options, flags.edition), seats)
    const of = oneOf("--of", ["time", "levels"], flags.of ?? "time")
    const count = flags.games === undefined ? 60 : wholeNumber("--games", flags.games, 1, 1e7)
    const jobs = readJobs(flags.jobs)
    const clock = readClock(flags.clock)
    const plan = { game: id, seats, options, games: count, seed: flags.seed ?? "1", clock }
    const budget = readBudget(flags, { ms: of === "time" ? 10 : 100 })
    const rungs = of === "levels" ? levelRungs(budget) : timeRungs(budget, readRungs(flags.rungs))

    const climbed = []
    for (const [higher, lower] of rungs) {
      const match = { ...plan, bots: [higher, lower] }
      const { standings } = await playMatch(module, match, jobs, (played, sofar) =>
        terminal.progress(
          `${higher.name} against ${lower.name} ${progressBar(played, count, sofar().standings[0]!.share)}`,
        ),
      )
      const { games: played, share, interval, w, wInterval, thinking } = standings[0]!
      climbed.push({
        bot: higher.name,
        against: lower.name,
        games: played,
        share,
        interval,
        w,
        wInterval,
        thinking,
      })
    }
    terminal.progress("")
    if (flags.json) terminal.print(JSON.stringify({ game: id, seats, of, rungs: climbed }))
    else
      terminal.print(
        table(
          ["bot", "against", "games", "won", "w", "95 %"],
          climbed.map((rung) => [
            rung.bot,
            rung.against,
            String(rung.games),
            `${(rung.share * 100).toFixed(1)} %`,
            ...strengthCells(rung),
          ]),
        ),
      )
    return 0
  },
)

type Rung = readonly [higher: Entry, lower: Entry]

function levelRungs(budget: Budget): Rung[] {
  const entry = (level: number): Entry => ({
    name: `level${level}`,
    bot: `level${level}` as PlayerName,
    budget,
  })
  return levels.slice(1).map((level) => [entry(level), entry(level - 1)])
}

function timeRungs(shortest: Budget, count: number): Rung[] {
  const entry = (doublings: number): Entry => {
    const factor = 2 ** doublings
    const budget =
      "ms" in shortest ? { ms: shortest.ms * factor } : { iterations: shortest.iterations * factor }
    return { name: "ms" in budget ? `${budget.ms} ms` : `${budget.iterations} tries`, bot: "level5", budget }
  }
  return Array.from({ length: count }, (_, rung) => [entry(rung + 1), entry(rung)])
}

function readRungs(text: string | undefined): number {
  return text === undefined ? 4 : wholeNumber("--rungs", text, 1, 12)
}
