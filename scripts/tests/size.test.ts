import { randomBytes } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { firstScripts } from "../size.ts"

let dist: string

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "genepool-dist-"))
  mkdirSync(join(dist, "assets"))
})

afterEach(() => rmSync(dist, { recursive: true }))

test("counts what the page loads at once, each file once, and not what comes on demand", () => {
  writeFileSync(
    join(dist, "index.html"),
    `<script type="module" crossorigin src="/assets/main.js"></script>
     <link rel="modulepreload" crossorigin href="/assets/shared.js">
     <link rel="stylesheet" href="/assets/main.css">`,
  )
  writeFileSync(
    join(dist, "assets/main.js"),
    `import{a}from"./shared.js";export*from"./deep.js";export const board=()=>import("./board.js")`,
  )
  writeFileSync(join(dist, "assets/shared.js"), `import"./deep.js";export const a=1`)
  writeFileSync(join(dist, "assets/deep.js"), `export const text="${randomBytes(2000).toString("base64")}"`)
  writeFileSync(join(dist, "assets/board.js"), `export const board="large"`)

  const scripts = firstScripts(dist)
  expect(scripts.map((script) => script.path)).toEqual([
    "assets/deep.js",
    "assets/main.js",
    "assets/shared.js",
  ])
  expect(scripts[0]?.bytes).toBeGreaterThan(2000)
  expect(scripts[0]?.bytes).toBeLessThan(2300)
})
