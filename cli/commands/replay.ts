// genepool replay: a log told again, up to any point, as anybody saw it.

import {
  BadInput,
  type GameModule,
  heardBy,
  type Log,
  outcome,
  type Position,
  replay as play,
  type Result,
  type Step,
  stateHash,
  type Who,
} from "@genepool/engine"
import { goldenProblems } from "@genepool/engine/testing"
import { command, jsonFlag, theWords, wholeNumber } from "../command.ts"
import { within } from "../files.ts"
import { readLog } from "../logs.ts"
import type { Terminal } from "../terminal.ts"
import { draw, localeFlag, readLocale, sayFacts, sayResult, type Words, wordsOf } from "../words.ts"

export const replay = command(
  {
    name: "replay",
    words: "<log>",
    about: "replay a log up to any point, from any player's view",
    flags: {
      at: { type: "string", value: "n", about: "stop after n choices (default: all)" },
      view: {
        type: "string",
        value: "seat|spectator|all",
        about: "whose view; all is the whole state (spectator)",
      },
      hash: { type: "boolean", about: "print only the hash of the position" },
      locale: localeFlag,
      json: jsonFlag,
    },
    more: "Seats are numbered from 0. A golden file (log, steps, asked, result) is also checked step by step.",
    examples: ["replay game.json", "replay game.json --at 12 --view 0", "replay game.json --hash"],
  },
  async (words, flags, terminal) => {
    const [file] = theWords("replay", ["a log file"], words) as [string]
    const { module, log, golden, hash: expected } = await readLog(file)
    const at =
      flags.at === undefined ? log.choices.length : wholeNumber("--at", flags.at, 0, log.choices.length)
    const who = readView(flags.view ?? "spectator", log.seats)
    const steps: Step[] = []
    const state = within(file, () => play(module.game, log, at, (step) => steps.push(step)))
    const result = at === log.choices.length ? outcome(module.game, log, state) : module.game.result(state)
    const hash = stateHash(state)
    const problems: string[] = []
    if (at === log.choices.length) {
      if (golden !== null) problems.push(...within(file, () => goldenProblems(module.game, golden, file)))
      if (expected !== null && expected !== hash)
        problems.push(`the position hashes to ${hash}, the file says ${expected}`)
    }
    const matches = problems.length === 0
    if (flags.json) terminal.print(JSON.stringify(report(module, log, at, who, state, hash, matches, result)))
    else if (flags.hash) terminal.print(hash)
    else
      tell(
        module,
        wordsOf(module, readLocale(flags.locale, terminal), log.seats, [], terminal),
        who,
        steps,
        state,
        result,
        terminal,
      )
    for (const problem of problems) terminal.remark(`${file}: ${problem}`)
    return matches ? 0 : 1
  },
)

/** A seat, a spectator, or the one who sees everything. */
type Onlooker = Who | "all"

function readView(text: string, seats: number): Onlooker {
  if (text === "spectator" || text === "all") return text
  if (!/^\d+$/.test(text) || Number(text) >= seats)
    throw new BadInput("--view", `a seat from 0 to ${seats - 1}, spectator or all`, text)
  return Number(text)
}

function report(
  module: GameModule,
  log: Log,
  at: number,
  who: Onlooker,
  state: Position,
  hash: string,
  matches: boolean,
  result: Result | null,
) {
  const { game } = module
  const seen = who === "all" ? { state } : { view: game.view(state, who) }
  return {
    game: log.game,
    version: log.version,
    seats: log.seats,
    choices: at,
    of: log.choices.length,
    hash,
    matches,
    over: result !== null,
    result,
    ...seen,
  }
}

function tell(
  module: GameModule,
  words: Words,
  who: Onlooker,
  steps: readonly Step[],
  state: Position,
  result: Result | null,
  terminal: Terminal,
): void {
  for (const { n, told } of steps) {
    const facts = who === "all" ? told.map(({ fact }) => fact) : heardBy(told, who)
    for (const line of sayFacts(words, facts))
      terminal.print(`${terminal.paint("dim", String(n).padStart(4))}  ${line}`)
  }
  terminal.print("")
  if (who === "all") terminal.print(JSON.stringify(state, null, 1))
  else terminal.print(draw(words, module, module.game.view(state, who)))
  if (result !== null) for (const line of sayResult(words, result)) terminal.print(line)
}
