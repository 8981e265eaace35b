// What was found so far: one file for each worker, or several put together, with a line for each
// game that was played.

import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { FromGame, Puzzle } from "@genepool/bots"

/** Found in the game of a seed, by these rules. */
export interface Line extends FromGame {
  readonly seed: number
  readonly rules: string
}

export const shardOf = (folder: string, game: string, worker: string) =>
  join(folder, `${game}-${worker}.jsonl`)

/**
 * All lines of a game in the folder. One that a worker was stopped at in the middle is not there.
 */
export function linesOf(folder: string, game: string, rules: string): Line[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .filter((name) => name.startsWith(game) && name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .flatMap((text) => (text.endsWith("}") ? [JSON.parse(text) as Line] : []))
    .filter((line) => line.rules === rules)
}

/** The file of a game in the repository. */
export const fileOf = (game: string) => `games/${game}/puzzles/puzzles.json`

export function puzzlesIn(path: string): Puzzle[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { puzzles: Puzzle[] }).puzzles : []
}
