// genepool foresight: how well a game's evaluation predicts the winner.

import { foresightOf } from "@genepool/bots"
import { BadInput, type Judgement } from "@genepool/engine"
import { games } from "@genepool/games"
import { readSeats } from "../arena/match.ts"
import { table } from "../arena/tables.ts"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, theWords, wholeNumber } from "../command.ts"
import { botOf, budgetFlags, readBudget } from "../players.ts"

export const foresight = command(
  {
    name: "foresight",
    words: "<game>",
    about: "how well a game's evaluation predicts the winner, in level 5 self-play",
    flags: {
      seats: { type: "string", value: "n", about: "number of players (default: the minimum)" },
      games: { type: "string", value: "n", about: "games to look at (100)" },
      parts: { type: "string", value: "n", about: "parts to divide a game into (4)" },
      ...budgetFlags,
      ...optionFlags,
      seed: { type: "string", value: "text", about: "random seed (1)" },
      json: jsonFlag,
    },
    more: [
      "right: how often the player judged best has won. known: the share of the remaining uncertainty that the",
      "evaluation explains, from 0 (no better than chance) to 1. fits: the spread that would explain most. 100 tries by",
      "default.",
    ].join("\n"),
    examples: ["foresight viral --seats 2 --games 200", "foresight krom --seats 4 --iterations 50 --json"],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("foresight", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const module = await loadGame(id, "foresight")
    const { game } = module
    if (module.judgement === null) throw new BadInput("foresight", "a game with an evaluation", id)
    const seats = readSeats(game, flags.seats)
    const options = checkOptions(game, readOptions(game, flags.options, flags.edition), seats)
    const count = flags.games === undefined ? 100 : wholeNumber("--games", flags.games, 1, 1e7)
    const parts = flags.parts === undefined ? 4 : wholeNumber("--parts", flags.parts, 1, 100)
    const budget = readBudget(flags, { iterations: 100 })
    const clock = () => performance.now()
    const players = [{ name: "level5", play: await botOf(module, "level5"), budget }]
    let played = 0
    const foretold = foresightOf(
      { game, seats, options, players, games: count, seed: flags.seed ?? "1", clock },
      module.judgement as Judgement,
      parts,
      () => terminal.progress(`${++played} of ${count} games`),
    )
    terminal.progress("")
    if (flags.json) terminal.print(JSON.stringify({ game: id, seats, games: count, parts: foretold }))
    else
      terminal.print(
        table(
          ["part", "moments", "right", "known", "spread", "fits"],
          foretold.map(({ moments, right, known, spread, fitting }, part) => [
            String(part + 1),
            String(moments),
            `${(right * 100).toFixed(1)} %`,
            known.toFixed(3),
            spread?.toFixed(1) ?? "",
            fitting.toFixed(1),
          ]),
        ),
      )
    return 0
  },
)
