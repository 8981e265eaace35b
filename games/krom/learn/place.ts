// A position of Krom by what lies in front of the players: the decks and the supply are what is
// left of the box

import { supplyInBox } from "../data/box.ts"
import type { CharacterId } from "../data/characters.ts"
import { type Area, tokens } from "../data/kinds.ts"
import { dataOf } from "../data/resolved.ts"
import type { Player } from "../rules/state.ts"

interface Placed {
  readonly round?: number
  readonly players: readonly (Partial<Player> & { readonly character: CharacterId; readonly area: Area })[]
  readonly animals?: readonly string[]
  readonly evolutions?: readonly string[]
  /** Everybody picks where to go; or they are there, and the areas are played. */
  readonly at: "movement" | "areas"
}

const nothing = {
  life: 7,
  krom: 5,
  wood: 0,
  stone: 0,
  bone: 0,
  evolutions: [] as string[],
  hand: [] as string[],
}
const animalsOpen = ["H-01", "H-02", "H-05", "H-12"]
const evolutionsOpen = ["E-02", "E-01", "E-07", "E-16"]

export function place({ round = 1, players: given, at, ...open }: Placed): {
  readonly [key: string]: unknown
} {
  const players = given.map((player) => ({ ...nothing, ...player }))
  const { decks } = dataOf(null)
  const { animals = animalsOpen, evolutions = evolutionsOpen } = open
  const supply = Object.fromEntries(
    tokens.map((kind) => [kind, supplyInBox[kind] - players.reduce((sum, player) => sum + player[kind], 0)]),
  )
  const owned = players.flatMap((player) => player.evolutions)
  return {
    round,
    players: { $set: players },
    supply,
    hunting: { deck: { unknown: without(decks.hunting, animals) }, open: animals },
    bonus: {
      deck: {
        unknown: without(
          decks.bonus,
          players.flatMap(({ hand }) => hand),
        ),
      },
    },
    evolutions: {
      deck: { unknown: without(decks.evolutions, [...evolutions, ...owned]) },
      open: evolutions,
    },
    frames: [
      { proc: "round", step: at === "movement" ? "movement" : "nextArea", area: null, order: [], acted: 0 },
    ],
  }
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const left = cards.slice()
  for (const card of taken) left.splice(left.indexOf(card), 1)
  return left
}
