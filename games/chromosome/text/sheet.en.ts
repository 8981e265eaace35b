// Chromosome in English: the sheet of a round.

export const sheetEn = {
  "sheet.event": "Event: {event}",
  "sheet.turns": "Turns",
  "sheet.tests": "Resilience tests",
  "sheet.cancelled": "cancelled: it would tear the map apart",
  "sheet.roomGone": "{room} is gone for good",
  "sheet.cubesIn": "{room}: {cubes, plural, one {# more radiation cube} other {# more radiation cubes}}",
  "sheet.cubesOut": "{room}: {cubes, plural, one {# radiation cube fewer} other {# radiation cubes fewer}}",
  "sheet.modified":
    "{what, select, sterility {Sterility of every room} sparkEnergy {Energy of every Spark} other {Energy of a random gene}}: {by}",
  "sheet.acted": "{actions}",
  "sheet.passed": "passes",
  "sheet.tokens": "{count, plural, one {+# token} other {+# tokens}}",
  "sheet.lost": "{count, plural, one {−# token} other {−# tokens}}",
  "sheet.genes": "{count, plural, one {+# gene} other {+# genes}}",
  "sheet.trophies": "{count, plural, one {+# trophy} other {+# trophies}}",
  "sheet.charged": "{count, plural, one {# group charged} other {# groups charged}}",
  "sheet.irradiation": "irradiation {count}",
  "sheet.fortune": "fortune {count}",
  "sheet.test": "{room}: threat {threat}, result {result}",
  "sheet.tested": "{points, plural, =0 {no irradiation} one {irradiation +#} other {irradiation +#}}",
}
