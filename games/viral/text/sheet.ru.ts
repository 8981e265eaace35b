// Viral in Russian: the sheet of a round.

import type { sheetEn } from "./sheet.en.ts"

const points = "one {# очко} few {# очка} many {# очков} other {# очка}"

export const sheetRu: typeof sheetEn = {
  "sheet.zone": "{zone}",
  "sheet.event": "Событие: {event}",
  "sheet.crisis": "Иммунный ответ: {organ}",
  "sheet.cure": "Лекарство: {virus}",
  "sheet.all": "За этот раунд",
  "sheet.nobody": "Никто её не контролирует",
  "sheet.neutral": "{virus} (нейтральный)",
  "sheet.viruses": "{count, plural, one {# вирус} few {# вируса} many {# вирусов} other {# вируса}}",
  "sheet.points": `+{vp, plural, ${points}}`,
  "sheet.research": "исследование {before} → {now}",
  "sheet.byTie": "по шкале споров",
  "sheet.tie": "ничего: столько же, но {virus} выше на шкале споров",
  "sheet.more": "ничего: больше у вируса {virus}",
  "sheet.missing": "ничего: нет вируса ({organs})",
  "sheet.notEverywhere": "ничего: не во всех органах зоны",
  "sheet.absent": "ничего: нет вируса в зоне",
  "sheet.removed": "теряет вирус ({organ})",
  "sheet.shield": "теряет щит ({organ})",
  "sheet.total": `{vp, plural, =0 {ничего} one {+# очко} few {+# очка} many {+# очков} other {+# очка}}, теперь {score, plural, ${points}}`,
}
