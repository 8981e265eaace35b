// The drawings that come when the cards are dealt and the first viruses are placed

import { organIds } from "../data/organs.ts"
import { actionIds } from "../data/slots.ts"
import { virusIds } from "../data/viruses.ts"
import { actionImage } from "./art/icons.tsx"
import { smallImage } from "./art/organs.tsx"
import { headOf, tokenImage } from "./art/viruses.tsx"

export function* dealt(): Iterable<string> {
  for (const organ of organIds) yield smallImage(organ)
  for (const action of actionIds) yield actionImage(action)
  for (const virus of virusIds) {
    yield tokenImage(virus)
    yield headOf(virus, true)
  }
}
