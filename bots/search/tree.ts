// The tree of a search in flat arrays: no object per node, and never more than its capacity.

/** Besides a seat's choice, what may lead from one node to the next. */
export const joint = 254
export const chance = 255

/**
 * A node is what led to it: its parent, a seat and the number of a choice. Statistics are of that seat. Node 0 is the
 * root, and as an answer it means that there is none.
 */
export class Tree {
  size = 1
  readonly visits: Int32Array
  /** How often it could have been chosen. */
  readonly available: Int32Array
  /** Sums over the visits. */
  readonly values: Float64Array
  readonly wins: Float64Array
  readonly seats: Uint8Array
  private readonly parents: Int32Array
  private readonly choices: Int32Array
  private readonly table: Int32Array
  private readonly mask: number

  constructor(capacity: number) {
    this.visits = new Int32Array(capacity)
    this.available = new Int32Array(capacity)
    this.values = new Float64Array(capacity)
    this.wins = new Float64Array(capacity)
    this.seats = new Uint8Array(capacity)
    this.parents = new Int32Array(capacity)
    this.choices = new Int32Array(capacity)
    let size = 2
    while (size < capacity * 2) size *= 2
    this.table = new Int32Array(size)
    this.mask = size - 1
  }

  clear(): void {
    this.visits.fill(0, 0, this.size)
    this.available.fill(0, 0, this.size)
    this.values.fill(0, 0, this.size)
    this.wins.fill(0, 0, this.size)
    this.table.fill(0)
    this.size = 1
  }

  /** The child that the choice leads to, or 0. */
  find(parent: number, seat: number, choice: number): number {
    return this.table[this.slot(parent, seat, choice)] as number
  }

  /** The same, made if it is not there; 0 when the tree is full. */
  findOrAdd(parent: number, seat: number, choice: number): number {
    const slot = this.slot(parent, seat, choice)
    const found = this.table[slot] as number
    if (found !== 0 || this.size === this.visits.length) return found
    const node = this.size++
    this.parents[node] = parent
    this.seats[node] = seat
    this.choices[node] = choice
    this.table[slot] = node
    return node
  }

  /** Where the child is in the table, or would be. */
  private slot(parent: number, seat: number, choice: number): number {
    let h = Math.imul(parent, 0x9e3779b1) ^ Math.imul(choice, 0x85ebca6b) ^ Math.imul(seat + 1, 0xc2b2ae35)
    h ^= h >>> 15
    h = Math.imul(h, 0x2c1b3c6d)
    h ^= h >>> 13
    for (let at = h & this.mask; ; at = (at + 1) & this.mask) {
      const node = this.table[at] as number
      if (node === 0) return at
      if (this.parents[node] === parent && this.seats[node] === seat && this.choices[node] === choice)
        return at
    }
  }
}
