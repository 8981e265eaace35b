// What a coach says in noughts and crosses, in Russian

import type { en } from "./coach.en.ts"

export const ru: Record<keyof typeof en, string> = {
  look: "Сначала посмотрите: можете ли вы завершить ряд? Если нет, может ли соперник? Тогда займите эту клетку.",
}
