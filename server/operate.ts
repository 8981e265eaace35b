// For operators: npm run operate -- backup FILE; without a command it says what there is.
import { readPlace } from "./config.ts"
import { exitWrong, tellEnding } from "./ending.ts"
import { actingCommands } from "./operate/acting.ts"
import { foldCommand, unfoldCommand } from "./operate/archives.ts"
import { backedUpCommand, checkCommand, verifyCommand } from "./operate/check.ts"
import type { Command } from "./operate/command.ts"
import {
  backupCommand,
  exportCommand,
  importCommand,
  moveCommand,
  restoreCommand,
} from "./operate/keeping.ts"
import { newSecretCommand } from "./operate/secret.ts"
import { doctorCommand, statusCommand } from "./operate/status.ts"

const commands: { readonly [name: string]: Command } = {
  backup: backupCommand,
  verify: verifyCommand,
  restore: restoreCommand,
  "backed-up": backedUpCommand,
  check: checkCommand,
  export: exportCommand,
  import: importCommand,
  move: moveCommand,
  fold: foldCommand,
  unfold: unfoldCommand,
  "new-secret": newSecretCommand,
  status: statusCommand,
  doctor: doctorCommand,
  ...actingCommands,
}

/** Answers with the exit code. */
export async function operate(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [name = "", ...rest] = words
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const flags = new Set(rest.filter((word) => word.startsWith("--")))
  const given = rest.filter((word) => !word.startsWith("--"))
  if (command === undefined) {
    if (name !== "") console.error(`There is no command ${name}. These are the commands:`)
    console.error(Object.entries(commands).map(usageOf).join("\n"))
    return exitWrong
  }
  if (!isRight(command, given, flags)) {
    console.error(`${name} takes different arguments:\n${usageOf([name, command])}`)
    return exitWrong
  }
  try {
    return await command.run(readPlace(environment), given, flags)
  } catch (error) {
    return tellEnding(error, environment)
  }
}

function isRight({ words, flags: known = [] }: Command, given: readonly string[], flags: Iterable<string>) {
  const least = words.filter((word) => !word.startsWith("[")).length
  return (
    given.length >= least &&
    given.length <= words.length &&
    [...flags].every((flag) => known.some((one) => one === flag.split("=", 1)[0]))
  )
}

function usageOf([name, { words, flags = [], does }]: [string, Command]): string {
  const call = [name, ...words, ...flags.map((flag) => `[${flag}]`)].join(" ")
  return `npm run operate -- ${call.padEnd(42)} ${does}`
}

if (import.meta.main) process.exitCode = await operate(process.argv.slice(2), process.env)
