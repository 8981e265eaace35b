// KRO-SET-01: what a table settles before the game

import { BadInput, type Schema } from "@genepool/engine"
import { pointsToWin } from "../data/box.ts"
import { type Edition, parseEdition } from "../data/edition.ts"

export interface Options {
  /** KRO-CMP-04: the side of the board that is up. */
  readonly side: "temperate" | "glacial"
  readonly kromosaur: boolean // KRO-KRS-01
  readonly longer: boolean
  /** KRO-SET-05, KRO-RUL-40: picked in seat order, or dealt at random */
  readonly characters: "chosen" | "random"
  readonly edition: Edition | null
}

export const options: Schema<Options> = {
  fields: {
    side: { kind: "one", of: ["temperate", "glacial"], default: "temperate" },
    kromosaur: { kind: "flag", default: false },
    longer: { kind: "flag", default: false },
    characters: { kind: "one", of: ["chosen", "random"], default: "chosen" },
    edition: { kind: "data", default: null, parse: parseEdition },
  },
  // KRO-RUL-21: the cards must hold enough points that somebody wins before they are gone
  check({ edition, longer }, seats) {
    if (edition === null) return
    const points = edition.evolutions.reduce((sum, card) => sum + card.points * card.copies, 0)
    const enough = (pointsToWin(seats, longer) - 1) * seats + 1
    if (points < enough)
      throw new BadInput(
        "options.edition.evolutions",
        `at least ${enough} points in all for ${seats} seats`,
        points,
      )
  },
}
