// The tree of a search in flat arrays: no object per node, and never more than its capacity.

import { type Choice, sameChoice } from "@genepool/engine"
import { hashOf } from "./choices.ts"

/** Beside a seat's choice, all answers together may lead from one node to the next. */
export const joint = 255

/**
 * How far a list may be ahead of the one that a node has seen first, before its options are looked
 * up one by one.
 */
const lookAhead = 4

/** Where a tree starts; it doubles when less than half of this is left. */
const firstRoom = 1 << 13

/**
 * A node is what led to it: its parent, a seat and a choice. Statistics are of that seat. Node 0 is
 * the root, and as an answer it means that there is none.
 */
export class Tree {
  size = 1
  visits: Int32Array
  /** How often it could have been chosen. */
  available: Int32Array
  /** Sums over the visits. */
  values: Float64Array
  wins: Float64Array
  seats: Uint8Array
  /** How likely a choice was guessed to be; 0 as long as nobody has guessed. */
  guesses: Float32Array
  /** The nodes of the list that `look` was given last; 0 where the tree is full. */
  readonly arms: number[] = []

  private readonly choices: (Choice | undefined)[] = []
  /**
   * The options that a node has seen first stand in one row: where it begins, where it ends, and
   * whose it is.
   */
  private rows: Int32Array
  private rowEnds: Int32Array
  private rowSeats: Uint8Array
  /** What led to a node. A hash is 0 until it is needed: in a row that always fits it never is. */
  private parents: Int32Array
  private hashes: Int32Array
  /** To find those that stand in no row. */
  private table: Int32Array
  private mask: number
  private readonly capacity: number

  constructor(capacity: number) {
    this.capacity = capacity
    const room = Math.min(capacity, firstRoom)
    this.visits = new Int32Array(room)
    this.available = new Int32Array(room)
    this.values = new Float64Array(room)
    this.wins = new Float64Array(room)
    this.seats = new Uint8Array(room)
    this.guesses = new Float32Array(room)
    this.rows = new Int32Array(room)
    this.rowEnds = new Int32Array(room)
    this.rowSeats = new Uint8Array(room)
    this.parents = new Int32Array(room)
    this.hashes = new Int32Array(room)
    this.table = new Int32Array(tableSize(room))
    this.mask = this.table.length - 1
  }

  /** Whether it is worth going on with: at least half of it is free. */
  get hasRoom(): boolean {
    return this.size * 2 < this.capacity
  }

  /** Makes room for one more try, as far as the capacity goes. The arrays are others afterwards. */
  makeRoom(): void {
    const before = this.visits.length
    if (this.size + firstRoom / 2 <= before || before === this.capacity) return
    const room = Math.min(this.capacity, before * 2)
    this.visits = larger(this.visits, new Int32Array(room))
    this.available = larger(this.available, new Int32Array(room))
    this.values = larger(this.values, new Float64Array(room))
    this.wins = larger(this.wins, new Float64Array(room))
    this.seats = larger(this.seats, new Uint8Array(room))
    this.guesses = larger(this.guesses, new Float32Array(room))
    this.rows = larger(this.rows, new Int32Array(room))
    this.rowEnds = larger(this.rowEnds, new Int32Array(room))
    this.rowSeats = larger(this.rowSeats, new Uint8Array(room))
    this.parents = larger(this.parents, new Int32Array(room))
    this.hashes = larger(this.hashes, new Int32Array(room))
    const others = this.table
    this.table = new Int32Array(tableSize(room))
    this.mask = this.table.length - 1
    for (const node of others) {
      if (node === 0) continue
      const slot = this.slot(
        this.parents[node] as number,
        this.seats[node] as number,
        this.hashes[node] as number,
        this.choices[node],
      )
      this.table[slot] = node
    }
  }

  clear(): void {
    this.visits.fill(0, 0, this.size)
    this.available.fill(0, 0, this.size)
    this.values.fill(0, 0, this.size)
    this.wins.fill(0, 0, this.size)
    this.guesses.fill(0, 0, this.size)
    this.rows.fill(0, 0, this.size)
    this.table.fill(0)
    this.size = 1
  }

