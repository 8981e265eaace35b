// The sheet of a round, in Polish

import type { sheetEn } from "./sheet.en.ts"

export const sheetPl: typeof sheetEn = {
  "sheet.area": "{area}",
  "sheet.kromosaur": "Walkę wygrywa kromozaur",
  "sheet.wonFight": "wygrywa walkę",
  "sheet.stunned": "ogłuszenie, bez akcji",
  "sheet.trophy": "bierze trofeum z kromozaura",
  "sheet.caught": "zdobycz: {animal}",
  "sheet.escaped": "ucieka: {animal}",
  "sheet.climbed": "wspinaczka: {pattern}",
  "sheet.evolved":
    "wynalazek: {evolution} ({points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}})",
  "sheet.chief": "zostaje wodzem",
  "sheet.got": "{kind} +{count}",
  "sheet.lost": "{kind} −{count}",
  "sheet.nothing": "odchodzi z niczym",
}
