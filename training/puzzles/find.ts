// One worker of `npm run puzzles`: every so-many-th seed, a line for each game. It stops by itself
// when time is up.

import { appendFileSync } from "node:fs"
import { parseArgs } from "node:util"
import { findIn, knowing, Prover } from "@genepool/bots"
import { gameOf } from "@genepool/games"
import { linesOf, shardOf } from "./shards.ts"

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    from: { type: "string", default: "0" },
    to: { type: "string", default: "Infinity" },
    step: { type: "string", default: "1" },
    worker: { type: "string", default: "0" },
    seconds: { type: "string", default: "Infinity" },
    out: { type: "string", default: "training/work/puzzles" },
  },
})
const id = values.game ?? ""
const end = Date.now() + 1000 * Number(values.seconds)
const knowledge = await knowing(await gameOf(id))
const prover = new Prover(knowledge)
const rules = knowledge.game.version
const done = new Set(linesOf(values.out, id, rules).map(({ seed }) => seed))
const shard = shardOf(values.out, id, values.worker)
for (
  let seed = Number(values.from) + Number(values.worker);
  seed < Number(values.to);
  seed += Number(values.step)
) {
  if (Date.now() >= end) break
  if (done.has(seed)) continue
  const found = findIn(knowledge, prover, `${seed}`, () => Date.now() >= end)
  if (found === null) break
  appendFileSync(shard, `${JSON.stringify({ seed, rules, ...found })}\n`)
}
