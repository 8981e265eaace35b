// Dla grających ze słuchu i klawiaturą: nagłówki, skróty, komunikaty, tryb tekstowy

import type { byEarEn } from "./by-ear.en.ts"

export const byEarPl = {
  "heading.board": "Plansza",
  "heading.mine": "Twój obszar",
  "heading.rivals": "Gracze",
  "heading.skip": "Przejdź do pytania",
  "keys.title": "Skróty klawiaturowe",
  "keys.fixed":
    "Cyfry od 1 do 9 wybierają z listy. Tab przechodzi między częściami, strzałki poruszają się po planszy i liście, Enter wybiera, Escape zamyka, Ctrl+Z cofa. Aby zmienić skrót, przejdź do jego pola i naciśnij inny klawisz.",
  "keys.on": "Litery i cyfry działają jako skróty",
  "keys.usual": "Przywróć wszystkie skróty",
  "keys.question": "Przejdź do pytania",
  "keys.last": "Powtórz, co się ostatnio stało",
  "keys.board": "Przejdź do planszy",
  "keys.mine": "Przejdź do swojego obszaru",
  "keys.rivals": "Przejdź do graczy",
  "keys.log": "Przebieg gry",
  "keys.list": "Możliwości słowami",
  "keys.hint": "Podpowiedź",
  "keys.undo": "Cofnij",
  "keys.text": "Tryb tekstowy",
  "keys.aid": "Pomoc gracza",
  "keys.keys": "Ta lista",
} satisfies { [K in keyof typeof byEarEn]: string }
