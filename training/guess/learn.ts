// Learning to guess: a small net that puts first sight right, in plain TypeScript, on one core.

import { type GuessFile, packHalves, softmax, surprise, weightsOfGuess } from "@genepool/bots"
import { FastRandom } from "@genepool/engine"
import { Adam } from "../adam.ts"
import type { Secret } from "./secret.ts"

export type GuessShape = GuessFile["shape"]

export class GuessLearner {
  readonly shape: GuessShape
  readonly weights: Float32Array
  private readonly gradient: Float32Array
  private readonly adam: Adam
  /** What the seat's own numbers come to, and what each option adds up to. */
  private readonly base: Float32Array
  private units: Float32Array[] = []
  private readonly blame: Float32Array

  constructor(shape: GuessShape, seed: string) {
    this.shape = shape
    const [own, option, units] = shape
    const random = new FastRandom(seed)
    this.weights = new Float32Array(weightsOfGuess(shape))
    // What the units count for begins with zeros: first sight, as it is
    const inputs = own + option
    for (let i = units; i < (1 + inputs) * units; i++)
      this.weights[i] = (random.below(2001) / 1000 - 1) / Math.sqrt(inputs)
    this.gradient = new Float32Array(this.weights.length)
    this.adam = new Adam(this.weights.length)
    this.base = new Float32Array(units)
    this.blame = new Float32Array(units)
  }

  /** How likely each option is. */
  chances({ own, rows, promise }: Secret): number[] {
    const { weights, base, shape } = this
    const [width, option, units] = shape
    base.set(weights.subarray(0, units))
    addRows(weights, units, units, own, 0, width, base)
    const counts = (1 + width + option) * units
    this.units = promise.map((_, i) => {
      const sums = base.slice()
      addRows(weights, (1 + width) * units, units, rows, i * option, option, sums)
      for (let j = 0; j < units; j++) if ((sums[j] as number) < 0) sums[j] = 0
      return sums
    })
    return softmax(
      promise.map((first, i) => {
        let sum = first
        const sums = this.units[i] as Float32Array
        for (let j = 0; j < units; j++) sum += (sums[j] as number) * (weights[counts + j] as number)
        return sum
      }),
    )
  }

  /** One step by a few choices; gives their mean loss. */
  step(secrets: readonly Secret[], rate: number): number {
    this.gradient.fill(0)
    let loss = 0
    for (const secret of secrets) loss += this.learnFrom(secret, 1 / secrets.length)
    this.adam.step(this.weights, this.gradient, rate)
    return loss / secrets.length
  }

  private learnFrom(secret: Secret, weight: number): number {
    const { weights, gradient, blame, shape } = this
    const [width, option, units] = shape
    const { own, rows, meant } = secret
    const chances = this.chances(secret)
    const counts = (1 + width + option) * units
    const whole = new Float32Array(units)
    chances.forEach((chance, i) => {
      const asked = weight * (chance - (meant[i] as number))
      const sums = this.units[i] as Float32Array
      for (let j = 0; j < units; j++) {
        const unit = sums[j] as number
        gradient[counts + j]! += asked * unit
        blame[j] = unit > 0 ? asked * (weights[counts + j] as number) : 0
        whole[j]! += blame[j] as number
      }
      passBack(gradient, (1 + width) * units, units, rows, i * option, option, blame)
    })
    for (let j = 0; j < units; j++) gradient[j]! += whole[j] as number
    passBack(gradient, units, units, own, 0, width, whole)
    return surprise(chances, meant)
  }

  pack(): string {
    return packHalves(this.weights)
  }
}

function addRows(
  weights: Float32Array,
  at: number,
  units: number,
  numbers: Float32Array,
  from: number,
  count: number,
  to: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const x = numbers[from + i] as number
    if (x === 0) continue
    const row = at + i * units
    for (let j = 0; j < units; j++) to[j]! += x * (weights[row + j] as number)
  }
}

function passBack(
  gradient: Float32Array,
  at: number,
  units: number,
  numbers: Float32Array,
  from: number,
  count: number,
  asked: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const x = numbers[from + i] as number
    if (x === 0) continue
    const row = at + i * units
    for (let j = 0; j < units; j++) gradient[row + j]! += x * (asked[j] as number)
  }
}
