// Stylesheets: what nothing wears nobody dares to delete, and a colour that stands in two places is
// changed in one

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { sourceFiles, workspace } from "../sources.ts"

/**
 * Classes of stylesheets that no source names, neither whole nor by the beginning that a template
 * puts together.
 */
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

/** Custom properties and movements that stylesheets define, and neither they nor a source use. */
function unused(styles: readonly string[], sources: string): string[] {
  const all = styles.map((style) => style.replace(/\/\*[\s\S]*?\*\//g, "")).join("\n")
  const named = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, name]) => name as string)
  const defined = new Set(named(/(?:^|[{;\s])(--[\w-]+)\s*:/g, all))
  const moves = new Set(named(/@keyframes ([\w-]+)/g, all))
  const used = new Set(named(/var\(\s*(--[\w-]+)/g, all))
  const moved = new Set(
    named(/animation(?:-name)?:([^;}]+)/g, all).flatMap((value) => value.match(/[\w-]+/g) ?? []),
  )
  const inSources = new Set(sources.match(/(?:--)?[A-Za-z][\w-]*/g))
  return [
    ...[...defined].filter((name) => !used.has(name) && !inSources.has(name)),
    ...[...moves].filter((name) => !moved.has(name) && !inSources.has(name)),
  ]
}

test("every custom property and every movement of the stylesheets is used", () => {
  const files = ["board", "games", "web"].flatMap((folder) => sourceFiles(join(workspace, folder)))
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, "utf8"))
  expect(unused(read(/\.css$/), read(/\.tsx?$/).join("\n"))).toEqual([])
})

test("a property and a movement are found that nothing uses", () => {
  const style = `.a { --ink: red; --gone: blue; color: var(--ink); animation: turn 1s } /* var(--gone) */
    @keyframes turn { to { --from-code: 1 } } @keyframes left { to { top: 0 } }`
  expect(unused([style], `style={{ "--from-code": 0 }}`)).toEqual(["--gone", "left"])
})

const colour = String.raw`(?:#[\da-f]{3,8}\b|rgb\([^)]*\))`
const paint = new RegExp(String.raw`light-dark\(\s*${colour},\s*${colour}\s*\)|${colour}`, "gi")
/** Plain white and black say themselves what they are. */
const plain = /^#(fff|000)\1?$/i

/** Colours that stand in more than one declaration, or in one though a name for them exists. */
function unnamed(styles: readonly string[]): { colours: number; unnamed: string[] } {
  const named = new Set<string>()
  const uses = new Map<string, number>()
  for (const style of styles) {
    const declarations = style.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([-\w]+)\s*:([^;{}]+);/g)
    for (const [, property, value] of declarations) {
      const used = new Set((value as string).match(paint))
      if ((property as string).startsWith("--")) {
        if (used.has((value as string).trim())) named.add((value as string).trim())
      } else for (const one of used) if (!plain.test(one)) uses.set(one, (uses.get(one) ?? 0) + 1)
    }
  }
  return {
    colours: uses.size,
    unnamed: [...uses].filter(([one, times]) => times > 1 || named.has(one)).map(([one]) => one),
  }
}

test("a colour that is used twice in a game, or in the shell, has a name", () => {
  const styles = ["board", "games", "web"]
    .flatMap((folder) => sourceFiles(join(workspace, folder)))
    .filter((file) => file.endsWith(".css"))
  const houses = Map.groupBy(styles, (file) => /games[\\/][^\\/]+/.exec(file)?.[0] ?? "shell")
  const found = [...houses.values()].map((files) => unnamed(files.map((file) => readFileSync(file, "utf8"))))
  expect(found.reduce((sum, { colours }) => sum + colours, 0)).toBeGreaterThan(100)
  expect(found.flatMap((house) => house.unnamed)).toEqual([])
})

test("a colour is found that is used twice, or by its value where it has a name", () => {
  const style = `.a { --ink: #123456; --edge: 1px solid #777777; color: #123456; fill: #fff; }
    .b { background: rgb(1 2 3 / 4%); stroke: #fff; } /* #abcdef #abcdef */
    .c { border: 1px solid rgb(1 2 3 / 4%); color: light-dark(#777777, #888888); }`
  expect(unnamed([style])).toEqual({
    colours: 3,
    unnamed: ["#123456", "rgb(1 2 3 / 4%)"],
  })
})
