import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { findViolations } from "../boundaries.ts"
import { cyclesIn } from "../cycles.ts"
import { rooms } from "../layers.ts"

/** Writes the files into a tree of its own and tells what is wrong with it, one line each. */
function problemsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), "genepool-boundaries-"))
  try {
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), code)
    }
    return findViolations(root).violations.map(({ path, line, problem }) => `${path}:${line}: ${problem}`)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const importing = (specifier: string) => `import { something } from "${specifier}"\nexport { something }\n`

test("a tree that keeps to the layers has no problems", () => {
  expect(
    problemsIn({
      "engine/index.ts": `export * from "./random/sealed.ts"\n`,
      "engine/random/sealed.ts": importing("@noble/hashes/hmac.js"),
      "engine/tests/sealed.test.ts": `import { readFileSync } from "node:fs"\nimport { test } from "vitest"\nimport "../random/sealed.ts"\ntest("", () => void readFileSync(String(Date.now())))\n`,
      "text/index.ts": `${importing("intl-messageformat")}import "@genepool/engine"\n`,
      "games/krom/index.ts": importing("./rules/fight.ts"),
      "games/krom/rules/fight.ts": `${importing("@genepool/engine")}import "../data/cards.ts"\n`,
      "games/krom/data/cards.ts": importing("@genepool/engine"),
      "games/krom/bot/value.ts": `${importing("@genepool/engine")}import "../rules/fight.ts"\n`,
      "games/krom/text/en.ts": importing("@genepool/text"),
      "games/krom/board/index.tsx": `import { useState } from "react"\nimport "../rules/fight.ts"\nexport const Board = () => <g>{useState(Date.now())[0]}</g>\n`,
      "games/krom/tests/fight.test.ts": `import { conform } from "@genepool/engine"\nimport fc from "fast-check"\nimport "../index.ts"\nvoid conform(fc)\n`,
      "games/index.ts": `import { krom } from "@genepool/krom"\nexport const games = [{ krom, board: () => import("@genepool/krom/board") }]\n`,
      "bots/index.ts": importing("@genepool/games"),
      "web/main.tsx": `import { Board } from "@genepool/krom/board"\nimport "@genepool/bots"\nexport const page = <Board />\n`,
      "server/main.ts": `import "node:http"\nimport "@genepool/games"\nconsole.log(Date.now())\n`,
      "cli/main.ts": importing("@genepool/games"),
      "bench/main.ts": importing("@genepool/server"),
    }),
  ).toEqual([])
})

describe("the wire", () => {
  const wire = { "wire/index.ts": "export type Snapshot = { n: number }\n" }

  test("a message that is declared again where it could be imported is found, in tests too", () => {
    expect(
      problemsIn({
        ...wire,
        "siege/load.ts": "interface Seen { n: number }\n\ninterface Snapshot { n: number }\n",
        "web/tests/a.test.ts": "export type Snapshot = { n: number }\n",
        "bots/index.ts": "export interface Snapshot { seeds: number }\n",
      }),
    ).toEqual([
      "siege/load.ts:3: Snapshot is a type of wire: import it from there, or call this one something else",
      "web/tests/a.test.ts:1: Snapshot is a type of wire: import it from there, or call this one something else",
    ])
  })

  test("the page has only its types; the server, and tests, have the schemas", () => {
    expect(
      problemsIn({
        ...wire,
        "server/main.ts": importing("@genepool/wire"),
        "web/tests/b.test.ts": importing("@genepool/wire"),
        "web/a.ts": `import type { Snapshot } from "@genepool/wire"\nexport type Seen = Snapshot\n`,
        "web/b.ts": importing("@genepool/wire"),
        "wire/table.ts": importing("@genepool/games"),
      }),
    ).toEqual([
      'web/b.ts:1: web may only have types of wire: use import type ("@genepool/wire")',
      'wire/table.ts:1: wire may not import games ("@genepool/games")',
    ])
  })
})

