import type { en } from "./en.ts"

export const pl: { readonly [key in keyof typeof en]: string } = {
  level: "Poziom {level}",
  "level.1": "Widzi tylko własną planszę i bieżący wybór, a odkryte karty zapomina.",
  "level.2": "Pilnuje lidera i przewiduje jedną odpowiedź, ale odkryte karty zapomina.",
  "level.3": "Obserwuje wszystkich i przewiduje kilka wyborów naprzód, ale odkryte karty zapomina.",
  "level.4": "Planuje daleko naprzód, pamięta karty i rzadko coś przeoczy.",
  "level.5": "Myśli tak długo, jak wolno, i niczego nie oddaje za darmo.",
}
