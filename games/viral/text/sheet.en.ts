// Viral in English: the sheet of a round.

export const sheetEn = {
  "sheet.zone": "{zone}",
  "sheet.event": "Event: {event}",
  "sheet.crisis": "Immune response: {organ}",
  "sheet.cure": "Cure: {virus}",
  "sheet.all": "In this round",
  "sheet.nobody": "Nobody controls it",
  "sheet.neutral": "{virus} (neutral)",
  "sheet.viruses": "{count, plural, one {# virus} other {# viruses}}",
  "sheet.points": "+{vp, plural, one {# point} other {# points}}",
  "sheet.research": "research {before} → {now}",
  "sheet.byTie": "first on the tie chart",
  "sheet.tie": "nothing: a tie, but {virus} is higher on the tie chart",
  "sheet.more": "nothing: {virus} has more",
  "sheet.missing": "nothing: no virus in {organs}",
  "sheet.notEverywhere": "nothing: not in every organ of the zone",
  "sheet.absent": "nothing: no virus there",
  "sheet.removed": "loses a virus ({organ})",
  "sheet.shield": "loses a shield ({organ})",
  "sheet.total":
    "{vp, plural, =0 {nothing} one {+# point} other {+# points}}, now {score, plural, one {# point} other {# points}}",
}
