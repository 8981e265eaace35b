// What the board reads out of a view: whose turn it is, what is being settled now, and which rooms
// that concerns

import type { Seat } from "@genepool/engine"
import type { Cost } from "../data/actions.ts"
import { rounds } from "../data/constants.ts"
import type { EventName } from "../data/events.ts"
import type { Gene } from "../data/genes.ts"
import type { SpecialAction } from "../data/species.ts"
import { attack } from "../rules/attack.ts"
import { payment } from "../rules/costs.ts"
import type { MainAction, Roll } from "../rules/facts.ts"
import { growth } from "../rules/growth.ts"
import { impulse } from "../rules/impulse.ts"
import { irradiation } from "../rules/irradiation.ts"
import { type Laboratory, laboratoryOf, type Terrain, terrainOf } from "../rules/laboratory.ts"
import { movement } from "../rules/movement.ts"
import { mutation } from "../rules/mutation.ts"
import { overviewOf, roomsIn } from "../rules/overview.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { spark } from "../rules/spark.ts"
import { special } from "../rules/special.ts"
import { turnOf } from "../rules/turn.ts"
import type { View } from "../rules/view.ts"
import { roll } from "../rules/windows.ts"

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

export type ActionName = MainAction | SpecialAction

export interface Sight {
  readonly laboratory: Laboratory
  readonly terrain: Terrain
  readonly rounds: number
  readonly turn: TurnSight | null
  /** The action going on. */
  readonly action: ActionName | null
  /**
   * A room picked before, that what is asked now starts from; and where it leads to, once that is
   * known.
   */
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

/**
 * What is being done on the map: where it starts, where it leads, and what was picked for it so
 * far.
 */
export function aimOf(place: Pick<View, "frames">): Pick<Sight, "from" | "to" | "picked" | "tokens"> {
  const aim = (from: number, to = 0, picked: readonly number[] = [], tokens = 0) => ({
    from: from || null,
    to: to || null,
    picked,
    tokens,
  })
  const attacking = attack.in(place)
  if (attacking !== null) return aim(attacking.from, attacking.to)
  const moving = movement.in(place)
  if (moving !== null) return aim(moving.room, 0, [], moving.tokens)
  const acting = special.in(place)
  if (acting !== null) return aim(acting.room, acting.otherRoom)
  const growing = growth.in(place)
  if (growing !== null) return aim(growing.room, 0, growing.rooms, growing.tokens)
  const sparking = spark.in(place)
  if (sparking !== null) return aim(sparking.from, sparking.to)
  return aim(impulse.in(place)?.room ?? 0)
}

const mainActions = { growth, mutation, spark, impulse }

function mainActionIn(view: View): MainAction | null {
  for (const action of Object.keys(mainActions) as MainAction[])
    if (mainActions[action].in(view) !== null) return action
  return null
}

export function sightOf(view: View): Sight {
  const acting = special.in(view)
  const fight = attack.in(view)
  const rolling = roll.in(view)
  const excess = irradiation.in(view)
  return {
    laboratory: laboratoryOf(view),
    terrain: terrainOf(view),
    rounds: rounds[view.seats] ?? 0,
    turn: turnOf.in(view),
    action: acting?.action ?? mainActionIn(view),
    ...aimOf(view),
    gene: acting?.gene ? { gene: acting.gene, active: acting.geneIsActive } : null,
    bill: payment.in(view),
    fight: fight === null ? null : { ...fight, defender: view.groups[fight.to]?.seat ?? -1 },
    roll: rolling !== null && rolling.die > 0 ? rolling : null,
    test: resilienceTests.in(view),
    excess: excess !== null && excess.step === "giveUp" ? excess : null,
    event: view.round > 1 ? (view.revealed.at(-1) ?? null) : null,
    energy: view.players.map((_, seat) => overviewOf(view, seat).energy),
  }
}

/** CHR-MAP-06: the room itself, and those next to it. */
export function nearOf(sight: Sight, room: number): number[] {
  return roomsIn(sight.terrain.near[room] ?? 0)
}
