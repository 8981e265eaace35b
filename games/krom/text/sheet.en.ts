// The sheet of a round, in English

export const sheetEn = {
  "sheet.area": "{area}",
  "sheet.kromosaur": "The Kromosaur wins the fight",
  "sheet.wonFight": "wins the fight",
  "sheet.stunned": "stunned, does not act",
  "sheet.trophy": "takes the Kromosaur trophy",
  "sheet.caught": "catches: {animal}",
  "sheet.escaped": "gets away: {animal}",
  "sheet.climbed": "climbs: {pattern}",
  "sheet.evolved": "invents: {evolution} ({points, plural, one {# point} other {# points}})",
  "sheet.chief": "becomes chief",
  "sheet.got": "{kind} +{count}",
  "sheet.lost": "{kind} −{count}",
  "sheet.nothing": "comes away with nothing",
}
