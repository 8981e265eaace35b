// genepool verify: whether every die of a finished game was honest.

import { verify as check, commitmentOf, type Dice, type Draw } from "@genepool/engine"
import { command, jsonFlag, theWords } from "../command.ts"
import { readLog } from "../logs.ts"

export const verify = command(
  {
    name: "verify",
    words: "<log>",
    about: "check the dice of a finished game: the commitment and every draw",
    flags: { json: jsonFlag },
    more: [
      "Sealed dice: the published secret must hash to the commitment that was shown before the first choice,",
      "and every draw must follow from the secret and the seats' numbers. Exit code 1 when something is wrong.",
    ].join("\n"),
    examples: ["verify game.json", "verify game.json --json"],
  },
  async (words, flags, terminal) => {
    const [file] = theWords("verify", ["a log file"], words) as [string]
    const { module, log } = await readLog(file)
    const { problems: found, draws } = check(module.game, log)
    const problems = found.map(({ message }) => message)
    const honest = problems.length === 0
    if (flags.json) {
      terminal.print(
        JSON.stringify({ honest, dice: log.dice.kind, problems, choices: log.choices.length, draws }),
      )
      return honest ? 0 : 1
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
    return honest ? 0 : 1
  },
)

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
