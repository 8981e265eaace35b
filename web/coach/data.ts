// What the games' own folders give a coach to say: which there is is known at once, each is loaded
// when asked for

import type { Coach } from "@genepool/engine"

/**
 * They lie where every game has its own; a new game needs no line here, and none at all to be
 * warned of bad choices.
 */
const coaches = import.meta.glob<Coach>("../../games/*/learn/coach.ts", { import: "coach" })

export function loadCoach(game: string): Promise<Coach | null> {
  return coaches[`../../games/${game}/learn/coach.ts`]?.() ?? Promise.resolve(null)
}
