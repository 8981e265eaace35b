// Supply and decks: what comes out of them, what goes back, and what happens when they run out

import { type Audience, call, deckSize, done, type Procedure, type Seat, shuffleInto } from "@genepool/engine"
import { type Resource, resources, type Token, tokens } from "../data/kinds.ts"
import type { FullCost, FullReward } from "../data/resolved.ts"
import type { Choice, Chosen } from "./choices.ts"
import type { Deck, Turn } from "./facts.ts"
import { addToHand } from "./hand.ts"
import { withheldMeanwhile } from "./meanwhile.ts"
import { procedure } from "./procedure.ts"
import { type CardPile, playerAt, regainLife, type State } from "./state.ts"

/** KRO-SUP-01: paid as far as the supply reaches; the rest is lost. Gives what was paid. */
export function gain(state: State, seat: Seat, kind: Token, count: number, turn: Turn): number {
  const paid = Math.min(count, state.supply[kind])
  if (paid > 0) {
    state.supply[kind] -= paid
    playerAt(state, seat)[kind] += paid
    if (turn.told !== null) turn.tell({ fact: "gained", seat, kind, count: paid })
  }
  if (paid < count && turn.told !== null) turn.tell({ fact: "cutShort", seat, kind, count: count - paid })
  return paid
}

/** KRO-ACT-05: what is spent goes back to the supply */
export function pay(state: State, seat: Seat, kind: Token, count: number): void {
  playerAt(state, seat)[kind] -= count
  state.supply[kind] += count
}

export function payCost(state: State, seat: Seat, cost: FullCost): void {
  for (const kind of tokens) if (cost[kind] > 0) pay(state, seat, kind, cost[kind])
}

/**
 * KRO-FOR-06, KRO-SAV-08, KRO-BON-09: an empty deck is made anew from its discard pile when a card
 * is needed
 */
export function drawFromPile(
  pile: CardPile,
  turn: Turn,
  name: Deck,
  knownTo: Audience = "all",
): string | undefined {
  if (deckSize(pile.deck) === 0 && pile.discard.length > 0) {
    reshuffle(pile)
    turn.tell({ fact: "reshuffled", deck: name })
  }
  return turn.draw(pile.deck, name, knownTo)
}

export function reshuffle(pile: CardPile): void {
  shuffleInto(pile.deck, pile.discard)
  pile.discard = []
}

/** Only the owner sees the card. With deck and discard pile empty nothing is drawn: KRO-BON-09 */
export function drawBonusCards(state: State, seat: Seat, count: number, turn: Turn): void {
  for (let i = 0; i < count; i++) {
    const card = drawFromPile(state.bonus, turn, "bonus", [seat])
    if (card === undefined) {
      turn.tell({ fact: "noCardLeft", seat })
      return
    }
    addToHand(playerAt(state, seat).hand, card)
    if (turn.told !== null) turn.tellOnly([seat], { fact: "drew", seat, card }, { fact: "drewHidden", seat })
  }
}

export function canDrawBonus(state: State): boolean {
  return deckSize(state.bonus.deck) + state.bonus.discard.length > 0
}

/** KRO-SUP-03: krom, wood, stone, bone, then life and bonus cards. Without kinds to choose. */
export function receive(state: State, seat: Seat, reward: FullReward, turn: Turn): void {
  receiveTokens(state, seat, reward, turn)
  receiveRest(state, seat, reward, turn)
}

function receiveTokens(state: State, seat: Seat, reward: FullReward, turn: Turn): void {
  for (const kind of tokens) if (reward[kind] > 0) gain(state, seat, kind, reward[kind], turn)
}

function receiveRest(state: State, seat: Seat, { life, bonus }: FullReward, turn: Turn): void {
  if (life > 0) heal(state, seat, life, turn)
  if (bonus > 0) drawBonusCards(state, seat, bonus, turn)
}

export function heal(state: State, seat: Seat, life: number, turn: Turn): void {
  const count = regainLife(playerAt(state, seat), life)
  if (count > 0 && turn.told !== null) turn.tell({ fact: "gained", seat, kind: "life", count })
}

export const chooseKind: { readonly [K in Token]: Chosen<"choose"> } = {
  krom: { do: "choose", kind: "krom" },
  wood: { do: "choose", kind: "wood" },
  stone: { do: "choose", kind: "stone" },
  bone: { do: "choose", kind: "bone" },
}

/** KRO-SUP-02: a kind that is not there cannot be chosen */
export function kindsInSupply(state: State): Resource[] {
  return resources.filter((kind) => state.supply[kind] > 0)
}

/**
 * A reward with resources of any kind: the player chooses them one by one, after the tokens that
 * are fixed.
 */
export const receiveChoosing: Procedure<{ seat: Seat; reward: FullReward }> = procedure(
  "reward",
  ({ seat, reward }: { seat: Seat; reward: FullReward }) => ({ seat, reward, left: reward.anyRes }),
  {
    tokens(state, { seat, reward }, turn) {
      receiveTokens(state, seat, reward, turn)
      return "kind"
    },

    kind: {
      rule: "KRO-SUP-02",
      who: (_state, { seat }) => seat,
      about: (_state, { left }) => ({ count: left }),
      offer: (state, { left }): Choice[] =>
        left > 0 ? kindsInSupply(state).map((kind) => chooseKind[kind]) : [],
      take(state, frame, { kind }: Chosen<"choose">, turn, seat) {
        gain(state, seat, kind, 1, turn)
        frame.left -= 1
        return "kind"
      },
      whyNot: (state, _frame, seat) => [
        ...resources
          .filter((kind) => state.supply[kind] === 0)
          .map((kind) => ({ choice: chooseKind[kind], reason: { why: "supplyEmpty", kind } as const })),
        ...withheldMeanwhile(state, seat),
      ],
      none: () => "rest",
    },

    rest(state, { seat, reward }, turn) {
      receiveRest(state, seat, reward, turn)
      return done
    },
  },
)

/** Receives a reward and goes on at the step given. */
export function thenReceive<K extends string>(
  state: State,
  seat: Seat,
  reward: FullReward,
  turn: Turn,
  next: K,
) {
  if (reward.anyRes > 0) return call(receiveChoosing, { seat, reward }, next)
  receive(state, seat, reward, turn)
  return next
}
