// Puts a trained net into its game's folder, with a short card:
// node training/keep.ts --game viral --net FILE --play-on 1 --seats 2,3 --guess-seats 2
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { canGuess, readGuess, readNet } from "@genepool/bots"
import { games } from "@genepool/games"
import { keptGuess, keptNet } from "./card.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    net: { type: "string" },
    /** How far positions are played on with it, and at which tables, as duels have shown. */
    "play-on": { type: "string" },
    seats: { type: "string" },
    /** How much search tries what it knows little of; left out, as much as by hand. */
    exploration: { type: "string" },
    /** At which tables search plays better with the guess beside it; left out, at none. */
    "guess-seats": { type: "string" },
  },
})

const id = values.game ?? ""
const load = games[id]
if (load === undefined || values.net === undefined) throw new Error("--game and --net must be given")
const { game, judgement } = await load()
const features = judgement?.features
if (features === undefined) throw new Error(`${game.id} has no features to learn from`)
const file = readNet(JSON.parse(readFileSync(values.net, "utf8")), game, features)
const { min, max } = game.seats
const every = Array.from({ length: max - min + 1 }, (_, i) => min + i)
const use = {
  playOn: Number(values["play-on"] ?? 3),
  ...(values.exploration === undefined ? {} : { exploration: Number(values.exploration) }),
  seats: values.seats === undefined ? every : values.seats.split(",").map(Number),
}
const guess =
  file.guess !== undefined && values["guess-seats"] !== undefined && canGuess(judgement)
    ? keptGuess(readGuess(file.guess, judgement), values["guess-seats"].split(",").map(Number))
    : undefined
const kept = readNet(keptNet(file, use, guess), game, features)
const to = new URL(`../games/${id}/bot/net.json`, import.meta.url)
writeFileSync(to, `${JSON.stringify(kept, null, 2)}\n`)
