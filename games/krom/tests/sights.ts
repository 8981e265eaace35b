// What lies in front of a player at each question, and what touching it would mean

import type { FrameView, Seat } from "@genepool/engine"
import { characterIds } from "../data/characters.ts"
import { areas, resources, tokens } from "../data/kinds.ts"
import { dataOf } from "../data/resolved.ts"
import type { Choice } from "../rules/choices.ts"
import { patternOf } from "../rules/mountains.ts"
import type { View } from "../rules/view.ts"

/** What the frames of different questions hold. */
interface Locals {
  readonly victim: Seat
  readonly gathered: number
  readonly rerolls: number
  readonly dice: readonly number[]
}

/** The things of a phase that are behind another choice. */
export const doors = { playBonus: "play", evolve: "buy", hunt: "animal" }

export function sights(view: View, seat: Seat, ask: string): Choice[] {
  const { prices, mountains } = dataOf(view.options.edition)
  const frame = view.frames.at(-1) as FrameView & Locals
  const hand = [...new Set(view.players[seat]?.hand ?? [])]
  const cards = hand.map((card): Choice => ({ do: "play", card }))
  const evolutions = view.evolutions.open.flatMap((evolution, slot): Choice[] =>
    evolution === null ? [] : [{ do: "buy", slot, evolution }],
  )
  const animals = view.hunting.open.map((animal, slot): Choice => ({ do: "animal", slot, animal }))
  const always: Choice[] = [...cards, ...evolutions, { do: "endPhase" }]
  const menu: Choice[] = [...always, { do: "playBonus" }, { do: "evolve" }]
  switch (ask) {
    case "game.pick":
      return characterIds.map((character) => ({ do: "pick", character }))
    case "round.movement":
      return areas.map((to) => ({ do: "go", to }))
    case "fightCards.card":
      return [...cards, { do: "pass" }]
    case "counter.window":
      return [...hand.map((card): Choice => ({ do: "counter", card })), { do: "letStand" }]
    case "loot.take": {
      const krom = view.players[frame.victim]?.krom ?? 0
      return [
        ...resources.map((kind): Choice => ({ do: "lootResource", kind })),
        { do: "lootKrom", count: Math.ceil(krom / 2) },
        { do: "lootCard" },
        { do: "lootNothing" },
      ]
    }
    case "caves.menu":
      return [
        ...menu,
        { do: "rest" },
        ...resources.map((kind): Choice => ({ do: "buyResource", kind, price: prices.resource })),
        { do: "buyBonus", price: prices.bonus },
        { do: "buyLife", count: prices.lifePacket, price: prices.life },
      ]
    case "forest.menu":
      return [...menu, { do: "reshuffle" }, { do: "gather", price: prices.gathering[frame.gathered] ?? 0 }]
    case "savanna.menu":
      return [...menu, { do: "hunt" }, ...animals]
    case "savanna.animal":
      return [...always, ...animals]
    case "savanna.dice":
      return [
        ...always,
        ...animals,
        ...[0, ...prices.extraDice].map((price, dice): Choice => ({ do: "extraDice", dice, price })),
      ]
    case "mountains.menu":
      return [...menu, { do: "climb" }]
    case "mountains.climb":
      return [...menu, { do: "stop" }, { do: "reroll", price: prices.rerolls[frame.rerolls] ?? 0 }]
    case "mountains.dice":
      return [
        ...always,
        { do: "stop" },
        ...[1, 2, 3, 4, 5].map((die): Choice => ({ do: "throw", dice: [die] })),
      ]
    case "mountains.claim":
      return [
        ...always,
        ...mountains[patternOf(frame.dice)].or.map(
          ({ kind, count }): Choice => ({ do: "claim", kind, count }),
        ),
      ]
    case "reward.kind":
      return [...always, ...resources.map((kind): Choice => ({ do: "choose", kind }))]
    case "bonus.card":
    case "evolve.buy":
      return always
    case "bonus.given":
      return [...always, ...tokens.map((kind): Choice => ({ do: "give", kind }))]
    case "bonus.target":
      return [
        ...always,
        ...view.players.flatMap((_, other): Choice[] => (other === seat ? [] : [{ do: "aim", seat: other }])),
      ]
    case "bonus.kind":
      return [...always, ...tokens.map((kind): Choice => ({ do: "choose", kind }))]
    default:
      throw new Error(`what does a player see at ${ask}?`)
  }
}
