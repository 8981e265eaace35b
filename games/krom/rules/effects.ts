// What bonus cards of the action phase do: whom they can be played on, with which kinds, and what
// changes

import type { finish, Seat } from "@genepool/engine"
import type { Effect } from "../data/bonus.ts"
import { fullLife } from "../data/box.ts"
import { resources, type Token, type TokenOrAny } from "../data/kinds.ts"
import type { Turn } from "./facts.ts"
import { hurt } from "./life.ts"
import type { Reason } from "./reasons.ts"
import { isConscious, playerAt, type State } from "./state.ts"
import { gain, heal, pay } from "./supply.ts"
import { trophyFrom } from "./trophy.ts"

/** What was declared with a card; null where the card leaves nothing to choose. */
export interface Declaration {
  given: Token | null
  target: Seat | null
  kind: Token | null
}

const none: readonly never[] = []

/** KRO-DEC-18: own kinds that can be given. Every one of them can be carried through. */
export function kindsToGive(state: State, seat: Seat, effect: Effect): readonly Token[] {
  if (effect.effect !== "convert" && effect.effect !== "swap") return none
  const own = playerAt(state, seat)
  return kindsOf(effect.give).filter((given) => {
    if (own[given] < effect.giveCount) return false // KRO-BON-29
    if (effect.effect === "swap") return targetsOf(state, seat, effect, given).length > 0
    return kindsToTake(state, seat, effect, given, null).length > 0
  })
}

/** KRO-DEC-16, KRO-BON-32: other players on whom the card would change something */
export function targetsOf(state: State, seat: Seat, effect: Effect, given: Token | null): readonly Seat[] {
  if (effect.effect !== "lose" && effect.effect !== "steal" && effect.effect !== "swap") return none
  const targets: Seat[] = []
  const { area } = playerAt(state, seat)
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    if (effect.effect === "steal" && playerAt(state, other).area !== area) continue // KRO-BON-24
    const fits =
      effect.effect === "lose" && effect.kind === "life"
        ? isConscious(state, other) // KRO-STN-11
        : kindsToTake(state, seat, effect, given, other).length > 0
    if (fits) targets.push(other)
  }
  return targets
}

/** KRO-DEC-17, KRO-BON-30: kinds that can be gained, lost or taken */
export function kindsToTake(
  state: State,
  _seat: Seat,
  effect: Effect,
  given: Token | null,
  target: Seat | null,
): readonly Token[] {
  switch (effect.effect) {
    case "gain":
      if (effect.kind === "life") return none
      return kindsOf(effect.kind).filter((kind) => state.supply[kind] > 0) // KRO-SUP-02, KRO-BON-31
    case "lose":
    case "steal": {
      if (effect.kind === "life" || target === null) return none
      const victim = playerAt(state, target)
      return kindsOf(effect.kind).filter((kind) => victim[kind] > 0) // KRO-BON-28
    }
    case "convert":
      return kindsOf(effect.take).filter((kind) => kind !== given && state.supply[kind] > 0)
    case "swap": {
      if (target === null) return none
      const other = playerAt(state, target)
      return kindsOf(effect.take).filter((kind) => kind !== given && other[kind] >= effect.takeCount) // KRO-BON-29
    }
    default:
      return none
  }
}

/** Why the card cannot be played on that player; null if it can. */
export function whyNotOn(
  state: State,
  seat: Seat,
  effect: Effect,
  given: Token | null,
  other: Seat,
): Reason | null {
  if (other === seat || targetsOf(state, seat, effect, given).includes(other)) return null
  if (effect.effect === "steal" && playerAt(state, other).area !== playerAt(state, seat).area)
    return { why: "elsewhere", seat: other } // KRO-BON-24
  if (effect.effect === "lose" && effect.kind === "life") return { why: "isStunned", seat: other } // KRO-STN-11
  return { why: effect.effect === "swap" ? "tooLittleToSwap" : "victimHasNone", seat: other }
}

/** Why that kind cannot be given; null if it can, or if the card asks for no kind. */
export function whyNotGiven(state: State, seat: Seat, effect: Effect, kind: Token): Reason | null {
  if (effect.effect !== "convert" && effect.effect !== "swap") return null
  if (kindsToGive(state, seat, effect).includes(kind)) return null
  if (!kindsOf(effect.give).includes(kind)) return { why: "otherKind", kind }
  const count = effect.giveCount - playerAt(state, seat)[kind]
  return count > 0 ? { why: "missing", kind, count } : { why: "nothingForIt", kind }
}

