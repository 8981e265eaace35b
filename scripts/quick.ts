// What `./check quick` looks at: the files that changed, and the tests of the packages they are in
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { mayUse } from "./layers.ts"
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

export function quickSteps(root: string, files: readonly string[]): Step[][] {
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)).map(quoted)
  const formatted = files.filter((file) => /\.([cm]?[jt]sx?|json|css)$/.test(file)).map(quoted)
  const folders = packagesOf(files)
    .map((folder) => `${folder}/tests/`)
    .filter((folder) => existsSync(join(root, folder)))
  const steps: Step[] = [{ name: "typecheck" }, { name: "boundaries" }]
  if (formatted.length > 0)
    steps.push({
      name: "format",
      command: `biome ci --log-level=warn --error-on-warnings --no-errors-on-unmatched ${formatted.join(" ")}`,
    })
  if (code.length > 0)
    steps.push({ name: "lint", command: `oxlint --type-aware --deny-warnings ${code.join(" ")}` })
  const tests: Step[] =
    folders.length === 0
      ? []
      : [{ name: "test", runner: "vitest", command: `vitest run --project '!nodes' ${folders.join(" ")}` }]
  return [steps, tests]
}

const quoted = (file: string): string => `'${file.replaceAll("'", `'\\''`)}'`
