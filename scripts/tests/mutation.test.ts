import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"
import { keyOf } from "../mutation/equivalent.ts"
import { examine, type Plan } from "../mutation/examine.ts"
import { mutantsOf, withMutant } from "../mutation/mutants.ts"
import { idsIn, placesOf } from "../mutation/places.ts"
import { inWords, type Report } from "../mutation/report.ts"
import { workspace } from "../sources.ts"

/** A file's mutants, each as the whole code that it makes. */
const broken = (code: string) => mutantsOf("rule.ts", code).map((mutant) => withMutant(code, mutant))

describe("mutants", () => {
  test.each([
    ["a bound, and numbers by one", "f(a < 2)", [";", "f(a <= 2)", "f(a < 1)", "f(a < 3)"]],
    ["each part of a condition, and how they hang together", "x = a && !b", [";", "x = a || !b"]],
    ["a statement and its operator", "a += b", [";", "a -= b"]],
    ["the first for the last, and one for all", "x(list.some(f))", [";", "x(list.every(f))"]],
    ["a list, and what is spread into it", "x = [a, ...b]", [";", "x = []", "x = [a, ...[]]"]],
    ["a default", "x = a ?? b", [";", "x = a", "x = b"]],
    ["an early return", "function f() { return }", ["function f() { ; }"]],
    ["counting", "i++", [";", "i--"]],
  ])("%s", (_what, code, expected) => {
    expect(broken(code)).toEqual(expect.arrayContaining(expected))
  })

  test("of a condition: the whole and each part, in the one way that the others do not bring about", () => {
    expect(broken("if (a && (b || !c)) d")).toEqual([
      "if (false) d",
      "if (true && (b || !c)) d",
      "if (a || (b || !c)) d",
      "if (a && (true)) d",
      "if (a && (false || !c)) d",
      "if (a && (b && !c)) d",
      "if (a && (b || !true)) d",
      "if (a && (b || !c)) ;",
    ])
  })

  test("what a filter keeps", () => {
    expect(broken("x(list.filter((n) => n === y))")).toEqual([
      ";",
      "x(list.filter((n) => false))",
      "x(list.filter((n) => true))",
    ])
    expect(broken("x(list.filter(even))")).toEqual([";", "x([])", "x(list)"])
  })

  test("left alone: what only saves time, and the values of a set of names", () => {
    expect(broken("if (turn.told !== null) x")).toEqual(["if (false) x", "if (turn.told !== null) ;"])
    expect(broken("export const facts = { marked: true, won: true }")).toEqual([])
    expect(broken("export const dials = { loud: true, far: false }")).toHaveLength(2)
  })

  test("types, imports and what is thrown are left alone", () => {
    expect(broken(`import { a } from "a"\ntype B = 1 | 2\nthrow new Error(a + 1)`)).toEqual([])
  })
})

describe("places of rules", () => {
  const code = `// ABC-ONE-01
function one() { return 1 }

const steps = {
  // ABC-TWO-01..02: why
  two: 2,
  three: 3, // ABC-THREE-01
  ask: { rule: "ABC-ASK-01", offer: 4 },
}
`
  test("what a comment stands before or beside, and the step whose rule it is", () => {
    expect(placesOf("rule.ts", code).map(({ id, start, end }) => [id, code.slice(start, end)])).toEqual([
      ["ABC-ONE-01", "function one() { return 1 }"],
      ["ABC-TWO-01", "two: 2"],
      ["ABC-TWO-02", "two: 2"],
      ["ABC-THREE-01", "three: 3"],
      ["ABC-ASK-01", `{ rule: "ABC-ASK-01", offer: 4 }`],
    ])
  })

  test("a range names all its rules", () => {
    expect(idsIn("ABC-X-09..11, ABC-Y-01 to ABC-Y-02, ABC-EX-D1; ABC-DAT-EVO")).toEqual([
      "ABC-X-09",
      "ABC-X-10",
      "ABC-X-11",
      "ABC-Y-01",
      "ABC-Y-02",
      "ABC-EX-D1",
      "ABC-DAT-EVO",
    ])
  })
})

test("a rule that the game does not know is said in a sentence, without a trace", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/mutation/main.ts", "noughts", "--rule", "ABC-05"],
    { cwd: workspace, encoding: "utf8" },
  )
  expect(stderr).toBe(
    "npm run mutation -- noughts: there is nothing to break: no code of noughts/rules names ABC-05\n",
  )
  expect(status).toBe(2)
})

/** A game of two rules: one that its test holds, and one whose test would pass without it. */
const game = {
  "rules/game.ts": `
// ABC-HELD-01: nobody has more than five
export function most(count: number): number { return count > 5 ? 5 : count }

// ABC-LOOSE-01: who is asleep loses the turn
export function turns(asleep: boolean): string[] { const list = []; if (!asleep) list.push("turn"); return list }

export function unused(n: number): number { return -n }
`,
  "tests/game.test.ts": `
import { expect, test } from "vitest"
import { most, turns } from "../rules/game.ts"
test.each([[4, 4], [5, 5], [6, 5]])("ABC-HELD-01 of %s stay %s", (n, left) => { expect(most(n)).toBe(left) })
test("ABC-LOOSE-01 who is asleep loses the turn", () => { expect(turns(true)).toBeDefined() })
test("whoever is awake has a turn", () => { expect(turns(false)).toEqual(["turn"]) })
`,
}

