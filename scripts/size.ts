// Measures the script that must arrive before the lobby can be used, and fails above the budget
import { existsSync, readFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { gzipSync } from "node:zlib"
import { parseSync } from "oxc-parser"
import { workspace } from "./sources.ts"

/**
 * Bytes after gzip: what the page's own script tags load, and all that those scripts import
 * statically.
 */
const budget = 150_000

export interface Chunk {
  readonly path: string
  readonly bytes: number
}

export function firstScripts(dist: string): Chunk[] {
  const page = readFileSync(join(dist, "index.html"), "utf8")
  const found = new Map<string, Chunk>()
  const waiting = scriptAddresses(page).map((address) => join(dist, address))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const path = file.slice(dist.length + 1)
    if (found.has(path)) continue
    const code = readFileSync(file, "utf8")
    found.set(path, { path, bytes: gzipSync(code, { level: 9 }).length })
    for (const imported of staticImports(path, code)) waiting.push(resolve(dirname(file), imported))
  }
  return [...found.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Scripts and preloads of our own; the build writes both as plain tags. */
function scriptAddresses(page: string): string[] {
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => {
    const isScript = tag.startsWith("<script") || /rel="?modulepreload/.test(tag)
    const address = /(?:src|href)="(\/[^"]+)"/.exec(tag)?.[1]
    return isScript && address ? [address] : []
  })
}

function staticImports(path: string, code: string): string[] {
  const { staticImports, staticExports } = parseSync(path, code, { sourceType: "module" }).module
  const exportsFrom = staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
  )
  return [...staticImports.map((statement) => statement.moduleRequest.value), ...exportsFrom]
}

function main(): void {
  const dist = join(workspace, "web/dist")
  if (!existsSync(join(dist, "index.html"))) {
    console.error("The client is not built yet: npm run build")
    process.exitCode = 1
    return
  }
  const chunks = firstScripts(dist)
  const total = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0)
  for (const chunk of chunks) console.log(`${kilobytes(chunk.bytes)}  ${chunk.path}`)
  console.log(`${kilobytes(total)}  lobby, gzip; budget ${kilobytes(budget).trim()}`)
  if (total === 0) {
    console.error("web/dist/index.html loads no script: the measure found nothing to measure.")
    process.exitCode = 1
  }
  if (total > budget) {
    console.error(`The lobby's script is ${kilobytes(total - budget).trim()} over the budget.`)
    process.exitCode = 1
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9)

if (import.meta.main) main()
