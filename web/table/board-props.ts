// What a board is given, wherever its table is: at play, or looked back on

import type { BoardProps } from "@genepool/engine"
import { isStill, type Preferences } from "../app/preferences.ts"
import type { Words } from "./names.ts"
import type { Shown } from "./show.ts"
import type { Sight } from "./source.ts"

/** What is pointed at, and what the board calls back with. */
type Touch = Pick<BoardProps, "pointed" | "point" | "choose" | "narrow" | "explain">

const nothing = () => undefined

/** For a board that is only looked at. */
export const untouched: Touch = {
  pointed: [],
  point: nothing,
  choose: nothing,
  narrow: nothing,
  explain: nothing,
}

export function boardPropsOf(
  { view, decision, withheld, facts, beat = [], step }: Sight & Partial<Pick<Shown, "beat">>,
  { words, seatNames }: Words,
  preferences: Preferences,
  touch: Touch,
): BoardProps {
  return {
    view,
    decision,
    withheld,
    facts,
    beat,
    step,
    seatNames,
    say: words.say,
    still: isStill(preferences),
    ...touch,
  }
}
