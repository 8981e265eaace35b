export const en = {
  title: "Review",
  "eyes.open": "With all cards open",
  "eyes.seat": "As {name} could know it",
  "eyes.choose": "Judged",
  "eyes.open.about":
    "Every hand lies open here, as nobody at the table could see it. What others chose at the same moment is hidden even so.",
  "eyes.seat.about":
    "Only what {name} could see at the time is used. The other players' choices are not judged, only what they changed.",
  points: "A point is one per cent of the chance to win.",
  working: "A first look. Being thought over: {percent} %",
  "working.short": "Thinking it over",
  finished: "Thought over to the end and kept on this device.",
  failed: "This game could not be reviewed.",
  player: "Player",
  start: "At the start",
  own: "Own choices",
  others: "Others’ choices",
  luck: "Luck",
  unseen: "Not foreseen",
  "unseen.about":
    "“Not foreseen” is what the judgement itself had got wrong: it changed its mind where nothing was left to chance.",
  result: "Result",
  ledger: "Where the chance went",
  "ledger.words":
    "{luckWas, select, good {Luck brought {luck, plural, one {# point} other {# points}}} bad {Bad luck cost {luck, plural, one {# point} other {# points}}} other {Luck evened out}}, own choices gave away {own, plural, =0 {nothing} one {# point} other {# points}}, and others’ choices {othersWere, select, good {brought {others, plural, one {# point} other {# points}}} bad {cost {others, plural, one {# point} other {# points}}} other {changed nothing}}.",
  "ledger.words.known":
    "{luckWas, select, good {Luck brought {luck, plural, one {# point} other {# points}}} bad {Bad luck cost {luck, plural, one {# point} other {# points}}} other {Luck evened out}}, and the choices at the table {othersWere, select, good {brought {others, plural, one {# point} other {# points}}} bad {cost {others, plural, one {# point} other {# points}}} other {changed nothing}}.",
  accuracy: "Accuracy",
  "accuracy.share": "{share} %",
  "accuracy.between": "{low} to {high} %",
  "accuracy.about":
    "Accuracy is the part of what was at stake that the choices kept: 100 % is always the best choice found, 0 % no better than choosing blindly. Dice and cards play no part in it. With 95 % certainty it lies between the two numbers.",
  curve: "Chance to win",
  "curve.about":
    "The chance to win of every player from the start to move {last}. Arrow keys go from moment to moment.",
  "curve.at": "Move {n}. {chances}",
  "curve.chance": "{name}: {chance} %",
  "curve.table": "As a table",
  "curve.move": "Move",
  "turning.title": "Turning points",
  "turning.none": "No choice gave away 3 points or more beyond doubt.",
  "turning.later": "They are found while the game is thought over.",
  "turning.lost": "{name}: {points, plural, one {# point} other {# points}} given away",
  "turning.between": "with 95 % certainty {low} to {high}",
  "turning.chosen": "Chosen: {option}",
  "turning.better": "Better: {option}",
  "turning.show": "Move {n} on the board",
  "turning.whatIf": "What if?",
  "turning.whatIf.about": "Play on from move {n} in place of {name}, against the same bots",
  "strokes.title": "Strokes of luck",
  "strokes.one":
    "Move {n}: {name} {sign, select, good {gained} other {lost}} {points, plural, one {# point} other {# points}}",
  "strokes.deal":
    "The deal: {name} {sign, select, good {gained} other {lost}} {points, plural, one {# point} other {# points}}",
}
