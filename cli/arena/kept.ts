// The games of a match in a file, one a line, so that it can be stopped and continued.

import { appendFileSync, existsSync, writeFileSync } from "node:fs"
import { BadInput, canonical } from "@genepool/engine"
import { parseJson, readText } from "../files.ts"
import type { Game, Keeper, Match } from "./match.ts"

/** Throws BadInput where the file holds games of another match, or none at all. */
export function keptIn(file: string, match: Match): Keeper {
  const { games: _, ...same } = match
  const head = canonical(same)
  if (!existsSync(file)) writeFileSync(file, `${head}\n`)
  // What was being written when the program was stopped is played again
  const text = readText(file)
  const whole = text.slice(0, text.lastIndexOf("\n") + 1)
  const [first = "", ...lines] = whole.trimEnd().split("\n")
  if (first !== head) throw new BadInput(file, `games of ${head}`, first.slice(0, 400))
  const games = lines.map((line, i) => parseJson(line, `${file}:${i + 2}`) as Game)
  if (whole !== text) writeFileSync(file, whole)
  return {
    games,
    keep: (game) => appendFileSync(file, `${JSON.stringify(game)}\n`),
  }
}
