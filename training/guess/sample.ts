// Plays games of level 5 with itself and writes down what was chosen in secret:
// node training/guess/sample.ts --game krom --seconds 600
import { mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { guessInputHash, learned, readNet, searching, strongest } from "@genepool/bots"
import { games } from "@genepool/games"
import { guessableOf, playSecrets } from "./play.ts"
import { SecretWriter } from "./secret.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    seats: { type: "string" },
    /** Tries of a secret choice, and of any other. */
    tries: { type: "string", default: "300,16" },
    seconds: { type: "string", default: "60" },
    games: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "first" },
    /** By which they play; left out, by the one in the game's folder. */
    net: { type: "string" },
    out: { type: "string", default: "training/work" },
  },
})

const load = games[values.game ?? ""]
if (load === undefined) throw new Error(`--game: one of ${Object.keys(games).join(", ")}, not ${values.game}`)
const module = await load()
const { game } = module
const judgement = guessableOf(module.judgement, game.id)
const file = values.net === undefined ? await module.net?.() : JSON.parse(readFileSync(values.net, "utf8"))
const net = readNet(file, game, judgement.features)
const settings = {
  ...strongest,
  guesses: "nobody" as const,
  playOn: net.use?.playOn ?? strongest.playOn,
  capacity: 1 << 14,
}
const player = searching({ game, judgement: learned(judgement, net) }, () => 0, settings)
const [deep = 300, quick = 16] = values.tries.split(",").map(Number)
const { min, max } = game.seats
const tables =
  values.seats?.split(",").map(Number) ?? Array.from({ length: max - min + 1 }, (_, i) => min + i)
mkdirSync(values.out, { recursive: true })
const writers = tables.map((seats) => {
  const header = {
    game: game.id,
    rules: game.version,
    features: guessInputHash(judgement),
    own: judgement.features.names.length,
    option: judgement.guessing.names.length,
    seats,
    seed: values.seed,
    tries: [deep, quick] as const,
  }
  const path = join(values.out, `${game.id}-${seats}-${values.seed}.secrets`)
  return { seats, writer: new SecretWriter(path, header), spent: 0 }
})

// Every number of seats gets as much time as the others, and none more games than were asked for
const end = Date.now() + 1000 * Number(values.seconds)
for (;;) {
  const open = writers.filter(({ writer }) => writer.next < Number(values.games))
  const least = open.toSorted((a, b) => a.spent - b.spent)[0]
  const start = Date.now()
  if (least === undefined || start >= end) break
  const { seats, writer } = least
  const play = { game, judgement, player, tries: [deep, quick] as const }
  writer.write(playSecrets(play, seats, values.seed, writer.next))
  least.spent += Date.now() - start
}
console.log(
  JSON.stringify({ game: game.id, games: Object.fromEntries(writers.map((w) => [w.seats, w.writer.next])) }),
)
