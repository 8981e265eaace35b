import type { Judgement } from "@genepool/engine"
import { FastRandom, featuresHash, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { packHalves } from "../net/half.ts"
import { learned } from "../net/learned.ts"
import { type NetFile, readNet, weightsIn } from "../net/net.ts"
import { worthsByHand } from "../net/worths.ts"
import { Objective } from "../search/objective.ts"

async function tableOf(id: string) {
  const module = await games[id]!()
  const { game } = module
  const byHand = module.judgement as Judgement & Required<Pick<Judgement, "features">>
  const seats = game.seats.max
  const state = game.setup(
    seats,
    parseOptions(game.options, undefined, seats),
    new Turn(new FastRandom("l"), false),
  )
  const shape: NetFile["shape"] = [byHand.features.names.length, 16, 8, 2]
  const file = (weights: Float32Array): NetFile => ({
    game: game.id,
    rules: game.version,
    features: featuresHash(byHand.features),
    shape,
    weights: packHalves(weights),
    card: null,
  })
  return { game, byHand, seats, state, file, count: weightsIn(shape) }
}

describe.each(["viral", "chromosome", "krom"])("the learned judgement of %s", (id) => {
  test("is the one by hand as long as nothing was learned", async () => {
    const { game, byHand, seats, state, file, count } = await tableOf(id)
    const judgement = learned(byHand, readNet(file(new Float32Array(count)), game, byHand.features))
    const objectives = [byHand, judgement].map((each) => new Objective(game, each, "everybody", seats))
    for (const objective of objectives) objective.judge(state)
    objectives[1]?.chances.forEach((chance, seat) => {
      expect(chance).toBeCloseTo(objectives[0]?.chances[seat] as number, 12)
    })
  })

  test("adds what the net says, in spreads", async () => {
    const { game, byHand, seats, state, file, count } = await tableOf(id)
    // All weights 0 but the bias of what comes out: half a spread for everybody
    const weights = new Float32Array(count)
    weights[count - 8 * 2 - 2] = 0.5
    const judgement = learned(byHand, readNet(file(weights), game, byHand.features))
    const worths = new Float64Array(seats)
    const spread = worthsByHand(byHand, state, worths)
    const points = new Float64Array(seats)
    judgement.evaluateAll?.(state, points)
    points.forEach((point, seat) => {
      expect(point).toBeCloseTo(((worths[seat] as number) + 0.5) * spread, 9)
    })
  })
})
