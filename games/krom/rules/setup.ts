// Setting up the game: decks, open cards, characters, and what everybody starts with

import { call, deckOf, type Seat } from "@genepool/engine"
import { fullLife, openCards, startingBonusCards, startingKrom, supplyInBox } from "../data/box.ts"
import { characterIds } from "../data/characters.ts"
import { dataOf } from "../data/resolved.ts"
import type { Chosen } from "./choices.ts"
import { fillEvolutions } from "./evolutions.ts"
import type { Turn } from "./facts.ts"
import type { Options } from "./options.ts"
import { procedure } from "./procedure.ts"
import type { Withheld } from "./reasons.ts"
import { round } from "./round.ts"
import { type Player, playerAt, type State } from "./state.ts"
import { drawBonusCards, gain } from "./supply.ts"

/** KRO-SET-02 to KRO-SET-04, KRO-SET-12: the table before anybody has taken anything */
export function setup(seats: number, options: Options, turn: Turn): Omit<State, "frames" | "standing"> {
  const { decks, kromosaur } = dataOf(options.edition)
  const table = {
    seats,
    options,
    round: 0,
    players: Array.from({ length: seats }, newPlayer),
    supply: { ...supplyInBox },
    gathering: { deck: deckOf(decks.gathering), discard: [] },
    hunting: { deck: deckOf(decks.hunting), discard: [], open: [] as string[] },
    bonus: { deck: deckOf(decks.bonus), discard: [] },
    evolutions: { deck: deckOf(decks.evolutions), open: new Array<string | null>(openCards).fill(null) },
    kromosaur: options.kromosaur ? { life: kromosaur.life, area: null } : null,
    trophy: null,
    memories: [],
  }
  // KRO-SET-03, KRO-SET-13
  for (let slot = 0; slot < openCards; slot++) {
    const animal = turn.draw(table.hunting.deck, "hunting") as string
    table.hunting.open.push(animal)
    turn.tell({ fact: "openedAnimal", slot, animal })
  }
  fillEvolutions(table, turn)
  return table
}

/** KRO-SET-06, KRO-SET-10, KRO-SET-11 */
function newPlayer(): Player {
  return {
    character: null,
    area: "caves", // KRO-CMP-18
    life: fullLife,
    krom: 0,
    wood: 0,
    stone: 0,
    bone: 0,
    evolutions: [],
    hand: [],
  }
}

/** The whole game, from the characters to the last round. */
export const game = procedure("game", (_args: null) => ({ seat: 0 }), {
  // KRO-SET-07, KRO-SET-13: in seat order
  krom(state, _frame, turn) {
    for (let seat = 0; seat < state.seats; seat++) gain(state, seat, "krom", startingKrom, turn)
    return "character"
  },

  // KRO-SET-05, KRO-RUL-40: picked in seat order, or dealt at random
  character(state, frame, turn) {
    if (frame.seat === state.seats) return "start"
    if (state.options.characters === "chosen") return "pick"
    give(state, frame.seat, turn.pick(freeCharacters(state), "character"), turn)
    frame.seat += 1
    return "character"
  },

  // KRO-DEC-01
  pick: {
    rule: "KRO-SET-05",
    who: (_state, { seat }) => seat,
    offer: (state) => freeCharacters(state).map((character) => ({ do: "pick", character })),
    take(state, frame, { character }: Chosen<"pick">, turn, seat) {
      give(state, seat, character, turn)
      frame.seat += 1
      return "character"
    },
    whyNot: (state) =>
      state.players.flatMap(({ character }, seat): Withheld[] =>
        character === null
          ? []
          : [{ choice: { do: "pick", character }, reason: { why: "characterTaken", seat } }],
      ),
  },

  // KRO-SET-08, KRO-SET-13: in seat order
  start(state, _frame, turn) {
    for (let seat = 0; seat < state.seats; seat++) drawBonusCards(state, seat, startingBonusCards, turn)
    return call(round, null)
  },
})

function freeCharacters({ players }: State) {
  return characterIds.filter((id) => players.every(({ character }) => character !== id))
}

function give(state: State, seat: Seat, character: (typeof characterIds)[number], turn: Turn): void {
  playerAt(state, seat).character = character
  turn.tell({ fact: "becameCharacter", seat, character })
}
