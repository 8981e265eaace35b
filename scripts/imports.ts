// Every module that a file asks for (import, export from, import() and types by import("...")), and
// the types it declares
import { parseSync, Visitor } from "oxc-parser"

export interface Import {
  /** `null` when it is computed and cannot be read off. */
  readonly specifier: string | null
  /** Fetched when needed or erased by the compiler, rather than loaded with the file. */
  readonly deferred: boolean
  /** Fetched when needed: `import()`. */
  readonly onDemand: boolean
  readonly line: number
}

export interface Module {
  readonly imports: readonly Import[]
  /** Interfaces and type aliases that the file declares. */
  readonly types: readonly { readonly name: string; readonly line: number }[]
  readonly comments: readonly { readonly text: string; readonly line: number }[]
}

export function readModule(path: string, code: string): Module {
  const { program, comments, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const lineAt = lineCounter(code)

  const imports: Import[] = []
  const add = (source: unknown, start: number, deferred: boolean, onDemand = false) =>
    imports.push({ specifier: textOf(source), deferred, onDemand, line: lineAt(start) })
  const types: { name: string; line: number }[] = []
  new Visitor({
    TSInterfaceDeclaration: ({ id, start }) => types.push({ name: id.name, line: lineAt(start) }),
    TSTypeAliasDeclaration: ({ id, start }) => types.push({ name: id.name, line: lineAt(start) }),
    ImportDeclaration: (node) => add(node.source, node.start, node.importKind === "type"),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source, node.start, node.exportKind === "type")
    },
    ExportAllDeclaration: (node) => add(node.source, node.start, node.exportKind === "type"),
    ImportExpression: (node) => add(node.source, node.start, true, true),
    TSImportType: (node) => add(node.source, node.start, true),
  }).visit(program)

  return {
    imports,
    types,
    comments: comments.map((comment) => ({ text: comment.value, line: lineAt(comment.start) })),
  }
}

function textOf(source: unknown): string | null {
  const value = (source as { value?: unknown }).value
  return typeof value === "string" ? value : null
}

function lineCounter(code: string): (offset: number) => number {
  return (offset) => code.slice(0, offset).split("\n").length
}
