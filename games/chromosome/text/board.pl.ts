// Polish: the words of the drawn board

import type { boardEn } from "./board.en.ts"

export const boardPl: { readonly [key in keyof typeof boardEn]: string } = {
  "board.mine": "Twoje miejsce",
}
