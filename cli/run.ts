// Finds the command, carries it out, and says what went wrong: one clear message, never a stack
// trace.

import { BadInput } from "@genepool/engine"
import { type Command, columns, helpOf } from "./command.ts"
import { commands } from "./commands.ts"
import { debugging, type Terminal } from "./terminal.ts"
import { version } from "./version.ts"

/**
 * The exit code of a mistake of ours, beside 0 (fine), 1 (a check has failed) and 2 (bad input).
 */
const ourMistake = 70

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const [name = "--help", ...rest] = args
    if (name === "--version") {
      terminal.print(version)
      return 0
    }
    if (name === "help" || name === "--help" || name === "-h") {
      terminal.print(rest[0] === undefined ? await overview() : helpOf(await find(rest[0])))
      return 0
    }
    return await (await find(name)).run(rest, terminal)
  } catch (error) {
    return complain(error, args, terminal)
  } finally {
    terminal.progress("")
  }
}

async function find(name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) throw new BadInput("command", `one of ${Object.keys(commands).join(", ")}`, name)
  return load()
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  return [
    "genepool <command> [flags]",
    "  Chromosome, Viral, Krom Evolution and noughts and crosses in the terminal.",
    "",
    "Commands:",
    columns(all.map(({ name, about }) => [name, about])),
    "",
    "genepool <command> --help shows its flags and examples.",
    "Exit codes: 0 success, 1 a check failed, 2 bad input, 70 an internal error.",
    "NO_COLOR=1 turns colours off; GENEPOOL_DEBUG=1 shows where an error comes from.",
  ].join("\n")
}

function complain(error: unknown, args: readonly string[], terminal: Terminal): number {
  const bad = error instanceof BadInput
  const message = error instanceof Error ? error.message : String(error)
  terminal.progress("")
  terminal.remark(bad ? `genepool: ${message}` : `genepool: internal error: ${message}`)
  if (debugging(terminal)) terminal.remark((error instanceof Error && error.stack) || message)
  else if (!bad) terminal.remark("GENEPOOL_DEBUG=1 shows where it comes from.")
  if (args.includes("--json")) {
    const where = bad ? { where: error.where } : {}
    terminal.print(JSON.stringify({ error: { code: bad ? "badInput" : "internal", message, ...where } }))
  }
  return bad ? 2 : ourMistake
}
