// The closed vocabulary in which special actions are written down; rules/special.ts carries it out.

import type { Gene } from "./genes.ts"
import type { Status } from "./status.ts"

/** What an action costs: genes by kind, genes of any kind (printed "?"), and energy. */
export interface Cost {
  readonly action: number
  readonly telepathy: number
  readonly fighting: number
  readonly structure: number
  readonly any: number
  readonly energy: number
}

/**
 * What a player picks, before paying unless it is an own gene; `first` is the target picked before
 * this one.
 */
export type Target =
  | {
      readonly pick: "group"
      readonly of: "own" | "enemy" | "any"
      /** Of this level at most. */
      readonly level?: number
      readonly charge?: "charged" | "discharged"
      readonly nextTo?: "own" | "first"
      /** At least one of the two groups picked is an enemy's. */
      readonly oneEnemy?: true
      /** Both groups belong to the same player. */
      readonly sameOwner?: true
      /** Both groups together are not more than one group may be. */
      readonly fits?: true
    }
  | {
      readonly pick: "room"
      readonly empty?: true
      /** Of this effective sterility at most. */
      readonly sterility?: number
      readonly radioactive?: true
      readonly nextTo?: "own" | "first"
      readonly notFirst?: true
    }
  /** A kind of gene that is in the supply. */
  | { readonly pick: "gene"; readonly notFirst?: true }
  /**
   * One of the own genes, active or passive; picked after paying, because what pays becomes
   * passive.
   */
  | { readonly pick: "ownGene" }

export type Picked = "first" | "second"

export type Effect =
  /** The attack procedure; an immune attacker loses no tokens. */
  | {
      readonly effect: "attack"
      readonly from: Picked
      readonly to: Picked
      readonly modifier: "none" | "ownGroupsNextToTarget"
      readonly immune: boolean
    }
  /**
   * A group loses tokens: enemies' as trophies of the acting player or to their supply, own ones to
   * the supply.
   */
  | {
      readonly effect: "lose"
      readonly group: Picked
      readonly tokens: number
      readonly to: "trophy" | "supply"
    }
  /** A new discharged group out of the own supply. */
  | { readonly effect: "place"; readonly room: Picked; readonly tokens: number }
  /** An enemy group of level 1 becomes a trophy, an own discharged token takes its room. */
  | { readonly effect: "replace"; readonly group: Picked }
  /** A group goes to another room, or changes places with the group there. */
  | { readonly effect: "relocate"; readonly group: Picked; readonly room: Picked }
  /**
   * Two groups become one: all tokens of `from` join the group `into`. Those of another owner
   * leave, as trophies of the acting player (own ones to the supply), and tokens from the supply of
   * the group's owner take their places.
   */
  | { readonly effect: "merge"; readonly from: Picked; readonly into: Picked }
  /** From one movement up to so many, by the normal rules. */
  | { readonly effect: "moves"; readonly most: number }
  | { readonly effect: "charge"; readonly group: Picked }
  /** Charges the own groups near the room whose level is at most its power. */
  | { readonly effect: "chargeNear"; readonly room: Picked }
  | { readonly effect: "addCubes"; readonly room: Picked; readonly cubes: number }
  | { readonly effect: "removeCubes"; readonly room: Picked; readonly cubes: number }
  /** All cubes of a room. */
  | { readonly effect: "moveCubes"; readonly from: Picked; readonly to: Picked }
  /**
   * Resilience tests around a room: with the power of the cubes just moved there, or of all cubes
   * in it.
   */
  | { readonly effect: "test"; readonly room: Picked; readonly power: "moved" | "present" }
  | { readonly effect: "irradiate"; readonly who: "all" | "others"; readonly points: number }
  | { readonly effect: "gainGene"; readonly gene: Picked }
  /** The own gene picked first becomes the kind picked second, active or passive as it was. */
  | { readonly effect: "changeGene" }
  /** One passive gene, chosen after paying, becomes active. */
  | { readonly effect: "reactivate" }
  /** One more action this turn. */
  | { readonly effect: "extraAction" }
  | { readonly effect: "fortune"; readonly points: number }

export interface ActionRow<Key extends string = string> {
  readonly action: Key
  readonly cost: Cost
  readonly targets: readonly Target[]
  readonly effect: readonly Effect[]
  readonly status: Status
}

export function cost(part: { readonly [part in Gene | "any" | "energy"]?: number }): Cost {
  return { action: 0, telepathy: 0, fighting: 0, structure: 0, any: 0, energy: 0, ...part }
}
