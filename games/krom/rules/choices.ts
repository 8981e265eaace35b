// What can be chosen, in the order in which a round asks for it

import type { Seat } from "@genepool/engine"
import type { CharacterId } from "../data/characters.ts"
import type { Area, Kind, Resource, Token } from "../data/kinds.ts"

export type Choice =
  | { readonly do: "pick"; readonly character: CharacterId }
  | { readonly do: "go"; readonly to: Area }
  // in a fight, and after it
  | { readonly do: "pass" }
  | { readonly do: "play"; readonly card: string }
  | { readonly do: "letStand" }
  | { readonly do: "counter"; readonly card: string }
  | { readonly do: "lootResource"; readonly kind: Resource }
  | { readonly do: "lootKrom"; readonly count: number }
  | { readonly do: "lootCard" }
  | { readonly do: "lootNothing" }
  // in every action phase
  | { readonly do: "playBonus" }
  | { readonly do: "evolve" }
  | { readonly do: "endPhase" }
  | { readonly do: "give"; readonly kind: Token }
  | { readonly do: "aim"; readonly seat: Seat }
  | { readonly do: "choose"; readonly kind: Token }
  | { readonly do: "buy"; readonly slot: number; readonly evolution: string }
  // in one of the areas
  | { readonly do: "rest" }
  | { readonly do: "buyResource"; readonly kind: Resource; readonly price: number }
  | { readonly do: "buyBonus"; readonly price: number }
  | { readonly do: "buyLife"; readonly count: number; readonly price: number }
  | { readonly do: "reshuffle" }
  | { readonly do: "gather"; readonly price: number }
  | { readonly do: "hunt" }
  | { readonly do: "animal"; readonly slot: number; readonly animal: string }
  | { readonly do: "extraDice"; readonly dice: number; readonly price: number }
  | { readonly do: "climb" }
  | { readonly do: "stop" }
  | { readonly do: "reroll"; readonly price: number }
  /** The dice by their places, 1 to 5. */
  | { readonly do: "throw"; readonly dice: readonly number[] }
  | { readonly do: "claim"; readonly kind: Kind; readonly count: number }

export type Chosen<D extends Choice["do"]> = Extract<Choice, { readonly do: D }>
