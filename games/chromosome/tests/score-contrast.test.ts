// The points of a seat stand on the colour of its species, where axe cannot decide whether they can
// be read

import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const style = (file: string) => readFileSync(new URL(`../board/style/${file}`, import.meta.url), "utf8")

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, "$&$&") : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test("the points on a plate can be read, by day and by night, whichever the species", () => {
  const score = /\.chr-score \{([^}]*)\}/.exec(style("people.css"))?.[1] ?? ""
  const ground = /background: var\((--[a-z-]+)/.exec(score)?.[1]
  const [, ...ink] = /color: light-dark\((#\w+), (#\w+)\)/.exec(score) ?? []
  const grounds = [
    ...style("colours.css").matchAll(new RegExp(`${ground}: light-dark\\((#\\w+), (#\\w+)\\)`, "g")),
  ]
  expect(grounds).toHaveLength(4)
  for (const [, ...colours] of grounds)
    for (const at of [0, 1])
      expect(contrast(colours[at] ?? "", ink[at] ?? ""), colours[at]).toBeGreaterThanOrEqual(4.5)
})