  /** Finds the nodes that the options lead to, and puts them into `arms`. */
  look(node: number, seat: number, options: readonly Choice[]): void {
    const { arms, choices } = this
    const owner = this.rowOwner(node, seat)
    if (owner === 0 && node !== 0) {
      for (let i = 0; i < options.length; i++) arms[i] = 0
      return
    }
    const row = this.rows[owner] as number
    if (row === 0) {
      this.makeRow(owner, node, seat, options)
      return
    }
    const end = this.rowEnds[owner] as number
    // Other worlds offer much the same in the same order
    let next = row
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Choice
      let arm = 0
      for (let ahead = next; ahead < end && ahead < next + lookAhead; ahead++)
        if (choices[ahead] === option) {
          arm = ahead
          break
        }
      if (arm === 0)
        arm =
          next < end && sameChoice(choices[next] as Choice, option)
            ? next
            : this.search(row, end, node, seat, option)
      if (arm >= next && arm < end) next = arm + 1
      arms[i] = arm
    }
  }

  /** The node after all answers together; 0 when the tree is full. */
  after(node: number, answers: number): number {
    return this.findOrAdd(node, joint, answers, undefined)
  }

  /**
   * A row is one seat's. Where others decide at the same node, they have theirs at a corner of it.
   */
  private rowOwner(node: number, seat: number): number {
    if (this.rows[node] === 0) {
      this.rowSeats[node] = seat
      return node
    }
    return this.rowSeats[node] === seat ? node : this.findOrAdd(node, seat, 0, undefined)
  }

  private makeRow(owner: number, node: number, seat: number, options: readonly Choice[]): void {
    this.rows[owner] = this.size
    for (let i = 0; i < options.length; i++)
      this.arms[i] = this.size === this.visits.length ? 0 : this.add(node, seat, 0, options[i] as Choice)
    this.rowEnds[owner] = this.size
  }

  /** An option that is not where it was expected: elsewhere in the row, or not in it. */
  private search(row: number, end: number, parent: number, seat: number, option: Choice): number {
    const { choices, hashes } = this
    const hash = hashOf(option)
    for (let node = row; node < end; node++) {
      if (hashes[node] === 0) hashes[node] = hashOf(choices[node] as Choice)
      if (hashes[node] === hash && sameChoice(choices[node] as Choice, option)) return node
    }
    return this.findOrAdd(parent, seat, hash, option)
  }

  private findOrAdd(parent: number, seat: number, hash: number, choice: Choice | undefined): number {
    const slot = this.slot(parent, seat, hash, choice)
    const found = this.table[slot] as number
    if (found !== 0 || this.size === this.visits.length) return found
    const node = this.add(parent, seat, hash, choice)
    this.table[slot] = node
    return node
  }

  private add(parent: number, seat: number, hash: number, choice: Choice | undefined): number {
    const node = this.size++
    this.parents[node] = parent
    this.seats[node] = seat
    this.hashes[node] = hash
    this.choices[node] = choice
    return node
  }

  /** Where the child is in the table, or would be. */
  private slot(parent: number, seat: number, hash: number, choice: Choice | undefined): number {
    let h = Math.imul(parent, 0x9e3779b1) ^ Math.imul(hash, 0x85ebca6b) ^ Math.imul(seat + 1, 0xc2b2ae35)
    h ^= h >>> 15
    h = Math.imul(h, 0x2c1b3c6d)
    h ^= h >>> 13
    for (let at = h & this.mask; ; at = (at + 1) & this.mask) {
      const node = this.table[at] as number
      if (node === 0) return at
      if (this.parents[node] !== parent || this.seats[node] !== seat || this.hashes[node] !== hash) continue
      const known = this.choices[node]
      if (known === choice) return at
      if (known !== undefined && choice !== undefined && sameChoice(known, choice)) return at
    }
  }
}

function tableSize(room: number): number {
  let size = 2
  while (size < room * 2) size *= 2
  return size
}

function larger<A extends Int32Array | Uint8Array | Float32Array | Float64Array>(before: A, after: A): A {
  after.set(before)
  return after
}
