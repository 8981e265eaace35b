// npm run figures: how much there is, by package, and how often a cast stands in for a type. With a
// revision of git it counts that one: npm run figures -- HEAD~100. Circles of imports are counted
// by npm run boundaries, which has none.

import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packagesOf } from "./quick.ts"
import { sourceFiles, workspace } from "./sources.ts"

interface Figures {
  code: number
  css: number
  tests: number
  /** Two in a row, by way of `unknown`, outside tests. */
  casts: number
  /** A field of a fact that is said to be of some type, outside tests. */
  factCasts: number
}
const none = (): Figures => ({ code: 0, css: 0, tests: 0, casts: 0, factCasts: 0 })

/** By package, of what is in these files. */
export function figuresOf(files: readonly { readonly name: string; readonly text: string }[]) {
  const figures = new Map<string, Figures>()
  for (const { name, text } of files) {
    const kind = kindOf(name)
    if (kind === null) continue
    const [owner = ""] = packagesOf([name])
    const sum = figures.get(owner) ?? none()
    sum[kind] += text.split("\n").length - 1
    if (kind === "code") {
      sum.casts += text.match(/\bas unknown as\b/g)?.length ?? 0
      sum.factCasts += text.match(/\bfact\.\w+ as (?!const\b)/g)?.length ?? 0
    }
    figures.set(owner, sum)
  }
  return new Map([...figures].sort(([one], [other]) => one.localeCompare(other)))
}

function kindOf(name: string): "code" | "css" | "tests" | null {
  if (name.endsWith(".css")) return "css"
  if (!/\.tsx?$/.test(name)) return null
  return /(^|\/)(tests|testing)\//.test(name) ? "tests" : "code"
}

function print(root: string): void {
  const files = sourceFiles(root, { tests: true }).map((file) => ({
    name: file.slice(root.length + 1),
    text: readFileSync(file, "utf8"),
  }))
  const figures = figuresOf(files)
  const all = none()
  for (const one of figures.values())
    for (const key of Object.keys(all) as (keyof Figures)[]) all[key] += one[key]
  const row = (name: string, one: Figures) =>
    `${name.padEnd(18)}${Object.values(one)
      .map((value) => String(value).padStart(9))
      .join("")}`
  console.log(
    `${"lines of".padEnd(18)}${["code", "css", "tests", "casts", "of facts"].map((name) => name.padStart(9)).join("")}`,
  )
  for (const [name, one] of figures) console.log(row(name, one))
  console.log(row("all", all))
}

if (import.meta.main) {
  const revision = process.argv[2]
  if (revision === undefined) print(workspace)
  else {
    const root = mkdtempSync(join(tmpdir(), "genepool-figures-"))
    const { status } = spawnSync("sh", ["-c", 'git archive "$0" | tar -x -C "$1"', revision, root], {
      cwd: workspace,
      stdio: "inherit",
    })
    if (status === 0) print(root)
    rmSync(root, { recursive: true })
    process.exitCode = status ?? 1
  }
}
