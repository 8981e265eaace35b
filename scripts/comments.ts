// npm run comments: no comment goes beyond column 100
//
//   npm run comments -- --write   breaks the lines of those that do

import { readFileSync, writeFileSync } from "node:fs"
import { relative } from "node:path"
import { parseSync } from "oxc-parser"
import { sourceFiles, workspace } from "./sources.ts"

const width = 100
/** What a tool reads has to stay on its line. */
const forTools = /^\s*\{?(\/\/|\/\*+|\*)\s*(biome-|oxlint-|eslint-|@ts-|@vite|#|<reference)/
/**
 * A line that does not go on with the one before: an item of a list, a row of a table, an example.
 */
const ownLine = /^([-*•|]|\d+\.|@\w|```|biome-|oxlint-| {2,})/

interface Comment {
  readonly type: "Line" | "Block"
  readonly start: number
  readonly end: number
}

/** The numbers of the lines, from 1, on which a comment goes beyond the last column. */
export function longLines(source: string, file = "a.ts"): number[] {
  const lines = source.split("\n")
  const found = new Set<number>()
  for (const { start, end } of commentsOf(source, file)) {
    const first = lineAt(source, start)
    for (let line = first; line <= lineAt(source, end); line++) {
      const text = lines[line - 1] as string
      if (text.length > width && !forTools.test(text) && breakable(text)) found.add(line)
    }
  }
  return [...found].sort((a, b) => a - b)
}

/** The source with those comments broken into lines that fit. */
export function wrapped(source: string, file = "a.ts"): string {
  const long = new Set(longLines(source, file))
  if (long.size === 0) return source
  const lines = source.split("\n")
  const out: string[] = []
  const blocks = blocksOf(source, file, lines)
  for (let at = 0; at < lines.length; ) {
    const block = blocks.get(at)
    const end = block?.end ?? at
    const isLong = Array.from({ length: end - at + 1 }, (_, i) => at + i + 1).some((line) => long.has(line))
    const own = lines.slice(at, end + 1)
    out.push(...(isLong ? wrap(own, block?.kind ?? "trailing") : own))
    at = end + 1
  }
  return out.join("\n")
}

type Kind = "line" | "doc" | "trailing"

/**
 * By the index of their first line: comments that have their lines to themselves, those in line
 * comments together.
 */
function blocksOf(
  source: string,
  file: string,
  lines: readonly string[],
): Map<number, { end: number; kind: Kind }> {
  const blocks = new Map<number, { end: number; kind: Kind }>()
  let last: { start: number; end: number } | null = null
  for (const { type, start, end } of commentsOf(source, file)) {
    const from = lineAt(source, start) - 1
    const to = lineAt(source, end) - 1
    const text = lines[from] as string
    const alone =
      text.slice(0, columnOf(source, start)).trim() === "" &&
      source.slice(end).split("\n", 1)[0]?.trim() === ""
    if (!alone) {
      last = null
      continue
    }
    if (type === "Block") {
      blocks.set(from, { end: to, kind: "doc" })
      last = null
    } else if (
      last !== null &&
      last.end === from - 1 &&
      indent(lines[last.start] as string) === indent(text)
    ) {
      last.end = from
      blocks.set(last.start, { end: from, kind: "line" })
    } else {
      last = { start: from, end: from }
      blocks.set(from, { end: from, kind: "line" })
    }
  }
  return blocks
}

function wrap(lines: readonly string[], kind: Kind): string[] {
  const margin = indent(lines[0] as string)
  if (kind === "trailing") return aboveTheCode(lines[0] as string)
  if (kind === "line")
    return filled(
      lines.map((line) => line.slice(margin.length + 2).replace(/^ /, "")),
      `${margin}// `,
    )
  const opening = /^\s*(\/\*+)/.exec(lines[0] as string)?.[1] as string
  const inner = lines.join("\n").trim().slice(opening.length, -2).split("\n")
  const text = inner.map((line, i) => (i === 0 ? line.trim() : line.replace(/^\s*\* ?/, "").trimEnd()))
  while (text.at(-1)?.trim() === "") text.pop()
  if (text[0] === "") text.shift()
  return [`${margin}${opening}`, ...filled(text, `${margin} * `), `${margin} */`]
}

/** A comment behind code that does not fit goes above it. */
function aboveTheCode(line: string): string[] {
  const at = line.lastIndexOf(" // ")
  if (at === -1) return [line]
  return [...filled([line.slice(at + 4)], `${indent(line)}// `), line.slice(0, at).trimEnd()]
}

/** Only from a line that is too long to the end of its paragraph is anything moved. */
function filled(text: readonly string[], prefix: string): string[] {
  const room = width - prefix.length
  const out: string[] = []
  let rest = ""
  let hanging = ""
  const put = (line: string) => out.push(`${prefix}${line}`.trimEnd())
  for (const line of text) {
    const isOwn = line === "" || ownLine.test(line)
    if (rest !== "" && isOwn) {
      put(rest)
      rest = ""
    }
    let now: string
    if (rest === "") {
      hanging = /^(\s*)([-*•] |\d+\. )?/.exec(line)?.[0].replace(/\S/g, " ") ?? ""
      now = line
    } else now = `${rest} ${line.trim()}`
    rest = ""
    while (now.length > room) {
      const space = now.lastIndexOf(" ", room)
      const cut = space > hanging.length ? space : now.indexOf(" ", room)
      if (cut === -1) break
      put(now.slice(0, cut))
      now = hanging + now.slice(cut + 1)
      rest = now
    }
    if (rest === "") put(now)
    else rest = now
  }
  if (rest !== "") put(rest)
  return out
}

/** An address or a name alone cannot be broken. */
function breakable(line: string): boolean {
  const text = line.replace(/^.*?(\/\/|\/\*+|\*) /, "")
  return text.trim().includes(" ") && !/https?:\S{60}/.test(text)
}

const indent = (line: string) => /^\s*/.exec(line)?.[0] as string

function commentsOf(source: string, file: string): readonly Comment[] {
  const comments = parseSync(file, source).comments as readonly Comment[]
  // The first line of a program that a shell starts is no comment
  return comments.filter(({ start }) => !source.startsWith("#!", start))
}

function lineAt(source: string, offset: number): number {
  let line = 1
  for (let at = source.indexOf("\n"); at !== -1 && at < offset; at = source.indexOf("\n", at + 1)) line++
  return line
}

const columnOf = (source: string, offset: number) => offset - 1 - source.lastIndexOf("\n", offset - 1)

if (import.meta.main) {
  const write = process.argv.includes("--write")
  let looked = 0
  const problems: string[] = []
  for (const path of sourceFiles(workspace, { tests: true })) {
    if (!/\.(ts|tsx|mjs|js)$/.test(path)) continue
    looked++
    const file = relative(workspace, path)
    const source = readFileSync(path, "utf8")
    const after = write ? wrapped(source, file) : source
    if (after !== source) writeFileSync(path, after)
    for (const line of longLines(after, file)) problems.push(`${file}:${line}`)
  }
  if (looked === 0) problems.push("no file was looked at")
  for (const problem of problems) console.error(`${problem} a comment goes beyond column ${width}`)
  console.log(`${looked} files, ${problems.length} comments beyond column ${width}`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
