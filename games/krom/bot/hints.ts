// What may speak for a choice, as a hint to a person.

export const hints = [
  "becomesChief",
  "evolves",
  "takesTrophy",
  "stuns",
  "winsFight",
  "softens",
  "affords",
  "nears",
  "brings",
  "gathers",
  "finds",
  "weakens",
  "cancels",
  "refreshes",
  "keepsKrom",
  "savesUp",
  "keepsCards",
] as const
export type Hint = (typeof hints)[number]
