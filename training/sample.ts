// Plays games of a bot with itself and writes down what was seen: node training/sample.ts --game
// viral --seconds 60
import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { learned, readNet } from "@genepool/bots"
import { featuresHash } from "@genepool/engine"
import { gameOf } from "@genepool/games"
import { playerOf, playGame } from "./play.ts"
import { ShardWriter } from "./shard.ts"
import { type Teacher, teacherOf } from "./teacher.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    seats: { type: "string" },
    tries: { type: "string", default: "6" },
    moments: { type: "string", default: "24" },
    seconds: { type: "string", default: "60" },
    games: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "first" },
    net: { type: "string" },
    /** How often a teacher with that net tries at each moment, and how much its word counts. */
    teacher: { type: "string" },
    trust: { type: "string", default: "0.7" },
    out: { type: "string", default: "training/work" },
  },
})

const module = await gameOf(values.game ?? "")
const { game } = module
const numbers = (text: string) => text.split(",").map(Number)
const tables = values.seats
  ? numbers(values.seats)
  : Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
const end = Date.now() + 1000 * Number(values.seconds)

const net = values.net === undefined ? undefined : byNet(values.net)
const play = playerOf(module, net?.judgement)
const bounds = { tries: numbers(values.tries), moments: Number(values.moments), ...taught() }
const { judgement } = play
mkdirSync(values.out, { recursive: true })
const writers = tables.map((seats) => {
  const header = {
    game: game.id,
    rules: game.version,
    features: featuresHash(judgement.features),
    width: judgement.features.names.length,
    seats,
    seed: values.seed,
    net: values.net ?? null,
  }
  return {
    seats,
    writer: new ShardWriter(join(values.out, `${game.id}-${seats}-${values.seed}.shard`), header),
    spent: 0,
  }
})

// Every number of seats gets as much time as the others, and none more games than were asked for
for (;;) {
  const open = writers.filter(({ writer }) => writer.next < Number(values.games))
  const least = open.toSorted((a, b) => a.spent - b.spent)[0]
  const start = Date.now()
  if (least === undefined || start >= end) break
  const { seats, writer } = least
  writer.write(playGame(play, seats, values.seed, writer.next, bounds))
  least.spent += Date.now() - start
}
console.log(
  JSON.stringify({
    game: game.id,
    seed: values.seed,
    games: Object.fromEntries(writers.map((w) => [w.seats, w.writer.next])),
  }),
)

function byNet(path: string) {
  const byHand = module.judgement
  if (byHand?.features === undefined) throw new Error(`${game.id} has no features to learn from`)
  const file = readNet(JSON.parse(readFileSync(path, "utf8")), game, byHand.features)
  return { file, judgement: learned(byHand, file) }
}

function taught(): { teacher?: Teacher } {
  if (values.teacher === undefined) return {}
  if (net === undefined) throw new Error("a teacher needs --net")
  const dials = { tries: Number(values.teacher), trust: Number(values.trust) }
  return { teacher: teacherOf(module, net.judgement, net.file.use, dials) }
}
