// Mutants that change nothing a test could notice: declared one by one, each with its reason

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Mutant } from "./mutants.ts"

/**
 * `tests/equivalent-mutants.json` of a game: by file, `"was -> becomes": "why nobody could
 * notice"`.
 */
export function declaredIn(folder: string): Map<string, string> {
  const path = join(folder, "tests", "equivalent-mutants.json")
  if (!existsSync(path)) return new Map()
  const files = JSON.parse(readFileSync(path, "utf8")) as { [file: string]: { [mutant: string]: string } }
  return new Map(
    Object.entries(files).flatMap(([file, mutants]) =>
      Object.entries(mutants).map(([mutant, why]) => [`${file}: ${mutant}`, why] as const),
    ),
  )
}

/** Known by its text and not by its line, so that it stays known when the file grows elsewhere. */
export function keyOf(
  file: string,
  { context, was, becomes }: Pick<Mutant, "context" | "was" | "becomes">,
): string {
  return `${file}: ${context} | ${was} -> ${becomes}`
}
