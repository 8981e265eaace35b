// genepool foresight: how well a game's evaluation predicts the winner.

import {
  canGuess,
  type Foretold,
  foresightOf,
  type Guessed,
  guessed,
  knowing,
  SecretWatch,
  softmax,
} from "@genepool/bots"
import { BadInput, type Position } from "@genepool/engine"
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
      "right: how often the player judged best won. known: the share of the remaining uncertainty that the",
      "evaluation explains, from 0 (no better than chance) to 1. calibration: how far predicted chances are from",
      "what happened. fits: the spread that would explain the most. The net, where there is one, looks at the same",
      "moments. 100 tries by default. Where seats choose in secret, a second table shows how much the choices surprise",
      "whoever knows nothing, goes by first sight, guesses by what was learned, or knows how level 5 mixes.",
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
    const { learned } = await knowing(module)
    const level5 = await botOf(module, "level5")
    const secrets = canGuess(module.judgement)
      ? new SecretWatch(module.judgement, learned?.judgement ?? module.judgement)
      : null
    const players = [{ name: "level5", play: secrets?.watched(level5) ?? level5, budget }]
    const watch = (state: Position) => secrets?.see(state)
    let played = 0
    const [byHand, byNet] = foresightOf(
      { game, seats, options, players, games: count, seed: flags.seed ?? "1", clock, watch },
      learned == null ? [module.judgement] : [module.judgement, learned.judgement],
      parts,
      () => terminal.progress(`${++played} of ${count} games`),
    ) as [Foretold[], Foretold[]?]
    terminal.progress("")
    const told = { parts: byHand.slice(0, -1), all: byHand.at(-1) }
    const learnt = byNet === undefined ? null : { parts: byNet.slice(0, -1), all: byNet.at(-1) }
    const secret = guessed(secrets?.seen ?? [], ({ said, promise }) => said ?? softmax(promise))
    if (flags.json)
      terminal.print(JSON.stringify({ game: id, seats, games: count, ...told, learned: learnt, secret }))
    else {
      terminal.print(
        table(
          ["part", "by", "moments", "right", "known", "calibration", "spread", "fits"],
          byHand.flatMap((row, part) => {
            const name = part === parts ? "all" : String(part + 1)
            const beside = byNet?.[part]
            return [lineOf(name, "hand", row), ...(beside === undefined ? [] : [lineOf("", "net", beside)])]
          }),
        ),
      )
      if (secret.length > 0) terminal.print(`\n${secretTable(secret)}`)
    }
    return 0
  },
)

function secretTable(secret: readonly Guessed[]): string {
  return table(
    ["secret choice", "choices", "chance", "first sight", "guess", "at least", "right"],
    secret.map(({ ask, choices, chance, sight, loss, least, right }) => [
      ask,
      String(choices),
      ...[chance, sight, loss, least].map((one) => one.toFixed(3)),
      `${(right * 100).toFixed(1)} %`,
    ]),
  )
}

function lineOf(
  part: string,
  by: string,
  { moments, right, known, calibration, spread, fitting }: Foretold,
): string[] {
  return [
    part,
    by,
    String(moments),
    `${(right * 100).toFixed(1)} %`,
    known.toFixed(3),
    calibration.toFixed(3),
    spread?.toFixed(1) ?? "",
    fitting.toFixed(1),
  ]
}
