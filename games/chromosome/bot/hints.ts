// What may speak for a choice, as a hint to a person.

export const hints = [
  "winsTrophies",
  "bringsTokens",
  "gainsGene",
  "recoversFortune",
  "heals",
  "charges",
  "threatens",
] as const
export type Hint = (typeof hints)[number]
