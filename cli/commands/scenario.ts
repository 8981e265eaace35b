// genepool scenario: small stories in JSON that the rules must bear out.

import { globSync, statSync } from "node:fs"
import { join } from "node:path"
import { asObject, BadInput } from "@genepool/engine"
import { runScenario } from "@genepool/engine/testing"
import { loadGame } from "../choosing.ts"
import { command, jsonFlag } from "../command.ts"
import { readJson, within } from "../files.ts"
import { debugging, type Terminal } from "../terminal.ts"

export const scenario = command(
  {
    name: "scenario",
    words: "<files or folders...>",
    about: "run scenarios: positions, choices and the expected outcome",
    flags: { json: jsonFlag },
    more: [
      "A folder stands for all .json files in it. Exit code 1 when a scenario fails, 2 when one is",
      "malformed; all of them are run in any case. docs/scenarios.md describes the files.",
    ].join("\n"),
    examples: ["scenario games/noughts/tests/scenarios", "scenario mine.json --json"],
  },
  async (words, flags, terminal) => {
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
