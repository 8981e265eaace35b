// Shards: what was seen in games of bots, as a file of records of equal length, so that numbers can
// be read in bulk.
//
// One line of JSON (the header), filled up with blanks to a multiple of 64 bytes, then a record for
// each moment:
//   u32 game, u16 round, u8 part of the game (0..255), u8 tries, then for each seat f32 worth by
//   hand, f32 share of the
//   win, f32 lead at the end from -1 to 1; then for each seat its row of features as 16-bit
//   numbers.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from "node:fs"
import { fromHalf, toHalf } from "@genepool/bots"

export interface Header {
  readonly game: string
  readonly rules: string
  readonly features: string
  readonly width: number
  readonly seats: number
  readonly seed: string
  /** The net that the players had, or none. */
  readonly net: string | null
}

/** One moment of a game, and how the game ended. */
export interface Moment {
  readonly game: number
  readonly round: number
  readonly tries: number
  part: number
  readonly worths: Float32Array
  readonly rows: Float32Array
  readonly shares: Float32Array
  readonly leads: Float32Array
}

export const recordBytes = ({ seats, width }: Pick<Header, "seats" | "width">) =>
  8 + 12 * seats + 2 * seats * width

const headBytes = (header: Header) => 64 * Math.ceil((JSON.stringify(header).length + 1) / 64)

/** Appends to the file, and begins where it was left: whole games only. */
export class ShardWriter {
  /** The number of the next game. */
  next = 0
  private readonly path: string
  private readonly header: Header

  constructor(path: string, header: Header) {
    this.path = path
    this.header = header
    if (existsSync(path)) this.goOn()
    else writeFileSync(path, `${JSON.stringify(header).padEnd(headBytes(header) - 1)}\n`)
  }

  /** A game that was broken off is played again. */
  private goOn(): void {
    const bytes = readFileSync(this.path)
    const found = JSON.stringify(headerOf(bytes, this.path))
    if (found !== JSON.stringify(this.header))
      throw new Error(
        `${this.path} is of ${found}, not of ${JSON.stringify(this.header)}: delete it or name another seed`,
      )
    const head = headBytes(this.header)
    const size = recordBytes(this.header)
    let records = Math.floor((bytes.length - head) / size)
    const gameAt = (i: number) => bytes.readUInt32LE(head + i * size)
    if (records > 0) this.next = gameAt(records - 1)
    while (records > 0 && gameAt(records - 1) === this.next) records--
    truncateSync(this.path, head + records * size)
  }

  /** All moments of one game. */
  write(moments: readonly Moment[]): void {
    const { seats } = this.header
    const size = recordBytes(this.header)
    const bytes = Buffer.alloc(size * moments.length)
    moments.forEach((moment, i) => {
      let at = i * size
      bytes.writeUInt32LE(moment.game, at)
      bytes.writeUInt16LE(Math.min(moment.round, 0xffff), at + 4)
      bytes.writeUInt8(Math.min(255, Math.floor(moment.part * 256)), at + 6)
      bytes.writeUInt8(Math.min(moment.tries, 255), at + 7)
      at += 8
      for (const numbers of [moment.worths, moment.shares, moment.leads])
        for (let seat = 0; seat < seats; seat++, at += 4) bytes.writeFloatLE(numbers[seat] as number, at)
      for (const number of moment.rows) at = bytes.writeUInt16LE(toHalf(number), at)
    })
    appendFileSync(this.path, bytes)
    this.next++
  }
}

export function headerOf(bytes: Buffer, path: string): Header {
  const end = bytes.indexOf("\n")
  if (end < 0) throw new Error(`${path} is no shard: it has no header`)
  return JSON.parse(bytes.toString("utf8", 0, end)) as Header
}

export function readShard(path: string): { header: Header; moments: Moment[] } {
  const bytes = readFileSync(path)
  const header = headerOf(bytes, path)
  const { seats, width } = header
  const size = recordBytes(header)
  const head = headBytes(header)
  const count = Math.floor((bytes.length - head) / size)
  const moments = Array.from({ length: count }, (_, i): Moment => {
    const start = head + i * size
    const floats = (from: number) =>
      Float32Array.from({ length: seats }, (_, seat) =>
        bytes.readFloatLE(start + 8 + 4 * (from * seats + seat)),
      )
    const rowsAt = start + 8 + 12 * seats
    return {
      game: bytes.readUInt32LE(start),
      round: bytes.readUInt16LE(start + 4),
      part: bytes.readUInt8(start + 6) / 256,
      tries: bytes.readUInt8(start + 7),
      worths: floats(0),
      shares: floats(1),
      leads: floats(2),
      rows: Float32Array.from({ length: seats * width }, (_, j) =>
        fromHalf(bytes.readUInt16LE(rowsAt + 2 * j)),
      ),
    }
  })
  return { header, moments }
}
