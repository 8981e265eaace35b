// Для тех, кто играет на слух и с клавиатуры: заголовки, клавиши, объявления, текстовый режим

import type { byEarEn } from "./by-ear.en.ts"

export const byEarRu = {
  "heading.board": "Поле",
  "heading.mine": "Ваша область",
  "heading.rivals": "Игроки",
  "heading.skip": "Перейти к вопросу",
  "keys.title": "Сочетания клавиш",
  "keys.fixed":
    "Цифры от 1 до 9 выбирают из списка. Tab переходит между частями, стрелки двигаются по полю и списку, Enter выбирает, Escape закрывает, Ctrl+Z отменяет. Чтобы сменить клавишу, перейдите в её поле и нажмите другую.",
  "keys.on": "Буквы и цифры работают как клавиши команд",
  "keys.usual": "Вернуть обычные клавиши",
  "keys.question": "К вопросу",
  "keys.last": "Повторить, что произошло",
  "keys.board": "К полю",
  "keys.mine": "К своей области",
  "keys.rivals": "К игрокам",
  "keys.log": "Журнал игры",
  "keys.list": "Варианты словами",
  "keys.hint": "Подсказка",
  "keys.undo": "Отменить ход",
  "keys.text": "Текстовый режим",
  "keys.aid": "Памятка игрока",
  "keys.keys": "Этот список",
} satisfies { [K in keyof typeof byEarEn]: string }
