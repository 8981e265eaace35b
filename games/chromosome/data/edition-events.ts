// Reads the effects of an event card in the closed vocabulary.

import { BadInput } from "@genepool/engine"
import { type EventEffect, type EventPlayers, type EventRooms, modifierNames } from "./events.ts"
import { fieldsOf, listOf, mostEffects, oneOf, wholeNumber } from "./reading.ts"

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
  const effects = listOf(value, where, parseEventEffect, mostEffects)
  if (effects.length === 0) throw new BadInput(where, "at least one effect", value)
  return effects
}

function parseEventEffect(value: unknown, where: string): EventEffect {
  const names = Object.keys(fields) as EventEffect["effect"][]
  const name = oneOf((value as { effect?: unknown } | null)?.effect, `${where}.effect`, names)
  const typed = fieldsOf(value, where, ["effect", ...fields[name]])
  switch (name) {
    case "removeRooms":
      return { effect: name, rooms: roomList(typed.rooms, `${where}.rooms`) }
    case "addCubes":
    case "removeCubes": {
      const rooms: EventRooms =
        typed.rooms === "radioactive" ? "radioactive" : roomList(typed.rooms, `${where}.rooms`)
      return { effect: name, rooms, cubes: wholeNumber(typed.cubes, `${where}.cubes`, 1, 10) }
    }
    case "chargeChosen":
      return { effect: name }
    case "irradiate":
      return {
        effect: name,
        who: oneOf(typed.who, `${where}.who`, players),
        points: wholeNumber(typed.points, `${where}.points`, 1, 7),
      }
    case "fortune":
      return {
        effect: name,
        who: oneOf(typed.who, `${where}.who`, players),
        points: wholeNumber(typed.points, `${where}.points`, -7, 7),
      }
    case "modify":
      return {
        effect: name,
        what: oneOf(typed.what, `${where}.what`, modifierNames),
        by: wholeNumber(typed.by, `${where}.by`, -3, 3),
      }
  }
}

function roomList(value: unknown, where: string): number[] {
  return listOf(value, where, (item, place) => wholeNumber(item, place, 1, 20))
}
