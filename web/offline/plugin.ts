// Writes the service worker at the end of a build: which files there are, and a version that
// changes with any of them

import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"

/**
 * Letters that none of our languages need stay on the server until somebody writes them; so do
 * pictures for messengers.
 */
const isRare = (file: string) =>
  /-(vietnamese|math|symbols|cyrillic-ext)-.*\.woff2$/.test(file) || file.includes("/preview/")

export function offline(): Plugin {
  return {
    name: "genepool-offline",
    apply: "build",
    // What is on the disk counts: parts of a build are thrown away until the last moment
    writeBundle({ dir }) {
      if (dir === undefined) return
      const template = readFileSync(join(import.meta.dirname, "service-worker.js"), "utf8")
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(
          (file) =>
            file.isFile() && !isRare(join(file.parentPath, file.name)) && file.name !== "service-worker.js",
        )
        .map((file) => join(file.parentPath, file.name))
        .sort()
      const hash = createHash("sha256").update(template)
      for (const file of files) hash.update(file.slice(dir.length)).update(readFileSync(file))
      const addresses = files
        .map((file) => file.slice(dir.length))
        .map((file) => (file === "/index.html" ? "/" : file))
      const worker = template
        .replace("__VERSION__", hash.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(addresses))
      writeFileSync(join(dir, "service-worker.js"), worker)
    },
  }
}
