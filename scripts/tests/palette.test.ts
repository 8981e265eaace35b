import { crc32, deflateSync, inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { palettePng, pixelsOf } from "../palette.ts"

/** The parts of a PNG by their names, each with a sum that is right. */
function partsOf(png: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    parts.set(body.toString("latin1", 0, 4), body.subarray(4))
    at += 12 + length
  }
  return parts
}

test("a picture of few colours keeps them", () => {
  const [night, lamp] = [
    [8, 16, 20],
    [92, 244, 220],
  ] as const
  const png = palettePng({ width: 2, height: 2, rgb: Uint8Array.from([night, lamp, lamp, night].flat()) })
  const parts = partsOf(png)
  const palette = [...parts.get("PLTE")!]
  const rows = [...inflateSync(parts.get("IDAT")!)]
  const colour = (at: number) => palette.slice(3 * rows[at]!, 3 * rows[at]! + 3)
  expect([1, 2, 4, 5].map(colour)).toEqual([night, lamp, lamp, night])
})

test("a picture of many colours has 256 that are close to them", () => {
  const rgb = Uint8Array.from({ length: 3 * 64 * 64 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return [4 * (pixel & 63), 4 * (pixel >> 6), 128][at % 3]!
  })
  const parts = partsOf(palettePng({ width: 64, height: 64, rgb }))
  const palette = [...parts.get("PLTE")!]
  const rows = inflateSync(parts.get("IDAT")!)
  expect(palette).toHaveLength(3 * 256)
  for (let pixel = 0; pixel < 64 * 64; pixel++) {
    const index = rows[(pixel >> 6) * 65 + 1 + (pixel & 63)]!
    for (const c of [0, 1, 2])
      expect(Math.abs(palette[3 * index + c]! - rgb[3 * pixel + c]!)).toBeLessThan(24)
  }
})

test("a picture is read, whatever its rows are filtered by", () => {
  // Two pixels a row. Nothing; left; above; the mean of both; the nearest to left + above - corner
  const rows = [
    [0, 10, 20, 30, 40, 50, 60],
    [1, 11, 21, 31, 5, 5, 5],
    [2, 1, 1, 1, 2, 2, 2],
    [3, 4, 4, 4, 0, 0, 0],
    [4, 1, 1, 1, 1, 1, 1],
  ]
  const body = deflateSync(Buffer.from(rows.flat()))
  const png = Buffer.alloc(33 + 12 + body.length)
  png.writeUInt32BE(13, 8)
  png.write("IHDR", 12, "latin1")
  png.writeUInt32BE(2, 16)
  png.writeUInt32BE(5, 20)
  png.set([8, 2], 24)
  png.writeUInt32BE(body.length, 33)
  png.write("IDAT", 37, "latin1")
  png.set(body, 41)
  const { width, height, rgb } = pixelsOf(png)
  expect([width, height]).toEqual([2, 5])
  expect([...rgb]).toEqual(
    [
      [10, 20, 30, 40, 50, 60],
      [11, 21, 31, 16, 26, 36],
      [12, 22, 32, 18, 28, 38],
      [10, 15, 20, 14, 21, 29],
      [11, 16, 21, 15, 22, 30],
    ].flat(),
  )
})
