// The parser's tree, read generically

import { visitorKeys } from "oxc-parser"

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function treeOf(program: object): Node {
  return program as Node
}

export function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => node[key] as Node | Node[] | null)
    .filter((child): child is Node => child !== null && child !== undefined && typeof child === "object")
}
