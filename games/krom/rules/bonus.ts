// Playing a bonus card in the own action phase: card, kind given, target, kind taken, counter
// window, effect

import { call, done, type Seat } from "@genepool/engine"
import type { BonusCard } from "../data/bonus.ts"
import { type Token, tokens } from "../data/kinds.ts"
import type { Choice, Chosen } from "./choices.ts"
import { counterWindow } from "./counter.ts"
import {
  carryOut,
  kindsToGive,
  kindsToTake,
  targetsOf,
  whyNotGiven,
  whyNotOn,
  whyNotTaken,
  wouldChange,
} from "./effects.ts"
import { discardFromHand, forEachType } from "./hand.ts"
import { withheldMeanwhile } from "./meanwhile.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { chooseKind } from "./supply.ts"

export const playBonus = procedure(
  "bonus",
  ({ seat }: { seat: Seat }) => ({
    seat,
    card: null as string | null,
    given: null as Token | null,
    target: null as Seat | null,
    kind: null as Token | null,
  }),
  {
    card: {
      rule: "KRO-BON-02",
      // the others learn of the card when it is played, not whether there was another
      single: "ask",
      who: (_state, { seat }) => seat,
      offer(state, _frame, seat) {
        const options: Choice[] = []
        forEachType(state, seat, (card) => {
          if (whyNotCard(state, seat, card) === null) options.push({ do: "play", card })
        })
        return options
      },
      // KRO-DEC-15: it lies on the table for all to see, so it is not taken back for nothing
      take(state, frame, { card }: Chosen<"play">, turn, seat) {
        discardFromHand(state, seat, card)
        frame.card = card
        turn.opened = true
        return "given"
      },
      whyNot: (state, _frame, seat) => [
        ...withheldCards(state, seat),
        ...withheldMeanwhile(state, seat).filter(({ choice }) => choice.do !== "play"),
      ],
    },

    given: {
      rule: "KRO-BON-30",
      who: (_state, { seat }) => seat,
      about: (_state, { card }) => ({ card }),
      offer: (state, { card }, seat) =>
        kindsToGive(state, seat, cardOf(state, card).effect).map((kind) => ({ do: "give", kind })),
      take(_state, frame, { kind }: Chosen<"give">) {
        frame.given = kind
        return "target"
      },
      whyNot: (state, { card }, seat) => [
        ...because(
          tokens.map((kind) => ({ do: "give", kind })),
          ({ kind }) => whyNotGiven(state, seat, cardOf(state, card).effect, kind),
        ),
        ...withheldMeanwhile(state, seat),
      ],
      none: () => "target",
    },

    target: {
      rule: "KRO-BON-32",
      who: (_state, { seat }) => seat,
      about: (_state, { card }) => ({ card }),
      offer: (state, { card, given }, seat) =>
        targetsOf(state, seat, cardOf(state, card).effect, given).map((target) => ({
          do: "aim",
          seat: target,
        })),
      take(_state, frame, { seat }: Chosen<"aim">) {
        frame.target = seat
        return "kind"
      },
      whyNot(state, { card, given }, seat) {
        const { effect } = cardOf(state, card)
        return [
          ...because(
            state.players.map((_, other) => ({ do: "aim", seat: other })),
            ({ seat: other }) => whyNotOn(state, seat, effect, given, other),
          ),
          ...withheldMeanwhile(state, seat),
        ]
      },
      none: () => "kind",
    },

    kind: {
      rule: "KRO-BON-30",
      who: (_state, { seat }) => seat,
      about: (state, { card, target }) => ({
        card,
        from: target,
        does: cardOf(state, card).effect.effect,
      }),
      offer: (state, { card, given, target }, seat) =>
        kindsToTake(state, seat, cardOf(state, card).effect, given, target).map((kind) => chooseKind[kind]),
      take(_state, frame, { kind }: Chosen<"choose">) {
        frame.kind = kind
        return "declared"
      },
      whyNot: (state, { card, given, target }, seat) => [
        ...because(
          tokens.map((kind) => chooseKind[kind]),
          ({ kind }) => whyNotTaken(state, seat, cardOf(state, card).effect, { given, target }, kind),
        ),
        ...withheldMeanwhile(state, seat),
      ],
      none: () => "declared",
    },

    // KRO-CTR-01: everything is declared, nothing has happened yet
    declared(state, { seat, card: played, given, target, kind }, turn) {
      const card = played as string
      if (target === null) turn.tell({ fact: "played", seat, card })
      else turn.tell({ fact: "playedOn", seat, card, target })
      const { effect } = cardOf(state, card)
      if ("give" in effect && effect.give === "anyRes")
        turn.tell({ fact: "offers", seat, kind: given as Token })
      if (("take" in effect ? effect.take : "kind" in effect && effect.kind) === "anyRes")
        turn.tell({ fact: "asksFor", seat, kind: kind as Token })
      const aimedAt = target === null ? [] : [target]
      return call(counterWindow, { by: seat, card, target, aimedAt, against: null }, "effect")
    },

    // KRO-CTR-07: a cancelled card does nothing and costs nothing
    effect(state, frame, turn) {
      if (frame.result !== "stands") return done
      return carryOut(state, frame.seat, cardOf(state, frame.card).effect, frame, turn, done)
    },
  },
)

/** Those of the choices that have a reason against them. */
function because<C extends Choice>(
  choices: readonly C[],
  reasonFor: (choice: C) => Reason | null,
): { choice: Choice; reason: Reason }[] {
  return choices.flatMap((choice) => {
    const reason = reasonFor(choice)
    return reason === null ? [] : [{ choice, reason }]
  })
}

function cardOf(state: State, id: string | null): BonusCard {
  return dataIn(state).bonus.get(id as string) as BonusCard
}

export function canPlayBonus(state: State, seat: Seat): boolean {
  const { hand } = playerAt(state, seat)
  for (let i = 0; i < hand.length; i++) if (whyNotCard(state, seat, hand[i] as string) === null) return true
  return false
}

/** Why the card cannot be played in the action phase now; null if it can. */
function whyNotCard(state: State, seat: Seat, id: string): Reason | null {
  const { timing, area, effect } = cardOf(state, id)
  if (timing === "fight") return onlyInFight
  if (timing === "react") return onlyAsCounter
  if (area !== null && area !== playerAt(state, seat).area) return { why: "wrongArea", area } // KRO-BON-05
  return wouldChange(state, seat, effect) ? null : changesNothing
}

const onlyInFight: Reason = { why: "onlyInFight" }
const onlyAsCounter: Reason = { why: "onlyAsCounter" }
const changesNothing: Reason = { why: "changesNothing" }

export function withheldCards(state: State, seat: Seat): Withheld[] {
  const withheld: Withheld[] = []
  forEachType(state, seat, (card) => {
    const reason = whyNotCard(state, seat, card)
    if (reason !== null) withheld.push({ choice: { do: "play", card }, reason })
  })
  return withheld
}
