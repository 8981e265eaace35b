// Noughts and crosses in English

import type { Sayings } from "@genepool/engine"
import type { Choice, Fact, Reason } from "../rules/noughts.ts"

export const en = {
  "game.name": "Noughts and crosses",
  "game.pitch": "Three in a row wins. Two players, five minutes, no luck.",

  "kind.game": "Marking a cell",
  "prompt.game.mark": "{seat}: mark an empty cell",
  "option.mark": "Mark {cell}",
  "reason.taken": "This cell is taken: {by}",
  "fact.marked": "{seat}: {cell}",
  "fact.won": "{seat}: three in a row",
  "fact.drawn": "The board is full: a draw",

  "name.seat.0": "Crosses",
  "name.seat.1": "Noughts",
  "name.cell.0": "top left",
  "name.cell.1": "top middle",
  "name.cell.2": "top right",
  "name.cell.3": "middle left",
  "name.cell.4": "centre",
  "name.cell.5": "middle right",
  "name.cell.6": "bottom left",
  "name.cell.7": "bottom middle",
  "name.cell.8": "bottom right",

  "board.label": "Board of three by three cells",
  "board.cell": "{cell}, {mark, select, cross {cross} nought {nought} other {empty}}",
  "board.marks": "X is {first}, O is {second}",

  "record.last": "Decided by mark {count}: {seat}, {cell}",
  "record.middle": "Took the centre: {seat}, with mark {count}",
  "record.first": "First mark: {seat}, {cell}",
} satisfies Sayings<Choice, Fact, Reason>
