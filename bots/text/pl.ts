import type { en } from "./en.ts"

export const pl: { readonly [key in keyof typeof en]: string } = {
  level: "Poziom {level}",
  "level.1": "Widzi tylko własną planszę i bieżącą decyzję, a odkrytych kart nie zapamiętuje.",
  "level.2": "Pilnuje lidera i przewiduje jedną odpowiedź, ale odkrytych kart nie zapamiętuje.",
  "level.3": "Obserwuje wszystkich i przewiduje kilka ruchów naprzód, ale odkrytych kart nie zapamiętuje.",
  "level.4": "Planuje daleko naprzód, pamięta karty i rzadko coś przeoczy.",
  "level.5": "Wykorzystuje cały czas do namysłu i niczego nie oddaje za darmo.",
}
