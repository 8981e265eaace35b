// Viral in Polish: the sheet of a round.

import type { sheetEn } from "./sheet.en.ts"

const points = "one {# punkt} few {# punkty} many {# punktów} other {# punktu}"

export const sheetPl: typeof sheetEn = {
  "sheet.zone": "{zone}",
  "sheet.event": "Wydarzenie: {event}",
  "sheet.crisis": "Odpowiedź odpornościowa: {organ}",
  "sheet.cure": "Lek: {virus}",
  "sheet.all": "W tej rundzie",
  "sheet.nobody": "Nikt jej nie kontroluje",
  "sheet.neutral": "{virus} (neutralny)",
  "sheet.viruses": "{count, plural, one {# wirus} few {# wirusy} many {# wirusów} other {# wirusa}}",
  "sheet.points": `+{vp, plural, ${points}}`,
  "sheet.research": "badania {before} → {now}",
  "sheet.byTie": "rozstrzyga tabela remisów",
  "sheet.tie": "nic: tyle samo, ale {virus} stoi wyżej w tabeli remisów",
  "sheet.more": "nic: {virus} ma więcej",
  "sheet.missing": "nic: brak wirusa ({organs})",
  "sheet.notEverywhere": "nic: nie w każdym narządzie strefy",
  "sheet.absent": "nic: brak wirusa w strefie",
  "sheet.removed": "traci wirusa ({organ})",
  "sheet.shield": "traci tarczę ({organ})",
  "sheet.total": `{vp, plural, =0 {nic} one {+# punkt} few {+# punkty} many {+# punktów} other {+# punktu}}, teraz {score, plural, ${points}}`,
}
