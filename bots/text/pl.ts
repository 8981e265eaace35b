import type { en } from "./en.ts"

export const pl: { readonly [key in keyof typeof en]: string } = {
  level: "Poziom {level}",
  "level.1": "Widzi tylko własną planszę i nie patrzy dalej niż bieżący wybór.",
  "level.2": "Pilnuje lidera i przewiduje jedną odpowiedź.",
  "level.3": "Obserwuje wszystkich i przewiduje kilka wyborów naprzód.",
  "level.4": "Planuje daleko naprzód i rzadko coś przeoczy.",
  "level.5": "Myśli tak długo, jak wolno, i niczego nie oddaje za darmo.",
}
