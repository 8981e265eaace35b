// A small game whose one question can betray a hand: seats in turn lay one of three hidden cards
// open, and equal cards are one option. Where a single option is taken without asking, others see
// who holds nothing but equal cards.

import {
  cloneDeck,
  cloneFrames,
  type Deck,
  deckOf,
  defineGame,
  done,
  type Game,
  type Position,
  type PositionView,
  proceduresOf,
  redeal,
} from "../../index.ts"

interface State extends Position {
  deck: Deck<number>
  hands: number[][]
  laid: number[]
}
interface View extends PositionView {
  hand: number[] | null
  sizes: number[]
  laid: number[]
  unseen: number[]
}
type Choice = { readonly do: "lay"; readonly card: number } | { readonly do: "look" }

export function showdown(single: "take" | "ask"): Game<State, Choice, View, Record<never, never>> {
  const procedure = proceduresOf<State, Choice>()
  const game = procedure("game", () => ({ seat: 0 }), {
    lay: {
      single,
      who: (_state, { seat }) => seat,
      offer: (state, { seat }) => [...new Set(state.hands[seat])].map((card) => ({ do: "lay", card })),
      take(state, frame, choice: Extract<Choice, { do: "lay" }>, turn) {
        const hand = state.hands[frame.seat] as number[]
        hand.splice(hand.indexOf(choice.card), 1)
        state.laid.push(choice.card)
        turn.tell({ fact: "laid", seat: frame.seat, card: choice.card })
        frame.seat = 1 - frame.seat
        return (state.hands[frame.seat] as number[]).length > 1 ? "lay" : done
      },
    },
  })
  return defineGame({
    id: "showdown",
    version: "1",
    seats: { min: 2, max: 2 },
    options: { fields: {} },
    procedures: [game],
    start: game,
    setup(_seats, _options, turn) {
      const deck = deckOf([1, 1, 1, 2, 2, 2, 3, 3, 3])
      const hands = [0, 1].map((seat) =>
        [0, 1, 2].map(() => turn.draw(deck, "deal", [seat]) as number).sort((a, b) => a - b),
      )
      return { deck, hands, laid: [] }
    },
    view: ({ deck, hands, laid }, who) => ({
      hand: who === "spectator" ? null : (hands[who] as number[]).slice(),
      sizes: hands.map((hand) => hand.length),
      laid: laid.slice(),
      unseen: [...deck.unknown, ...hands.filter((_, seat) => seat !== who).flat()].sort((a, b) => a - b),
    }),
    imagine({ who, hand, sizes, laid, unseen }, random) {
      const own = who === "spectator" ? -1 : who
      const { hands, rest } = redeal(
        unseen,
        sizes.map((size, seat) => (seat === own ? 0 : size)),
        random,
      )
      if (hand !== null) hands[own] = hand.slice()
      return { deck: deckOf(rest), hands, laid: laid.slice() }
    },
    clone: ({ deck, hands, laid, frames }) => ({
      deck: cloneDeck(deck),
      hands: hands.map((hand) => hand.slice()),
      laid: laid.slice(),
      frames: cloneFrames(frames),
      standing: [],
    }),
    result: ({ frames }) =>
      frames.length > 0 ? null : { winners: [], places: [1, 1], scores: [0, 0], parts: [{}, {}] },
    invariants: ({ deck, hands, laid }) =>
      deck.unknown.length + hands.flat().length + laid.length === 9
        ? []
        : ["SHO-INV-01: there are nine cards"],
  })
}
