// What the tests of a game are called, read from their text: no test has to be run for it

import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseSync } from "oxc-parser"
import { childrenOf, type Node, treeOf } from "./tree.ts"

export interface Title {
  readonly text: string
  /** From the game's folder. */
  readonly file: string
}

/**
 * Titles of tests and of their groups, the rows of their tables, and the names and rules of
 * scenarios.
 */
export function titlesIn(folder: string): Title[] {
  const tests = globSync("tests/**/*.test.{ts,tsx}", { cwd: folder })
    .sort()
    .flatMap((file) =>
      titlesOf(file, readFileSync(join(folder, file), "utf8")).map((text) => ({ text, file })),
    )
  const scenarios = globSync("tests/scenarios/**/*.json", { cwd: folder })
    .sort()
    .flatMap((file) => {
      const { name, rules } = JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, unknown>
      return [name, rules].flat().flatMap((text) => (typeof text === "string" ? [{ text, file }] : []))
    })
  return [...tests, ...scenarios]
}

function titlesOf(file: string, code: string): string[] {
  const visit = (node: Node): string[] => [
    ...(isTest(node) ? textsIn((node.arguments as Node[])[0]) : []),
    ...childrenOf(node).flatMap(visit),
  ]
  return visit(treeOf(parseSync(file, code).program))
}

/** `test("…")`, `describe("…")`, and both calls of `test.each([…])("…")`. */
function isTest(node: Node): boolean {
  const rootOf = (part: Node): unknown =>
    part.type === "Identifier"
      ? part.name
      : rootOf((part.object ?? part.callee ?? { type: "Identifier" }) as Node)
  return node.type === "CallExpression" && ["test", "describe"].includes(String(rootOf(node.callee as Node)))
}

function textsIn(node: Node | undefined): string[] {
  if (node === undefined) return []
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : []
  if (node.type === "TemplateElement") return [(node.value as { readonly cooked: string }).cooked]
  return childrenOf(node).flatMap(textsIn)
}
