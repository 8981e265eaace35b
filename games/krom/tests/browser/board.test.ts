// Whole games on the cave wall, and how it looks on every screen

import {
  checkLight,
  checkLooks,
  checkOneScreen,
  checkSteady,
  checkTips,
  wholeGames,
} from "@genepool/board/testing/browser"
import { test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

wholeGames({
  game: "krom",
  counts: [2, 3, 4, 5, 6],
  touch: [{ seats: 4 }],
  list: [
    { seats: 3, options: { side: "glacial" } },
    { seats: 5 },
    { seats: 6, options: { kromosaur: true } },
  ],
  keyboard: [{ seats: 2, options: { longer: false } }],
  // Whoever never evolves plays for ever
  hurry: { things: ".kro-evolution", words: "Invent|Evolve" },
})

checkLooks({ game: "krom", seats: 4, options: { kromosaur: true }, at: [0, 14, 30] })

checkTips({ game: "krom", seats: 5, options: { kromosaur: true } })

checkOneScreen({
  game: "krom",
  tables: [
    { seats: 2, language: "en" },
    { seats: 6, language: "ru", options: { kromosaur: true, side: "glacial" } },
  ],
  at: [0, 14, 40, 70],
})

checkSteady({ game: "krom", seats: 4, options: { kromosaur: true }, until: 150, within: 0.06 })

checkLight({
  game: "krom",
  seats: 6,
  options: { kromosaur: true },
  until: 60,
  nodes: 1000,
  restyled: 190,
  dirty: 190,
})
