// npm run ledger: every rule of a game's RULES.md is named by a test and where it is carried out,
// and by no other name
//
//   npm run ledger -- krom   one game

import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { coverageOf, rulesOf } from "../cli/coverage.ts"
import { idsIn } from "./mutation/places.ts"
import { workspace } from "./sources.ts"
import { titlesIn } from "./titles.ts"

/**
 * The chapter of a RULES.md that lists what has no place in the code: an id, or a kind as
 * `KRO-EX-*`, and why.
 */
const chapter = /^## Not carried out in one place\n([\s\S]*?)(?=^## |$(?![\s\S]))/m
const item = /^- (`[^:]*`): (.+)$/gm

/** What is wrong with the ledger of the game in a folder, one line each. */
export function ledgerProblems(folder: string): string[] {
  const markdown = readFileSync(join(folder, "RULES.md"), "utf8")
  const { rules, chapters } = rulesOf(markdown)
  const titles = titlesIn(folder)
  const { missing, unknown } = coverageOf(
    markdown,
    titles.map(({ text }) => text),
  )
  const problems = missing.map((id) => `${id} is named by no test`)
  for (const id of unknown) {
    const { file } = titles.find(({ text }) => text.includes(id)) as { file: string }
    problems.push(`${id} is named by ${file}, but RULES.md does not define it`)
  }

  const defined = new Set([...rules.map(({ id }) => id), ...chapters])
  const letters = new Set([...defined].map((id) => id.slice(0, 4)))
  const inCode = new Map<string, string>()
  for (const file of globSync("{rules,data}/**/*.ts", { cwd: folder }).sort())
    for (const id of idsIn(readFileSync(join(folder, file), "utf8")))
      if (letters.has(id.slice(0, 4)) && !inCode.has(id)) inCode.set(id, file)
  for (const [id, file] of inCode)
    if (!defined.has(id)) problems.push(`${id} is named by ${file}, but RULES.md does not define it`)

  const elsewhere = elsewhereIn(markdown)
  const covers = (pattern: string, id: string) =>
    pattern.endsWith("*") ? id.startsWith(pattern.slice(0, -1)) : id === pattern
  for (const { id } of rules)
    if (!inCode.has(id) && !elsewhere.some((pattern) => covers(pattern, id)))
      problems.push(`${id} is found in no file of rules/ or data/: name it where it is carried out`)
  for (const pattern of elsewhere) {
    if (!rules.some(({ id }) => covers(pattern, id)))
      problems.push(`${pattern} is listed as not carried out in one place, but there is no such rule`)
    const file = inCode.get(pattern)
    if (file !== undefined)
      problems.push(`${pattern} is listed as not carried out in one place, but ${file} names it`)
  }
  return problems
}

function elsewhereIn(markdown: string): string[] {
  const [, list = ""] = chapter.exec(markdown) ?? []
  return [...list.matchAll(item)].flatMap(([, ids = ""]) =>
    [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id as string),
  )
}

if (import.meta.main) {
  const asked = process.argv.slice(2)
  const games = readdirSync(join(workspace, "games")).filter((game) =>
    existsSync(join(workspace, "games", game, "RULES.md")),
  )
  const strange = asked.find((game) => !games.includes(game))
  if (strange !== undefined) {
    console.error(`npm run ledger: expected games out of ${games.join(", ")}, got ${strange}`)
    process.exit(2)
  }
  for (const game of asked.length > 0 ? asked : games) {
    const problems = ledgerProblems(join(workspace, "games", game))
    for (const problem of problems) console.log(`games/${game}: ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else console.log(`games/${game}: every rule is named by a test, and where it is carried out`)
  }
}
