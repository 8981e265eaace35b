// What a command is: its name, its flags, what it says of itself, and what it does.

import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"
import type { Terminal } from "./terminal.ts"

export type Flag =
  | { readonly type: "boolean"; readonly about: string }
  /** `value` names what is to be given: `--seed <text>`. */
  | { readonly type: "string"; readonly value: string; readonly about: string; readonly multiple?: true }

export type Flags = { readonly [name: string]: Flag }

/** What the flags came to. */
type Given<F extends Flags> = {
  readonly [N in keyof F]: F[N] extends { type: "boolean" }
    ? boolean
    : F[N] extends { multiple: true }
      ? readonly string[]
      : string | undefined
}

/** 0 success, 1 a check failed, 2 bad input. */
export type ExitCode = 0 | 1 | 2

interface Description<F extends Flags> {
  readonly name: string
  /** What follows the name: `<game> [flags]`. */
  readonly words: string
  /** One line, for the list of commands. */
  readonly about: string
  readonly flags: F
  /** Lines of help below the flags. */
  readonly more?: string
  readonly examples: readonly string[]
}

export interface Command extends Description<Flags> {
  run(args: readonly string[], terminal: Terminal): Promise<ExitCode>
}

export const jsonFlag = { type: "boolean", about: "print one JSON object as the last line" } as const
const helpFlag = { type: "boolean", about: "show this help" } as const

/** Puts a command together; its `carryOut` gets words and flags that fit the description. */
export function command<const F extends Flags>(
  description: Description<F>,
  carryOut: (words: readonly string[], flags: Given<F>, terminal: Terminal) => Promise<ExitCode>,
): Command {
  const flags = { ...description.flags, help: helpFlag }
  const self: Command = {
    ...description,
    flags,
    async run(args, terminal) {
      const { words, given } = readArguments(description.name, flags, args)
      if (given.help === true) {
        terminal.print(helpOf(self))
        return 0
      }
      return carryOut(words, given as Given<F>, terminal)
    },
  }
  return self
}

/** Splits arguments into words and flags. Throws BadInput naming the flag. */
export function readArguments(name: string, flags: Flags, args: readonly string[]) {
  const given: Record<string, boolean | string | string[] | undefined> = {}
  for (const [flag, { type, ...rest }] of Object.entries(flags))
    given[flag] = type === "boolean" ? false : "multiple" in rest ? [] : undefined
  const words: string[] = []
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(Object.entries(flags).map(([flag, { type }]) => [flag, { type }])),
      help: { type: "boolean", short: "h" },
    },
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value)
    if (token.kind !== "option") continue
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined
    const place = `${name} ${token.rawName}`
    if (flag === undefined)
      throw new BadInput(
        place,
        `one of ${Object.keys(flags)
          .map((f) => `--${f}`)
          .join(", ")}`,
        "an unknown flag",
      )
    if (flag.type === "boolean") {
      if (token.value !== undefined) throw new BadInput(place, "no value", token.value)
      given[token.name] = true
      continue
    }
    if (
      token.value === undefined ||
      token.value === "" ||
      (!token.inlineValue && token.value.startsWith("--"))
    )
      throw new BadInput(place, `a value: ${flag.value}`, token.value || "nothing")
    const before = given[token.name]
    if (Array.isArray(before)) before.push(token.value)
    else if (before !== undefined)
      throw new BadInput(place, "to be given once", `${String(before)} and ${token.value}`)
    else given[token.name] = token.value
  }
  return { words, given }
}

/** The words of a command that takes exactly these: `theWords("replay", ["a log"], words)`. */
export function theWords(name: string, expected: readonly string[], words: readonly string[]): string[] {
  expected.forEach((what, i) => {
    if (words[i] === undefined) throw new BadInput(name, what, "nothing")
  })
  const extra = words[expected.length]
  if (extra !== undefined) throw new BadInput(name, expected.join(" and ") || "flags only", `also ${extra}`)
  return [...words]
}

/** A whole number as a flag brought it. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max))
    throw new BadInput(flag, `a whole number from ${min} to ${max}`, text)
  return number
}

export function oneOf<const T extends string>(flag: string, values: readonly T[], text: string): T {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new BadInput(flag, `one of ${values.join(", ")}`, text)
  return found
}

export function helpOf({ name, words, about, flags, more, examples }: Command): string {
  const lines = Object.entries(flags).map(([flag, { about, ...rest }]) => ({
    left: `--${flag}${"value" in rest ? ` <${rest.value}>` : ""}`,
    about,
  }))
  return [
    `genepool ${name}${words === "" ? "" : ` ${words}`}`,
    ...wrapped(about, 108).map((line) => `  ${line}`),
    "",
    "Flags:",
    columns(lines.map(({ left, about }) => [left, about])),
    ...(more === undefined ? [] : ["", ...more.split("\n").flatMap((line) => wrapped(line, 110))]),
    "",
    "Examples:",
    ...examples.map((example) => `  genepool ${example}`),
  ].join("\n")
}

/** Two columns, indented; what is too long for a line of 110 goes on below. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows
    .flatMap(([left, right]) =>
      wrapped(right, 106 - width).map((line, i) =>
        `  ${(i === 0 ? left : "").padEnd(width)}  ${line}`.trimEnd(),
      ),
    )
    .join("\n")
}

function wrapped(text: string, width: number): string[] {
  const lines = [""]
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!
    if (line !== "" && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`
  }
  return lines
}
