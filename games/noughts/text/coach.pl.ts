// What a coach says in noughts and crosses, in Polish

import type { en } from "./coach.en.ts"

export const pl: Record<keyof typeof en, string> = {
  look: "Najpierw sprawdź: czy dokończysz linię? Jeśli nie, czy zrobi to przeciwnik? Wtedy zajmij to pole.",
}
