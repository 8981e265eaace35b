// All that a table on this device needs, loaded side by side: left alone, each part would be asked
// for by the one before

import { isGame, loadGame } from "../table/games.ts"
import { wantedHere } from "./begin.ts"
import { startEarly } from "./thread.ts"

const whoeverNeedsItSays = () => undefined

export function loadAhead(game: string): void {
  startEarly(game)
  loadGame(game).catch(whoeverNeedsItSays)
  import("./here-page.tsx").catch(whoeverNeedsItSays)
}

/** Where the address says that there is going to be such a table. */
export function loadByAddress(): void {
  const [, first = "", second = ""] = location.pathname.split("/")
  const game = second === "play" ? first : first === "here" ? (wantedHere()?.game ?? "") : ""
  if (isGame(game)) loadAhead(game)
}
