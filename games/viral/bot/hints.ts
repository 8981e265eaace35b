// What may speak for a choice, as a hint to a person.

export const hints = ["takesZone", "takesAway", "scores", "hides", "protects", "spreads"] as const
export type Hint = (typeof hints)[number]
