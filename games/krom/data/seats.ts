// KRO-CMP-01: for how many players the game is: on its own, because the lobby asks too

export const seats = { min: 2, max: 6 } as const
