// Noughts and crosses learned by playing, in English

export const en = {
  "first.goal": "Three of your marks in a line win. You play crosses and begin.",
  "first.centre": "Four lines cross in the centre. Mark it.",
  "first.centre.done": "Good: whatever comes, you have four lines to choose from.",
  "last.guard": "Noughts need one more cell for the left column. Take it from them.",
  "last.guard.done": "And now you have two lines of two: noughts can close only one.",
  "last.win": "Complete your line.",
  "last.win.done": "Three in a row!",
} as const
