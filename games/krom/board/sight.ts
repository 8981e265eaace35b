// What the board reads out of a view: where the round stands, and what is being settled now

import type { FrameView, Seat } from "@genepool/engine"
import { trophyPoints } from "../data/box.ts"
import type { Area, Token } from "../data/kinds.ts"
import { type Data, dataOf } from "../data/resolved.ts"
import type { View } from "../rules/state.ts"

export interface FightSight {
  readonly area: Area
  /** Seats, and -1 for the Kromosaur. */
  readonly fighters: readonly Seat[]
  /** Null when the cards have been played and the losses are known. */
  readonly totals: readonly number[] | null
  /** Who is asked for a fight card now. */
  readonly speaker: Seat | null
  readonly winner: Seat | null
}

/** A bonus card on the table whose effect is not settled yet; counters lie on top of what they counter. */
export interface DeclaredSight {
  readonly by: Seat
  readonly card: string
  readonly target: Seat | null
}

export interface BonusSight {
  readonly seat: Seat
  readonly card: string | null
  readonly given: Token | null
  readonly target: Seat | null
  readonly kind: Token | null
}

export interface Sight {
  readonly data: Data
  /** "end" is also shown when the view has no frames at all. */
  readonly phase: "pick" | "movement" | "areas" | "end"
  readonly area: Area | null
  /** Who acts in the area now, if it came to that. */
  readonly actor: Seat | null
  /** In which order the area's players act, and how many have begun. */
  readonly order: readonly Seat[]
  readonly acted: number
  readonly fight: FightSight | null
  readonly declared: readonly DeclaredSight[]
  readonly bonus: BonusSight | null
  readonly loot: { readonly winner: Seat; readonly victim: Seat } | null
  readonly visit: { readonly rested: boolean; readonly bought: number } | null
  readonly walk: { readonly gathered: number; readonly reshuffled: boolean } | null
  readonly hunt: { readonly hunted: boolean; readonly slot: number | null } | null
  readonly climb: {
    readonly dice: readonly number[]
    readonly rerolls: number
    readonly stopped: boolean
  } | null
  /** In the movement phase: whose target card lies on the table. */
  readonly laid: readonly boolean[]
}

const areaProcedures: readonly string[] = ["caves", "forest", "savanna", "mountains"]

export function sightOf(view: View): Sight {
  const find = <T>(proc: string) =>
    view.frames.findLast((frame) => frame.proc === proc) as (FrameView & T) | undefined
  const round = find<{ area: Area | null; order: Seat[]; acted: number }>("round")
  const acting = view.frames.findLast(({ proc }) => areaProcedures.includes(proc)) as
    | (FrameView & { seat: Seat })
    | undefined
  const at = <T>(proc: string) => (acting?.proc === proc ? (acting as unknown as T) : null)
  const movement = round?.step === "movement"
  return {
    data: dataOf(view.options.edition),
    phase: round === undefined ? (find("game") ? "pick" : "end") : movement ? "movement" : "areas",
    area: movement ? null : (round?.area ?? null),
    actor: acting?.seat ?? null,
    order: round?.order ?? [],
    acted: round?.acted ?? 0,
    fight: fightOf(view),
    declared: view.frames.filter(({ proc }) => proc === "counter") as unknown as DeclaredSight[],
    bonus: find<BonusSight>("bonus") ?? null,
    loot: find<{ winner: Seat; victim: Seat }>("loot") ?? null,
    visit: at("caves"),
    walk: at("forest"),
    hunt: at("savanna"),
    climb: at("mountains"),
    laid: view.players.map((_, seat) => {
      const answer = movement ? round?.answers?.[seat] : null
      return answer === "given" || (Array.isArray(answer) && answer.length > 0)
    }),
  }
}

function fightOf({ frames }: View): FightSight | null {
  const fight = frames.find(({ proc }) => proc === "fight") as
    | (FrameView & { area: Area; fighters: Seat[]; winner: Seat | null })
    | undefined
  if (fight === undefined) return null
  const cards = frames.find(({ proc }) => proc === "fightCards") as
    | (FrameView & { totals: number[]; speakers: Seat[]; at: number })
    | undefined
  const { area, fighters, winner } = fight
  return {
    area,
    fighters,
    winner,
    totals: cards?.totals ?? (Array.isArray(fight.result) ? (fight.result as number[]) : null),
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
