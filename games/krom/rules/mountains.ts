// Mountains: a climb with five dice, re-rolled for krom, and a reward for what they show

import { done, type Seat } from "@genepool/engine"
import { fullLife } from "../data/box.ts"
import type { Kind } from "../data/kinds.ts"
import { climbingDice, type Pattern } from "../data/mountains.ts"
import type { Choice, Chosen } from "./choices.ts"
import { endPhase, withheldMeanwhile } from "./meanwhile.ts"
import { addCommon, hasToBeAsked, missing, takeCommon, withheldCommon } from "./menu.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { canDrawBonus, kindsInSupply, pay, thenReceive } from "./supply.ts"

const climb: Choice = { do: "climb" }
const stop: Choice = { do: "stop" }

/** KRO-DEC-13: the non-empty subsets of five dice, by their places from 1 on */
const places = Array.from({ length: climbingDice }, (_, i) => i + 1)
const throws: readonly Chosen<"throw">[] = Array.from({ length: 2 ** climbingDice - 1 }, (_, i) => ({
  do: "throw",
  dice: places.filter((place) => ((i + 1) >> (place - 1)) & 1),
}))

interface Climb {
  seat: Seat
  /** Empty before the climb. */
  dice: number[]
  rerolls: number
  stopped: boolean
}

export const mountains = procedure(
  "mountains",
  ({ seat }: { seat: Seat }): Climb => ({ seat, dice: [], rerolls: 0, stopped: false }),
  {
    next(state, frame) {
      if (isClimbing(frame))
        return hasToBeAsked(state, frame.seat, canReroll(state, frame)) ? "climb" : "reward"
      return hasToBeAsked(state, frame.seat, !frame.stopped) ? "menu" : done
    },

    // KRO-DEC-09
    menu: {
      rule: "KRO-MTN-01",
      single: "ask",
      who: (_state, { seat }) => seat,
      offer: (state, { stopped }, seat) => addCommon(state, seat, stopped ? [] : [climb], endPhase),
      take(_state, frame, choice, turn, seat) {
        if (choice.do !== "climb") return takeCommon(choice, seat, "next")
        for (let i = 0; i < climbingDice; i++) frame.dice.push(turn.die(6, "climb"))
        turn.tell({ fact: "climbed", seat, dice: frame.dice.slice(), pattern: patternOf(frame.dice) })
        return "next"
      },
      whyNot(state, { stopped }, seat) {
        const withheld = withheldCommon(state, seat)
        return stopped ? [{ choice: climb, reason: { why: "alreadyClimbed" } }, ...withheld] : withheld
      },
    },

    // KRO-ACT-03: cards and evolutions may come between the throws
    // KRO-DEC-10
    climb: {
      rule: "KRO-MTN-02",
      single: "ask",
      who: (_state, { seat }) => seat,
      about: (_state, { dice }) => ({ dice, pattern: patternOf(dice) }),
      offer(state, frame, seat) {
        const options: Choice[] = []
        if (canReroll(state, frame))
          options.push({ do: "reroll", price: priceOfNext(state, frame) as number })
        return addCommon(state, seat, options, stop)
      },
      take(_state, _frame, choice, _turn, seat) {
        if (choice.do === "reroll") return "dice"
        return choice.do === "stop" ? "reward" : takeCommon(choice, seat, "next")
      },
      whyNot(state, frame, seat) {
        const price = priceOfNext(state, frame)
        const withheld: Withheld[] =
          price === undefined
            ? [{ choice: { do: "reroll", price: 0 }, reason: { why: "noMoreRerolls", count: frame.rerolls } }]
            : missing(state, seat, { do: "reroll", price }, "krom", price)
        withheld.push({ choice: endPhase, reason: { why: "stopFirst" } })
        return [...withheld, ...withheldCommon(state, seat)]
      },
    },

    // KRO-MTN-02, KRO-MTN-03: any of the dice, also those that were kept before; one price for all
    // of them
    dice: {
      rule: "KRO-MTN-02",
      who: (_state, { seat }) => seat,
      about: (_state, { dice }) => ({ dice, pattern: patternOf(dice) }),
      offer: () => throws as Choice[],
      take(state, frame, { dice }: Chosen<"throw">, turn, seat) {
        const price = priceOfNext(state, frame) as number
        pay(state, seat, "krom", price)
        frame.rerolls += 1
        for (const place of dice) frame.dice[place - 1] = turn.die(6, "climb")
        const now = frame.dice.slice()
        turn.tell({ fact: "rerolled", seat, count: dice.length, price, dice: now, pattern: patternOf(now) })
        return "next"
      },
      whyNot: (state, _frame, seat) => [
        { choice: stop, reason: { why: "finishFirst" } },
        ...withheldMeanwhile(state, seat),
      ],
    },

    // KRO-MTN-04, KRO-MTN-05: the pattern shown is paid, and nothing else
    reward(state, frame, turn) {
      frame.stopped = true
      const pattern = patternOf(frame.dice)
      turn.tell({ fact: "reached", seat: frame.seat, pattern })
      return thenReceive(state, frame.seat, dataIn(state).mountains[pattern].reward, turn, "claim")
    },

    // KRO-MTN-06, KRO-DEC-14: one side of the OR; a side that gives nothing is no choice beside one
    // that does
    claim: {
      rule: "KRO-MTN-06",
      who: (_state, { seat }) => seat,
      offer: (state, frame) =>
        sidesOf(state, frame)
          .filter(({ kind }) => isDeliverable(state, frame.seat, kind))
          .map(({ kind, count }) => ({ do: "claim", kind, count })),
      take(state, frame, { kind }: Chosen<"claim">, turn, seat) {
        const side = sidesOf(state, frame).find((it) => it.kind === kind)
        return side === undefined ? "next" : thenReceive(state, seat, side.reward, turn, "next")
      },
      whyNot: (state, frame, seat) => [
        ...sidesOf(state, frame)
          .filter(({ kind }) => !isDeliverable(state, frame.seat, kind))
          .map(
            ({ kind, count }): Withheld => ({
              choice: { do: "claim", kind, count },
              reason: whyNotDelivered(kind),
            }),
          ),
        ...withheldMeanwhile(state, seat),
      ],
      none: () => "next",
    },
  },
)

