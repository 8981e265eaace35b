// Reads the effects of an event card in the closed vocabulary.

import { BadInput, readList, readNumber, readRow, readWord } from "@genepool/engine"
import { type EventEffect, type EventPlayers, type EventRooms, modifierNames } from "./events.ts"
import { mostEffects, mostRows } from "./lengths.ts"

const players: readonly EventPlayers[] = ["all", "fewestTokens", "mostTokens"]

/** The fields of each effect beside its name. */
const fields = {
  removeRooms: ["rooms"],
  addCubes: ["rooms", "cubes"],
  removeCubes: ["rooms", "cubes"],
  chargeChosen: [],
  irradiate: ["who", "points"],
  fortune: ["who", "points"],
  modify: ["what", "by"],
} as const satisfies { readonly [effect in EventEffect["effect"]]: readonly string[] }

export function parseEventEffects(value: unknown, where: string): EventEffect[] {
  const effects = readList(value, where, mostEffects, parseEventEffect)
  if (effects.length === 0) throw new BadInput(where, "at least one effect", value)
  return effects
}

function parseEventEffect(value: unknown, where: string): EventEffect {
  const names = Object.keys(fields) as EventEffect["effect"][]
  const name = readWord((value as { effect?: unknown } | null)?.effect, `${where}.effect`, names)
  const typed = readRow(value, where, ["effect", ...fields[name]])
  switch (name) {
    case "removeRooms":
      return { effect: name, rooms: roomList(typed.rooms, `${where}.rooms`) }
    case "addCubes":
    case "removeCubes": {
      const rooms: EventRooms =
        typed.rooms === "radioactive" ? "radioactive" : roomList(typed.rooms, `${where}.rooms`)
      return { effect: name, rooms, cubes: readNumber(typed.cubes, `${where}.cubes`, 1, 10) }
    }
    case "chargeChosen":
      return { effect: name }
    case "irradiate":
      return {
        effect: name,
        who: readWord(typed.who, `${where}.who`, players),
        points: readNumber(typed.points, `${where}.points`, 1, 7),
      }
    case "fortune":
      return {
        effect: name,
        who: readWord(typed.who, `${where}.who`, players),
        points: readNumber(typed.points, `${where}.points`, -7, 7),
      }
    case "modify":
      return {
        effect: name,
        what: readWord(typed.what, `${where}.what`, modifierNames),
        by: readNumber(typed.by, `${where}.by`, -3, 3),
      }
  }
}

function roomList(value: unknown, where: string): number[] {
  return readList(value, where, mostRows, (item, place) => readNumber(item, place, 1, 20))
}
