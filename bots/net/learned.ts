// The learned judgement: the one made by hand, corrected by a net.

import type { Features, Judgement, Position } from "@genepool/engine"
import { Net, type NetFile } from "./net.ts"
import { mostSeats, worthsByHand } from "./worths.ts"

/** The same judgement, whose opinion of a position is put right by the net. */
export function learned<S extends Position>(judgement: Judgement<S>, file: NetFile): Judgement<S> {
  const { features } = judgement
  if (features === undefined) throw new Error(`${file.game} has no features to judge by`)
  const net = new Net(file, mostSeats)
  const worths = Array.from({ length: mostSeats + 1 }, (_, seats) => new Float64Array(seats))
  const evaluateAll = (state: S, points: Float64Array) => {
    const worth = worths[points.length] as Float64Array
    const spread = worthsByHand(judgement, state, worth)
    features.read(state, worth, net.rows)
    for (let seat = 0; seat < worth.length; seat++) {
      net.judge(seat)
      points[seat] = ((worth[seat] as number) + (net.out[0] as number)) * spread
    }
  }
  return { ...judgement, evaluateAll }
}

/** Whether a game can have a learned judgement at all. */
export function canLearn<S extends Position>(
  judgement: Judgement<S> | null,
): judgement is Judgement<S> & { readonly features: Features<S> } {
  return judgement?.features !== undefined
}
