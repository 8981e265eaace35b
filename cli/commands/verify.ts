// genepool verify: whether every die of a finished game was honest, and every bot chose by what it
// could see.

import { type Knowledge, knowing, Rethinker, type Rethought } from "@genepool/bots"
import { verify as check, commitmentOf, type Dice, type Draw, type Log } from "@genepool/engine"
import { command, jsonFlag, theWords } from "../command.ts"
import { readLog } from "../logs.ts"

export const verify = command(
  {
    name: "verify",
    words: "<log>",
    about: "check the dice of a finished game, and its bots: the commitment, every draw, every thought",
    flags: {
      json: jsonFlag,
      "no-bots": { type: "boolean", about: "skip the bots, which take as long as they did in the game" },
    },
    more: [
      "Sealed dice: the published secret must hash to the commitment that was shown before the first choice,",
      "and every draw must follow from the secret and the seats' numbers. Bots: every recorded thought must come to",
      "the same choice again, given its seat's view, its seed and its number of tries. Exit code 1 when something",
      "is wrong.",
    ].join("\n"),
    examples: ["verify game.json", "verify game.json --json"],
  },
  async (words, flags, terminal) => {
    const [file] = theWords("verify", ["a log file"], words) as [string]
    const { module, log } = await readLog(file)
    const { problems: found, draws } = check(module.game, log)
    const problems = found.map(({ message }) => message)
    const honest = problems.length === 0
    const thoughts =
      honest && !flags["no-bots"]
        ? checkBots(await knowing(module), log, (text) => terminal.progress(text))
        : []
    const changed = thoughts.filter(({ again, same }) => again !== null && !same)
    const code = honest && changed.length === 0 ? 0 : 1
    if (flags.json) {
      const dice = { honest, dice: log.dice.kind, problems, choices: log.choices.length, draws }
      terminal.print(JSON.stringify({ ...dice, thoughts }))
      return code
    }
    terminal.print(aboutDice(log.dice))
    for (const { n, draws: drawn } of draws)
      for (const draw of drawn)
        terminal.print(`${terminal.paint("dim", String(n).padStart(4))}  ${show(draw)}`)
    for (const problem of problems) terminal.print(terminal.paint("red", `wrong: ${problem}`))
    const count = draws.reduce((sum, { draws: drawn }) => sum + drawn.length, 0)
    terminal.print(
      honest
        ? terminal.paint(
            "green",
            `${log.dice.kind === "seed" ? "repeatable" : "honest"}: ${count} draws in ${log.choices.length} choices`,
          )
        : terminal.paint("red", "the dice could not be verified"),
    )
    for (const line of aboutBots(thoughts, changed))
      terminal.print(terminal.paint(changed.length === 0 ? "green" : "red", line))
    return code
  },
)

function checkBots(knowledge: Knowledge, log: Log, progress: (line: string) => void): Rethought[] {
  const rethinker = new Rethinker(knowledge, log)
  const { lines } = rethinker
  const thoughts = lines.map((n, done) => {
    progress(`thought ${done + 1} of ${lines.length}`)
    return rethinker.check(n)
  })
  progress("")
  return thoughts
}

function aboutBots(thoughts: readonly Rethought[], changed: readonly Rethought[]): string[] {
  if (thoughts.length === 0) return []
  const others = thoughts.filter(({ again }) => again === null).length
  const same = thoughts.length - others - changed.length
  return [
    `bots: ${same} of ${thoughts.length} thoughts come to the same choice` +
      (others === 0 ? "" : `; ${others} were thought by another version of the bots`),
    ...changed.map(
      ({ n, seat, chosen, again }) =>
        `wrong: choice ${n} of seat ${seat} was ${JSON.stringify(chosen)}, its thought comes to ${JSON.stringify(again)}`,
    ),
  ]
}

function aboutDice(dice: Dice): string {
  if (dice.kind === "seed") return `dice from the seed ${dice.seed}: repeatable, but nobody committed to them`
  if (dice.secret === undefined) return `sealed dice, commitment ${dice.commitment}, secret not published`
  return [
    `commitment   ${dice.commitment}`,
    `secret       ${dice.secret}`,
    `its SHA-256  ${commitmentOf(dice.secret)}`,
    `numbers      ${dice.numbers.join(", ")}`,
  ].join("\n")
}

function show({ name, of, value }: Draw): string {
  return `${name}: ${JSON.stringify(value)} (one of ${of})`
}
