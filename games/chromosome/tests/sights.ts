// What lies in front of a player at each question, and what touching it would mean

import type { FrameView, Seat } from "@genepool/engine"
import { type SpecialAction, specialActions, speciesNames } from "../data/species.ts"
import type { Choice } from "../rules/choices.ts"
import { laboratoryOf } from "../rules/laboratory.ts"
import type { View } from "../rules/view.ts"

/** Nothing is behind another choice: the menu is asked for actions alone. */
export const doors = {}

/** What stands in the menu of a turn, beside the special actions of one's species. */
export const menu = [
  "move",
  "recover",
  "discardStructure",
  "growth",
  "mutation",
  "spark",
  "impulse",
  "pass",
  "endTurn",
] as const

interface Locals {
  readonly way: "create" | "absorb"
  readonly action: SpecialAction
}

export function sights(view: View, seat: Seat, ask: string): Choice[] {
  const rooms = view.map.map(({ room }) => room).filter((room) => !view.holes.includes(room))
  const groups = Object.keys(view.groups).map(Number)
  const own = groups.filter((room) => view.groups[room]?.seat === seat)
  const frame = view.frames.at(-1) as FrameView & Locals
  switch (ask) {
    case "game.species":
      return speciesNames.map((species) => ({ do: "species", species }))
    case "game.start":
      return rooms.map((room) => ({ do: "start", room }))
    case "turn.menu":
    case "turn.rest":
      return [
        ...menu.map((entry): Choice => ({ do: entry })),
        ...specialsOf(view, seat).map((action): Choice => ({ do: "special", action })),
      ]
    case "turn.structure":
      return [{ do: "discardGene" }, { do: "discardFortune" }]
    case "movement.from":
      return groups.map((room) => ({ do: "from", room }))
    case "movement.to":
      return rooms.map((room) => ({ do: "to", room }))
    case "payment.energy":
      return own.map((room) => ({ do: "discharge", room, energy: view.groups[room]?.level ?? 0 }))
    case "growth.mode":
      return [{ do: "add" }, { do: "spread" }]
    case "growth.group":
      return groups.map((room) => ({ do: "group", room }))
    case "growth.rooms":
      return [...rooms.map((room): Choice => ({ do: "room", room })), { do: "enough" }]
    case "spark.attacker":
      return groups.map((room) => ({ do: "attacker", room }))
    case "impulse.way":
      return [{ do: "create" }, { do: "absorb" }]
    case "impulse.room":
      return frame.way === "create"
        ? rooms.map((room) => ({ do: "room", room }))
        : rooms.filter((room) => (view.cubes[room] ?? 0) === 0).map((room) => ({ do: "room", room }))
    case "event.charge":
      return groups.map((room) => ({ do: "charge", room }))
    case "irradiation.giveUp":
      return groups.map((room) => ({ do: "giveUp", room }))
    case "round.spaces":
      return rooms.map((room) => ({ do: "space", room }))
    case "special.first":
    case "special.second": {
      const pick = laboratoryOf(view).actions[frame.action].targets[ask === "special.first" ? 0 : 1]?.pick
      if (pick === "group") return groups.map((room) => ({ do: "group", room }))
      return pick === "room" ? rooms.map((room) => ({ do: "room", room })) : []
    }
    case "movement.tokens":
    case "growth.tokens":
    case "payment.genes":
    case "payment.any":
    case "mutation.gene":
    case "spark.target":
    case "special.reactivate":
    case "special.moved":
    case "attack.attackerGenes":
    case "attack.attackerFortune":
    case "attack.defenderGenes":
    case "attack.defenderFortune":
    case "roll.window":
    case "resilienceTests.gene":
      // amounts, genes and dice that the board shows only as far as they can be chosen or have a
      // reason
      return []
    default:
      throw new Error(`what does a player see at ${ask}?`)
  }
}

function specialsOf(view: View, seat: Seat) {
  const { species } = view.players[seat] as View["players"][number]
  return species === null ? [] : specialActions[species]
}
