// Builds the client into web/dist, unless nothing that goes into it has changed since the last time
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { sourceFiles, workspace } from "./sources.ts"

const ingredients = ["engine", "text", "board", "games", "bots", "web"]
const stampFile = join(workspace, "node_modules/.cache/genepool/client-built-from")

export function build(): "built" | "unchanged" | "failed" {
  const wanted = fingerprint()
  const page = join(workspace, "web/dist/index.html")
  if (existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted)
    return "unchanged"

  console.log("Building the client ...")
  const vite = spawnSync("vite", ["build", "web", "--logLevel", "warn"], { cwd: workspace, stdio: "inherit" })
  if (vite.status !== 0) return "failed"
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
  return "built"
}

function fingerprint(): string {
  const hash = createHash("sha256")
  const folders = ingredients.flatMap((name) => sourceFiles(join(workspace, name)))
  for (const file of [join(workspace, "package-lock.json"), ...folders]) {
    const content = readFileSync(file)
    hash.update(`${file.slice(workspace.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}

if (import.meta.main) {
  if (build() === "failed") process.exitCode = 1
}
