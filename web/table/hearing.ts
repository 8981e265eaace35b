// What the listener at this screen knows, as the commands of text mode and what is announced need
// it

import type { GameModule } from "@genepool/engine"
import type { Hearing, Speaker } from "@genepool/text"
import type { Sight } from "./source.ts"

export function hearingOf(sight: Sight, module: GameModule, words: Speaker): Hearing {
  const { view, decision, prompt, withheld, moments } = sight
  return { module, words, view, decision, prompt, withheld, moments }
}
