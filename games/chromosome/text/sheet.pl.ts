// Chromosome in Polish: the sheet of a round.

import type { sheetEn } from "./sheet.en.ts"

const cubes =
  "{cubes, plural, one {# kostka promieniowania} few {# kostki promieniowania} many {# kostek promieniowania} other {# kostki promieniowania}}"

export const sheetPl: typeof sheetEn = {
  "sheet.event": "Wydarzenie: {event}",
  "sheet.turns": "Tury",
  "sheet.tests": "Testy odporności",
  "sheet.cancelled": "anulowane: mapa rozpadłaby się na części",
  "sheet.roomGone": "{room} znika na zawsze",
  "sheet.cubesIn": `{room}: +${cubes}`,
  "sheet.cubesOut": `{room}: −${cubes}`,
  "sheet.modified":
    "{what, select, sterility {Sterylność każdego pomieszczenia} sparkEnergy {Energia każdej Iskry} other {Energia za losowy gen}}: {by}",
  "sheet.acted": "{actions}",
  "sheet.passed": "pas",
  "sheet.tokens": "{count, plural, one {+# żeton} few {+# żetony} many {+# żetonów} other {+# żetonu}}",
  "sheet.lost": "{count, plural, one {−# żeton} few {−# żetony} many {−# żetonów} other {−# żetonu}}",
  "sheet.genes": "{count, plural, one {+# gen} few {+# geny} many {+# genów} other {+# genu}}",
  "sheet.trophies": "{count, plural, one {+# trofeum} few {+# trofea} many {+# trofeów} other {+# trofeum}}",
  "sheet.charged":
    "{count, plural, one {# naładowana grupa} few {# naładowane grupy} many {# naładowanych grup} other {# naładowanej grupy}}",
  "sheet.irradiation": "napromieniowanie {count}",
  "sheet.fortune": "punkty losu {count}",
  "sheet.test": "{room}: zagrożenie {threat}, wynik {result}",
  "sheet.tested":
    "{points, plural, =0 {bez napromieniowania} one {napromieniowanie +#} few {napromieniowanie +#} many {napromieniowanie +#} other {napromieniowanie +#}}",
}
