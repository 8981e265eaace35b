// npm run train -- viral: games of bots with themselves, a net that learns from them, games with
// the net, and so on. What was played and learned stays in training/work: the same command goes on
// where it was stopped.
import { type ChildProcess, spawn } from "node:child_process"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { canGuess, type NetFile } from "@genepool/bots"
import { games } from "@genepool/games"
import { type Generation, type GuessCard, guessTableOf, plotOf, tableOf } from "./story.ts"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: "string", default: "2" },
    minutes: { type: "string", default: "20" },
    workers: { type: "string", default: String(Math.max(1, availableParallelism() - 1)) },
    tries: { type: "string", default: "4,6,6,12" },
    duels: { type: "string", default: "40" },
    /** How long games are played to learn to guess at secret choices, where a game has some. */
    "guess-minutes": { type: "string", default: "20" },
    /** Learns nothing but to guess, beside the net in the game's folder. */
    guess: { type: "boolean" },
    /** Goes on from the net in the game's folder, taught by longer thoughts with it. */
    teach: { type: "boolean" },
    work: { type: "string", default: "training/work" },
    /** A Python that has torch; without it, learning takes one core and longer. */
    python: { type: "string" },
    help: { type: "boolean", short: "h" },
  },
})

const [game = ""] = positionals
const usage = `npm run train -- <game> [--generations 2] [--minutes 20] [--workers N] [--tries 4,6,6,12]
             [--duels 40] [--guess-minutes 20] [--work FOLDER] [--python python3]
npm run train -- <game> --teach [--minutes 20] [--workers N] [--duels 40] [--work FOLDER] [--python python3]
npm run train -- <game> --guess [--guess-minutes 20] [--workers N] [--duels 40] [--work FOLDER]
  Plays games for so many minutes in each generation, learns from all of them, and writes <work>/<game>/net.json
  with a report beside it. Where seats choose in secret, it also learns to guess at their choices; with --guess
  nothing else, beside the net in the game's folder. With --teach it goes on from that net: longer thoughts with it
  say what positions are worth. Run it again to go on.`
if (values.help) {
  console.log(usage)
  process.exit(0)
}
if (games[game] === undefined) {
  console.error(`Which game? One of ${Object.keys(games).join(", ")}, not "${game}".\n${usage}`)
  process.exit(2)
}

const work = join(values.work, game)
const shards = join(work, "shards")
mkdirSync(shards, { recursive: true })
const children = new Set<ChildProcess>()
process.on("SIGINT", () => {
  for (const child of children) child.kill()
  console.error("\nStopped. The same command goes on from here.")
  process.exit(130)
})

const module = await games[game]()
const story: Generation[] = []
if (values.teach) {
  await learnFromTeacher()
  process.exit(0)
}
for (let n = 1; n <= (values.guess ? 0 : Number(values.generations)); n++) {
  const folder = join(work, `generation${n}`)
  const net = join(folder, `${game}.json`)
  const before = n === 1 ? null : join(work, `generation${n - 1}`, `${game}.json`)
  if (!existsSync(net)) {
    await play(n, before)
    await learn(folder)
  }
  const duels = join(folder, "duels.json")
  if (!existsSync(duels)) writeFileSync(duels, await duel(net))
  const { card } = JSON.parse(readFileSync(net, "utf8")) as NetFile
  story.push({ n, card: card as Generation["card"], duels: JSON.parse(readFileSync(duels, "utf8")) })
  copyFileSync(net, join(work, "net.json"))
  writeFileSync(join(work, "report.md"), tableOf(game, story))
  writeFileSync(join(work, "report.svg"), plotOf(game, story))
}
const guesses = canGuess(module.judgement) ? await learnToGuess() : ""
const report = `${story.length > 0 ? tableOf(game, story) : ""}${guesses}`
writeFileSync(join(work, "report.md"), report)
console.log(report)
console.log(`The net is ${join(work, "net.json")}, the report ${join(work, "report.md")}.`)

/** A file marks what is done, so that minutes are not played twice. */
async function play(n: number, net: string | null): Promise<void> {
  const mark = join(work, `played${n}`)
  if (existsSync(mark)) return
  const seconds = 60 * Number(values.minutes)
  const workers = Array.from({ length: Number(values.workers) }, (_, w) => w)
  const start = Date.now()
  const timer = setInterval(
    () => progress(`generation ${n}: games`, (Date.now() - start) / 1000 / seconds),
    500,
  )
  // Games at first sight are a hundred times as many: they show what there is, those with thought
  // what it leads to
  const sample = (seed: string, tries: string, time: number, ...more: string[]) =>
    node(
      "sample.ts",
      "--game",
      game,
      "--seed",
      seed,
      "--tries",
      tries,
      "--seconds",
      `${time}`,
      "--out",
      shards,
      ...more,
    )
  await Promise.all(
    workers.map(async (w) => {
      if (net === null) await sample(`sight${w}`, "0", seconds / 8, "--moments", "6")
      const time = net === null ? (seconds * 7) / 8 : seconds
      await sample(`g${n}w${w}`, values.tries, time, ...(net === null ? [] : ["--net", net]))
    }),
  )
  clearInterval(timer)
  progress(`generation ${n}: games`, 1)
  writeFileSync(mark, "")
}

