// The learned judgement against the one made by hand, at equal time: node training/duel.ts --game
// viral --net FILE
import { appendFileSync, readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import {
  type Budget,
  type ClockName,
  canGuess,
  clockNamed,
  contest,
  Guess,
  type Knowledge,
  learned,
  readGuess,
  readNet,
  type Settings,
  searching,
  strengthOf,
  strongest,
} from "@genepool/bots"
import type { Features, Judgement } from "@genepool/engine"
import { games } from "@genepool/games"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    net: { type: "string" },
    /** Instead of the judgement by hand, an older net. */
    against: { type: "string" },
    seats: { type: "string", default: "2" },
    ms: { type: "string" },
    /** For the other side, where it is not the same. */
    "against-ms": { type: "string" },
    /** What milliseconds count: time on the wall, or what this thread had of the processor. */
    clock: { type: "string", default: "wall" },
    iterations: { type: "string", default: "100" },
    /**
     * How many choices of each seat are played on before a position is judged, by the learned side.
     */
    "play-on": { type: "string" },
    /** How much whoever goes by a net tries what it knows little of. */
    exploration: { type: "string", default: String(strongest.exploration) },
    /**
     * Whose secret choices each side guesses at, where its net can: nobody's, others' or
     * everybody's.
     */
    guesses: { type: "string" },
    "against-guesses": { type: "string" },
    games: { type: "string", default: "Infinity" },
    seconds: { type: "string", default: "60" },
    seed: { type: "string", default: "duel" },
    out: { type: "string" },
  },
})

const load = games[values.game ?? ""]
if (load === undefined || values.net === undefined) throw new Error("--game and --net must be given")
const module = await load()
const { game } = module
const byHand = module.judgement
const features = byHand?.features
if (byHand === null || features === undefined) throw new Error(`${game.id} has no features to learn from`)
const clock = clockNamed(values.clock as ClockName)
const seats = Number(values.seats)
const budget = (ms: string | undefined): Budget =>
  ms === undefined ? { iterations: Number(values.iterations) } : { ms: Number(ms) }
/** With the guess beside it, if there is one, whatever the tables it is kept for. */
function net(path: string): Judgement {
  const file = readNet(JSON.parse(readFileSync(path, "utf8")), game, features as Features)
  const byNet = learned(byHand as Judgement, file)
  if (file.guess === undefined || !canGuess(byHand)) return byNet
  const { seats: _, ...guess } = readGuess(file.guess, byHand)
  return Guess.beside(byNet, byHand, guess)
}
const playOn = values["play-on"] === undefined ? strongest.playOn : Number(values["play-on"])
const exploration = Number(values.exploration)
function player(judgement: Judgement, guesses: string | undefined, more: Partial<Settings> = {}) {
  const whose = guesses as Settings["guesses"] | undefined
  const settings = { ...strongest, ...more, guesses: whose ?? strongest.guesses }
  return searching({ game, judgement: judgement as Knowledge["judgement"] }, clock, settings)
}

const players = [
  {
    name: "learned",
    play: player(net(values.net), values.guesses, { playOn, exploration }),
    budget: budget(values.ms),
  },
  values.against === undefined
    ? { name: "byHand", play: player(byHand, "nobody"), budget: budget(values["against-ms"] ?? values.ms) }
    : {
        name: "older",
        play: player(net(values.against), values["against-guesses"], { playOn, exploration }),
        budget: budget(values["against-ms"] ?? values.ms),
      },
]

// Block by block, so that every deal is played from all seats whenever time is up
const end = Date.now() + 1000 * Number(values.seconds)
let won = 0
let played = 0
const blocks: number[] = []
for (let block = 0; played < Number(values.games) && Date.now() < end; block++) {
  let inBlock = 0
  contest(
    { game, seats, players, games: seats, seed: `${values.seed}/${block}`, clock },
    ({ result, seating }) => {
      if (result.winners.includes(seating.indexOf(0))) inBlock += 1 / result.winners.length
    },
  )
  won += inBlock
  played += seats
  blocks.push(inBlock / seats)
  const line = { game: game.id, seats, seed: values.seed, block, won: inBlock, games: seats }
  if (values.out !== undefined) appendFileSync(values.out, `${JSON.stringify(line)}\n`)
}
const share = won / played
console.log(JSON.stringify({ game: game.id, seats, games: played, won, w: strengthOf(share, seats) }))
