// A bad day as a scene: it is played through, and ends with what the players saw and what was
// compared with the journal.
import { FastRandom, type GameModule } from "@genepool/engine"
import type { Report } from "../report.ts"

export interface Stage {
  /** How large and long it is played: the whole, or a piece of it for ./check. */
  readonly tables: number
  /** Of what lasts: a database that is away, a full disk, a flood. */
  readonly seconds: number
  /** Milliseconds of each table's players before a choice. */
  readonly thinking: number
  readonly random: () => number
  readonly games: ReadonlyMap<string, GameModule>
  readonly progress: (line: string) => void
  /**
   * To see that a loss is found: called with the server's SQLite file right before it is compared.
   */
  readonly spoil?: (file: string) => void
}

/** `compared` counts acknowledged choices that were sought in the journal. */
export interface SceneReport extends Report {
  /** What the players saw of it, and what the operator did and was told. */
  readonly saw: readonly string[]
  /**
   * Why it could not be played on this machine; then nothing was compared, and that is no problem.
   */
  readonly notTried?: string
}

export interface Scene {
  readonly title: string
  play(stage: Stage): Promise<SceneReport>
}

export const notTried = (why: string): SceneReport => ({ compared: 0, problems: [], saw: [], notTried: why })

export function chanceOf(seed: string): () => number {
  const chance = new FastRandom(seed)
  return () => chance.below(1 << 24) / (1 << 24)
}
