// A miniature of an attack: boosts, dice, and after every roll a window in which anybody may pay
// fortune for a re-roll. Everything is public but the answers in the window and the instructions
// that seats leave for it.

import {
  backTo,
  call,
  cloneFrames,
  defineGame,
  done,
  doneWith,
  finish,
  type Position,
  type PositionView,
  type Procedure,
  proceduresOf,
  type Seat,
} from "../../index.ts"

interface Organism {
  tokens: number
  fighting: number
  fortune: number
}

export interface State extends Position {
  seats: number
  organisms: Organism[]
  round: number
}
export type View = PositionView & Pick<State, "seats" | "organisms" | "round">

export type Choice =
  | { readonly do: "attack"; readonly target: Seat }
  | { readonly do: "pass" }
  | { readonly do: "genes"; readonly count: number }
  | { readonly do: "fortune"; readonly count: number }
  | { readonly do: "stand" }
  | { readonly do: "reroll" }

const stand = { do: "stand" } as const
const reroll = { do: "reroll" } as const
const procedure = proceduresOf<State, Choice>()
const at = (state: State, seat: Seat) => state.organisms[seat] as Organism
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count)

/** Rolls for a seat, again and again until nobody pays for another; hands back the last result. */
const roll = procedure("roll", (roller: Seat) => ({ roller, die: 0 }), {
  throw(_state, frame, turn) {
    frame.die = turn.die(4, "attack")
    turn.tell({ fact: "rolled", seat: frame.roller, die: frame.die })
    return "window"
  },
  window: {
    quiet: true,
    everyone: (state) => state.organisms.flatMap(({ fortune }, seat) => (fortune > 0 ? [seat] : [])),
    offer: () => [stand, reroll],
    standing: (_state, _frame, _seat, instruction) => (instruction === "stand" ? stand : null),
    about: (_state, { roller, die }) => ({ roller, die }),
    close(state, frame, answers, turn) {
      const clockwise = upTo(state.seats - 1).map((i) => (frame.roller + i) % state.seats)
      const payer = clockwise.find((seat) => answers[seat]?.[0]?.do === "reroll")
      if (payer === undefined) return doneWith(frame.die)
      at(state, payer).fortune--
      turn.tell({ fact: "paid", seat: payer })
      return "throw"
    },
  },
})

/** Genes, then fortune: how much a side adds to its strength. */
const boost = procedure("boost", (seat: Seat) => ({ seat, strength: 0 }), {
  genes: {
    who: (_state, { seat }) => seat,
    offer: (state, { seat }) => upTo(at(state, seat).fighting).map((count) => ({ do: "genes", count })),
    take(state, frame, { count }: Extract<Choice, { do: "genes" }>) {
      at(state, frame.seat).fighting -= count
      frame.strength += count
      return "fortune"
    },
  },
  fortune: {
    who: (_state, { seat }) => seat,
    offer: (state, { seat }) => upTo(at(state, seat).fortune).map((count) => ({ do: "fortune", count })),
    take(state, frame, { count }: Extract<Choice, { do: "fortune" }>) {
      at(state, frame.seat).fortune -= count
      return doneWith(frame.strength + count)
    },
  },
})

interface Fight {
  readonly attacker: Seat
  readonly defender: Seat
}

const attack = procedure("attack", (fight: Fight) => ({ ...fight, strong: 0, defence: 0 }), {
  boostAttacker: (_state, frame) => call(boost, frame.attacker, "boostDefender"),
  boostDefender(_state, frame) {
    frame.strong = frame.result as number
    return call(boost, frame.defender, "rollAttacker")
  },
  rollAttacker(_state, frame) {
    frame.defence = frame.result as number
    return call(roll, frame.attacker, "rollDefender")
  },
  rollDefender(_state, frame) {
    frame.strong += frame.result as number
    return call(roll, frame.defender, "settle")
  },
  settle(state, frame, turn) {
    const loser = frame.strong > frame.defence + (frame.result as number) ? frame.defender : frame.attacker
    at(state, loser).tokens--
    turn.tell({ fact: "lost", seat: loser })
    // Somebody is out: drops the rest of the round
    return at(state, loser).tokens === 0 ? backTo(game, "over") : done
  },
})

const turnOf = procedure("turn", (seat: Seat) => ({ seat }), {
  action: {
    who: (_state, { seat }) => seat,
    offer: (state, { seat }) => [
      { do: "pass" },
      ...state.organisms.flatMap((_, target) => (target === seat ? [] : [{ do: "attack" as const, target }])),
    ],
    take: (_state, { seat }, choice) =>
      choice.do === "attack" ? call(attack, { attacker: seat, defender: choice.target }) : done,
  },
})

const game: Procedure<null> = procedure("game", () => ({ next: 0 }), {
  turn(state, frame) {
    if (frame.next < state.seats) return call(turnOf, frame.next++, "turn")
    frame.next = 0
    state.round++
    return state.round > 3 ? "over" : "turn"
  },
  over: () => finish,
})

export const attackMiniature = defineGame<State, Choice, View, { fortune: number }>({
  id: "attack",
  version: "1",
  seats: { min: 2, max: 4 },
  options: { fields: { fortune: { kind: "number", min: 0, max: 4, default: 2 } } },
  instructions: ["ask", "stand"],
  procedures: [game, turnOf, attack, boost, roll],
  start: game,
  setup: (seats, { fortune }) => ({
    seats,
    organisms: Array.from({ length: seats }, () => ({ tokens: 3, fighting: 2, fortune })),
    round: 1,
  }),
  view: ({ seats, organisms, round }) => ({ seats, organisms: organisms.map((o) => ({ ...o })), round }),
  imagine: ({ seats, organisms, round }) => ({ seats, organisms: organisms.map((o) => ({ ...o })), round }),
  clone: ({ seats, organisms, round, frames, standing }) => ({
    seats,
    organisms: organisms.map((o) => ({ ...o })),
    round,
    frames: cloneFrames(frames),
    standing: standing.slice(),
  }),
  result({ organisms, frames }) {
    if (frames.length > 0) return null
    const scores = organisms.map(({ tokens, fortune }) => tokens + 2 * fortune)
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length)
    const parts = organisms.map(({ tokens, fortune }) => ({ tokens, fortune: 2 * fortune }))
    return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, scores, parts }
  },
  invariants: ({ organisms }) =>
    organisms.some((o) => Math.min(o.tokens, o.fighting, o.fortune) < 0)
      ? ["ATT-INV-01: more was paid than there was"]
      : [],
})
