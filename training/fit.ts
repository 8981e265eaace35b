// Trains a net from shards on one core: node training/fit.ts --shards DIR --game viral --out DIR
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { NetFile } from "@genepool/bots"
import { FastRandom } from "@genepool/engine"
import { isHeldOut, Learner, type Shape } from "./learn.ts"
import { foretell, lossOf } from "./report.ts"
import { type Header, type Moment, readShard } from "./shard.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    shards: { type: "string", default: "training/work" },
    out: { type: "string", default: "training/work" },
    hidden: { type: "string", default: "64-32" },
    epochs: { type: "string", default: "8" },
    seconds: { type: "string", default: "600" },
    batch: { type: "string", default: "256" },
    rate: { type: "string", default: "0.001" },
    /** A net to go on from. */
    from: { type: "string" },
  },
})

const { header, moments, seeds } = gather(values.shards, values.game ?? "")
const [first, second] = values.hidden.split("-").map(Number)
const shape: Shape = [header.width, first as number, second as number, 2]
const from =
  values.from === undefined ? undefined : (JSON.parse(readFileSync(values.from, "utf8")) as NetFile)
if (from !== undefined && (from.features !== header.features || String(from.shape) !== String(shape)))
  throw new Error(
    `${values.from} has features ${from.features} and shape ${String(from.shape)}, not those of the shards`,
  )
const learner = new Learner(shape, "fit", from)
const won = moments.filter(({ shares }) => shares.some((share) => share > 0))
const toLearn = won.filter((moment) => !isHeldOut(moment))
const held = won.filter(isHeldOut)
const start = Date.now()
const seconds = Number(values.seconds)
const batch = Number(values.batch)
const epochs = Number(values.epochs)
const steps = Math.ceil(toLearn.length / batch) * epochs
const log: { epoch: number; learned: number; held: number }[] = []
let best = { held: heldLoss(), weights: learner.pack() }
let step = 0
const random = new FastRandom("order")
for (let epoch = 0; epoch < epochs && done() < 1; epoch++) {
  shuffle(toLearn)
  let loss = 0
  let taken = 0
  for (let at = 0; at < toLearn.length && done() < 1; at += batch, step++, taken++) {
    const rate =
      Number(values.rate) * Math.min(1, 0.05 + done() * 10) * (0.5 + 0.5 * Math.cos(Math.PI * done()))
    loss += learner.step(toLearn.slice(at, at + batch), rate)
    if (step % 20 === 0) progress(loss / (taken + 1))
  }
  if (taken === 0) break
  log.push({ epoch, learned: loss / taken, held: heldLoss() })
  if (log.at(-1)!.held < best.held) best = { held: log.at(-1)!.held, weights: learner.pack() }
}
process.stderr.write("\n")
write()

/** How much of the steps or of the time is over. */
function done(): number {
  return Math.max(step / steps, (Date.now() - start) / 1000 / seconds)
}

function heldLoss(): number {
  return lossOf(held.map((moment) => [learner.chances(moment), [...moment.shares]]))
}

function progress(loss: number): void {
  if (!process.stderr.isTTY) return
  const filled = Math.round(30 * Math.min(1, done()))
  const bar = "#".repeat(filled).padEnd(30, ".")
  process.stderr.write(
    `\r${bar} ${Math.floor(100 * done())} %  loss ${loss.toFixed(4)}  held ${best.held.toFixed(4)} `,
  )
}

function shuffle(list: Moment[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    ;[list[i], list[j]] = [list[j] as Moment, list[i] as Moment]
  }
}

function write(): void {
  const file = {
    game: header.game,
    rules: header.rules,
    features: header.features,
    shape,
    weights: best.weights,
  }
  const kept = new Learner(shape, "fit", file)
  const tables = [...new Set(held.map(({ worths }) => worths.length))].sort((a, b) => a - b)
  const card = {
    seeds,
    moments: moments.length,
    heldOut: "every tenth game",
    seconds: Math.round((Date.now() - start) / 1000),
    tried: [{ hidden: values.hidden, held: best.held, epochs: log }],
    foretold: tables.flatMap((seats) =>
      foretell(
        held.filter(({ worths }) => worths.length === seats),
        (moment) => kept.chances(moment),
      ),
    ),
  }
  mkdirSync(values.out, { recursive: true })
  const path = join(values.out, `${header.game}.json`)
  writeFileSync(`${path}.part`, JSON.stringify({ ...file, card }))
  renameSync(`${path}.part`, path)
  for (const row of card.foretold) if (row.part === "all") console.log(JSON.stringify(row))
}

function gather(folder: string, game: string): { header: Header; moments: Moment[]; seeds: string[] } {
  const shards = readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-`) && name.endsWith(".shard"))
    .map((name) => readShard(join(folder, name)))
  const header = shards[0]?.header
  if (header === undefined) throw new Error(`no shards of ${game} in ${folder}: play some games first`)
  const fitting = shards.filter((shard) => shard.header.features === header.features)
  return {
    header,
    moments: fitting.flatMap((shard) => shard.moments),
    seeds: [...new Set(fitting.map((shard) => shard.header.seed))].sort(),
  }
}
