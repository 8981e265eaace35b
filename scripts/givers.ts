// What the rules of a game can say to people, read from their text: facts, reasons, options, and
// the steps that ask

import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Texts } from "@genepool/engine"
import { parseSync } from "oxc-parser"
import { childrenOf, type Node, treeOf } from "./tree.ts"

interface Given {
  readonly facts: Set<string>
  readonly reasons: Set<string>
  readonly options: Set<string>
  readonly prompts: Set<string>
  /** Every text in the code, wherever it stands: a list that is mapped, an argument. */
  readonly words: Set<string>
}

/**
 * What is given has its text, and what has a text is given by somebody; one line for each that is
 * not so.
 */
export function giverProblems({ texts }: { readonly texts: Pick<Texts, "keys"> }, folder: string): string[] {
  const given = givenIn(folder)
  const keys = new Set(texts.keys())
  const problems: string[] = []
  const wants = (kind: string, names: ReadonlySet<string>, has: (name: string) => boolean) => {
    for (const name of [...names].sort())
      if (!has(name)) problems.push(`the rules give the ${kind} ${name}, but no text says it`)
  }
  wants("fact", given.facts, (name) => keys.has(`fact.${name}`))
  wants("reason", given.reasons, (name) => keys.has(`reason.${name}`))
  wants("option", given.options, (name) => [...keys].some((key) => isOption(key, name)))
  wants("prompt", given.prompts, (name) => keys.has(`prompt.${name}`))

  for (const key of [...keys].sort()) {
    const [, kind, name] = /^(fact|reason|option|prompt)\.(.+)$/.exec(key) ?? []
    if (kind === undefined || name === undefined) continue
    const isGiven =
      kind === "prompt" ? given.prompts.has(name) : given.words.has(name.split(".").at(-1) as string)
    if (!isGiven) problems.push(`the text ${key} is there, but nothing in the rules gives it`)
  }
  return problems
}

/** `option.mark`, or `option.bonus.kind.choose` for one step alone. */
function isOption(key: string, name: string): boolean {
  return key.startsWith("option.") && key.slice("option.".length).split(".").at(-1) === name
}

function givenIn(folder: string): Given {
  const given: Given = {
    facts: new Set(),
    reasons: new Set(),
    options: new Set(),
    prompts: new Set(),
    words: new Set(),
  }
  // A bot gives reasons too, why it hints at a choice, and so does a board where it asks for more
  const trees = globSync("{rules,bot,board}/**/*.{ts,tsx}", { cwd: folder }).map((file) => ({
    file,
    tree: treeOf(parseSync(file, readFileSync(join(folder, file), "utf8")).program),
  }))
  // The name of a procedure may stand in another file
  const everywhere = new Map(trees.flatMap(({ tree }) => [...declarationsIn(tree)]))
  for (const { file, tree } of trees) {
    const byName = declarationsIn(tree)
    const lists: { readonly [property: string]: Set<string> } = {
      fact: given.facts,
      why: given.reasons,
      do: given.options,
    }
    visit(tree, (node) => {
      if (node.type === "Literal" && typeof node.value === "string") given.words.add(node.value)
      if (!file.startsWith("rules/")) return
      if (node.type === "Property") {
        const list = lists[nameOf(node.key as Node)]
        if (list !== undefined) for (const text of textsOf(node.value as Node, byName)) list.add(text)
      }
      for (const ask of asksOf(node, everywhere)) given.prompts.add(ask)
    })
  }
  return given
}

/** Types say what could be given, code what is. */
function visit(node: Node, look: (node: Node) => void): void {
  if (/^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(node.type)) return
  look(node)
  for (const child of childrenOf(node)) visit(child, look)
}

/** The texts that an expression can come to, as far as it is written in one place. */
function textsOf(node: Node, byName: ReadonlyMap<string, Node>): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : []
    case "ConditionalExpression":
      return [...textsOf(node.consequent as Node, byName), ...textsOf(node.alternate as Node, byName)]
    case "TSAsExpression":
      return textsOf(node.expression as Node, byName)
    case "Identifier": {
      const declared = byName.get(String(node.name))
      return declared === undefined || declared.type === "Identifier" ? [] : textsOf(declared, byName)
    }
    default:
      return []
  }
}

function declarationsIn(tree: Node): Map<string, Node> {
  const byName = new Map<string, Node>()
  visit(tree, (node) => {
    const id = node.id as Node | undefined
    if (node.type === "VariableDeclarator" && id?.type === "Identifier" && node.init !== null)
      byName.set(String(id.name), node.init as Node)
  })
  return byName
}

/** `procedure("round", …, { movement: { …, offer } })` asks at `round.movement`. */
function asksOf(node: Node, byName: ReadonlyMap<string, Node>): string[] {
  if (node.type !== "CallExpression" || nameOf(node.callee as Node) !== "procedure") return []
  const [called, ...rest] = node.arguments as Node[]
  const [name] = called === undefined ? [] : textsOf(called, byName)
  const steps = rest.at(-1)
  if (name === undefined || steps?.type !== "ObjectExpression") return []
  return (steps.properties as Node[]).flatMap((step) => {
    const value = step.value as Node | undefined
    if (value?.type !== "ObjectExpression") return []
    const parts = (value.properties as Node[]).map((part) =>
      part.type === "Property" ? nameOf(part.key as Node) : "",
    )
    return parts.includes("offer") ? [`${name}.${nameOf(step.key as Node)}`] : []
  })
}

function nameOf(node: Node): string {
  return String(node.name ?? node.value)
}
