// What the board reads out of a view: where the round stands, and what is being settled now

import type { Seat } from "@genepool/engine"
import { trophyPoints } from "../data/box.ts"
import type { Area } from "../data/kinds.ts"
import { dataOf } from "../data/resolved.ts"
import { playBonus } from "../rules/bonus.ts"
import { caves } from "../rules/caves.ts"
import { counterWindow } from "../rules/counter.ts"
import { fight } from "../rules/fight.ts"
import { fightCards } from "../rules/fight-cards.ts"
import { forest } from "../rules/forest.ts"
import { loot } from "../rules/loot.ts"
import { mountains } from "../rules/mountains.ts"
import type { Strength } from "../rules/ranking.ts"
import { round } from "../rules/round.ts"
import { savanna } from "../rules/savanna.ts"
import { game } from "../rules/setup.ts"
import type { View } from "../rules/view.ts"

export interface FightSight {
  readonly area: Area
  /** Seats, and -1 for the Kromosaur. */
  readonly fighters: readonly Seat[]
  /** In the order of the fighters. */
  readonly strengths: readonly Strength[]
  /** Who is asked for a fight card now. */
  readonly speaker: Seat | null
  readonly winner: Seat | null
}

export type Sight = ReturnType<typeof sightOf>

export function sightOf(view: View) {
  const course = round.in(view)
  const [visit, walk, hunt, climb] = [caves.in(view), forest.in(view), savanna.in(view), mountains.in(view)]
  const movement = course?.step === "movement"
  const phase: "pick" | "movement" | "areas" | "end" =
    course === null ? (game.in(view) === null ? "end" : "pick") : movement ? "movement" : "areas"
  return {
    data: dataOf(view.options.edition),
    /** "end" is also shown when the view has no frames at all. */
    phase,
    area: movement ? null : (course?.area ?? null),
    /** Who acts in the area now, if it came to that. */
    actor: (visit ?? walk ?? hunt ?? climb)?.seat ?? null,
    /** In which order the area's players act, and how many have begun. */
    order: course?.order ?? [],
    acted: course?.acted ?? 0,
    fight: fightOf(view),
    /**
     * Bonus cards on the table whose effect is not settled yet; counters lie on top of what they
     * counter.
     */
    declared: counterWindow.all(view),
    bonus: playBonus.in(view),
    loot: loot.in(view),
    visit,
    walk,
    hunt,
    climb,
    /** In the movement phase: whose target card lies on the table. */
    laid: view.players.map((_, seat) => {
      const answer = movement ? course.answers?.[seat] : null
      return answer === "given" || (Array.isArray(answer) && answer.length > 0)
    }),
  }
}

function fightOf(view: View): FightSight | null {
  const fought = fight.in(view)
  if (fought === null) return null
  const cards = fightCards.in(view)
  const { area, fighters, winner } = fought
  return {
    area,
    fighters,
    winner,
    strengths: cards?.strengths ?? fought.strengths,
    speaker: cards?.step === "card" ? (cards.speakers[cards.at] ?? null) : null,
  }
}

export function pointsIn(view: View, seat: Seat): number {
  const { evolutions } = dataOf(view.options.edition)
  const own = view.players[seat]?.evolutions ?? []
  return own.reduce(
    (sum, id) => sum + (evolutions.get(id)?.points ?? 0),
    view.trophy === seat ? trophyPoints : 0,
  )
}

/** What one draws of a figure's seat when there is no character yet. */
export function characterOf(view: View, seat: Seat) {
  return view.players[seat]?.character ?? null
}
