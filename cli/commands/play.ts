// genepool play: a game for people and bots at one terminal.

import { randomBytes } from "node:crypto"
import type { PlayerName } from "@genepool/bots"
import { BadInput, type GameModule, stateHash } from "@genepool/engine"
import { games } from "@genepool/games"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, theWords } from "../command.ts"
import { within } from "../files.ts"
import { readLog } from "../logs.ts"
import { save } from "../play/keys.ts"
import { Lines } from "../play/lines.ts"
import { sit } from "../play/sit.ts"
import { adviserFor, botFlags, readBudget, readPlayers, seatPlayers } from "../players.ts"
import { sealedDice, Table } from "../table.ts"
import { localeFlag, readLocale, wordsOf } from "../words.ts"

export const play = command(
  {
    name: "play",
    words: "<game>",
    about: "play in the terminal, with people and bots",
    flags: {
      seats: { type: "string", value: "n", about: "number of players (default: the minimum)" },
      ...botFlags,
      names: { type: "string", value: "list", about: "the players' names by seat, comma-separated" },
      ...optionFlags,
      locale: localeFlag,
      seed: {
        type: "string",
        value: "text",
        about: "random seed, for repeatable dice (default: a fresh one)",
      },
      sealed: {
        type: "boolean",
        about: "dice that can be verified afterwards: commitment now, secret at the end",
      },
      numbers: {
        type: "string",
        value: "list",
        about: "with --sealed: each seat's own number, mixed into the dice, comma-separated",
      },
      spoken: { type: "boolean", about: "words instead of a drawn board, for players who cannot see it" },
      save: { type: "string", value: "file", about: "save the log there when the game ends or stops" },
      load: { type: "string", value: "file", about: "continue a saved game" },
      json: jsonFlag,
    },
    more: [
      "A list of bots as long as there are seats goes seat by seat (human keeps a seat for a person); a shorter one",
      "fills the last seats. Without --seats a list of bots adds one seat for you, if the game has room.",
      "Answer every question with the number of an option; ? explains why something is missing, b shows the",
      "board, h gives a hint, i leaves a standing instruction, l shows the log, s saves, u undoes, q quits.",
      "Words are understood as well, in the language of the game: map, near 12, me, rivals, table, now, last, why,",
      "options, rules, hint, undo; help lists them. With --spoken nothing is drawn, everything is said.",
      "Numbers may also come from a pipe; the game stops where they end.",
    ].join("\n"),
    examples: [
      "play noughts",
      "play noughts --bots greedy --seed 7",
      "play krom --seats 4 --bots human,4,human,greedy --locale pl --save krom.json",
      "play krom --load krom.json --bots human,4,human,greedy",
    ],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("play", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const module = await loadGame(id, "play")
    const { table, seated } =
      flags.load === undefined ? fresh(module, flags) : await loaded(module, flags.load, flags)
    const seed = table.dice.kind === "seed" ? table.dice.seed : randomBytes(8).toString("hex")
    const names = readNames(flags.names, table.seats)
    const said = wordsOf(module, readLocale(flags.locale, terminal), table.seats, names, terminal)
    const budget = readBudget(flags, { ms: 1000 })
    const players = await seatPlayers(module, seated, seed, budget)
    const adviser = await adviserFor(module, seed, budget)
    const lines = new Lines(terminal)
    const saveTo = flags.save ?? null
    const sitting = {
      table,
      words: said,
      players,
      adviser,
      lines,
      terminal,
      saveTo,
      spoken: flags.spoken,
      doubted: null,
    }
    const { own } = said
    terminal.print(terminal.paint("bold", said.game.say("game.name")))
    terminal.print(
      table.dice.kind === "seed"
        ? own.say("seed", { seed })
        : own.say("commitment", { commitment: table.dice.commitment }),
    )
    seated.forEach((bot, seat) => {
      if (bot !== null) terminal.print(own.say("bot", { name: said.names[seat]!, bot }))
    })
    try {
      await sit(sitting)
    } finally {
      lines.close()
    }
    const { over, result, length: choices } = table
    if (!over) terminal.print(own.say("stopped", { count: choices }))
    else if (table.dice.kind === "sealed") terminal.print(own.say("secret", { secret: table.dice.secret! }))
    if (saveTo !== null) save(sitting, saveTo)
    if (flags.json)
      terminal.print(
        JSON.stringify({ game: id, seats: table.seats, choices, over, result, hash: stateHash(table.state) }),
      )
    return 0
  },
)

interface Wishes {
  readonly seats: string | undefined
  readonly bots: string | undefined
  readonly options: readonly string[]
  readonly edition: string | undefined
  readonly seed: string | undefined
  readonly sealed: boolean
  readonly numbers: string | undefined
}

interface Laid {
  readonly table: Table
  /** The players' kinds by seat; null is a person. */
  readonly seated: readonly (PlayerName | null)[]
}

function fresh(module: GameModule, wishes: Wishes): Laid {
  const { game } = module
  const seated = readPlayers(game, wishes.bots, wishes.seats, "people")
  const seats = seated.length
  const options = checkOptions(game, readOptions(game, wishes.options, wishes.edition), seats)
  if (wishes.sealed && wishes.seed !== undefined)
    throw new BadInput("--sealed", "no --seed beside it", wishes.seed)
  if (!wishes.sealed && wishes.numbers !== undefined)
    throw new BadInput("--numbers", "--sealed beside it", "nothing")
  const seed = wishes.seed ?? randomBytes(4).toString("hex")
  const dice = wishes.sealed
    ? sealedDice(seats, readNumbers(wishes.numbers, seats))
    : ({ kind: "seed", seed } as const)
  return { table: Table.open(module, { seats, options, dice }), seated }
}

async function loaded(module: GameModule, file: string, wishes: Wishes): Promise<Laid> {
  for (const flag of ["seats", "seed", "edition", "numbers"] as const)
    if (wishes[flag] !== undefined)
      throw new BadInput("--load", `no --${flag} beside it: the log has its own`, wishes[flag])
  if (wishes.sealed) throw new BadInput("--load", "no --sealed beside it: the log has its own dice", file)
  if (wishes.options.length > 0)
    throw new BadInput("--load", "no --options beside it: the log has its own", file)
  const { log } = await readLog(file)
  if (log.game !== module.game.id) throw new BadInput(`${file}: game`, module.game.id, log.game)
  const table = within(file, () => Table.load(module, log))
  return { table, seated: readPlayers(module.game, wishes.bots, String(log.seats), "people") }
}

function readNames(text: string | undefined, seats: number): string[] {
  const names = text === undefined ? [] : text.split(",").map((name) => name.trim())
  if (names.length > seats || names.includes("")) throw new BadInput("--names", `up to ${seats} names`, text)
  return names
}

function readNumbers(text: string | undefined, seats: number): string[] {
  if (text === undefined) return []
  const numbers = text.split(",").map((number) => number.trim())
  if (numbers.length !== seats || numbers.includes(""))
    throw new BadInput("--numbers", `${seats} numbers, one per seat`, text)
  return numbers
}
