// A guess at what others choose in secret: first sight, put right by a small net.

import type { Choice, Decision, Judgement, Position } from "@genepool/engine"
import { exponential } from "../search/exact.ts"
import { type GuessFile, weightsOfGuess } from "./guess-file.ts"
import { type Guessable, GuessInput, mostOptions } from "./guess-input.ts"
import { unpackHalves } from "./half.ts"
import { type Layer, plain, scratch, stripe, swift } from "./kernel.ts"

const pageBytes = 65536

/** A guess at work. */
export class Guess<S extends Position = Position> {
  /** After `look`, by option; they add up to 1. */
  readonly chances = new Float64Array(mostOptions)
  private readonly input: GuessInput<S>
  private readonly layer: Layer
  private readonly shape: GuessFile["shape"]
  private readonly stride: number
  private readonly at: Places
  private readonly units: Float32Array
  private readonly counts: Float32Array

  constructor(judgement: Guessable<S>, { shape, weights }: GuessFile, isPlain = false) {
    const [own, option, units] = shape
    this.shape = shape
    this.stride = stripe * Math.ceil((4 * units) / stripe)
    const places = layOut(shape, this.stride)
    const memory = new WebAssembly.Memory({ initial: Math.ceil(places.end / pageBytes) })
    const { buffer } = memory
    this.at = places
    this.layer = (isPlain ? null : swift(memory)) ?? plain(memory)
    this.input = new GuessInput(
      judgement,
      new Float32Array(buffer, places.own, own),
      new Float32Array(buffer, places.rows, mostOptions * option),
    )
    this.units = new Float32Array(buffer, places.units, units)
    const numbers = unpackHalves(weights, weightsOfGuess(shape))
    const floats = new Float32Array(buffer)
    const row = (i: number) => numbers.subarray(i * units, (i + 1) * units)
    for (let i = 0; i <= own; i++) floats.set(row(i), (places.ownWeights + i * this.stride) >> 2)
    for (let i = 0; i < option; i++)
      floats.set(row(1 + own + i), (places.optionWeights + (1 + i) * this.stride) >> 2)
    this.counts = row(1 + own + option)
  }

  /** The judgement with this guess, at the tables where search plays better with it. */
  static beside<S extends Position>(
    judgement: Judgement<S>,
    by: Guessable<S>,
    file: GuessFile,
  ): Judgement<S> {
    const guess = new Guess(by, file)
    const { seats: tables } = file
    return {
      ...judgement,
      guess(state, decision, seats) {
        if (tables?.includes(seats) === false || !guess.isAbout(decision)) return null
        guess.look(state, decision, seats)
        return guess.chances
      },
    }
  }

  isAbout(decision: Decision<Choice>): boolean {
    return this.input.isAbout(decision)
  }

  look(state: S, decision: Decision<Choice>, seats: number): void {
    const { layer, input, at, stride, shape, units, counts, chances } = this
    const [own, option] = shape
    input.look(state, decision, seats)
    // What the seat's own numbers come to is where every option begins
    layer(at.own, own, at.ownWeights, at.optionWeights, stride, 0)
    const count = decision.options.length
    let highest = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      layer(at.rows + 4 * i * option, option, at.optionWeights, at.units, stride, 1)
      let sum = input.promise[i] as number
      for (let j = 0; j < units.length; j++) sum += (units[j] as number) * (counts[j] as number)
      chances[i] = sum
      if (sum > highest) highest = sum
    }
    let all = 0
    for (let i = 0; i < count; i++) {
      const weight = exponential((chances[i] as number) - highest)
      chances[i] = weight
      all += weight
    }
    for (let i = 0; i < count; i++) chances[i] = (chances[i] as number) / all
  }
}

/** Where in the memory everything begins, and where it ends. */
interface Places {
  readonly own: number
  readonly rows: number
  readonly units: number
  readonly ownWeights: number
  /** Its first row is the bias: what the seat's own numbers have come to. */
  readonly optionWeights: number
  readonly end: number
}

function layOut([own, option]: GuessFile["shape"], stride: number): Places {
  let end = scratch
  const take = (bytes: number) => {
    const start = end
    end += 64 * Math.ceil(bytes / 64)
    return start
  }
  return {
    own: take(4 * own),
    rows: take(4 * mostOptions * option),
    units: take(stride),
    ownWeights: take(stride * (own + 1)),
    optionWeights: take(stride * (option + 1)),
    end,
  }
}
