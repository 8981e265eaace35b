// Whole games on the patient, and how it looks on every screen

import {
  checkApart,
  checkLight,
  checkLooks,
  checkOneScreen,
  checkSteady,
  wholeGames,
} from "@genepool/board/testing/browser"
import { test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

wholeGames({
  game: "viral",
  counts: [2, 3, 4, 5],
  toTheEnd: ["touch", "list"],
  touch: [{ seats: 3 }, { seats: 4, options: { draft: true } }],
  list: [{ seats: 5 }],
  keyboard: [{ seats: 2, options: { draft: true } }],
})

// A virus is small on a phone: touching its organ shows those in it large enough for a thumb
checkLooks({ game: "viral", seats: 4, at: [0, 24, 40], alsoByTouching: ".vir-group" })

// A zone is chosen by its card in the tray, too
checkOneScreen({
  game: "viral",
  tables: [
    { seats: 2, language: "ru" },
    { seats: 5, language: "pl" },
  ],
  at: [0, 24, 60, 120],
  alsoByTouching: ".vir-group, .vir-zone-token",
  mostEmpty: 15,
})

checkApart({
  game: "viral",
  tables: [
    { seats: 2, language: "ru" },
    { seats: 3, language: "pl" },
    { seats: 4, language: "en" },
    { seats: 5, language: "ru" },
  ],
  at: [60, 120],
  things:
    ".vir-patient :is(.vir-organ-label, .vir-crowd, .vir-crisis-here, .vir-group, .vir-zone-token, .vir-controller)",
})

checkSteady({ game: "viral", seats: 5, until: 150, within: 0.01 })

// When the table is dealt, a busy machine draws two of its parts in one frame
checkLight({ game: "viral", seats: 5, until: 60, nodes: 900, restyled: 165, dirty: 160 })
