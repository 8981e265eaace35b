// Noughts and crosses learned by playing, in Russian

import type { en } from "./learn.en.ts"

export const ru: Record<keyof typeof en, string> = {
  "first.goal": "Побеждает тот, у кого три знака в ряд. Вы играете крестиками и начинаете.",
  "first.centre": "Через центр проходят четыре линии. Отметьте его.",
  "first.centre.done": "Хорошо: что бы ни случилось, у вас на выбор четыре линии.",
  "last.guard": "Ноликам не хватает одной клетки в левом столбце. Займите её.",
  "last.guard.done": "Теперь у вас две линии по два знака: нолики закроют только одну.",
  "last.win": "Завершите свою линию.",
  "last.win.done": "Три в ряд!",
}
