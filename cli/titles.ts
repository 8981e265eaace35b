// What the tests of a game are called: titles as the test runner knows them, and the names of its
// scenarios.

import { execFile } from "node:child_process"
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { BadInput } from "@genepool/engine"
import { readJson } from "./files.ts"

/** The project's own folder: rules and tests are read where they are written. */
export const project = fileURLToPath(new URL("..", import.meta.url))

/** Titles of all tests below a folder, those made in loops and tables included. */
export async function testTitles(folder: string): Promise<string[]> {
  if (globSync("**/*.test.{ts,tsx}", { cwd: folder }).length === 0) return []
  const report = mkdtempSync(join(tmpdir(), "genepool-titles-"))
  const list = join(report, "titles.json")
  const runner = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs")
  // Collected by running the files: only so do computed titles come out
  const args = [runner, "list", `${relative(project, folder)}/`, "--no-static-parse", `--json=${list}`]
  try {
    await promisify(execFile)(process.execPath, args, { cwd: project, env: quiet(process.env) })
    return (JSON.parse(readFileSync(list, "utf8")) as { name: string }[]).map((test) => test.name)
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string }
    const said = (stderr || stdout || String(error)).trim().split("\n").slice(0, 6).join("\n")
    throw new BadInput(relative(project, folder), "tests that can be loaded", said)
  } finally {
    rmSync(report, { recursive: true })
  }
}

/** Names and rules of all scenario files below a folder. */
export function scenarioNames(folder: string): string[] {
  if (!existsSync(folder)) return []
  return globSync("**/scenarios/**/*.json", { cwd: folder }).flatMap((file) => {
    const { name, rules } = readJson(join(folder, file)) as { name?: unknown; rules?: unknown }
    return [name, ...(Array.isArray(rules) ? rules : [rules])].filter((text) => typeof text === "string")
  })
}

/** The runner must not take this process for one of its own workers. */
function quiet(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !/^(VITEST|NODE_OPTIONS$|TEST$)/.test(name))
  return { ...Object.fromEntries(kept), NO_COLOR: "1" }
}
