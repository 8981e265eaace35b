// Noughts and crosses in Polish. Names of cells agree with "pole".

import type { en } from "./en.ts"

export const pl: Record<keyof typeof en, string> = {
  "game.name": "Kółko i krzyżyk",
  "game.pitch": "Wygrywa trójka w linii. Dwie osoby, pięć minut, zero losowości.",

  "kind.game": "Zaznaczanie pola",
  "prompt.game.mark": "{seat}: zaznacz puste pole",
  "option.mark": "Zaznacz pole: {cell}",
  "reason.taken": "To pole jest zajęte: {by}",
  "fact.marked": "{seat}: pole {cell}",
  "fact.won": "{seat}: trzy w linii",
  "fact.drawn": "Plansza pełna: remis",

  "name.seat.0": "Krzyżyk",
  "name.seat.1": "Kółko",
  "name.cell.0": "lewe górne",
  "name.cell.1": "środkowe górne",
  "name.cell.2": "prawe górne",
  "name.cell.3": "lewe środkowe",
  "name.cell.4": "centralne",
  "name.cell.5": "prawe środkowe",
  "name.cell.6": "lewe dolne",
  "name.cell.7": "środkowe dolne",
  "name.cell.8": "prawe dolne",

  "board.label": "Plansza trzy na trzy pola",
  "board.cell": "{cell}, {mark, select, cross {krzyżyk} nought {kółko} other {puste}}",
  "board.marks": "X to {first}, O to {second}",

  "record.last": "Rozstrzygnął znak nr {count}: {seat}, pole {cell}",
  "record.middle": "Środek zajęto znakiem nr {count}: {seat}",
  "record.first": "Pierwszy znak: {seat}, pole {cell}",
}
