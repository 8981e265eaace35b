// What can be shown: the scenarios and golden logs of all games, and a file that is handed in

type Load = () => Promise<unknown>

const found = import.meta.glob("../../games/*/tests/{scenarios,golden}/*.json", { import: "default" })
const files = new Map<string, Load>(
  Object.entries(found).map(([path, load]) => [path.replace("../../games/", ""), load]),
)

export const names: readonly string[] = [...files.keys()].sort()
export const given = "given"
const storageKey = "genepool.gallery"

/** The same file in every window of the gallery. */
export function handIn(text: string): void {
  JSON.parse(text)
  sessionStorage.setItem(storageKey, text)
}

export async function load(name: string): Promise<unknown> {
  if (name === given) return JSON.parse(sessionStorage.getItem(storageKey) ?? "null")
  const read = files.get(name)
  if (read === undefined) throw new Error(`there is no file ${name}`)
  return read()
}
