export const en = {
  level: "Level {level}",
  "level.1": "Sees only its own board and the choice at hand, and forgets cards that were shown.",
  "level.2": "Keeps an eye on the leader, looks one reply ahead, and forgets cards that were shown.",
  "level.3": "Watches everybody and looks a few choices ahead, but forgets cards that were shown.",
  "level.4": "Plans far ahead, keeps track of cards, and seldom lets anything slip.",
  "level.5": "Uses all the thinking time it is given and gives nothing away.",
}
