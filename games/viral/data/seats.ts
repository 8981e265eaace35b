// For how many players the game is: on its own, because the lobby asks too

export const seats = { min: 2, max: 5 } as const
