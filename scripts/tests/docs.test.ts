// What the docs for contributors name in code is there: whoever follows them looks for it

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { sourceFiles, workspace } from "../sources.ts"

/** Named because there is none. */
const absent = ["utils.ts"]

interface Tree {
  readonly paths: readonly string[]
  readonly words: ReadonlySet<string>
  readonly scripts: readonly string[]
}

/** Scripts, files and names with a capital inside that stand in `code`, and nowhere in the tree. */
function notThere(page: string, { paths, words, scripts }: Tree): string[] {
  const spans = [...page.replace(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(
    ([, span]) => span as string,
  )
  return spans.flatMap((span) => {
    const run = [...span.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name as string)
    const files = (span.match(/(?<![<\w*.])[\w/.-]+\.(?:tsx?|css|md)\b/g) ?? []).filter(
      (file) => !absent.includes(file),
    )
    // What stands in braces is a word of a message
    const names = span.replace(/\{[^}]*\}/g, "").match(/(?<![\w-])[A-Za-z]+[a-z][A-Z]\w*/g) ?? []
    return [
      ...run.filter((name) => !scripts.includes(name)),
      ...files.filter((file) => !paths.some((path) => `/${path}`.endsWith(`/${file}`))),
      ...names.filter((name) => !words.has(name)),
    ]
  })
}

const files = sourceFiles(workspace, { tests: true })
const tree: Tree = {
  paths: files.map((file) => file.slice(workspace.length + 1)),
  words: new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z]\w*/g) ?? []),
  ),
  scripts: Object.keys(JSON.parse(readFileSync(join(workspace, "package.json"), "utf8")).scripts),
}

describe("what the docs name is there", () => {
  test.each([
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/adding-a-game.md",
    "docs/learning.md",
    "docs/scenarios.md",
  ])("%s", (page) => {
    expect(notThere(readFileSync(join(workspace, page), "utf8"), tree)).toEqual([])
  })

  test("what is gone is found", () => {
    const page =
      "`npm run figures`, `npm run gone`; `openBoard` and `closeBoard(1)`; `scripts/size.ts`, `scripts/gone.ts`; `{cellId}`"
    const here = { paths: ["scripts/size.ts"], words: new Set(["openBoard"]), scripts: ["figures"] }
    expect(notThere(page, here)).toEqual(["gone", "closeBoard", "scripts/gone.ts"])
  })
})
