// The sheet of a round, in Russian

import type { sheetEn } from "./sheet.en.ts"

export const sheetRu: typeof sheetEn = {
  "sheet.area": "{area}",
  "sheet.kromosaur": "Драку выигрывает кромозавр",
  "sheet.wonFight": "выигрывает драку",
  "sheet.stunned": "оглушение, без действий",
  "sheet.trophy": "берёт трофей кромозавра",
  "sheet.caught": "добыча: {animal}",
  "sheet.escaped": "добыча ушла: {animal}",
  "sheet.climbed": "подъём: {pattern}",
  "sheet.evolved":
    "изобретение: {evolution} ({points, plural, one {# очко} few {# очка} many {# очков} other {# очка}})",
  "sheet.chief": "становится вождём",
  "sheet.got": "{kind} +{count}",
  "sheet.lost": "{kind} −{count}",
  "sheet.nothing": "уходит ни с чем",
}
