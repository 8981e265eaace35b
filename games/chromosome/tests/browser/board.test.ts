// Whole games in the facility, and how it looks on every screen

import { checkLooks, wholeGames } from "@genepool/board/testing/browser"
import { test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

wholeGames({
  game: "chromosome",
  touch: [{ seats: 2, options: { species: "chosen" } }, { seats: 4 }],
  list: [{ seats: 3 }],
  keyboard: [{ seats: 2 }],
})

checkLooks({ game: "chromosome", seats: 4, at: [0, 16, 40] })
