// Where a rule is carried out: the code that a comment with its id stands before, or whose `rule`
// it is

import { parseSync } from "oxc-parser"
import { childrenOf, type Node, treeOf } from "../tree.ts"

export interface Place {
  readonly id: string
  readonly start: number
  readonly end: number
}

/** Every place of a file that names a rule. */
export function placesOf(file: string, code: string): Place[] {
  const { program, comments } = parseSync(file, code)
  const root = treeOf(program)
  const places: Place[] = []
  for (const comment of comments) {
    const ids = idsIn(comment.value)
    if (ids.length === 0) continue
    const { start, end } = isAlone(code, comment.start)
      ? (firstAfter(root, comment.end) ?? root)
      : (onLine(root, code, comment.start) ?? root)
    for (const id of ids) places.push({ id, start, end })
  }
  const visit = (node: Node, around: readonly Node[]) => {
    if (node.type === "Property" && nameOf(node.key as Node) === "rule")
      for (const id of idsIn(String((node.value as Node).value))) {
        const { start, end } = around.at(-1) as Node
        places.push({ id, start, end })
      }
    for (const child of childrenOf(node)) visit(child, [...around, node])
  }
  visit(root, [])
  return places
}

const oneId = /\b[A-Z]{3}(?:-[A-Z0-9]+)+\b/g
/** `KRO-BON-10..12`, or `KRO-BON-10 to KRO-BON-12` */
const range = /\b([A-Z]{3}(?:-[A-Z0-9]+)*-)(\d+)(?:\.\.| to \1)(\d+)\b/g

/** A range names all its rules. */
export function idsIn(text: string): string[] {
  const written = text.replace(range, (_, stem: string, first: string, last: string) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, i) => `${stem}${String(Number(first) + i).padStart(first.length, "0")}`,
    ).join(" "),
  )
  return written.match(oneId) ?? []
}

function isAlone(code: string, start: number): boolean {
  return code.slice(code.lastIndexOf("\n", start) + 1, start).trim() === ""
}

/** The widest node that begins behind a comment, before anything else does. */
function firstAfter(node: Node, offset: number): Node | null {
  for (const child of childrenOf(node)) {
    if (child.start >= offset) return child
    if (child.end > offset) return firstAfter(child, offset)
  }
  return null
}

/** The widest node that lies on the comment's line, before it. */
function onLine(node: Node, code: string, offset: number): Node | null {
  const line = code.lastIndexOf("\n", offset) + 1
  for (const child of childrenOf(node)) {
    if (child.start >= line && child.end <= offset) return child
    if (child.end > line) {
      const found = onLine(child, code, offset)
      if (found !== null) return found
    }
  }
  // `if (over) { // KRO-END-01` and the like: what the line begins
  return node.start >= line && node.start < offset ? node : null
}

function nameOf(key: Node): unknown {
  return key.name ?? key.value
}