/** Why that kind cannot be gained, lost or taken; null if it can. */
export function whyNotTaken(
  state: State,
  seat: Seat,
  effect: Effect,
  { given, target }: Pick<Declaration, "given" | "target">,
  kind: Token,
): Reason | null {
  if (kindsToTake(state, seat, effect, given, target).includes(kind)) return null
  const asked = effect.effect === "convert" || effect.effect === "swap" ? effect.take : kindOf(effect)
  if (asked === null || asked === "life" || !kindsOf(asked).includes(kind)) return { why: "otherKind", kind }
  if (kind === given) return { why: "sameKind", kind } // KRO-BON-30
  if (target === null) return { why: "supplyEmpty", kind }
  return { why: effect.effect === "swap" ? "tooLittleToSwap" : "victimHasNone", seat: target }
}

function kindOf(effect: Effect): TokenOrAny | "life" | null {
  return "kind" in effect ? effect.kind : null
}

/** KRO-BON-31: a card may be played only if it would change something */
export function wouldChange(state: State, seat: Seat, effect: Effect): boolean {
  switch (effect.effect) {
    case "gain":
      if (effect.kind === "life") return playerAt(state, seat).life < fullLife
      return kindsToTake(state, seat, effect, null, null).length > 0
    case "lose":
    case "steal":
      return targetsOf(state, seat, effect, null).length > 0
    case "convert":
    case "swap":
      return kindsToGive(state, seat, effect).length > 0
    default:
      return false
  }
}

/** Carries out a card that stands. Goes on at `next` unless the game is won by it. */
export function carryOut<N>(
  state: State,
  seat: Seat,
  effect: Effect,
  { given, target, kind }: Declaration,
  turn: Turn,
  next: N,
): N | typeof finish {
  switch (effect.effect) {
    case "gain": // KRO-BON-22
      if (effect.kind === "life") heal(state, seat, effect.count, turn)
      else gain(state, seat, kind as Token, effect.count, turn)
      return next
    case "lose": // KRO-BON-23
      if (effect.kind === "life") return stunOrHurt(state, seat, target as Seat, effect.count, turn, next)
      lose(state, target as Seat, kind as Token, effect.count, turn)
      return next
    case "steal": // KRO-BON-24
      move(state, target as Seat, seat, kind as Token, effect.count, turn)
      return next
    case "convert": // KRO-BON-25, KRO-RUL-50: the payment comes first
      pay(state, seat, given as Token, effect.giveCount)
      turn.tell({ fact: "paid", seat, kind: given as Token, count: effect.giveCount })
      gain(state, seat, kind as Token, effect.takeCount, turn)
      return next
    case "swap": // KRO-BON-26
      move(state, seat, target as Seat, given as Token, effect.giveCount, turn)
      move(state, target as Seat, seat, kind as Token, effect.takeCount, turn)
      return next
    default:
      return next
  }
}

/** KRO-BON-33, KRO-STN-09: no loot, but a trophy changes hands */
function stunOrHurt<N>(state: State, seat: Seat, target: Seat, life: number, turn: Turn, next: N) {
  hurt(state, target, life, turn)
  if (isConscious(state, target)) return next
  turn.tell({ fact: "stunned", seat: target })
  return trophyFrom(state, target, seat, turn, next) // KRO-KRS-15
}

/** KRO-BON-28: who has less loses everything of that kind */
function lose(state: State, seat: Seat, kind: Token, most: number, turn: Turn): void {
  const count = Math.min(most, playerAt(state, seat)[kind])
  pay(state, seat, kind, count)
  turn.tell({ fact: "lost", seat, kind, count })
}

/** KRO-SUP-04: from player to player, not through the supply */
function move(state: State, from: Seat, to: Seat, kind: Token, most: number, turn: Turn): void {
  const count = Math.min(most, playerAt(state, from)[kind])
  playerAt(state, from)[kind] -= count
  playerAt(state, to)[kind] += count
  turn.tell({ fact: "took", seat: to, from, kind, count })
}

const oneKind: { readonly [K in Token]: readonly Token[] } = {
  krom: ["krom"],
  wood: ["wood"],
  stone: ["stone"],
  bone: ["bone"],
}

function kindsOf(kind: TokenOrAny): readonly Token[] {
  return kind === "anyRes" ? resources : oneKind[kind]
}
