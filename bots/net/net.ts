// A small net: rows of features in, what they come to out. Its weights are a file that fits one
// game, version and list.

import { BadInput, type Features, featuresHash } from "@genepool/engine"
import type { GuessFile } from "./guess-file.ts"
import { unpackHalves } from "./half.ts"
import { type Layer, plain, scratch, stripe, swift } from "./kernel.ts"

/** What is learned is written down like this, as JSON. */
export interface NetFile {
  readonly game: string
  /** The version of the rules that it was learned by. */
  readonly rules: string
  /** The fingerprint of the features. */
  readonly features: string
  /** Numbers in, after the first and the second layer, and out. */
  readonly shape: readonly [number, number, number, number]
  /**
   * Base64 of 16-bit numbers, low byte first: of each layer the bias, then a row for each input.
   */
  readonly weights: string
  /**
   * How it plays best, as duels have shown; left out, it is used everywhere and as the judgement by
   * hand is.
   */
  readonly use?: NetUse
  /** What others will choose in secret, as far as that was learned. */
  readonly guess?: GuessFile
  /** How it came about, and how well it foretells: for people. */
  readonly card: unknown
}

export interface NetUse {
  /** How many choices per seat a position is played on before it is judged. */
  readonly playOn: number
  /** How much search tries what it knows little of; left out, as much as by hand. */
  readonly exploration?: number
  /** The numbers of seats at which it is better than the judgement by hand. */
  readonly seats: readonly number[]
}

/**
 * What comes out: what to add to the judgement by hand, in spreads; and the lead at the end, from
 * -1 to 1.
 */
export const outputs = 2
const widest = 2048
const pageBytes = 65536

/** Throws BadInput where the file is of another game, version or list of features, or broken. */
export function readNet(value: unknown, game: { id: string; version: string }, features: Features): NetFile {
  const file = value as Partial<NetFile> | null
  if (typeof file !== "object" || file === null) throw new BadInput("net", "an object", value)
  if (file.game !== game.id) throw new BadInput("net.game", game.id, file.game)
  if (file.rules !== game.version) throw new BadInput("net.rules", `rules ${game.version}`, file.rules)
  const hash = featuresHash(features)
  if (file.features !== hash) throw new BadInput("net.features", `features ${hash}`, file.features)
  const { shape } = file
  const fits =
    Array.isArray(shape) &&
    shape.length === 4 &&
    shape.every((width) => Number.isInteger(width) && width > 0 && width <= widest) &&
    shape[0] === features.names.length &&
    shape[3] === outputs
  if (!fits) throw new BadInput("net.shape", `${features.names.length}, two widths, ${outputs}`, shape)
  const bytes = 2 * weightsIn(shape as NetFile["shape"])
  if (typeof file.weights !== "string" || file.weights.length !== 4 * Math.ceil(bytes / 3))
    throw new BadInput("net.weights", `base64 of ${bytes} bytes`, typeof file.weights)
  const { use } = file
  const isUse =
    use === undefined ||
    (isCount(use.playOn) &&
      (use.exploration === undefined || use.exploration > 0) &&
      Array.isArray(use.seats) &&
      use.seats.every(isCount))
  if (!isUse) throw new BadInput("net.use", "how far to play on, and a list of seats", use)
  return file as NetFile
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0

export function weightsIn(shape: NetFile["shape"]): number {
  return [0, 1, 2].reduce((sum, i) => sum + ((shape[i] as number) + 1) * (shape[i + 1] as number), 0)
}

/** All the weights, one after the other, as in the file. */
export function unpackWeights({ shape, weights }: Pick<NetFile, "shape" | "weights">): Float32Array {
  return unpackHalves(weights, weightsIn(shape))
}

/** A net at work. Rows are written into `rows`, one after the other; `judge` reads one of them. */
export class Net {
  /** Room for one row for each seat. */
  readonly rows: Float32Array
  /** After `judge`. */
  readonly out: Float32Array
  private readonly layer: Layer
  private readonly width: number
  private readonly rowsAt: number
  private readonly between: readonly number[]
  private readonly weights: readonly number[]
  private readonly strides: readonly number[]
  private readonly shape: NetFile["shape"]

  constructor(file: NetFile, seats: number, isPlain = false) {
    const { shape } = file
    this.shape = shape
    this.width = shape[0]
    this.strides = shape.slice(1).map((width) => stripe * Math.ceil((4 * width) / stripe))
    const [rowsAt, between, weights, end] = layOut(shape, this.strides, seats)
    const memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageBytes) })
    this.rowsAt = rowsAt
    this.between = between
    this.weights = weights
    this.layer = (isPlain ? null : swift(memory)) ?? plain(memory)
    this.rows = new Float32Array(memory.buffer, rowsAt, seats * shape[0])
    this.out = new Float32Array(memory.buffer, between[2], outputs)
    this.write(new Float32Array(memory.buffer), unpackWeights(file))
  }

  judge(row: number): void {
    const { layer, shape, between, weights, strides } = this
    const [first, second, out] = between as [number, number, number]
    layer(this.rowsAt + 4 * row * this.width, shape[0], weights[0]!, first, strides[0]!, 1)
    layer(first, shape[1], weights[1]!, second, strides[1]!, 1)
    layer(second, shape[2], weights[2]!, out, strides[2]!, 0)
  }

  /** Every row of weights begins at a multiple of a stripe, filled up with zeros. */
  private write(memory: Float32Array, numbers: Float32Array): void {
    let from = 0
    for (let i = 0; i < 3; i++) {
      const width = this.shape[i + 1] as number
      for (let row = 0; row <= (this.shape[i] as number); row++, from += width)
        memory.set(numbers.subarray(from, from + width), (this.weights[i]! + row * this.strides[i]!) >> 2)
    }
  }
}

/** Where in the memory rows, results and weights begin, and where it ends. */
function layOut(
  shape: NetFile["shape"],
  strides: readonly number[],
  seats: number,
): readonly [number, readonly number[], readonly number[], number] {
  let end = scratch
  const take = (bytes: number) => {
    const start = end
    end += 64 * Math.ceil(bytes / 64)
    return start
  }
  const rowsAt = take(4 * seats * shape[0])
  const between = strides.map(take)
  const weights = strides.map((stride, i) => take(stride * ((shape[i] as number) + 1)))
  return [rowsAt, between, weights, end]
}
