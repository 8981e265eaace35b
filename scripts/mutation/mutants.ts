// Small breakages of a source file, each of which a test should notice

import { parseSync } from "oxc-parser"
import { childrenOf, type Node, treeOf } from "../tree.ts"

export interface Mutant {
  readonly file: string
  readonly start: number
  readonly end: number
  readonly line: number
  /** What stands there, and what is put in its place. */
  readonly was: string
  readonly becomes: string
  /** The line where it begins, without the spaces around it. */
  readonly context: string
}

interface Operands {
  readonly left?: Node
  readonly right?: Node
  readonly argument?: Node | null
}

/** Types and what is said when something impossible happened are no rules. */
const leftOut = /^(TS(?!AsExpression|NonNullExpression|SatisfiesExpression)|ImportDeclaration|ThrowStatement)/

/**
 * A bound moved by one; the other way round is what `true` and `false` do to the whole condition.
 */
const bounds: { readonly [operator: string]: string } = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" }
const swapped: { readonly [operator: string]: string } = {
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "*",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
  "&&": "||",
  "||": "&&",
}
const sisters: { readonly [method: string]: string } = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  find: "findLast",
}
const asksOfEach = new Set(["filter", "some", "every", "find", "findIndex", "findLast", "findLastIndex"])

/** Every mutant of a file, in the order of the text. */
export function mutantsOf(file: string, code: string): Mutant[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const mutants: Mutant[] = []
  const lines = code.split("\n")
  const add = (start: number, end: number, becomes: string) => {
    const was = code.slice(start, end)
    if (was === becomes) return
    const line = code.slice(0, start).split("\n").length
    mutants.push({ file, start, end, line, was, becomes, context: (lines[line - 1] as string).trim() })
  }
  const text = (node: Node) => code.slice(node.start, node.end)
  const put = (node: Node, becomes: string) => add(node.start, node.end, becomes)
  /** The operator between two operands. */
  const operator = (left: Node, right: Node, was: string, becomes: string | undefined) => {
    if (becomes === undefined) return
    const start = code.indexOf(was, left.end)
    if (start < right.start) add(start, start + was.length, becomes)
  }

  const asked = new Set<Node>()
  /**
   * What is true or false: the whole becomes the one that its parts cannot bring about alone, each
   * part the other one. So every way in which a part matters is tried once.
   */
  const condition = (node: Node, also: readonly boolean[] = [true, false]) => {
    const bare = unwrapped(node)
    asked.add(bare)
    if (bare.type === "UnaryExpression" && bare.operator === "!")
      return condition(
        bare.argument as Node,
        also.map((value) => !value),
      )
    if (bare.type === "LogicalExpression" && bare.operator !== "??") {
      const whole = bare.operator === "||"
      if (also.includes(whole)) put(bare, String(whole))
      for (const part of [bare.left, bare.right] as Node[]) condition(part, [!whole])
      return
    }
    if (bare.type === "Literal") return
    for (const value of also) if (!(value && isSparing(text(bare)))) put(bare, String(value))
  }

  const visit = (node: Node) => {
    if (leftOut.test(node.type)) return
    const { left, right, argument } = node as { readonly [key: string]: unknown } as Operands
    switch (node.type) {
      case "IfStatement":
      case "ConditionalExpression":
        condition(node.test as Node)
        break
      case "WhileStatement":
      case "DoWhileStatement":
        condition(node.test as Node, [false])
        break
      case "BinaryExpression":
      case "AssignmentExpression":
        // A comparison that is a whole condition became `true` and `false` already
        if (!(isEquality(node) && asked.has(node)))
          operator(
            left!,
            right!,
            String(node.operator),
            bounds[String(node.operator)] ?? swapped[String(node.operator)],
          )
        break
      case "LogicalExpression":
        if (node.operator === "??") {
          put(node, text(left!))
          put(node, text(right!))
        } else {
          if (!asked.has(node)) condition(node)
          operator(left!, right!, String(node.operator), swapped[String(node.operator)])
        }
        break
      case "UpdateExpression":
        put(
          node,
          node.prefix
            ? `${swapped[String(node.operator)]}${text(argument!)}`
            : `${text(argument!)}${swapped[String(node.operator)]}`,
        )
        break
      case "UnaryExpression":
        if ((node.operator === "!" && !asked.has(node)) || node.operator === "-") put(node, text(argument!))
        break
      case "ObjectExpression":
        if (isSet(node)) return
        break
      case "Literal":
        if (typeof node.value === "boolean") put(node, String(!node.value))
        if (typeof node.value === "number") {
          put(node, String(node.value + 1))
          if (node.value >= 1) put(node, String(node.value - 1))
        }
        break
      case "ArrayExpression": {
        const elements = node.elements as Node[]
        if (elements.length === 0) break
        put(node, "[]")
        if (elements.length > 1)
          for (const element of elements) if (element?.type === "SpreadElement") put(element, "...[]")
        break
      }
      case "ExpressionStatement":
        put(node, ";")
        break
      case "ReturnStatement":
        if (argument === null) put(node, ";")
        break
      case "ContinueStatement":
      case "BreakStatement":
        put(node, ";")
        break
      case "CallExpression":
        call(node)
        break
    }
    for (const child of childrenOf(node)) visit(child)
  }

  const call = (node: Node) => {
    const callee = node.callee as Node
    if (callee.type !== "MemberExpression" || callee.computed) return
    const property = callee.property as Node
    const name = text(property)
    const [first] = node.arguments as Node[]
    const sister = sisters[name]
    if (sister !== undefined) put(property, sister)
    if (!asksOfEach.has(name) || first === undefined) return
    if (first.type === "ArrowFunctionExpression" && (first.body as Node).type !== "BlockStatement")
      condition(first.body as Node)
    else if (name === "filter") {
      put(node, text(callee.object as Node))
      put(node, "[]")
    }
  }

  visit(treeOf(program))
  return mutants
    .filter(distinct())
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.becomes < b.becomes ? -1 : 1))
}

/** The file with the mutant in it. */
export function withMutant(code: string, { start, end, becomes }: Mutant): string {
  return code.slice(0, start) + becomes + code.slice(end)
}

/**
 * Nobody listens, so nothing has to be put into words: it saves time, and changes nothing that
 * could be seen.
 */
function isSparing(condition: string): boolean {
  return condition === "turn.told !== null"
}

/** `{ marked: true, won: true }` is a set of names: only its keys are ever read. */
function isSet({ properties }: Node): boolean {
  const parts = properties as Node[]
  return parts.length > 1 && parts.every(({ value }) => (value as Node | undefined)?.value === true)
}

function unwrapped(node: Node): Node {
  return node.type === "ParenthesizedExpression" ? unwrapped(node.expression as Node) : node
}

function isEquality(node: Node): boolean {
  return node.operator === "===" || node.operator === "!=="
}

function distinct(): (mutant: Mutant) => boolean {
  const seen = new Set<string>()
  return ({ start, end, becomes }) => {
    const key = `${start}:${end}:${becomes}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}
