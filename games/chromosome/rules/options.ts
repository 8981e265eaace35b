// What a table settles before the game

import { BadInput, type Schema } from "@genepool/engine"
import { fortuneTop, startingFortune } from "../data/constants.ts"
import { parseEdition } from "../data/edition.ts"
import { parseMap } from "../data/map.ts"
import { type LaboratoryOptions, laboratoryOf } from "./laboratory.ts"

/** What a table agreed on before the game. */
export interface Options extends LaboratoryOptions {
  readonly events: boolean
  readonly species: "random" | "chosen"
  readonly firstPlayer: "random" | "seat1" | "seat2" | "seat3" | "seat4"
  readonly fortuneMaximum: number
}

export const options: Schema<Options> = {
  fields: {
    events: { kind: "flag", default: true },
    species: { kind: "one", of: ["random", "chosen"], default: "random" },
    firstPlayer: { kind: "one", of: ["random", "seat1", "seat2", "seat3", "seat4"], default: "random" },
    layout: { kind: "one", of: ["players", "two", "three", "four"], default: "players" },
    map: { kind: "data", default: null, parse: parseMap },
    fortuneMaximum: { kind: "number", min: startingFortune, max: 12, default: fortuneTop },
    edition: { kind: "data", default: null, parse: parseEdition },
  },
  check(options, seats) {
    if (options.firstPlayer !== "random" && Number(options.firstPlayer.slice(4)) > seats)
      throw new BadInput("options.firstPlayer", `a seat at a table of ${seats}`, options.firstPlayer)
    laboratoryOf({ options, seats })
  },
}
