// Where the project's own files are
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const workspace = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "")

const notOurs = new Set(["node_modules", "dist", "coverage"])
const tests = new Set(["tests"])

/**
 * Every file below a folder, sorted, as an absolute path; installed and built things are left out.
 */
export function sourceFiles(folder: string, options: { tests?: boolean } = {}): string[] {
  if (!existsSync(folder)) return []
  const files: string[] = []
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isFile()) files.push(path)
    else if (entry.isDirectory() && !notOurs.has(entry.name) && (options.tests || !tests.has(entry.name)))
      files.push(...sourceFiles(path, options))
  }
  return files.sort()
}
