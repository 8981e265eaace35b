// Bad files: editions, logs, scenarios and exported tables. What is wrong is refused with its
// place; what is taken works.

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import {
  BadInput,
  FastRandom,
  type GameModule,
  parseLog,
  parseOptions,
  simulate,
  verify,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { exportTable, importTable, openStore, type Transfer } from "@genepool/server/testing/inside"
import { pick } from "./chance.ts"
import { rightOptions } from "./editions.ts"
import { spoiled } from "./values.ts"
import { changes } from "./watch.ts"

export interface FilesFuzz {
  readonly files: { readonly [kind: string]: { readonly read: number; readonly taken: number } }
  readonly problems: readonly string[]
}

const folder = fileURLToPath(new URL("../../games", import.meta.url))

export async function fuzzFiles(
  count: number,
  seed: string,
  transfers: readonly Transfer[],
): Promise<FilesFuzz> {
  const random = new FastRandom(`${seed} files`)
  const modules = new Map<string, GameModule>()
  for (const [id, load] of Object.entries(games)) modules.set(id, await load())
  const siege = new FileSiege(modules, random)
  const kinds = [
    { name: "editions", try: () => siege.edition() },
    { name: "logs", try: () => siege.log() },
    { name: "scenarios", try: () => siege.scenario() },
  ]
  for (const kind of kinds) for (let i = 0; i < count; i++) await siege.attempt(kind.name, kind.try)
  await siege.tables(transfers, Math.ceil(count / 10))
  return { files: siege.files, problems: siege.problems }
}

class FileSiege {
  readonly files: Record<string, { read: number; taken: number }> = {}
  readonly problems: string[] = []
  private readonly modules: ReadonlyMap<string, GameModule>
  private readonly random: FastRandom
  private readonly golden: { file: string; value: unknown }[]
  private readonly scenarios: { game: string; file: string; value: unknown }[]
  private at = ""

  constructor(modules: ReadonlyMap<string, GameModule>, random: FastRandom) {
    this.modules = modules
    this.random = random
    this.golden = [...modules.keys()].flatMap((game) => jsonIn(join(folder, game, "tests/golden")))
    this.scenarios = [...modules.keys()].flatMap((game) =>
      jsonIn(join(folder, game, "tests/scenarios")).map((one) => ({ game, ...one })),
    )
  }

  /** Refusals are what is expected; anything else that is thrown is a mistake of ours. */
  async attempt(kind: string, work: () => void | Promise<void>): Promise<void> {
    this.files[kind] ??= { read: 0, taken: 0 }
    const counts = this.files[kind]
    counts.read++
    try {
      await work()
      counts.taken++
    } catch (error) {
      if (error instanceof BadInput || (error instanceof Error && error.name === "Mismatch")) return
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
      if (this.problems.length < 20)
        this.problems.push(`${kind}: ${stack.slice(0, 700)} in ${this.at.slice(0, 2500)}`)
    }
  }

  /** An edition that is taken must be fit to play with. */
  edition(): void {
    const [id, list] = pick(Object.entries(rightOptions), this.random)
    const options = spoiled(pick(list, this.random), this.random)
    const { game } = this.modules.get(id) as GameModule
    const seats = game.seats.min + this.random.below(2) * (game.seats.max > game.seats.min ? 1 : 0)
    this.at = `${id} ${seats} ${JSON.stringify(options)}`
    parseOptions(game.options, options, seats)
    const { violations } = simulate(game, { seats, options, games: 1, seed: "edition", longest: 20_000 })
    const [violation] = violations
    if (violation !== undefined) throw new Error(`${violation.property}: ${violation.message}`)
  }

  log(): void {
    const { file, value } = pick(this.golden, this.random)
    const { log } = value as { log: unknown }
    const wrong = spoiled(log, this.random)
    this.at = `${file}: ${difference(log, wrong)}`
    const parsed = parseLog(wrong)
    const module = this.modules.get(parsed.game)
    if (module === undefined) throw new BadInput("log.game", "a game", parsed.game)
    verify(module.game, parsed)
  }

  async scenario(): Promise<void> {
    const { runScenario } = await import("@genepool/engine/testing")
    const { game, file, value } = pick(this.scenarios, this.random)
    const wrong = spoiled(value, this.random)
    this.at = `${file}: ${difference(value, wrong)}`
    runScenario((this.modules.get(game) as GameModule).game, wrong)
  }

  /** A table comes in whole, or not at all. */
  async tables(transfers: readonly Transfer[], count: number): Promise<void> {
    if (transfers.length === 0) return
    const store = await openStore(":memory:")
    const dump = async () =>
      (
        await Promise.all(
          (["player", "game_table", "seat", "entry"] as const).map((name) =>
            store.db.selectFrom(name).selectAll().execute(),
          ),
        )
      ).flatMap((rows, i) => rows.map((row) => `${i} ${JSON.stringify(row)}`))
    for (let i = 0; i < count; i++) {
      const right = pick(transfers, this.random)
      const wrong = spoiled(right, this.random)
      this.at = difference(right, wrong)
      const before = await dump()
      let taken = false
      await this.attempt("tables", async () => {
        const { table: id } = await importTable(store.db, this.modules, wrong)
        taken = true
        await exportTable(store.db, this.modules, id)
      })
      if (!taken && changes(before, await dump()).length > 0)
        this.problems.push(`tables: refused, and something came in: ${this.at}`)
      for (const name of ["entry", "seat", "game_table", "player"] as const)
        await store.db.deleteFrom(name).execute()
    }
    await store.close()
  }
}

function jsonIn(path: string): { file: string; value: unknown }[] {
  let names: string[]
  try {
    names = readdirSync(path).filter((name) => name.endsWith(".json"))
  } catch {
    return []
  }
  return names.map((file) => ({ file, value: JSON.parse(readFileSync(join(path, file), "utf8")) as unknown }))
}

/**
 * The place where a spoiled value differs from the right one: enough to see what was wrong with it.
 */
function difference(right: unknown, wrong: unknown, path = ""): string {
  if (JSON.stringify(right) === JSON.stringify(wrong)) return ""
  if (typeof right !== "object" || right === null || typeof wrong !== "object" || wrong === null)
    return `${path} is ${(JSON.stringify(wrong) ?? "nothing").slice(0, 300)} `
  const keys = new Set([...Object.keys(right), ...Object.keys(wrong)])
  const [a, b] = [right as Record<string, unknown>, wrong as Record<string, unknown>]
  return [...keys]
    .map((key) => difference(a[key], b[key], `${path}.${key}`))
    .join("")
    .slice(0, 1500)
}
