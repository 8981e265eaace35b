// KRO-STN-02: what the winner may take from a character stunned in the fight

import { done, type Seat, takeCard } from "@genepool/engine"
import { resources } from "../data/kinds.ts"
import type { Choice } from "./choices.ts"
import { addToHand } from "./hand.ts"
import { rememberLoot } from "./memory.ts"
import { procedure } from "./procedure.ts"
import type { Withheld } from "./reasons.ts"
import { playerAt, type State } from "./state.ts"

const lootNothing: Choice = { do: "lootNothing" }
const lootCard: Choice = { do: "lootCard" }

export const loot = procedure(
  "loot",
  ({ winner, victim }: { winner: Seat; victim: Seat }) => ({ winner, victim }),
  {
    // KRO-DEC-05
    take: {
      rule: "KRO-STN-02",
      who: (_state, { winner }) => winner,
      about: (_state, { victim }) => ({ seat: victim }),
      // KRO-STN-03: only what the victim has; who owns nothing is not looted
      offer(state, { victim }) {
        const options = lootOptions(state, victim)
        if (options.length > 0) options.push(lootNothing)
        return options
      },
      take(state, { victim }, choice, turn, seat) {
        const from = playerAt(state, victim)
        const to = playerAt(state, seat)
        switch (choice.do) {
          case "lootResource":
            from[choice.kind] -= 1 // KRO-SUP-04
            to[choice.kind] += 1
            turn.tell({ fact: "looted", seat, from: victim, kind: choice.kind, count: 1 })
            break
          case "lootKrom":
            from.krom -= choice.count
            to.krom += choice.count
            turn.tell({ fact: "looted", seat, from: victim, kind: "krom", count: choice.count })
            break
          case "lootCard": {
            const card = turn.pick(from.hand, "loot", [seat, victim])
            takeCard(from.hand, card)
            addToHand(to.hand, card)
            rememberLoot(state, seat, victim, card)
            const told = { seat, from: victim }
            turn.tellOnly(
              [seat, victim],
              { fact: "lootedCard", ...told, card },
              { fact: "lootedHidden", ...told },
            )
            break
          }
          default:
            turn.tell({ fact: "spared", seat, from: victim })
        }
        return done
      },
      whyNot(state, { victim }) {
        const from = playerAt(state, victim)
        const why = (choice: Choice): Withheld => ({ choice, reason: { why: "victimHasNone", seat: victim } })
        return [
          ...resources.filter((kind) => from[kind] === 0).map((kind) => why({ do: "lootResource", kind })),
          ...(from.krom === 0 ? [why({ do: "lootKrom", count: 0 })] : []),
          ...(from.hand.length === 0 ? [why(lootCard)] : []),
        ]
      },
      none: () => done,
    },
  },
)

function lootOptions(state: State, victim: Seat): Choice[] {
  const from = playerAt(state, victim)
  const options: Choice[] = []
  for (const kind of resources) if (from[kind] > 0) options.push({ do: "lootResource", kind })
  if (from.krom > 0) options.push({ do: "lootKrom", count: Math.ceil(from.krom / 2) })
  if (from.hand.length > 0) options.push(lootCard)
  return options
}
