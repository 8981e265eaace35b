// Pictures of at most 256 colours: a fraction of the size, and hardly a difference to the eye
import { crc32, deflateSync, inflateSync } from "node:zlib"

interface Pixels {
  readonly width: number
  readonly height: number
  /** Three bytes each: red, green, blue. */
  readonly rgb: Uint8Array
}

/** A PNG as a browser takes it of a page: eight bits a colour, in one go. */
export function pixelsOf(png: Buffer): Pixels {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const size = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const rows = inflateSync(Buffer.concat(parts))
  const wide = width * size
  const rgb = new Uint8Array(width * height * 3)
  let above = new Uint8Array(wide)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (wide + 1)]!
    const row = new Uint8Array(rows.subarray(y * (wide + 1) + 1, (y + 1) * (wide + 1)))
    for (let x = 0; x < wide; x++) {
      const left = x < size ? 0 : row[x - size]!
      row[x] = row[x]! + guess(filter, left, above[x]!, x < size ? 0 : above[x - size]!)
    }
    for (let x = 0; x < width; x++) rgb.set(row.subarray(x * size, x * size + 3), (y * width + x) * 3)
    above = row
  }
  return { width, height, rgb }
}

/** What the filters of PNG expect of a byte, by those to the left, above, and above to the left. */
function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  if (filter !== 4) return 0
  const sum = left + up - corner
  const [byLeft, byUp, byCorner] = [Math.abs(sum - left), Math.abs(sum - up), Math.abs(sum - corner)]
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly count: number
  /** What it was before it was made coarser. */
  readonly key: number
}

/** An indexed PNG, with the colours found by halving the widest box of them again and again. */
export function palettePng({ width, height, rgb }: Pixels): Buffer {
  const keyAt = (pixel: number) =>
    ((rgb[3 * pixel]! >> 2) << 12) | ((rgb[3 * pixel + 1]! >> 2) << 6) | (rgb[3 * pixel + 2]! >> 2)
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < width * height; pixel++)
    counts.set(keyAt(pixel), (counts.get(keyAt(pixel)) ?? 0) + 1)
  const boxes = boxesOf(
    [...counts].map(([key, count]) => ({
      rgb: [((key >> 12) & 63) << 2, ((key >> 6) & 63) << 2, (key & 63) << 2],
      count,
      key,
    })),
  )
  const index = new Map(boxes.flatMap((box, at) => box.map(({ key }) => [key, at] as const)))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(keyAt(y * width + x))!
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(boxes.flatMap(meanOf))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function meanOf(box: readonly Colour[]): number[] {
  const sum = box.reduce((all, { count }) => all + count, 0)
  return [0, 1, 2].map((c) => Math.round(box.reduce((all, { rgb, count }) => all + rgb[c]! * count, 0) / sum))
}

/** How much would be gained by halving a box, and along which colour. */
function spreadOf(box: readonly Colour[]): { readonly along: number; readonly worth: number } {
  let along = 0
  let widest = -1
  for (const c of [0, 1, 2]) {
    const values = box.map(({ rgb }) => rgb[c]!)
    const width = values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)
    if (width <= widest) continue
    widest = width
    along = c
  }
  const weight = box.reduce((all, { count }) => all + count, 0)
  return { along, worth: widest * Math.sqrt(weight) }
}

function boxesOf(colours: Colour[]): Colour[][] {
  const boxes = [{ box: colours, ...spreadOf(colours) }]
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.worth - a.worth)
    const [first] = boxes
    if (first === undefined || first.box.length < 2) break
    const { box, along } = first
    box.sort((a, b) => a.rgb[along]! - b.rgb[along]!)
    const half = box.reduce((all, { count }) => all + count, 0) / 2
    let at = 0
    for (let sum = 0; at < box.length - 1 && sum < half; at++) sum += box[at]!.count
    const parts = [box.slice(0, Math.max(1, at)), box.slice(Math.max(1, at))]
    boxes.splice(0, 1, ...parts.map((part) => ({ box: part, ...spreadOf(part) })))
  }
  return boxes.map(({ box }) => box)
}
