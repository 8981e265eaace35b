// Chromosome in Russian: the sheet of a round.

import type { sheetEn } from "./sheet.en.ts"

const cubes =
  "{cubes, plural, one {# кубик радиации} few {# кубика радиации} many {# кубиков радиации} other {# кубика радиации}}"

export const sheetRu: typeof sheetEn = {
  "sheet.event": "Событие: {event}",
  "sheet.turns": "Ходы",
  "sheet.tests": "Проверки стойкости",
  "sheet.cancelled": "отменено: карта распалась бы на части",
  "sheet.roomGone": "Больше нет: {room}",
  "sheet.cubesIn": `{room}: +${cubes}`,
  "sheet.cubesOut": `{room}: −${cubes}`,
  "sheet.modified":
    "{what, select, sterility {Стерильность каждого помещения} sparkEnergy {Энергия каждой Искры} other {Энергия за случайный ген}}: {by}",
  "sheet.acted": "{actions}",
  "sheet.passed": "пас",
  "sheet.tokens": "{count, plural, one {+# жетон} few {+# жетона} many {+# жетонов} other {+# жетона}}",
  "sheet.lost": "{count, plural, one {−# жетон} few {−# жетона} many {−# жетонов} other {−# жетона}}",
  "sheet.genes": "{count, plural, one {+# ген} few {+# гена} many {+# генов} other {+# гена}}",
  "sheet.trophies": "{count, plural, one {+# трофей} few {+# трофея} many {+# трофеев} other {+# трофея}}",
  "sheet.charged":
    "{count, plural, one {# группа заряжена} few {# группы заряжены} many {# групп заряжено} other {# группы заряжено}}",
  "sheet.irradiation": "облучение {count}",
  "sheet.fortune": "удача {count}",
  "sheet.test": "{room}: угроза {threat}, результат {result}",
  "sheet.tested":
    "{points, plural, =0 {без облучения} one {облучение +#} few {облучение +#} many {облучение +#} other {облучение +#}}",
}
