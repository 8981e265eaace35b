// The house's own words in Russian

import type { en } from "./en.ts"

export const ru: Record<keyof typeof en, string> = {
  "house.name": "Genepool",
  "house.language": "Язык",
  "house.theme": "Цвета: {theme, select, light {светлые} dark {тёмные} other {как в системе}}",
  "house.motion": "Движение: {still, select, true {выключено} other {включено}}",
  "house.failed": "Эту часть Genepool не удалось загрузить.",
  "house.retry": "Попробовать ещё раз",
  "house.nowhere": "По этому адресу нет игры.",
  "house.home": "К играм",
  "house.loading": "Загрузка",

  "table.player": "Игрок {number}",
  "table.players": "Игроки",
  "table.toMove": "сейчас ход",
  "table.winner": "победа",
  "table.decide": "Выберите на поле или здесь",
  "table.won": "Победа: {winners}!",
  "table.drawn": "Ничья",
  "table.log": "Ход игры",
  "table.quiet": "Пока ничего. Первый ход за вами.",
  "table.undo": "Отменить ход",
  "table.newGame": "Новая игра",
}
