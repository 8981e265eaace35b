// English: the words of the drawn board

export const boardEn = {
  "board.mine": "Your own area",
}
