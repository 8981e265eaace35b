// The board as text, for the terminal

import type { Say } from "@genepool/engine"
import type { View } from "../rules/noughts.ts"

export function drawText({ cells }: View, say: Say): string {
  const marks = cells.map((seat) => (seat === null ? "·" : seat === 0 ? "X" : "O"))
  const rows = [0, 3, 6].map((first) => ` ${marks.slice(first, first + 3).join(" │ ")}`)
  return `${rows.join("\n───┼───┼───\n")}\n\n${say("board.marks", { first: 0, second: 1 })}`
}
