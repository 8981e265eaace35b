// VIR-SET-18: what a table may choose.

import type { Schema } from "@genepool/engine"
import { type Edition, parseEdition } from "../data/edition.ts"
import { type SupplyPreset, supplyPresetIds } from "../data/tracks.ts"

export interface Options {
  /** Mutation cards are drafted before the game instead of taken from a display. */
  readonly draft: boolean
  /** Which table of virus tokens per player holds (VIR-RUL-01). */
  readonly supply: SupplyPreset
  /** Who plays which virus. */
  readonly viruses: "chosen" | "random"
  readonly edition: Edition | null
}

export const options: Schema<Options> = {
  fields: {
    draft: { kind: "flag", default: false },
    supply: { kind: "one", of: supplyPresetIds, default: "shifted" },
    viruses: { kind: "one", of: ["chosen", "random"], default: "chosen" },
    edition: { kind: "data", default: null, parse: parseEdition },
  },
}