async function learn(out: string): Promise<void> {
  const megabytes = readdirSync(shards).reduce(
    (sum, name) => sum + statSync(join(shards, name)).size / 1e6,
    0,
  )
  process.stderr.write(`\nlearning from ${Math.round(megabytes)} MB of games\n`)
  const args = ["--shards", shards, "--game", game, "--out", out]
  if (values.python !== undefined) await run(values.python, ["training/train.py", ...args])
  else await node("fit.ts", ...args)
}

/**
 * One round of it: games with the net in the game's folder, in which a longer thought says what
 * each moment is worth, and what the net learns from that.
 */
async function learnFromTeacher(): Promise<void> {
  const from = `games/${game}/bot/net.json`
  const taught = join(work, "taught")
  const mark = join(work, "taughtPlayed")
  if (!existsSync(mark)) {
    process.stderr.write(`games with a teacher, ${values.minutes} minutes\n`)
    const workers = Array.from({ length: Number(values.workers) }, (_, w) => `t${w}`)
    const args = ["--game", game, "--net", from, "--out", taught, "--tries", "6,12,24", "--teacher", "300"]
    const seconds = `${60 * Number(values.minutes)}`
    await Promise.all(workers.map((seed) => node("sample.ts", ...args, "--seconds", seconds, "--seed", seed)))
    writeFileSync(mark, "")
  }
  const before = JSON.parse(readFileSync(from, "utf8")) as NetFile
  const args = ["--shards", taught, "--game", game, "--out", work, "--from", from]
  const gently = ["--epochs", "40,0", "--lr", "5e-4", "--strong", "1"]
  if (values.python !== undefined) await run(values.python, ["training/train.py", ...args, ...gently])
  else await node("fit.ts", ...args, "--hidden", before.shape.slice(1, 3).join("-"), "--rate", "0.0003")
  const { weights, card } = JSON.parse(readFileSync(join(work, `${game}.json`), "utf8")) as NetFile
  const net = join(work, "net.json")
  const old = before.card as { games: unknown; before?: readonly unknown[] }
  const own = { ...(card as object), before: [...(old.before ?? []), old.games] }
  writeFileSync(net, JSON.stringify({ ...before, weights, card: own }))
  const dials = ["--play-on", String(before.use?.playOn ?? 3)]
  if (before.use?.exploration !== undefined) dials.push("--exploration", String(before.use.exploration))
  console.log(`Against the net before, at as many tries: ${await duel(net, "--against", from, ...dials)}`)
  console.log(`The net is ${net}.`)
}

/** At as many tries on both sides, two seats and a full table. */
async function duel(net: string, ...more: string[]): Promise<string> {
  const { seats } = module.game
  const found: unknown[] = []
  for (const table of new Set([seats.min, seats.max])) {
    process.stderr.write(`a duel, ${table} seats\n`)
    const args = ["--game", game, "--net", net, "--seats", `${table}`, "--games", values.duels]
    found.push(JSON.parse(await node("duel.ts", ...args, ...more, "--seconds", "100000")))
  }
  return JSON.stringify(found)
}

/**
 * Plays games with the net that was learned, or with the one in the game's folder, and puts what
 * they teach of secret choices beside it; gives a table of it.
 */
async function learnToGuess(): Promise<string> {
  const from = values.guess ? `games/${game}/bot/net.json` : join(work, "net.json")
  const secrets = join(work, "secrets")
  const mark = join(work, "secretsPlayed")
  const to = join(work, "net.json")
  if (!existsSync(mark)) {
    const seconds = String(60 * Number(values["guess-minutes"]))
    process.stderr.write(`\ngames for secret choices, ${values["guess-minutes"]} minutes\n`)
    const workers = Array.from({ length: Number(values.workers) }, (_, w) => `s${w}`)
    const args = ["--game", game, "--net", from, "--out", secrets, "--seconds", seconds]
    await Promise.all(workers.map((seed) => node("guess/sample.ts", ...args, "--seed", seed)))
    writeFileSync(mark, "")
  }
  await node("guess/fit.ts", "--game", game, "--net", from, "--secrets", secrets, "--out", to)
  const duels = join(work, "guessDuels.json")
  if (!existsSync(duels)) writeFileSync(duels, await duel(to, "--against", to, "--against-guesses", "nobody"))
  const { guess } = JSON.parse(readFileSync(to, "utf8")) as NetFile
  return guessTableOf(guess?.card as GuessCard, JSON.parse(readFileSync(duels, "utf8")))
}

function node(script: string, ...args: string[]): Promise<string> {
  return run(process.execPath, ["--max-old-space-size=8000", `training/${script}`, ...args])
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] })
    children.add(child)
    let said = ""
    child.stdout.on("data", (data) => (said += data))
    child.on("error", reject)
    child.on("exit", (code) => {
      children.delete(child)
      if (code === 0) resolve(said)
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}`))
    })
  })
}

function progress(what: string, share: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round(30 * Math.min(1, share))
  process.stderr.write(
    `\r${what} ${"#".repeat(filled).padEnd(30, ".")} ${Math.floor(100 * Math.min(1, share))} % `,
  )
}
