// Learns to guess from games that were played, on one core, and puts what was learned beside a net:
// node training/guess/fit.ts --game krom --secrets FOLDER --net FILE --out FILE
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { type GuessFile, guessed, type NetFile, packHalves, surprise, unpackHalves } from "@genepool/bots"
import { FastRandom } from "@genepool/engine"
import { games } from "@genepool/games"
import { isHeldOut } from "../learn.ts"
import { GuessLearner } from "./learn.ts"
import { readSecrets, type Secret } from "./secret.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    secrets: { type: "string", default: "training/work" },
    /** Left out, the one in the game's folder. */
    net: { type: "string" },
    out: { type: "string" },
    units: { type: "string", default: "64" },
    epochs: { type: "string", default: "12" },
    batch: { type: "string", default: "64" },
    rate: { type: "string", default: "0.002" },
  },
})

const id = values.game ?? ""
const path = values.net ?? `games/${id}/bot/net.json`
if (games[id] === undefined || values.out === undefined) throw new Error("--game and --out must be given")
const files = readdirSync(values.secrets)
  .filter((name) => name.startsWith(`${id}-`) && name.endsWith(".secrets"))
  .sort()
  .map((name) => readSecrets(join(values.secrets, name)))
const header = files[0]?.header
if (header === undefined) throw new Error(`no games of ${id} in ${values.secrets}: play some first`)
const fitting = files.filter((file) => file.header.features === header.features)
const secrets = fitting.flatMap((file) => file.secrets)
const toLearn = secrets.filter((secret) => !isHeldOut(secret))
const held = secrets.filter(isHeldOut)
const learner = new GuessLearner([header.own, header.option, Number(values.units)], "guess")
const random = new FastRandom("order")
const batch = Number(values.batch)
const steps = Math.ceil(toLearn.length / batch) * Number(values.epochs)
const log: { learned: number; held: number }[] = []
let best = { held: heldLoss(), weights: learner.weights.slice() }
for (let epoch = 0, step = 0; epoch < Number(values.epochs); epoch++) {
  shuffle(toLearn)
  let loss = 0
  let taken = 0
  for (let at = 0; at < toLearn.length; at += batch, step++, taken++) {
    const done = step / steps
    const rate = Number(values.rate) * Math.min(1, 0.05 + done * 10) * (0.5 + 0.5 * Math.cos(Math.PI * done))
    loss += learner.step(toLearn.slice(at, at + batch), rate)
    if (step % 50 === 0) progress(done)
  }
  log.push({ learned: rounded(loss / taken), held: rounded(heldLoss()) })
  if (log.at(-1)!.held < best.held) best = { held: log.at(-1)!.held, weights: learner.weights.slice() }
}
progress(1)
process.stderr.write("\n")

// As it will be kept, with numbers of 16 bits
const weights = packHalves(best.weights)
learner.weights.set(unpackHalves(weights, best.weights.length))
const rows = guessed(held, (secret) => learner.chances(secret))
const played = new Map<number, number>()
for (const { header: own, secrets: list } of fitting)
  played.set(own.seats, (played.get(own.seats) ?? 0) + new Set(list.map(({ game }) => game)).size)
const guess: GuessFile = {
  features: header.features,
  shape: learner.shape,
  weights,
  card: {
    games: Object.fromEntries(played),
    choices: secrets.length,
    tries: header.tries,
    heldOut: "every tenth game",
    epochs: log,
    guessed: rows,
  },
}
const file = { ...(JSON.parse(readFileSync(path, "utf8")) as NetFile), guess }
writeFileSync(`${values.out}.part`, `${JSON.stringify(file, null, 2)}\n`)
renameSync(`${values.out}.part`, values.out)
for (const row of rows) console.log(JSON.stringify(row))
console.log(JSON.stringify({ held: best.held, epochs: log.map((one) => one.held) }))

function heldLoss(): number {
  return held.reduce((sum, secret) => sum + surprise(learner.chances(secret), secret.meant), 0) / held.length
}

function shuffle(list: Secret[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[list[i], list[j]] = [list[j] as Secret, list[i] as Secret]
  }
}

function rounded(x: number): number {
  return Math.round(x * 1e5) / 1e5
}

function progress(done: number): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r${"#".repeat(Math.round(30 * done)).padEnd(30, ".")} ${Math.floor(100 * done)} % `)
}
