// The smallest game on every screen: the table itself must fit, whatever is on it

import { checkOneScreen } from "@genepool/board/testing/browser"
import { test } from "@playwright/test"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

checkOneScreen({ game: "noughts", tables: [{ seats: 2, language: "ru" }], at: [0, 4] })
