// What `./check quick` looks at: the files that changed, and the tests of the packages they are in
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { mayUse } from "./layers.ts"
import { sourceFiles } from "./sources.ts"
import type { Step } from "./steps.ts"

/**
 * What is not committed yet; if there is nothing, what the last commit changed. With a base:
 * everything since.
 */
export function changedFiles(root: string, base?: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
    if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`)
    return stdout.split("\n").filter(Boolean)
  }
  const since = (commit: string) => [
    ...git("diff", "--name-only", "--relative", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]
  if (base !== undefined) return existing(root, since(base))
  const uncommitted = since("HEAD")
  return existing(root, uncommitted.length > 0 ? uncommitted : since("HEAD~1"))
}

function existing(root: string, files: readonly string[]): string[] {
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort()
}

/** The packages that the files belong to; what belongs to none is the scripts'. */
export function packagesOf(files: readonly string[]): string[] {
  const packages = files.map((file) => {
    const [top = "", second = ""] = file.split("/")
    if (top === "games" && file.split("/").length > 2 && second !== "tests") return `games/${second}`
    return top in mayUse ? top : "scripts"
  })
  return [...new Set(packages)].sort()
}

/**
 * No code reads a stylesheet or a page about the project: of those the tests that name them are
 * run. Every other file, also a text of a game, may matter to all tests of its package.
 */
function testsOf(root: string, files: readonly string[]): string[] {
  const isStyle = (file: string) => file.endsWith(".css")
  const isPage = (file: string) => file.endsWith(".md") && !file.startsWith("games/")
  const read = files.filter((file) => isStyle(file) || isPage(file))
  const code = files.filter((file) => !read.includes(file))
  const folders = packagesOf(code).map((folder) => `${folder}/tests/`)
  return [
    ...folders.filter((folder) => existsSync(join(root, folder))),
    ...testsNaming(root, [...new Set(read.map((file) => basename(file)))]),
    ...(files.some(isStyle) ? ["scripts/tests/styles.test.ts"] : []),
  ]
}

function testsNaming(root: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  return sourceFiles(root, { tests: true })
    .filter((file) => /\/tests\/(?!browser\/).*\.test\.tsx?$/.test(file))
    .filter((file) => names.some((name) => readFileSync(file, "utf8").includes(name)))
    .map((file) => file.slice(root.length + 1))
}

export function quickSteps(root: string, files: readonly string[]): Step[][] {
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)).map(quoted)
  const formatted = files.filter((file) => /\.([cm]?[jt]sx?|json|css)$/.test(file)).map(quoted)
  const only = testsOf(root, files)
  const steps: Step[] = [{ name: "typecheck" }, { name: "boundaries" }]
  if (formatted.length > 0)
    steps.push({
      name: "format",
      command: `biome ci --log-level=warn --error-on-warnings --no-errors-on-unmatched ${formatted.join(" ")}`,
    })
  if (code.length > 0)
    steps.push({ name: "lint", command: `oxlint --type-aware --deny-warnings ${code.join(" ")}` })
  const tests: Step[] =
    only.length === 0
      ? []
      : [{ name: "test", runner: "vitest", command: "vitest run --project '!nodes'", only }]
  return [steps, tests]
}

const quoted = (file: string): string => `'${file.replaceAll("'", `'\\''`)}'`
