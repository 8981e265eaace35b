// By ear alone, in the browser: the small player that hears, at the page itself

import { gameByEar } from "@genepool/board/testing/browser"
import { reader } from "../ear.ts"

gameByEar({ game: "krom", reader, choices: 20 })
