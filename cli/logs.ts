// Log files: a bare log as `play --save` writes it, or a golden file with its log, steps, questions
// and result inside.

import { BadInput, type GameModule, type Log, parseLog } from "@genepool/engine"
import { loadGame } from "./choosing.ts"
import { readJson, within } from "./files.ts"

export interface LogFile {
  readonly module: GameModule
  readonly log: Log
  /** The whole file, if it is a golden one. */
  readonly golden: object | null
  /** What another file with a log in it says its last position hashes to. */
  readonly hash: string | null
}

/** Reads a log and the game it belongs to. Throws BadInput naming file and place. */
export async function readLog(file: string): Promise<LogFile> {
  const value = readJson(file)
  const around = typeof value === "object" && value !== null && "log" in value ? (value as Around) : null
  const log = within(file, () =>
    parseLog(around === null ? value : around.log, around === null ? file : `${file}: log`),
  )
  const module = await loadGame(log.game, `${file}: game`)
  if (log.version !== module.game.version)
    throw new BadInput(`${file}: version`, `rules version ${module.game.version} of ${log.game}`, log.version)
  const golden = around !== null && "steps" in around ? around : null
  return { module, log, golden, hash: typeof around?.hash === "string" ? around.hash : null }
}

interface Around {
  readonly log: unknown
  readonly hash?: unknown
}
