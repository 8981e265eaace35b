// The house's own words in Polish

import type { en } from "./en.ts"

export const pl: Record<keyof typeof en, string> = {
  "house.name": "Genepool",
  "house.language": "Język",
  "house.theme": "Kolory: {theme, select, light {jasne} dark {ciemne} other {jak w systemie}}",
  "house.motion": "Ruch: {still, select, true {wyłączony} other {włączony}}",
  "house.failed": "Nie udało się wczytać tej części Genepool.",
  "house.retry": "Spróbuj ponownie",
  "house.nowhere": "Pod tym adresem nie ma żadnej gry.",
  "house.home": "Do gier",
  "house.loading": "Wczytywanie",

  "table.player": "Gracz {number}",
  "table.players": "Gracze",
  "table.toMove": "teraz gra",
  "table.winner": "wygrana",
  "table.decide": "Wybierz na planszy albo tutaj",
  "table.won": "Wygrana: {winners}!",
  "table.drawn": "Remis",
  "table.log": "Przebieg gry",
  "table.quiet": "Jeszcze nic. Pierwszy ruch należy do ciebie.",
  "table.undo": "Cofnij",
  "table.newGame": "Nowa gra",
}
