// What may speak for a choice, as a hint to a person.

export const hints = [
  "winsTrophies",
  "bringsTokens",
  "gainsGene",
  "recoversFortune",
  "heals",
  "charges",
  "weakens",
  "escapes",
  "soaks",
  "threatens",
  "joins",
  "opens",
  "closesIn",
  "betterRoll",
  "spoilsRoll",
  "resists",
  "keepsFortune",
  "savesEnergy",
  "keepsGenes",
] as const
export type Hint = (typeof hints)[number]
