// The closed vocabulary of mutation cards: seven actions, in free or blue fields, alone or two to
// choose from.

import { BadInput } from "@genepool/engine"

/** VIR-CMP-27 */
export const actionIds = ["shield", "move", "infect", "attack", "magnet", "absorb", "crisis"] as const
export type ActionId = (typeof actionIds)[number]

/**
 * One icon, or two divided by a split line (VIR-CARD-04); `zone`: on a blue field (VIR-CARD-05).
 */
export interface Slot {
  readonly actions: readonly ActionId[]
  readonly zone: boolean
}

export const shortNames: { readonly [A in ActionId]: string } = {
  shield: "SHD",
  move: "MOV",
  infect: "INF",
  attack: "ATK",
  magnet: "MAG",
  absorb: "ABS",
  crisis: "CRI",
}

const expected = `slots such as "INF@ MOV ATK/SHD [INF/ATK]@" of ${Object.values(shortNames).join(", ")}`

/** Six slots at their longest; more is not looked at. */
const longest = 6 * "[INF/ATK]@ ".length

/** Reads `INF@ MOV ATK/SHD [INF/ATK]@`. */
export function parseSlots(text: string, where: string): readonly Slot[] {
  if (text.length > longest) throw new BadInput(where, "at most 6 slots", text)
  const slots = text.split(" ").map((part) => {
    const field = /^(?:([A-Z]+)(@?)|([A-Z]+\/[A-Z]+)|\[([A-Z]+\/[A-Z]+)\]@)$/.exec(part)
    if (field === null) throw new BadInput(where, expected, part)
    const [, one, at, free, blue] = field
    const actions = (one ?? free ?? blue ?? "").split("/").map((short) => {
      const action = actionIds.find((id) => shortNames[id] === short)
      if (action === undefined) throw new BadInput(where, expected, short)
      return action
    })
    if (actions.length === 2 && actions[0] === actions[1])
      throw new BadInput(where, "two different actions in an either-or slot", part)
    return { actions, zone: at === "@" || blue !== undefined }
  })
  return slots
}
