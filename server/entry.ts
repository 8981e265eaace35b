// A crowd behind one address waits in its own line, so that it never stands between the others and
// the server.

/**
 * Requests of one address that are worked on at a time; the rest wait, in the order in which they
 * came.
 */
const mostAtOnce = 2

interface AtDoor {
  inside: number
  readonly waiting: (() => void)[]
}

export class Entry {
  private readonly doors = new Map<string, AtDoor>()

  /**
   * Resolves when it is this one's turn, with what is to be called when its work is done; twice
   * does no harm.
   */
  async enter(network: string): Promise<() => void> {
    const door = this.doors.get(network) ?? { inside: 0, waiting: [] }
    this.doors.set(network, door)
    if (door.inside < mostAtOnce) door.inside++
    // The place is handed on by whoever leaves it
    else await new Promise<void>((resolve) => door.waiting.push(resolve))
    let left = false
    return () => {
      if (left) return
      left = true
      this.leave(network, door)
    }
  }

  /** Addresses from which somebody is inside. */
  get size(): number {
    return this.doors.size
  }

  private leave(network: string, door: AtDoor): void {
    const next = door.waiting.shift()
    // Whoever else has sent something meanwhile comes first
    if (next !== undefined) setImmediate(next)
    else if (--door.inside === 0) this.doors.delete(network)
  }
}
