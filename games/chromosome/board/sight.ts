// What the board reads out of a view: whose turn it is, what is being settled now, and which rooms that concerns

import type { FrameView, Seat } from "@genepool/engine"
import type { Cost } from "../data/actions.ts"
import { rounds } from "../data/constants.ts"
import type { EventName } from "../data/events.ts"
import type { Gene } from "../data/genes.ts"
import type { SpecialAction } from "../data/species.ts"
import { type Laboratory, laboratoryOf, type Terrain, terrainOf } from "../rules/laboratory.ts"
import { overviewOf, roomsIn } from "../rules/overview.ts"
import type { State, View } from "../rules/state.ts"
import type { Roll } from "../rules/windows.ts"

export interface TurnSight {
  readonly seat: Seat
  readonly moved: boolean
  readonly recovered: boolean
  readonly acted: boolean
  /** An action may be taken: the one of the turn, or one more. */
  readonly open: boolean
}

/** A cost that is being paid: what is still due. */
export interface BillSight extends Cost {
  readonly seat: Seat
}

export interface FightSight {
  readonly attacker: Seat
  readonly defender: Seat
  readonly from: number
  readonly to: number
  readonly modifier: number
  readonly immune: boolean
  readonly attackerGenes: number
  readonly attackerFortune: number
  readonly defenderGenes: number
  readonly defenderFortune: number
  /** 0 until it is thrown. */
  readonly attackerDie: number
}

/** A die on the table that may still be thrown again. */
export interface RollSight {
  readonly roller: Seat
  readonly roll: Roll
  readonly die: number
}

export interface TestSight {
  readonly room: number
  readonly power: number
  readonly seat: Seat
  /** Once no more re-roll can come, until the test is settled; 0 before and after. */
  readonly die: number
}

export type ActionName = "growth" | "mutation" | "spark" | "impulse" | SpecialAction

export interface Sight {
  readonly laboratory: Laboratory
  readonly terrain: Terrain
  readonly rounds: number
  readonly turn: TurnSight | null
  /** The action going on. */
  readonly action: ActionName | null
  /** A room picked before, that what is asked now starts from; and where it leads to, once that is known. */
  readonly from: number | null
  readonly to: number | null
  /** Rooms picked one after another for new tokens. */
  readonly picked: readonly number[]
  /** How many tokens are on their way. */
  readonly tokens: number
  /** A gene picked as the first target, and whether it is one of the active ones. */
  readonly gene: { readonly gene: Gene; readonly active: boolean } | null
  readonly bill: BillSight | null
  readonly fight: FightSight | null
  readonly roll: RollSight | null
  readonly test: TestSight | null
  /** Somebody has more irradiation than can be borne, and gives up tokens. */
  readonly excess: { readonly seat: Seat; readonly excess: number } | null
  /** The card of this round. */
  readonly event: EventName | null
  /** What each seat could pay now, with charged groups and trophies. */
  readonly energy: readonly number[]
}

interface ActionFrame {
  readonly room?: number
  readonly otherRoom?: number
  readonly from?: number
  readonly to?: number
  readonly rooms?: readonly number[]
  readonly tokens?: number
  readonly action?: SpecialAction
  readonly gene?: Gene | null
  readonly geneIsActive?: boolean
}

const mainProcedures: readonly string[] = ["growth", "mutation", "spark", "impulse"]

/** What is being done on the map: where it starts, where it leads, and what was picked for it so far. */
export function aimOf(frames: readonly FrameView[]): Pick<Sight, "from" | "to" | "picked" | "tokens"> {
  const doing = frames.findLast(
    ({ proc }) =>
      proc === "attack" || proc === "movement" || proc === "special" || mainProcedures.includes(proc),
  ) as (FrameView & ActionFrame) | undefined
  return {
    from: doing?.from || doing?.room || null,
    to: doing?.to || doing?.otherRoom || null,
    picked: doing?.rooms ?? [],
    tokens: doing?.tokens ?? 0,
  }
}

export function sightOf(view: View): Sight {
  const find = <T>(proc: string) =>
    (view.frames.findLast((frame) => frame.proc === proc) as (FrameView & T) | undefined) ?? null
  const main = view.frames.findLast(({ proc }) => mainProcedures.includes(proc))
  const special = find<ActionFrame>("special")
  const fight = find<FightSight>("attack")
  const roll = find<RollSight>("roll")
  const excess = find<{ seat: Seat; excess: number }>("irradiation")
  const state = view as unknown as State
  return {
    laboratory: laboratoryOf(view),
    terrain: terrainOf(view),
    rounds: rounds[view.seats] ?? 0,
    turn: find<TurnSight>("turn"),
    action: special?.action ?? (main?.proc as ActionName | undefined) ?? null,
    ...aimOf(view.frames),
    gene: special?.gene ? { gene: special.gene, active: special.geneIsActive === true } : null,
    bill: find<BillSight>("payment"),
    fight: fight === null ? null : { ...fight, defender: view.groups[fight.to]?.seat ?? -1 },
    roll: roll !== null && roll.die > 0 ? roll : null,
    test: find<TestSight>("resilienceTests"),
    excess: excess !== null && excess.step === "giveUp" ? excess : null,
    event: view.round > 1 ? (view.revealed.at(-1) ?? null) : null,
    energy: view.players.map((_, seat) => overviewOf(state, seat).energy),
  }
}

/** CHR-MAP-06: the room itself, and those next to it. */
export function nearOf(sight: Sight, room: number): number[] {
  return roomsIn(sight.terrain.near[room] ?? 0)
}

/** Everybody clockwise, from the one at this screen on. */
export function seatsFrom(view: View, me: Seat | null): number[] {
  return Array.from({ length: view.seats }, (_, i) => ((me ?? 0) + i) % view.seats)
}
