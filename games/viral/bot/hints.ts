// What may speak for a choice, as a hint to a person.

export const hints = [
  "scores",
  "takesZone",
  "takesAway",
  "feeds",
  "dodges",
  "holds",
  "drivesBack",
  "hides",
  "protects",
  "gainsGround",
  "evades",
  "spreads",
  "learns",
  "endsWith",
  "gainsCard",
  "sidelines",
  "leaves",
] as const
export type Hint = (typeof hints)[number]
