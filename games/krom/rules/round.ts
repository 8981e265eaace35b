// The round: stand up, move, and then area by area the fight and the action phases

import { call, type Procedure, type Seat } from "@genepool/engine"
import { lastRound } from "../data/box.ts"
import { type Area, areas } from "../data/kinds.ts"
import { caves } from "./caves.ts"
import type { Choice, Chosen } from "./choices.ts"
import { theEnd } from "./end.ts"
import { fight } from "./fight.ts"
import { forest } from "./forest.ts"
import { coldOrWarmth } from "./glacial.ts"
import { moveKromosaur } from "./kromosaur.ts"
import { standUp } from "./life.ts"
import { mountains } from "./mountains.ts"
import { procedure } from "./procedure.ts"
import { fightersIn } from "./ranking.ts"
import { savanna } from "./savanna.ts"
import { isConscious, playerAt } from "./state.ts"

const action: { readonly [A in Area]: Procedure<{ seat: Seat }> } = { caves, forest, savanna, mountains }

/** KRO-SET-09, KRO-MOV-06: a target card for each area, and all of them in every round */
const go = areas.map((to) => ({ do: "go", to }) as const)

export const round = procedure(
  "round",
  (_args: null) => ({
    /** Whose turn it is: KRO-ORD-01 */
    area: null as Area | null,
    /** Who acts there, in this order, and how many of them have. */
    order: [] as Seat[],
    acted: 0,
  }),
  {
    // KRO-RND-01, KRO-RND-02, KRO-RND-04
    start(state, frame, turn) {
      if (state.round === lastRound) {
        turn.tell({ fact: "lastRoundOver", round: lastRound })
        return theEnd(state, turn)
      }
      state.round += 1
      frame.area = null
      turn.tell({ fact: "roundBegan", round: state.round })
      standUp(state, turn)
      // "never" is for one round
      state.standing.forEach((instruction, seat) => {
        if (instruction === "never") state.standing[seat] = "ask"
      })
      return "movement"
    },

    // KRO-MOV-01: everybody in secret, all at once
    movement: {
      rule: "KRO-MOV-01",
      // KRO-MOV-07: also who was stunned a round ago
      everyone: (state) => state.players.map((_, seat) => seat),
      // KRO-MOV-03: staying is forbidden
      offer: (state, _frame, seat) => go.filter(({ to }) => to !== playerAt(state, seat).area) as Choice[],
      whyNot: (state, _frame, seat) =>
        go
          .filter(({ to }) => to === playerAt(state, seat).area)
          .map((choice) => ({ choice: choice as Choice, reason: { why: "mustMove", area: choice.to } })),
      // KRO-MOV-02
      close(state, _frame, answers, turn) {
        state.players.forEach((player, seat) => {
          player.area = (answers[seat]![0] as Chosen<"go">).to
          if (turn.told !== null) turn.tell({ fact: "moved", seat, area: player.area })
        })
        return "kromosaur"
      },
    },

    // KRO-RND-03: after everybody's move, and before the areas
    kromosaur(state, _frame, turn) {
      moveKromosaur(state, turn)
      return "nextArea"
    },

    // KRO-ORD-01 to KRO-ORD-04: caves, forest, savanna, mountains; a fight only where several meet
    nextArea(state, frame) {
      frame.order = []
      frame.acted = 0
      for (let i = frame.area === null ? 0 : areas.indexOf(frame.area) + 1; i < areas.length; i++) {
        const area = areas[i] as Area
        const fighters = fightersIn(state, area)
        if (fighters.length === 0) continue
        frame.area = area
        if (fighters.length > 1) return call(fight, { area, fighters }, "ranked")
        frame.order = fighters
        return "act"
      }
      return "start" // KRO-ORD-07
    },

    ranked(_state, frame) {
      frame.order = frame.result as Seat[]
      return "act"
    },

    // KRO-ORD-05, KRO-ORD-06: one after another, without those who were stunned before their phase
    // began
    act(state, frame, turn) {
      const seat = frame.order[frame.acted]
      if (seat === undefined) return "nextArea"
      frame.acted += 1
      if (!isConscious(state, seat)) return "act" // KRO-STN-08, KRO-GLA-05
      const area = frame.area as Area
      turn.tell({ fact: "phaseBegan", seat, area })
      coldOrWarmth(state, seat, turn)
      return call(action[area], { seat }, "act")
    },
  },
)
