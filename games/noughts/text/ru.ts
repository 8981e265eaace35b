// Noughts and crosses in Russian. Names of cells agree with "клетка".

import type { en } from "./en.ts"

export const ru: Record<keyof typeof en, string> = {
  "game.name": "Крестики-нолики",
  "game.pitch": "Соберите три в ряд. Двое игроков, пять минут и никакой удачи.",

  "kind.game": "Выбор клетки",
  "prompt.game.mark": "{seat}: отметьте пустую клетку",
  "option.mark": "Отметить: {cell}",
  "reason.taken": "Эта клетка занята: {by}",
  "fact.marked": "{seat}: {cell} клетка",
  "fact.won": "{seat}: три в ряд",
  "fact.drawn": "Поле заполнено: ничья",

  "name.seat.0": "Крестики",
  "name.seat.1": "Нолики",
  "name.cell.0": "левая верхняя",
  "name.cell.1": "средняя верхняя",
  "name.cell.2": "правая верхняя",
  "name.cell.3": "левая средняя",
  "name.cell.4": "центральная",
  "name.cell.5": "правая средняя",
  "name.cell.6": "левая нижняя",
  "name.cell.7": "средняя нижняя",
  "name.cell.8": "правая нижняя",

  "board.label": "Поле три на три клетки",
  "board.cell": "{cell}, {mark, select, cross {крестик} nought {нолик} other {пусто}}",
  "board.marks": "X — {first}, O — {second}",

  "record.last": "Всё решил ход {count}: {seat}, {cell} клетка",
  "record.middle": "Центр занят на ходу {count}: {seat}",
  "record.first": "Первый ход: {seat}, {cell} клетка",
}
