// VIR-CMP-02: the five viruses, by the letter of their colour: green, yellow, orange, purple, grey
// (ash).

export const virusIds = ["G", "Y", "O", "P", "A"] as const
export type VirusId = (typeof virusIds)[number]

/** VIR-CMP-03: tokens in the box, per virus. */
export const tokensPerVirus = 8
