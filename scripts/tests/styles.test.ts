// A style that nothing wears is a style that nobody dares to delete: every class of a stylesheet is named by a source

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { sourceFiles, workspace } from "../sources.ts"

/** Classes of stylesheets that no source names, neither whole nor by the beginning that a template puts together. */
function unworn(styles: readonly string[], sources: string): { classes: number; unworn: string[] } {
  const named = new Set(sources.match(/[A-Za-z][\w-]*/g))
  const begun = [...sources.matchAll(/([A-Za-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning as string)
  const classes = new Set(
    styles.flatMap((style) => {
      const selectors = style.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\{[^{}]*\}/g, "{}")
      return [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name as string)
    }),
  )
  return {
    classes: classes.size,
    unworn: [...classes].filter((name) => !named.has(name) && !begun.some((it) => name.startsWith(it))),
  }
}

test("every class of every stylesheet is worn by something", () => {
  const files = ["board", "games", "web"].flatMap((folder) => sourceFiles(join(workspace, folder)))
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, "utf8"))
  const found = unworn(read(/\.css$/), read(/\.(tsx?|js|html|md)$/).join("\n"))
  expect(found.classes).toBeGreaterThan(500)
  expect(found.unworn).toEqual([])
})

test("a class is found out, unless a source names it or puts it together", () => {
  const style = `.worn { top: 0.5rem } /* .gone */ @media print { .board .left-over:hover { top: 0 } } .seat-3 { top: 1px }`
  expect(unworn([style], `className="worn board" seat-\${n}`)).toEqual({ classes: 4, unworn: ["left-over"] })
})
