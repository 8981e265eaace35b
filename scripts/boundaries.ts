// Checks that arrows between packages point one way and that rules stay pure: npm run boundaries
import { spawnSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, posix, relative, sep } from "node:path"
import { cyclesIn } from "./cycles.ts"
import { layerOf, packageOf, whyNot, zoneOf } from "./direction.ts"
import { type Module, readModule } from "./imports.ts"
import { declaredOnce, isTest, type Layer, mayUse } from "./layers.ts"
import { sourceFiles, workspace } from "./sources.ts"

export interface Violation {
  readonly path: string
  readonly line: number
  readonly problem: string
}

export function findViolations(root: string): { files: number; violations: Violation[] } {
  const paths = topFolders(root)
    .flatMap((folder) => sourceFiles(join(root, folder), { tests: true }))
    .map((file) => relative(root, file).split(sep).join("/"))
    .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
  const violations = [...unknownPackages(root)]
  const modules = new Map(
    paths.map((path) => [path, readModule(path, readFileSync(join(root, path), "utf8"))]),
  )
  violations.push(...circles(modules))
  const declared = typesOf(declaredOnce, modules)
  for (const [path, module] of modules)
    violations.push(
      ...directionOf(path, module),
      ...silencedIn(path, module),
      ...declaredAgain(path, module, declared),
    )
  violations.push(
    ...impurities(
      root,
      paths.filter((path) => zoneOf(path)?.pure),
    ),
  )
  violations.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line))
  return { files: paths.length, violations }
}

function topFolders(root: string): string[] {
  return Object.keys(mayUse).filter((layer) => !layer.includes("*") && existsSync(join(root, layer)))
}

/** A new package must first be given its place in the table. */
function unknownPackages(root: string): Violation[] {
  return readdirSync(root)
    .filter((folder) => !(folder in mayUse) && existsSync(join(root, folder, "package.json")))
    .map((folder) => ({
      path: `${folder}/package.json`,
      line: 1,
      problem: `the package has no place in scripts/layers.ts`,
    }))
}

function directionOf(path: string, module: Module): Violation[] {
  return module.imports.flatMap((asked) => {
    const problem = whyNot(path, asked)
    return problem ? [{ path, line: asked.line, problem }] : []
  })
}

/**
 * Types count too: files that cannot be understood without each other are one file, or want a
 * third.
 */
function circles(modules: ReadonlyMap<string, Module>): Violation[] {
  const imported = (path: string, { imports }: Module) =>
    imports
      .flatMap(({ specifier }) =>
        specifier?.startsWith(".") ? posix.join(posix.dirname(path), specifier) : [],
      )
      .filter((target) => modules.has(target))
  const graph = new Map([...modules].map(([path, module]) => [path, imported(path, module)]))
  return cyclesIn(graph).map((circle) => ({
    path: circle[0] as string,
    line: 1,
    problem: `files import each other in a circle: ${circle.join(" -> ")}`,
  }))
}

function typesOf(layer: Layer, modules: ReadonlyMap<string, Module>): ReadonlySet<string> {
  const own = [...modules].filter(([path]) => packageOf(path) === layer && !isTest(path))
  return new Set(own.flatMap(([, { types }]) => types.map(({ name }) => name)))
}

/** A message that is declared twice drifts apart; whoever may import its type does so. */
function declaredAgain(path: string, module: Module, declared: ReadonlySet<string>): Violation[] {
  const layer = layerOf(packageOf(path))
  const may: readonly string[] = layer ? mayUse[layer] : []
  if (!may.includes(declaredOnce)) return []
  return module.types
    .filter(({ name }) => declared.has(name))
    .map(({ name, line }) => ({
      path,
      line,
      problem: `${name} is a type of ${declaredOnce}: import it from there, or call this one something else`,
    }))
}

function silencedIn(path: string, module: Module): Violation[] {
  if (!zoneOf(path)?.pure) return []
  return module.comments
    .filter((comment) => /\b(oxlint|eslint)-disable/.test(comment.text))
    .map(({ line }) => ({ path, line, problem: "a linter may not be silenced in pure code" }))
}

/** Which globals a file reaches for is a question of scopes, and the linter already answers it. */
function impurities(root: string, paths: string[]): Violation[] {
  if (paths.length === 0) return []
  const config = join(workspace, "scripts/purity.json")
  const oxlint = spawnSync("oxlint", ["--config", config, "--no-ignore", "--format", "json", ...paths], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    env: { ...process.env, PATH: `${join(workspace, "node_modules/.bin")}:${process.env.PATH}` },
  })
  if (oxlint.error) throw oxlint.error
  const report = parseReport(oxlint.stdout, oxlint.stderr)
  if (report.number_of_files !== paths.length) {
    throw new Error(`oxlint looked at ${report.number_of_files} of ${paths.length} files.`)
  }
  return report.diagnostics.map((found) => ({
    path: found.filename,
    line: found.labels[0]?.span.line ?? 1,
    problem: found.code.includes("restricted-properties") ? `${found.message} ${found.help}` : found.message,
  }))
}

interface Report {
  number_of_files: number
  diagnostics: {
    code: string
    filename: string
    message: string
    help?: string
    labels: { span: { line: number } }[]
  }[]
}

function parseReport(output: string, errors: string): Report {
  try {
    return JSON.parse(output) as Report
  } catch {
    throw new Error(`oxlint did not report in JSON:\n${output}${errors}`)
  }
}

if (import.meta.main) {
  const { files, violations } = findViolations(workspace)
  for (const { path, line, problem } of violations) console.error(`${path}:${line}: ${problem}`)
  console.log(`${files} files, ${violations.length} imports or names out of bounds`)
  process.exitCode = violations.length > 0 ? 1 : 0
}