describe("arrows between packages", () => {
  test.each([
    ["engine/index.ts", "@genepool/games", "engine may not import games"],
    ["engine/tests/a.test.ts", "@genepool/krom", "engine may not import games/krom"],
    ["text/index.ts", "@genepool/krom", "text may not import games/krom"],
    ["games/krom/board/index.tsx", "@genepool/viral", "games/krom may not import games/viral"],
    ["games/krom/board/index.tsx", "@genepool/games", "games/krom may not import games"],
    ["games/krom/tests/a.test.ts", "@genepool/bots", "games/krom may not import bots"],
    ["games/index.ts", "genepool", "games may not import cli"],
    ["bots/index.ts", "@genepool/server", "bots may not import server"],
    ["web/main.tsx", "@genepool/server", "web may not import server"],
    ["server/main.ts", "@genepool/web", "server may not import web"],
    ["cli/main.ts", "@genepool/bench", "cli may not import bench"],
  ])("%s may not import %s", (path, specifier, problem) => {
    expect(problemsIn({ [path]: importing(specifier) })).toEqual([`${path}:1: ${problem} ("${specifier}")`])
  })

  test.each([
    ["engine/index.ts", `export * from "@genepool/text"`],
    ["engine/index.ts", `export { krom } from "@genepool/krom"`],
    ["engine/index.ts", `import type { Krom } from "@genepool/krom"`],
    ["engine/index.ts", `import "@genepool/krom"`],
    ["engine/index.ts", `export const load = () => import("@genepool/krom")`],
    ["engine/index.ts", `export type Krom = import("@genepool/krom").Krom`],
  ])("%s may not write %s", (path, code) => {
    expect(problemsIn({ [path]: `\n${code}\n` })).toEqual([
      expect.stringMatching(/^engine\/index.ts:2: engine may/),
    ])
  })

  test("a package's index.ts is its whole surface", () => {
    expect(problemsIn({ "cli/main.ts": importing("@genepool/engine/random/fast.ts") })).toEqual([
      `cli/main.ts:1: "@genepool/engine/random/fast.ts" reaches past the index.ts of engine`,
    ])
    expect(problemsIn({ "cli/tests/a.test.ts": importing("@genepool/krom/rules/fight.ts") })).toHaveLength(1)
    expect(problemsIn({ "cli/main.ts": importing("../engine/random/fast.ts") })).toEqual([
      `cli/main.ts:1: "../engine/random/fast.ts" leads out of cli: import the other package by its name`,
    ])
    expect(problemsIn({ "games/krom/tests/a.test.ts": importing("../../viral/index.ts") })).toHaveLength(1)
    expect(problemsIn({ "games/index.ts": importing("./krom/index.ts") })).toHaveLength(1)
  })

  test("a package does not import itself by name, except in its tests", () => {
    expect(problemsIn({ "engine/log.ts": importing("@genepool/engine") })).toHaveLength(1)
    expect(problemsIn({ "engine/tests/log.test.ts": importing("@genepool/engine") })).toEqual([])
  })

  test("only the page loads a board at once", () => {
    expect(problemsIn({ "games/index.ts": importing("@genepool/krom/board") })).toEqual([
      `games/index.ts:1: "@genepool/krom/board" is only loaded by web and tests; others may use import()`,
    ])
    expect(problemsIn({ "games/krom/index.ts": importing("./board/index.tsx") })).toEqual([
      `games/krom/index.ts:1: a game without its board may not import board/ ("./board/index.tsx")`,
    ])
  })

  test("only tests, the terminal and the benchmarks load the testing kit", () => {
    const kit = importing("@genepool/engine/testing")
    expect(
      problemsIn({ "cli/main.ts": kit, "bench/main.ts": kit, "games/krom/tests/a.test.ts": kit }),
    ).toEqual([])
    const others = [
      "bots/index.ts",
      "games/index.ts",
      "games/krom/rules/a.ts",
      "server/main.ts",
      "web/main.tsx",
    ]
    const tree = Object.fromEntries(others.map((path) => [path, kit]))
    expect(problemsIn(tree).map((line) => line.split(":")[0])).toEqual(others)
    expect(problemsIn({ "engine/index.ts": importing("./testing/index.ts") })).toEqual([
      `engine/index.ts:1: engine may not import testing/ ("./testing/index.ts")`,
    ])
    expect(problemsIn({ "engine/testing/index.ts": importing("../log.ts") })).toEqual([])
  })

  test("a new package needs a place in the table", () => {
    expect(problemsIn({ "ratings/package.json": "{}" })).toEqual([
      "ratings/package.json:1: the package has no place in scripts/layers.ts",
    ])
  })
})

describe("rooms inside a room", () => {
  test.each([
    ["server/store/a.ts", "../tables/b.ts", 'store/ may not import tables/ ("../tables/b.ts")'],
    ["server/tables/a.ts", "../people/b.ts", 'tables/ may not import people/ ("../people/b.ts")'],
    ["server/routes/a.ts", "../app.ts", "routes/ may not import app.ts, which puts the rooms together"],
    ["server/cellar/a.ts", "../clock.ts", "the folder server/cellar has no place in scripts/layers.ts"],
    ["web/table/a.tsx", "../online/b.ts", 'table/ may not import online/ ("../online/b.ts")'],
    ["games/krom/board/art/a.tsx", "../card/b.tsx", 'art/ may not import card/ ("../card/b.tsx")'],
  ])("%s may not import %s", (path, specifier, problem) => {
    for (const code of [importing(specifier), `import type { A } from "${specifier}"\nexport type B = A\n`])
      expect(problemsIn({ [path]: code })).toEqual([`${path}:1: ${problem}`])
  })

  test("files at the top serve all rooms, those that put them together use all, and pages come on demand", () => {
    expect(
      problemsIn({
        "server/tables/a.ts": importing("../clock.ts"),
        "server/start.ts": importing("./routes/a.ts"),
        "server/tests/a.test.ts": importing("../routes/a.ts"),
        "server/testing/a.ts": importing("../start.ts"),
        "web/app/app.tsx": importing("../lobby/a.tsx"),
        "web/lobby/a.tsx": `export const page = () => import("../online/b.tsx")\n`,
        "games/krom/board/area/a.tsx": importing("../play.ts"),
      }),
    ).toEqual([])
  })

  test("the arrows between rooms go round in no circle", () => {
    for (const { mayUse, inside } of rooms) {
      expect(cyclesIn(new Map(Object.entries(mayUse)))).toEqual([])
      const named = new Set(
        Object.values(mayUse)
          .flat()
          .filter((room) => !room.includes(".")),
      )
      expect(
        [...named].filter((room) => !(room in mayUse)),
        String(inside),
      ).toEqual([])
    }
  })
})

