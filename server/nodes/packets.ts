// What crosses a trunk: packets with a kind, a number and a body, many of them in one write.

/** The order is part of what both ends know: new kinds go to the end. */
const kinds = ["ask", "answer", "frame", "over", "leave", "sign", "closing", "frames"] as const

export type Kind = (typeof kinds)[number]

/** Length of what follows, kind, number. */
const headLength = 9
/** A table of the largest game with 400 lines of its log is a tenth of it. */
const longest = 1 << 24

export function packetOf(kind: Kind, id: number, body: Buffer | null): Buffer[] {
  const head = Buffer.allocUnsafe(headLength)
  head.writeUInt32BE(headLength - 4 + (body?.length ?? 0), 0)
  head.writeUInt8(kinds.indexOf(kind), 4)
  head.writeUInt32BE(id, 5)
  return body === null ? [head] : [head, body]
}

/** The same for several streams, whose numbers stand before it. */
export function frameForAll(ids: readonly number[], chunk: Buffer): Buffer {
  const head = Buffer.allocUnsafe(4 * ids.length)
  for (const [i, id] of ids.entries()) head.writeUInt32BE(id, 4 * i)
  return Buffer.concat([head, chunk])
}

/** `count` is the packet's number. */
export function framesIn(count: number, body: Buffer): { readonly ids: number[]; readonly chunk: Buffer } {
  const ids = Array.from({ length: count }, (_, i) => body.readUInt32BE(4 * i))
  return { ids, chunk: body.subarray(4 * count) }
}

/** Puts packets together again from what comes in pieces. */
export class Packets {
  private held: Buffer = Buffer.alloc(0)
  private readonly take: (kind: Kind, id: number, body: Buffer) => void

  constructor(take: (kind: Kind, id: number, body: Buffer) => void) {
    this.take = take
  }

  /** Throws where it is no packet. */
  push(piece: Buffer): void {
    const bytes = this.held.length === 0 ? piece : Buffer.concat([this.held, piece])
    let at = 0
    while (bytes.length - at >= headLength) {
      const length = bytes.readUInt32BE(at)
      const kind = kinds[bytes.readUInt8(at + 4)]
      if (length < headLength - 4 || length > longest || kind === undefined)
        throw new Error("this is no packet")
      const end = at + 4 + length
      if (end > bytes.length) break
      this.take(kind, bytes.readUInt32BE(at + 5), bytes.subarray(at + headLength, end))
      at = end
    }
    this.held = bytes.subarray(at)
  }
}
