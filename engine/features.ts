// Features: a position in numbers, once from the eyes of every seat, for a judgement that is
// learned and not written.

import type { Position } from "./contract.ts"
import { stateHash } from "./hash.ts"

/** How a game tells a position in numbers: by what things do, not by what they are called. */
export interface Features<S extends Position = Position> {
  /** What each number of a row tells. Weights fit the list they were learned with, and no other. */
  readonly names: readonly string[]
  /**
   * Writes one row for each seat. `worths`: what the judgement made by hand thinks of every seat,
   * in spreads, by which rivals are put in order.
   */
  read(state: S, worths: Float64Array, rows: Float32Array): void
}

/** The fingerprint of a list of features. */
export function featuresHash({ names }: Pick<Features, "names">): string {
  return stateHash(names)
}

const most = 6
const leads = ["lead", "leadOverSecond", "leadOverMean", "worst"]
/** A lead beyond this tells nothing more. */
const clear = 4

/**
 * Rows made of the same block of numbers for the seat itself, for its best rival and the next one,
 * and summed up over all the others; then what is the same for everybody. Whoever is called seat 0
 * makes no difference.
 */
export class SeatRows {
  readonly names: readonly string[]
  /** By seat, one block after the other. */
  readonly blocks: Float32Array
  /** Somebody at the table who cannot win: counted among the others. */
  readonly bystander: Float32Array
  readonly shared: Float32Array
  /** Numbers in a block. */
  readonly width: number
  private readonly order = new Int32Array(most)

  constructor(block: readonly string[], shared: readonly string[]) {
    this.width = block.length
    this.blocks = new Float32Array(block.length * most)
    this.bystander = new Float32Array(block.length)
    this.shared = new Float32Array(shared.length)
    const tables = Array.from({ length: most - 1 }, (_, i) => `seats${i + 2}`)
    const whose = ["own", "rival", "second", "rest"].flatMap((who) => block.map((name) => `${who}.${name}`))
    this.names = [...whose, ...leads, "rivalAfter", "secondAfter", ...tables, ...shared]
  }

  /** All numbers are 0 again. */
  clear(): void {
    this.blocks.fill(0)
    this.bystander.fill(0)
    this.shared.fill(0)
  }

  write(seats: number, worths: Float64Array, rows: Float32Array): void {
    const { names, width, blocks, shared, order } = this
    const length = names.length
    rows.fill(0, 0, seats * length)
    for (let seat = 0; seat < seats; seat++) {
      this.putInOrder(seat, seats, worths)
      const row = seat * length
      copy(blocks, seat * width, rows, row, width)
      for (let place = 0; place < Math.min(2, seats - 1); place++)
        copy(blocks, (order[place] as number) * width, rows, row + (place + 1) * width, width)
      this.addRest(seats, rows, row + 3 * width)
      let at = row + 4 * width
      const own = worths[seat] as number
      let sum = 0
      for (let i = 0; i < seats - 1; i++) sum += worths[order[i] as number] as number
      rows[at++] = within(own - (worths[order[0] as number] as number))
      rows[at++] = seats > 2 ? within(own - (worths[order[1] as number] as number)) : 0
      rows[at++] = within(own - sum / (seats - 1))
      rows[at++] = within(own - (worths[order[seats - 2] as number] as number))
      rows[at++] = after(seat, order[0] as number, seats)
      rows[at++] = seats > 2 ? after(seat, order[1] as number, seats) : 0
      rows[at + seats - 2] = 1
      copy(shared, 0, rows, at + most - 1, shared.length)
    }
  }

  /** The others, the best first; of equals the one who sits nearer on the left. */
  private putInOrder(seat: number, seats: number, worths: Float64Array): void {
    const { order } = this
    for (let i = 1; i < seats; i++) {
      const other = (seat + i) % seats
      let at = i - 1
      for (; at > 0 && (worths[order[at - 1] as number] as number) < (worths[other] as number); at--)
        order[at] = order[at - 1] as number
      order[at] = other
    }
  }

  private addRest(seats: number, rows: Float32Array, to: number): void {
    const { width, blocks, bystander, order } = this
    for (let i = 0; i < width; i++) {
      let sum = bystander[i] as number
      for (let place = 2; place < seats - 1; place++)
        sum += blocks[(order[place] as number) * width + i] as number
      rows[to + i] = sum
    }
  }
}

/** For so few numbers quicker than `set` of a `subarray`, which makes one first. */
function copy(from: Float32Array, start: number, to: Float32Array, at: number, count: number): void {
  for (let i = 0; i < count; i++) to[at + i] = from[start + i] as number
}

function within(lead: number): number {
  return Math.max(-clear, Math.min(clear, lead)) / 2
}

function after(seat: number, other: number, seats: number): number {
  return ((other - seat + seats) % seats) / seats
}