describe("files that import each other", () => {
  test("are found, by values and by types alike, each knot once and by its shortest circle", () => {
    expect(
      problemsIn({
        "cli/a.ts": importing("./b.ts"),
        "cli/b.ts": `import type { C } from "./c.ts"\nimport "./d.ts"\nexport type B = C\n`,
        "cli/c.ts": importing("./a.ts"),
        "cli/d.ts": importing("./e.ts"),
        "cli/e.ts": importing("./c.ts"),
        "cli/tests/kit.ts": importing("../a.ts"),
        "bench/a.ts": importing("./a.ts"),
      }),
    ).toEqual([
      "bench/a.ts:1: files import each other in a circle: bench/a.ts -> bench/a.ts",
      "cli/a.ts:1: files import each other in a circle: cli/a.ts -> cli/b.ts -> cli/c.ts -> cli/a.ts",
    ])
  })
})

describe("what pure code may import", () => {
  test.each([
    ["engine/hash.ts", "node:crypto"],
    ["engine/hash.ts", "react"],
    ["engine/testing/conformance.ts", "vitest"],
    ["games/krom/rules/fight.ts", "node:fs"],
    ["games/krom/rules/fight.ts", "react"],
    ["games/krom/rules/fight.ts", "@genepool/text"],
    ["games/krom/rules/fight.ts", "../bot/value.ts"],
    ["games/krom/rules/fight.ts", "../board/index.tsx"],
    ["games/krom/rules/fight.ts", "../text/en.ts"],
    ["games/krom/rules/fight.ts", "../index.ts"],
    ["games/krom/data/cards.ts", "@noble/hashes/sha2.js"],
    ["games/krom/bot/value.ts", "../text/en.ts"],
    ["games/krom/bot/value.ts", "node:worker_threads"],
    ["games/krom/index.ts", "react"],
    ["games/krom/text/en.ts", "node:fs"],
  ])("%s may not import %s", (path, specifier) => {
    expect(problemsIn({ [path]: importing(specifier) })).toEqual([expect.stringContaining(`"${specifier}"`)])
  })

  test("an address that is computed could be anything", () => {
    expect(problemsIn({ "engine/load.ts": "export const load = (name: string) => import(name)\n" })).toEqual([
      "engine/load.ts:1: engine may not import a computed address",
    ])
  })
})

describe("what pure code may reach for", () => {
  const pure = ["engine/log.ts", "games/krom/bot/a.ts", "games/krom/data/a.ts", "games/krom/rules/a.ts"]

  test.each([
    "Date.now()",
    "new Date()",
    "Math.random()",
    `Math["random"]()`,
    "performance.now()",
    "setTimeout(() => {}, 1)",
    "process.env.HOME",
    "window.location",
    "fetch('/')",
    "crypto.randomUUID()",
    "console.log(1)",
    "globalThis.Date",
    "'a'.localeCompare('b')",
  ])("%s is refused in the engine and in a game's rules, data and bot, and nowhere else", (expression) => {
    const code = `export const value = () => ${expression}\n`
    const elsewhere = ["engine/tests/a.test.ts", "games/krom/board/a.ts", "server/a.ts"]
    const tree = Object.fromEntries([...pure, ...elsewhere].map((path) => [path, code]))
    expect(problemsIn(tree).map((line) => line.split(":")[0])).toEqual(pure)
  })

  test("const { random } = Math is refused as well", () => {
    expect(problemsIn({ "engine/a.ts": "export const { random } = Math\n" })).toHaveLength(1)
  })

  test("the game's own things may have such names", () => {
    const code = `
      export interface Frame { window: number; process: string }
      export function close(window: Frame, process: (frame: Frame) => number) {
        const fetch = process(window)
        return { Date: fetch, console: window.window, performance: window.process }
      }`
    expect(problemsIn({ "games/krom/rules/windows.ts": code })).toEqual([])
  })

  test("a comment does not switch the check off", () => {
    const code = "// oxlint-disable-next-line\nexport const now = () => Date.now()\n"
    expect(problemsIn({ "engine/a.ts": code })).toEqual([
      "engine/a.ts:1: a linter may not be silenced in pure code",
    ])
  })
})