function isClimbing({ dice, stopped }: Climb): boolean {
  return dice.length > 0 && !stopped
}

function priceOfNext(state: State, { rerolls }: Climb): number | undefined {
  return dataIn(state).prices.rerolls[rerolls]
}

function canReroll(state: State, frame: Climb): boolean {
  const price = priceOfNext(state, frame)
  return price !== undefined && playerAt(state, frame.seat).krom >= price
}

function sidesOf(state: State, { dice }: Climb) {
  return dataIn(state).mountains[patternOf(dice)].or
}

function isDeliverable(state: State, seat: Seat, kind: Kind): boolean {
  switch (kind) {
    case "life":
      return playerAt(state, seat).life < fullLife
    case "bonus":
      return canDrawBonus(state)
    case "anyRes":
      return kindsInSupply(state).length > 0
    default:
      return state.supply[kind] > 0
  }
}

function whyNotDelivered(kind: Kind): Reason {
  if (kind === "bonus") return { why: "noCardLeft" }
  return kind === "life" ? { why: "fullLife" } : { why: "supplyEmpty", kind }
}

/** KRO-CMP-35, KRO-MTN-05: five dice show exactly one pattern */
export function patternOf(dice: readonly number[]): Pattern {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const die of dice) counts[die - 1] = (counts[die - 1] as number) + 1
  const most = Math.max(...counts)
  const pairs = counts.filter((count) => count === 2).length
  switch (most) {
    case 5:
      return "five"
    case 4:
      return "four"
    case 3:
      return pairs === 1 ? "fullHouse" : "three"
    case 2:
      return pairs === 2 ? "twoPair" : "pair"
    default:
      return counts[0] === 0 || counts[5] === 0 ? "straight" : "none" // KRO-MTN-07: 2-6 or 1-5
  }
}
