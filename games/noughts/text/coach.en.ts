// What a coach says in noughts and crosses, in English

export const en = {
  look: "Look before you mark: can you complete a line? If not, can your opponent? Then take that cell.",
} as const
