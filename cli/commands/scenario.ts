// genepool scenario: small stories in JSON that the rules must bear out.

import { globSync, statSync } from "node:fs"
import { join } from "node:path"
import { asObject, BadInput } from "@genepool/engine"
import { runScenario, scenarioFromLog } from "@genepool/engine/testing"
import { loadGame } from "../choosing.ts"
import { command, jsonFlag, wholeNumber } from "../command.ts"
import { readJson, within } from "../files.ts"
import { laidOut } from "../json-layout.ts"
import { readLog } from "../logs.ts"
import { debugging, type Terminal } from "../terminal.ts"

export const scenario = command(
  {
    name: "scenario",
    words: "<files or folders...>",
    about: "run scenarios: positions, choices and the expected outcome",
    flags: {
      from: { type: "string", value: "log", about: "write a scenario instead: a moment of this game" },
      at: { type: "string", value: "n", about: "with --from: the number of the choice it begins with" },
      choices: { type: "string", value: "n", about: "with --from: how many choices it goes on for (1)" },
      json: jsonFlag,
    },
    more: [
      "A folder stands for all .json files in it. Exit code 1 when a scenario fails, 2 when one is",
      "malformed; all of them are run in any case. docs/scenarios.md describes the files.",
      "With --from a player's log becomes a test: the position before the choice, its draws, and what the players were told.",
    ].join("\n"),
    examples: [
      "scenario games/noughts/tests/scenarios",
      "scenario mine.json --json",
      "scenario --from log.json --at 12 > mine.json",
    ],
  },
  async (words, flags, terminal) => {
    if (flags.from !== undefined) return write(words, flags, terminal)
    if (words.length === 0) throw new BadInput("scenario", "files or folders", "nothing")
    const files = words.flatMap(filesOf)
    const troubles: Trouble[] = []
    for (const file of files) {
      const trouble = await runFile(file, terminal)
      if (trouble !== null) troubles.push(trouble)
      if (flags.json) continue
      if (trouble === null) terminal.print(`${terminal.paint("green", "passed")}     ${file}`)
      else {
        terminal.print(
          `${terminal.paint("red", trouble.kind === "failed" ? "failed   " : "malformed")}  ${file}`,
        )
        terminal.print(`  ${trouble.message.replaceAll("\n", "\n  ")}`)
      }
    }
    const count = (kind: Trouble["kind"]) => troubles.filter((trouble) => trouble.kind === kind).length
    const [failed, malformed, passed] = [count("failed"), count("malformed"), files.length - troubles.length]
    if (flags.json)
      terminal.print(JSON.stringify({ scenarios: files.length, passed, failed, malformed, troubles }))
    else
      terminal.print(`${passed} passed, ${failed} failed${malformed > 0 ? `, ${malformed} malformed` : ""}`)
    return malformed > 0 ? 2 : failed > 0 ? 1 : 0
  },
)

/** What `--from` and the flags with it came to, as text. */
interface From {
  readonly from: string | undefined
  readonly at: string | undefined
  readonly choices: string | undefined
}

async function write(words: readonly string[], flags: From, terminal: Terminal): Promise<0> {
  const file = flags.from as string
  if (words.length > 0) throw new BadInput("scenario --from", "no files to run beside it", words.join(" "))
  if (flags.at === undefined) throw new BadInput("--at", "the number of a choice", "nothing")
  const { log, module } = await readLog(file)
  const last = log.choices.length
  const at = wholeNumber("--at", flags.at, 1, last)
  const choices = flags.choices === undefined ? 1 : wholeNumber("--choices", flags.choices, 1, last - at + 1)
  const written = within(file, () => scenarioFromLog(module.game, log, { at, choices }))
  terminal.print(laidOut(written).trimEnd())
  return 0
}

interface Trouble {
  readonly file: string
  /** It does not come true, or it cannot be read. */
  readonly kind: "failed" | "malformed"
  readonly message: string
}

async function runFile(file: string, terminal: Terminal): Promise<Trouble | null> {
  try {
    const value = readJson(file)
    const { game: id } = within(file, () => asObject(value, "scenario"))
    if (typeof id !== "string") throw new BadInput(`${file}: game`, "the name of a game", id ?? "nothing")
    const { game } = await loadGame(id, `${file}: game`)
    within(file, () => runScenario(game, value, file))
    return null
  } catch (error) {
    if (debugging(terminal)) terminal.remark((error instanceof Error && error.stack) || String(error))
    const kind = error instanceof BadInput ? "malformed" : "failed"
    return { file, kind, message: error instanceof Error ? error.message : String(error) }
  }
}

function filesOf(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path]
  const files = globSync("**/*.json", { cwd: path }).sort()
  if (files.length === 0) throw new BadInput(path, "a folder with .json files", "none in it")
  return files.map((file) => join(path, file))
}
