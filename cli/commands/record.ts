// genepool record: plays a game by itself and keeps it as a golden file for the tests; or plays
// golden files again.

import { isDeepStrictEqual } from "node:util"
import type { PlayerName } from "@genepool/bots"
import { type AnyGame, asObject, BadInput, type Plan, replay, stateHash } from "@genepool/engine"
import { type Golden, goldenAgain, goldenOf, logOf } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, type ExitCode, jsonFlag, theWords } from "../command.ts"
import { readJson, within, writeJson } from "../files.ts"
import { botFlags, botOf, readBudget, readPlayers, simulatedPlayers } from "../players.ts"
import type { Terminal } from "../terminal.ts"

export const record = command(
  {
    name: "record",
    words: "<game> --out <file> | --again <file>...",
    about: "self-play one game and save it as a golden file: name, log, steps, asked, result",
    flags: {
      seats: { type: "string", value: "n", about: "number of players (default: the minimum)" },
      seed: {
        type: "string",
        value: "text",
        about: "dice and players (1); a seed that simulate names plays that game",
      },
      ...botFlags,
      ...optionFlags,
      name: { type: "string", value: "text", about: "name of the game in the file" },
      out: { type: "string", value: "file", about: "where to write" },
      again: {
        type: "boolean",
        about: "replay these golden files by the current rules, rewrite them and report what changed",
      },
      json: jsonFlag,
    },
    more: "Seats without a bot choose at random. With --again, choices that are no longer possible are left out, and the greedy bot decides whatever has to be decided instead.",
    examples: [
      "record noughts --out draw.json --seed 3",
      "record krom --seats 4 --out games/krom/tests/golden/four.json",
      "record --again games/krom/tests/golden/*.json",
    ],
  },
  async (words, flags, terminal) => {
    if (flags.again) return recordAgain(words, terminal)
    const [id] = theWords("record", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const module = await loadGame(id, "record")
    const { game } = module
    if (flags.out === undefined) throw new BadInput("record --out", "a file to write to", "nothing")
    const names = readPlayers(game, flags.bots, flags.seats, "random")
    const at = names.indexOf(null)
    if (at >= 0) throw new BadInput("--bots", "bots only", "human")
    const seats = names.length
    const options = checkOptions(game, readOptions(game, flags.options, flags.edition), seats)
    const seed = flags.seed ?? "1"
    // Without named bots, the very game that `simulate` plays from this seed
    const budget = readBudget(flags, { iterations: 500 })
    const players =
      flags.bots === undefined
        ? {}
        : { players: await simulatedPlayers(module, names as PlayerName[], seats, budget) }
    const plan = { seats, options, games: 1, seed, ...players }
    const golden = play(game, flags.name ?? `${id}, ${seats} seats, seed ${seed}`, plan)
    if (typeof golden === "string") {
      terminal.remark(golden)
      if (flags.json) terminal.print(JSON.stringify({ error: { code: "wentWrong", message: golden } }))
      return 1
    }
    writeJson(flags.out, golden)
    const { result, log } = golden
    const hash = stateHash(replay(game, log))
    const choices = log.choices.length
    if (flags.json)
      terminal.print(JSON.stringify({ game: id, seats, seed, choices, hash, result, file: flags.out }))
    else terminal.print(`${flags.out}: ${choices} choices, hash ${hash}`)
    return 0
  },
)

async function recordAgain(files: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (files.length === 0) throw new BadInput("record --again", "golden files", "nothing")
  for (const file of files) {
    const value = readJson(file)
    const { game: id } = asObject(asObject(value, file).log, `${file}: log`)
    const module = await loadGame(String(id), `${file}: log.game`)
    const think = await botOf(module, "greedy")
    const { golden, changed, ending, kept, dropped, added } = within(file, () =>
      goldenAgain(
        module.game,
        value,
        (state, decision, seats) => {
          const { seat } = decision
          const view = module.game.view(state, seat)
          return think({ view, seat, seats, decision, seed: file, budget: { iterations: 1 } }).choice
        },
        file,
      ),
    )
    // What is as it was stays as it is written
    if (!isDeepStrictEqual(value, golden)) writeJson(file, golden)
    const choices =
      dropped + added === 0 ? "" : `; of its choices ${kept} kept, ${dropped} left out, ${added} new`
    const result = ending === "" ? "" : `; another result:${ending}`
    terminal.print(`${file}: ${changed === null ? "as it was" : `from ${changed} on`}${choices}${result}`)
  }
  return 0
}

/** The game, or what went wrong in it. */
function play(game: AnyGame, name: string, plan: Plan): Golden | string {
  try {
    return goldenOf(game, name, logOf(game, plan))
  } catch (error) {
    if (error instanceof BadInput) throw error
    return error instanceof Error ? error.message : String(error)
  }
}
