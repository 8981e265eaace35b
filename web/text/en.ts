// The house's own words in English

export const en = {
  "house.name": "Genepool",
  "house.language": "Language",
  "house.theme": "Colours: {theme, select, light {light} dark {dark} other {as the system}}",
  "house.motion": "Movement: {still, select, true {off} other {on}}",
  "house.failed": "This part of Genepool could not be loaded.",
  "house.retry": "Try again",
  "house.nowhere": "There is no game at this address.",
  "house.home": "To the games",
  "house.loading": "Loading",

  "table.player": "Player {number}",
  "table.players": "Players",
  "table.toMove": "to move",
  "table.winner": "winner",
  "table.decide": "Choose on the board, or here",
  "table.won": "{winners} won!",
  "table.drawn": "A draw",
  "table.log": "What happened",
  "table.quiet": "Nothing yet. The first move is free.",
  "table.undo": "Undo",
  "table.newGame": "New game",
}
