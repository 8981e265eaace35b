// npm run puzzles -- viral: looks for puzzles in games of bots, puts the best into the repository,
// and proves them again.

import { spawn } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { dirname } from "node:path"
import { parseArgs } from "node:util"
import { knowing, Prover, type Puzzle, whyBest } from "@genepool/bots"
import type { AnyGame, GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { checkAll, wrongWith } from "./check.ts"
import { choosePuzzles } from "./choose.ts"
import { fileOf, linesOf, puzzlesIn } from "./shards.ts"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: "string", default: "0..Infinity" },
    seconds: { type: "string", default: "600" },
    workers: { type: "string", default: String(availableParallelism()) },
    out: { type: "string", default: "training/work/puzzles" },
    /** Put so many of those found into the repository. */
    keep: { type: "string" },
    /** Prove again those in the repository. */
    check: { type: "boolean" },
    /** Look anew for what speaks for the best choices of those in the repository. */
    why: { type: "boolean" },
    help: { type: "boolean", short: "h" },
  },
})
const usage = `npm run puzzles -- <game> [--seeds A..B] [--seconds 600] [--workers N] [--out FOLDER]
  Plays the games of the seeds and writes what puzzles there are in them into the folder. The same command goes on
  where it was stopped; seeds may be shared out among machines, and their folders put together.
npm run puzzles -- <game> --keep 160 [--out FOLDER]
  Chooses among those in the folder and those in the repository, proves each of them again, and writes those that
  hold to games/<game>/puzzles/puzzles.json.
npm run puzzles -- <game> --check
  Proves those in the repository anew, by the rules and nets of today.
npm run puzzles -- <game> --why
  Says anew why the best choices of those in the repository are best, as hints do today.`
const [id = ""] = positionals
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const load = games[id]
if (load === undefined) {
  console.error(`Which game? One of ${Object.keys(games).join(", ")}, not "${id}".\n${usage}`)
  process.exit(2)
}
const module = await load()
if (values.check) await check(module)
else if (values.why) await sayWhy(module)
else if (values.keep !== undefined) await keep(module, Number(values.keep))
else await find()

async function find(): Promise<void> {
  const [from = "0", to = "Infinity"] = values.seeds.split("..")
  const workers = Number(values.workers)
  const { version } = module.game
  const before = linesOf(values.out, id, version).length
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker, workers, from, to)))
  const lines = linesOf(values.out, id, version)
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  console.log(
    `${id}: ${lines.length - before} games more, ${lines.length} in all, ${sum(({ choices }) => choices)} choices; ` +
      `${sum(({ suspected }) => suspected)} looked like puzzles, ${sum(({ clear }) => clear)} had one best choice, ` +
      `${sum(({ puzzles }) => puzzles.length)} are puzzles`,
  )
}

function work(worker: number, workers: number, from: string, to: string): Promise<void> {
  const given = { game: id, from, to, step: workers, worker, seconds: values.seconds, out: values.out }
  const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)])
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["training/puzzles/find.ts", ...flags], { stdio: "inherit" })
    child.on("error", reject)
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`worker ${worker} ended with ${code}`)),
    )
  })
}

/** What does not hold when it is proved again makes room for another one. */
async function keep(of: GameModule, count: number): Promise<void> {
  const { game } = of
  const path = fileOf(id)
  const knowledge = await knowing(of)
  const prover = new Prover(knowledge)
  const found = linesOf(values.out, id, game.version).map(({ puzzles }) => puzzles)
  const wrong = new Map<string, string | null>()
  const choose = () =>
    choosePuzzles(
      game,
      [puzzlesIn(path), ...found].map((list) => list.filter((one) => (wrong.get(one.id) ?? null) === null)),
      count,
    )
  for (let doubtful = choose(); doubtful.length > 0; ) {
    for (const one of doubtful) {
      const line = wrongWith(knowledge, prover, one)
      wrong.set(one.id, line)
      if (line !== null) console.log(line)
    }
    doubtful = choose().filter((one) => !wrong.has(one.id))
  }
  const kept = choose()
  write(game, kept)
  const themes = Map.groupBy(kept, ({ ask }) => ask)
  console.log(`${path}: ${kept.length} puzzles`)
  for (const [ask, list] of themes) console.log(`  ${ask}: ${list.length}`)
}

async function sayWhy(of: GameModule): Promise<void> {
  const knowledge = await knowing(of)
  const before = puzzlesIn(fileOf(id))
  const puzzles = before.map((puzzle) => ({ ...puzzle, reason: whyBest(knowledge, puzzle) }))
  write(of.game, puzzles)
  const unknown = (list: readonly Puzzle[]) => list.filter(({ reason }) => reason === null).length
  console.log(
    `${id}: ${puzzles.length} puzzles, ${unknown(before)} without a reason before, ${unknown(puzzles)} now`,
  )
}

function write({ version }: Pick<AnyGame, "version">, puzzles: readonly Puzzle[]): void {
  const path = fileOf(id)
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(",\n")
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `{\n  "game": "${id}",\n  "rules": "${version}",\n  "puzzles": [\n${lines}\n  ]\n}\n`)
}

async function check(of: GameModule): Promise<void> {
  const puzzles = puzzlesIn(fileOf(id))
  const wrong = checkAll(await knowing(of), puzzles, (done, line) => {
    if (line !== null) console.log(line)
    if (done % 10 === 0) console.error(`${done} of ${puzzles.length}`)
  })
  console.log(`${id}: ${puzzles.length - wrong} of ${puzzles.length} puzzles still have one best choice`)
  if (wrong > 0) process.exitCode = 1
}
