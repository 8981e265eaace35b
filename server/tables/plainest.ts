// The choice taken for a seat that nobody plays: to hold back where the rules offer it, else the first on the list.
import type { Choice } from "@genepool/engine"

const holdingBack = ["pass", "stand", "decline", "skip", "none", "keep", "stop", "done", "end", "finish"]

export function plainest(options: readonly Choice[]): Choice {
  for (const name of holdingBack) {
    const found = options.find((option) => option.do === name)
    if (found !== undefined) return found
  }
  return options[0] as Choice
}
