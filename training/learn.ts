// Training without an accelerator: the same net and the same file as train.py, in plain TypeScript,
// on one core.

import { type NetFile, packHalves, softmax, unpackWeights, weightsIn } from "@genepool/bots"
import { FastRandom } from "@genepool/engine"
import { Adam } from "./adam.ts"
import type { Moment } from "./shard.ts"

export type Shape = NetFile["shape"]

export class Learner {
  readonly shape: Shape
  readonly weights: Float32Array
  private readonly gradient: Float32Array
  private readonly adam: Adam
  private readonly layers: readonly {
    readonly at: number
    readonly inputs: number
    readonly outputs: number
  }[]
  /** What comes out of each layer, and what is asked of it, for the row at hand. */
  private readonly values: readonly Float32Array[]
  private readonly blame: readonly Float32Array[]

  constructor(shape: Shape, seed: string, from?: Pick<NetFile, "shape" | "weights">) {
    this.shape = shape
    const count = weightsIn(shape)
    this.gradient = new Float32Array(count)
    this.adam = new Adam(count)
    let at = 0
    this.layers = [0, 1, 2].map((i) => {
      const layer = { at, inputs: shape[i] as number, outputs: shape[i + 1] as number }
      at += (layer.inputs + 1) * layer.outputs
      return layer
    })
    this.values = shape.map((width) => new Float32Array(width))
    this.blame = shape.map((width) => new Float32Array(width))
    this.weights = from === undefined ? this.fresh(seed) : unpackWeights(from)
  }

  /** The last layer begins with zeros: the judgement made by hand, as it is. */
  private fresh(seed: string): Float32Array {
    const random = new FastRandom(seed)
    const weights = new Float32Array(this.gradient.length)
    for (const { at, inputs, outputs } of this.layers.slice(0, 2))
      for (let i = outputs; i < (inputs + 1) * outputs; i++)
        weights[at + i] = (random.below(2001) / 1000 - 1) / Math.sqrt(inputs)
    return weights
  }

  /** What the net makes of one row. */
  judge(rows: Float32Array, row: number): Float32Array {
    const { shape, values, weights } = this
    ;(values[0] as Float32Array).set(rows.subarray(row * shape[0], (row + 1) * shape[0]))
    this.layers.forEach(({ at, inputs, outputs }, l) => {
      const from = values[l] as Float32Array
      const to = values[l + 1] as Float32Array
      to.set(weights.subarray(at, at + outputs))
      for (let i = 0; i < inputs; i++) {
        const x = from[i] as number
        if (x === 0) continue
        const start = at + (i + 1) * outputs
        for (let j = 0; j < outputs; j++) to[j] = (to[j] as number) + x * (weights[start + j] as number)
      }
      if (l < 2) for (let j = 0; j < outputs; j++) if ((to[j] as number) < 0) to[j] = 0
    })
    return values[3] as Float32Array
  }

  /** Chances of all seats. */
  chances({ worths, rows }: Pick<Moment, "worths" | "rows">): number[] {
    return softmax(Array.from(worths, (worth, seat) => worth + (this.judge(rows, seat)[0] as number)))
  }

  /** One step by a few moments; gives their mean loss of who wins. */
  step(moments: readonly Moment[], rate: number): number {
    this.gradient.fill(0)
    let loss = 0
    for (const moment of moments) loss += this.learnFrom(moment, 1 / moments.length)
    this.adam.step(this.weights, this.gradient, rate)
    return loss / moments.length
  }

  private learnFrom(moment: Moment, weight: number): number {
    const { shares, leads, rows } = moment
    const chances = this.chances(moment)
    let loss = 0
    for (let seat = 0; seat < chances.length; seat++) {
      const chance = chances[seat] as number
      const share = shares[seat] as number
      if (share > 0) loss -= share * Math.log(Math.max(chance, 1e-7))
      const out = this.judge(rows, seat)
      const lead = (out[1] as number) - (leads[seat] as number)
      const blame = this.blame[3] as Float32Array
      blame[0] = weight * (chance - share)
      // The lead is learned beside, by half as much: of a far miss only the side counts
      blame[1] = (0.5 * weight * Math.max(-1, Math.min(1, lead))) / chances.length
      this.passBack()
    }
    return loss
  }

  private passBack(): void {
    const { weights, gradient, values, blame, layers } = this
    for (let l = 2; l >= 0; l--) {
      const { at, inputs, outputs } = layers[l]!
      const from = values[l] as Float32Array
      const asked = blame[l + 1] as Float32Array
      const back = blame[l] as Float32Array
      for (let j = 0; j < outputs; j++) gradient[at + j] = (gradient[at + j] as number) + (asked[j] as number)
      for (let i = 0; i < inputs; i++) {
        const x = from[i] as number
        back[i] = 0
        // What is cut off or absent has no part in it
        if (x === 0) continue
        const start = at + (i + 1) * outputs
        let sum = 0
        for (let j = 0; j < outputs; j++) {
          const ask = asked[j] as number
          gradient[start + j] = (gradient[start + j] as number) + x * ask
          sum += ask * (weights[start + j] as number)
        }
        back[i] = sum
      }
    }
  }

  pack(): string {
    return packHalves(this.weights)
  }
}

/** Every tenth game is never learned from. */
export const isHeldOut = ({ game }: Pick<Moment, "game">): boolean => game % 10 === 0
