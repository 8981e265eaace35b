export const en = {
  level: "Level {level}",
  "level.1": "Sees its own board only, and no further than the choice at hand.",
  "level.2": "Keeps an eye on the leader, and looks one reply ahead.",
  "level.3": "Watches everybody, and looks a few choices ahead.",
  "level.4": "Plans far ahead, and seldom lets anything slip.",
  "level.5": "Thinks for as long as it may, and gives nothing away.",
}
