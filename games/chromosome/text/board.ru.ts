// Russian: the words of the drawn board

import type { boardEn } from "./board.en.ts"

export const boardRu: { readonly [key in keyof typeof boardEn]: string } = {
  "board.mine": "Ваше место",
}
