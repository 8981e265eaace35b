// Which Genepool this is: the version, and the commit where that can be seen.
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../", import.meta.url))

const read = (path: string): string | null => {
  try {
    return readFileSync(root + path, "utf8").trim()
  } catch {
    return null
  }
}

/** `commit` is a file that whoever packs Genepool without its history may put there. */
function commit(): string | null {
  const head = read("commit") ?? read(".git/HEAD")
  const branch = /^ref: (\S+)$/.exec(head ?? "")?.[1]
  const packed = branch && new RegExp(`^([0-9a-f]{40}) ${branch}$`, "m").exec(read(".git/packed-refs") ?? "")
  const found = branch === undefined ? head : (read(`.git/${branch}`) ?? (packed ? packed[1] : null))
  return /^[0-9a-f]{7,40}$/.test(found ?? "") ? (found as string).slice(0, 10) : null
}

const { version: number } = JSON.parse(read("server/package.json") ?? "{}") as { version: string }
const at = commit()

/** For example 0.1.0+3f2a9c1d07. */
export const version: string = at === null ? number : `${number}+${at}`