async function examined(
  files: { readonly [path: string]: string },
  plan: Partial<Plan> = {},
): Promise<Report> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "genepool-mutation-")))
  try {
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), code)
    }
    const all = {
      rule: null,
      files: [],
      again: null,
      sample: null,
      seed: 1,
      threads: 1,
      patience: 2000,
      all: false,
      say: () => {},
    }
    return await examine(root, { ...all, ...plan })
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe("a game", () => {
  test("what its tests do not notice is told, with the rules whose own tests notice nothing", async () => {
    const report = await examined(game)
    const found = report.survivors.map(({ was, becomes, reached }) => [was, becomes, reached])
    // More than five is five, and so is five
    expect(found).toContainEqual([">", ">=", 3])
    expect(found).toContainEqual(["asleep", "false", 2])
    expect(found).toContainEqual(["-n", "n", 0])
    expect(found).not.toContainEqual(["asleep", "true", 2])
    expect(report.unheld).toEqual([{ id: "ABC-LOOSE-01", mutants: 3 }])
    expect(report.passed).toBe(false)
    expect(inWords(report)).toMatch(/survives {2}rules\/game.ts:6 {2}asleep -> false {2}ABC-LOOSE-01/)
    expect(inWords(report)).toMatch(/unheld {4}ABC-LOOSE-01/)
  })

  test("a mutant without end is stopped, and counts as noticed", async () => {
    const { fates } = await examined({
      "rules/down.ts": `export const down = (n: number) => { while (n) n--; return n }`,
      "tests/down.test.ts": `import { expect, test } from "vitest"
import { down } from "../rules/down.ts"
test("down to nothing", () => { expect(down(3)).toBe(0) })`,
    })
    expect(fates.map(({ becomes, how }) => [becomes, how])).toEqual([
      ["false", "tests"],
      [";", "time"],
      ["n++", "time"],
    ])
    expect(fates.every(({ killed }) => killed)).toBe(true)
  })

  test("a test is tried though an earlier one has made the code hot, which the engine then no longer counts", async () => {
    const { survivors, fates } = await examined({
      "rules/sum.ts": `export const sum = (a: number, b: number) => { const s = a + b; return s }`,
      "tests/sum.test.ts": `import { expect, test } from "vitest"
import { sum } from "../rules/sum.ts"
test("a number", () => { let n = 0; for (let i = 0; i < 1_000_000; i++) n = sum(n, 0); expect(n).toBe(0) })
test("a sum", () => { expect(sum(1, 2)).toBe(3) })`,
    })
    expect(fates).not.toEqual([])
    expect(survivors).toEqual([])
  })

  test("a test that waits for the processor is no mutant without end", async () => {
    const { survivors } = await examined(
      {
        "rules/quick.ts": `export const quick = true`,
        "tests/quick.test.ts": `import { test } from "vitest"
import { quick } from "../rules/quick.ts"
test("stands still", () => { if (!quick) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500) })`,
      },
      { patience: 1000 },
    )
    expect(survivors.map(({ becomes, how }) => [becomes, how])).toEqual([["false", "tests"]])
  })

  test("declared as equivalent, a survivor is not counted; a declaration that is not true is told", async () => {
    const line = "export function most(count: number): number { return count > 5 ? 5 : count }"
    const declared = {
      [`${line} | > -> >=`]: "five is five",
      [`${line} | count > 5 -> true`]: "a lie",
      "gone | 1 -> 2": "was there once",
    }
    const files = { ...game, "tests/equivalent-mutants.json": JSON.stringify({ "rules/game.ts": declared }) }
    const report = await examined(files)
    expect(report.equivalent).toBe(2)
    expect(report.survivors.map(({ becomes }) => becomes)).not.toContain(">=")
    expect(report.wrongly).toEqual([
      "no such mutant: rules/game.ts: gone | 1 -> 2",
      "noticed by a test: rules/game.ts:3 count > 5 -> true",
    ])
  })

  test("those that survived can be tried again, and no others", async () => {
    const before = await examined(game)
    const again = new Set(before.survivors.map((fate) => keyOf(fate.file, fate)))
    const after = await examined(game, { again })
    expect(after.fates.length).toBeLessThan(before.fates.length)
    expect(after.fates.every((fate) => again.has(keyOf(fate.file, fate)))).toBe(true)
    expect(after.survivors).toEqual(before.survivors)
    expect(await examined(game, { files: ["game.ts"] })).toMatchObject({ mutants: before.mutants })
    await expect(examined(game, { files: ["none.ts"] })).rejects.toThrow(/nothing to break: .*none\.ts/)
  })

  test("a sample is the same for a seed, and another one for another", async () => {
    const chosen = async (seed: number) =>
      (await examined(game, { sample: 3, seed })).fates.map(({ line, was, becomes }) => [line, was, becomes])
    expect(await chosen(1)).toEqual(await chosen(1))
    expect(await chosen(1)).not.toEqual(await chosen(2))
  })

  test("tests that fail as they are, or that lean on their order, prove nothing", async () => {
    const failing = game["tests/game.test.ts"].replace(`["turn"]`, `["rest"]`)
    await expect(examined({ ...game, "tests/game.test.ts": failing })).rejects.toThrow(
      /game.test.ts fails as it is: whoever is awake has a turn/,
    )
    // Passes only where a file is loaded for it alone
    const counting = `import { expect, test } from "vitest"
import { state } from "../rules/state.ts"
test("first", () => { for (let i = 0; i < 1e7; i++) state.n = i; expect(state.n++).toBe(9999999) })
test("second", () => { expect(state.n).toBe(10000000) })`
    const leaning = { "rules/state.ts": "export const state = { n: 0 }", "tests/state.test.ts": counting }
    await expect(examined(leaning)).rejects.toThrow(/changes nothing is killed by second/)
  })
})
