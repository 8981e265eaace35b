// genepool record: plays a game by itself and keeps it as a golden file for the tests.

import { BadInput, type Log, playOne, type Position, stateHash } from "@genepool/engine"
import { games } from "@genepool/games"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, theWords } from "../command.ts"
import { writeJson } from "../files.ts"
import { botOf, botsFlag, readPlayers } from "../players.ts"

export const record = command(
  {
    name: "record",
    words: "<game> --out <file>",
    about: "play a game by itself and write it down as a golden file: name, log, hash, result",
    flags: {
      seats: { type: "string", value: "n", about: "number of players (the fewest that fit)" },
      seed: { type: "string", value: "text", about: "dice and players (1); a seed that simulate names plays that game" },
      bots: botsFlag,
      ...optionFlags,
      name: { type: "string", value: "text", about: "name of the game in the file" },
      out: { type: "string", value: "file", about: "where to write" },
      json: jsonFlag,
    },
    more: "Seats without a bot choose at random.",
    examples: ["record noughts --out draw.json --seed 3", "record krom --seats 4 --out games/krom/tests/golden/four.json"],
  },
  async (words, flags, terminal) => {
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
    const players = flags.bots === undefined ? {} : { players: names.map((name) => botOf(module, name!)) }
    let log: Log | null = null
    let last: Position | null = null
    const inspect = () => (moment: { log: Log; state: Position }) => {
      log = moment.log
      last = moment.state
      return []
    }
    const { violation, result } = playOne(game, { seats, options, games: 1, seed, ...players, inspect }, seed)
    if (violation !== null || log === null || last === null) {
      terminal.remark(`the game went wrong after choice ${violation?.n}: ${violation?.message}`)
      if (flags.json) terminal.print(JSON.stringify({ violation }))
      return 1
    }
    const hash = stateHash(last)
    const name = flags.name ?? `${id}, ${seats} seats, seed ${seed}`
    writeJson(flags.out, { name, log, hash, result })
    const choices = (log as Log).choices.length
    if (flags.json) terminal.print(JSON.stringify({ game: id, seats, seed, choices, hash, result, file: flags.out }))
    else terminal.print(`${flags.out}: ${choices} choices, hash ${hash}`)
    return 0
  },
)
