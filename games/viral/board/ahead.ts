// The drawings that come when the cards are dealt and the first viruses are placed

import { organIds } from "../data/organs.ts"
import { actionIds } from "../data/slots.ts"
import { virusIds } from "../data/viruses.ts"
import { actionImage } from "./art/icons.tsx"
import { smallImage } from "./art/organs.tsx"
import { headOf, tokenImage } from "./art/viruses.tsx"

export const dealt: readonly string[] = [
  ...organIds.map((organ) => smallImage(organ)),
  ...actionIds.map((action) => actionImage(action)),
  ...virusIds.flatMap((virus) => [tokenImage(virus), headOf(virus, true)]),
]
