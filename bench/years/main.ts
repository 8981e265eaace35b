// Fills databases with a year of a large club: npm run years -- --data FOLDER --postgres URL
// [--games n] [--people n] [--raw-days n] [--pool n] [--seed text]. Broken off, the same command
// goes on where it was.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { BadInput } from "@genepool/engine"
import { fillYear } from "./fill.ts"
import { type PlayedGame, playPool } from "./pool.ts"
import { postgresShelf, sqliteShelf } from "./shelves.ts"

const usage =
  "npm run years -- [--data FOLDER] [--postgres URL] [--games 300000] [--people 50000] [--raw-days 7] [--copies 1] [--pool 120] [--pool-file FILE] [--seed text] [--until ISO-date]"

const whole = (name: string, given: string | undefined, otherwise: number): number => {
  if (given === undefined) return otherwise
  if (!/^\d+$/.test(given)) throw new BadInput(`--${name}`, "a whole number", given)
  return Number(given)
}

async function poolFrom(file: string | undefined, size: number, seed: string): Promise<PlayedGame[]> {
  if (file !== undefined && existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as PlayedGame[]
  const pool = await playPool(size, seed, (played) => {
    if (played % 10 === 0) console.error(`${played} of ${size} games played`)
  })
  if (file !== undefined) writeFileSync(file, JSON.stringify(pool))
  return pool
}

const text = { type: "string" } as const
const { values } = parseArgs({
  options: {
    data: text,
    postgres: text,
    games: text,
    people: text,
    "raw-days": text,
    copies: text,
    pool: text,
    "pool-file": text,
    seed: text,
    until: text,
  },
})
if (values.data === undefined && values.postgres === undefined) {
  console.error(usage)
  process.exit(2)
}
const seed = values.seed ?? "a year"
const plan = {
  seed,
  games: whole("games", values.games, 300_000),
  people: whole("people", values.people, 50_000),
  rawDays: whole("raw-days", values["raw-days"], 7),
  copies: whole("copies", values.copies, 1),
  until: values.until === undefined ? Date.now() : Date.parse(values.until),
}
const pool = await poolFrom(values["pool-file"], whole("pool", values.pool, 120), seed)
const shelves = [
  ...(values.data === undefined ? [] : [await sqliteShelf(values.data)]),
  ...(values.postgres === undefined ? [] : [await postgresShelf(values.postgres)]),
]
let stopped = false
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    stopped = true
  })
const filled = await fillYear(
  plan,
  pool,
  shelves,
  (line) => console.error(line),
  () => stopped,
)
console.log(JSON.stringify(filled, null, 2))
for (const shelf of shelves) await shelf.close()
