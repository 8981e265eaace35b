// Savanna: one hunt for one of the open animals

import { done, type Seat } from "@genepool/engine"
import type { Animal } from "../data/resolved.ts"
import type { Choice, Chosen } from "./choices.ts"
import { endPhase, withheldMeanwhile } from "./meanwhile.ts"
import { addCommon, hasToBeAsked, missing, takeCommon, withheldCommon } from "./menu.ts"
import { procedure } from "./procedure.ts"
import type { Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { drawFromPile, pay, thenReceive } from "./supply.ts"

const hunt: Choice = { do: "hunt" }

interface Hunt {
  seat: Seat
  hunted: boolean
  /** The space of the animal that is hunted now. */
  slot: number | null
}

export const savanna = procedure(
  "savanna",
  ({ seat }: { seat: Seat }): Hunt => ({ seat, hunted: false, slot: null }),
  {
    next: (state, { seat, hunted }) => (hasToBeAsked(state, seat, !hunted) ? "menu" : done),

    // KRO-DEC-08
    menu: {
      rule: "KRO-SAV-01",
      single: "ask",
      who: (_state, { seat }) => seat,
      offer: (state, { hunted }, seat) => addCommon(state, seat, hunted ? [] : [hunt], endPhase),
      take(_state, frame, choice, _turn, seat) {
        if (choice.do !== "hunt") return takeCommon(choice, seat, "next")
        frame.hunted = true // KRO-ACT-02, KRO-SAV-07: whatever comes of it
        return "animal"
      },
      whyNot: (state, frame, seat) => [...withheldHunt(state, frame), ...withheldCommon(state, seat)],
    },

    // KRO-DEC-11
    animal: {
      rule: "KRO-SAV-01",
      who: (_state, { seat }) => seat,
      offer: (state) => openAnimals(state),
      take(_state, frame, { slot }: Chosen<"animal">) {
        frame.slot = slot
        return "dice"
      },
      whyNot: (state, _frame, seat) => withheldMeanwhile(state, seat),
    },

    // KRO-DEC-12, KRO-SAV-03: before the roll, never after
    dice: {
      rule: "KRO-SAV-03",
      who: (_state, { seat }) => seat,
      about(state, frame) {
        const { dice, value } = animalOf(state, frame)
        return { animal: state.hunting.open[frame.slot as number] as string, dice, value }
      },
      offer(state, _frame, seat) {
        const { krom } = playerAt(state, seat)
        return extraDice(state).filter(({ price }) => price <= krom)
      },
      take(state, frame, { dice: extra, price }: Chosen<"extraDice">, turn, seat) {
        pay(state, seat, "krom", price)
        const { dice, value, reward } = animalOf(state, frame)
        const animal = state.hunting.open[frame.slot as number] as string
        const rolled: number[] = []
        // KRO-SAV-02
        for (let i = 0; i < dice + extra; i++) rolled.push(turn.die(6, "hunt"))
        const sum = rolled.reduce((a, b) => a + b, 0)
        turn.tell({ fact: "hunted", seat, animal, dice: rolled, sum, value })
        if (sum < value) {
          turn.tell({ fact: "escaped", seat, animal }) // KRO-SAV-06
          frame.slot = null
          return "next"
        }
        turn.tell({ fact: "caught", seat, animal }) // KRO-SAV-04
        return thenReceive(state, seat, reward, turn, "refill")
      },
      whyNot: (state, _frame, seat) => [
        ...extraDice(state).flatMap((choice) => missing(state, seat, choice, "krom", choice.price)),
        ...openAnimals(state).map((choice) => ({ choice, reason: { why: "finishFirst" } as const })),
        ...withheldMeanwhile(state, seat),
      ],
    },

    // KRO-SAV-05: the card goes, and another one takes its space at once
    refill({ hunting }, frame, turn) {
      const slot = frame.slot as number
      frame.slot = null
      hunting.discard.push(hunting.open[slot] as string)
      const animal = drawFromPile(hunting, turn, "hunting") as string
      hunting.open[slot] = animal
      turn.tell({ fact: "openedAnimal", slot, animal })
      return "next"
    },
  },
)

function animalOf(state: State, { slot }: Hunt): Animal {
  return dataIn(state).animals.get(state.hunting.open[slot as number] as string) as Animal
}

/** KRO-SAV-03: none, or as many as there are prices for */
function extraDice(state: State): Chosen<"extraDice">[] {
  return [0, ...dataIn(state).prices.extraDice].map((price, dice) => ({ do: "extraDice", dice, price }))
}

function openAnimals({ hunting }: State): Chosen<"animal">[] {
  return hunting.open.map((animal, slot) => ({ do: "animal", slot, animal }))
}

function withheldHunt(state: State, { hunted }: Hunt): Withheld[] {
  if (!hunted) return []
  return [hunt, ...openAnimals(state)].map((choice) => ({ choice, reason: { why: "alreadyHunted" } }))
}
