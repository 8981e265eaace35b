// What stands after `:has()` in a rule is styled anew wherever it stands at the table, with
// whatever comes or goes there: a browser keeps one list of it for all such rules. A tag's name in
// it means hundreds of elements a frame

import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const workspace = join(import.meta.dirname, "../..")
/** Many of each lie on a board. */
const common = /^(span|li|b|i|small|div|svg|path|img|p|button)(?![\w-])/

/** The last part of each selector in which something after `:has()` is meant. */
export function meantBehindHas(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "")
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector.trim())
  return selectors
    .filter((selector) => !selector.startsWith("@") && selector.includes(":has("))
    .flatMap(apartByCommas)
    .flatMap((selector) => {
      const [before = "", ...rest] = withoutBrackets(selector).split(":has()")
      const last = rest
        .at(-1)
        ?.trim()
        .split(/[\s>+~]+/)
      return before === "" || last === undefined || last.length < 2 ? [] : [last.at(-1) ?? ""]
    })
}

function apartByCommas(selectors: string): string[] {
  const parts = [""]
  let depth = 0
  for (const letter of selectors) {
    if (letter === "(") depth++
    if (letter === ")") depth--
    if (letter === "," && depth === 0) parts.push("")
    else parts[parts.length - 1] += letter
  }
  return parts
}

function withoutBrackets(selector: string): string {
  let [kept, depth] = ["", 0]
  for (const letter of selector) {
    if (letter === ")") depth--
    if (depth === 0) kept += letter
    if (letter === "(") depth++
  }
  return kept.replaceAll(/:(?:is|not|where)\(\)/g, "")
}

test("a rule with `:has()` means what has a class, not every element of a kind", () => {
  expect(meantBehindHas(".header:has(.turn) .mark span { color: red }")).toEqual(["span"])
  expect(meantBehindHas(".table:has(.a, .b) { color: red }")).toEqual([])
  const files = globSync("{web,board,games}/**/*.css", {
    cwd: workspace,
    exclude: (name) => /node_modules|dist/.test(String(name)),
  })
  expect(files.length).toBeGreaterThan(30)
  const wrong = files.flatMap((file) =>
    meantBehindHas(readFileSync(join(workspace, file), "utf8"))
      .filter((meant) => common.test(meant))
      .map((meant) => `${file}: ${meant}`),
  )
  expect(wrong).toEqual([])
})
