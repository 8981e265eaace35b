// npm run mutation -- krom: breaks the rules of a game one line at a time, and tells what its own
// tests do not notice
//
//   --rule KRO-ORD-06   only where this rule is carried out
//   --file fight.ts     only this file of rules/; may be given several times
//   --again FILE        only those that survived in that report (made with --json)
//   --sample 200        only so many mutants, drawn by --seed (1)
//   --all               with the tests that take long, too: conformance, hints
//   --threads 2         how many run side by side
//   --json              for programs: every mutant with what became of it

import { existsSync, readdirSync, readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { workspace } from "../sources.ts"
import { keyOf } from "./equivalent.ts"
import { examine, NothingToTry } from "./examine.ts"
import { inWords, type Report } from "./report.ts"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rule: { type: "string" },
    file: { type: "string", multiple: true, default: [] },
    again: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(availableParallelism()) },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
})

const known = readdirSync(join(workspace, "games")).filter((id) =>
  existsSync(join(workspace, "games", id, "rules")),
)
const [game] = positionals
if (game === undefined || !known.includes(game)) {
  console.error(`npm run mutation -- GAME: expected one of ${known.join(", ")}, got ${game ?? "nothing"}`)
  process.exit(2)
}
const report = await examine(join(workspace, "games", game), {
  rule: values.rule ?? null,
  files: values.file,
  again: values.again === undefined ? null : survivorsIn(values.again),
  sample: values.sample === undefined ? null : wholeNumber("--sample", values.sample),
  seed: wholeNumber("--seed", values.seed),
  threads: wholeNumber("--threads", values.threads),
  patience: 4_000,
  all: values.all,
  say: process.stderr.isTTY ? (text) => process.stderr.write(`\r${text.padEnd(60)}`) : sometimes(),
}).catch((error: unknown) => {
  if (!(error instanceof NothingToTry)) throw error
  console.error(`npm run mutation -- ${game}: ${error.message}`)
  process.exit(2)
})
console.log(values.json ? JSON.stringify(report) : inWords(report))
process.exitCode = report.passed ? 0 : 1

/** A line a minute, where lines stay. */
function sometimes(): (text: string) => void {
  let last = 0
  return (text) => {
    if (Date.now() - last < 60_000) return
    last = Date.now()
    console.error(text)
  }
}

function survivorsIn(file: string): Set<string> {
  const { survivors } = JSON.parse(readFileSync(file, "utf8")) as Report
  return new Set(survivors.map((fate) => keyOf(fate.file, fate)))
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  console.error(`${name}: expected a whole number from 1 on, got ${text}`)
  process.exit(2)
}
