import { crc32, inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { palettePng } from "../palette.ts"

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
    [8, 16, 20, 255],
    [92, 244, 220, 255],
  ] as const
  const png = palettePng({ width: 2, height: 2, rgba: Uint8Array.from([night, lamp, lamp, night].flat()) })
  const parts = partsOf(png)
  const palette = [...parts.get("PLTE")!]
  const rows = [...inflateSync(parts.get("IDAT")!)]
  const colour = (at: number) => palette.slice(3 * rows[at]!, 3 * rows[at]! + 3)
  expect([1, 2, 4, 5].map(colour)).toEqual([night, lamp, lamp, night].map((rgba) => rgba.slice(0, 3)))
})

test("a picture of many colours has 256 that are close to them", () => {
  const rgba = Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => {
    const pixel = at >> 2
    return [4 * (pixel & 63), 4 * (pixel >> 6), 128, 255][at & 3]!
  })
  const parts = partsOf(palettePng({ width: 64, height: 64, rgba }))
  const palette = [...parts.get("PLTE")!]
  const rows = inflateSync(parts.get("IDAT")!)
  expect(palette).toHaveLength(3 * 256)
  for (let pixel = 0; pixel < 64 * 64; pixel++) {
    const index = rows[(pixel >> 6) * 65 + 1 + (pixel & 63)]!
    for (const c of [0, 1, 2])
      expect(Math.abs(palette[3 * index + c]! - rgba[4 * pixel + c]!)).toBeLessThan(24)
  }
})
