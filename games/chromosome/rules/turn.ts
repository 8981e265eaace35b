// One turn: perhaps a movement, a recovery of fortune, structure genes discarded, and exactly one
// action, in any order.

import { call, done, type Frame, type Next, type Seat } from "@genepool/engine"
import { cost } from "../data/actions.ts"
import { recoveryEnergy, structureRelief } from "../data/constants.ts"
import type { Species } from "../data/species.ts"
import type { Choice, Chosen } from "./choices.ts"
import * as choices from "./choices.ts"
import { missingEnergy, payment } from "./costs.ts"
import { effectOver } from "./elimination.ts"
import type { MainAction, Turn } from "./facts.ts"
import { fortuneAsGene, raiseFortune, spendFortuneAsGene } from "./fortune.ts"
import { growth, growthObstacle } from "./growth.ts"
import { impulse, impulseObstacle } from "./impulse.ts"
import { laboratoryOf } from "./laboratory.ts"
import { canMove, movement } from "./movement.ts"
import { mutation, mutationObstacle } from "./mutation.ts"
import { type Overview, overviewOf } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { canSpark, spark, sparkObstacle } from "./spark.ts"
import { special, specialObstacle } from "./special.ts"
import type { Player, State } from "./state.ts"

const openTurn = ({ seat }: { seat: Seat }) => ({
  seat,
  moved: false,
  recovered: false,
  /** The action of the turn was taken. */
  acted: false,
  /**
   * CHR-COST-09: an action can be taken: the one of the turn, or the one more that Super-gene
   * gives.
   */
  open: true,
})
type TurnFrame = Frame & ReturnType<typeof openTurn>

/** CHR-CONST-26 */
const recoveryCost = cost({ energy: recoveryEnergy })

/** CHR-TURN-04..07 */
export const turnOf = procedure("turn", openTurn, {
  begin(_state, { seat }, turn) {
    turn.tell({ fact: "turnBegan", seat })
    return "menu"
  },

  // CHR-DEC-03: shown even if passing is all there is
  menu: {
    rule: "CHR-TURN-04",
    single: "ask",
    who: (_state, frame) => frame.seat,
    offer: offerMenu,
    take: takeFromMenu,
    whyNot: whyNotOnMenu,
  },

  // CHR-TURN-05: after the action; with nothing left to do the turn ends by itself
  rest: {
    rule: "CHR-TURN-05",
    who: (_state, frame) => frame.seat,
    offer: offerMenu,
    take: takeFromMenu,
    whyNot: whyNotOnMenu,
  },

  onward: (_state, frame) => (frame.acted ? "rest" : "menu"),

  // CHR-FOR-08, CHR-RUL-27
  recover(state, { seat }, turn) {
    raiseFortune(state, seat, 1, turn)
    return "onward"
  },

  // CHR-DEC-22, CHR-GENE-07: a gene, or fortune in place of one
  structure: {
    rule: "CHR-GENE-07",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const player = state.players[frame.seat] as Player
      const options: Choice[] = []
      if (player.active.structure > 0) options.push(choices.discardGene)
      // CHR-RUL-28: a gene makes room even if there is nothing to lower; fortune would be spent for
      // nothing
      if (player.irradiation > 0 && fortuneAsGene(player)) options.push(choices.discardFortune)
      return options
    },
    take(state, frame, choice: Chosen<"discardGene" | "discardFortune">, turn) {
      const { seat } = frame
      const player = state.players[seat] as Player
      // CHR-FOR-05, CHR-RUL-24
      if (choice.do === "discardFortune") spendFortuneAsGene(player, seat, "structure", turn)
      else player.active.structure--
      // CHR-CONST-28, CHR-RUL-28: never below 0
      const points = Math.min(structureRelief, player.irradiation)
      player.irradiation -= points
      const fortune = choice.do === "discardFortune"
      turn.tell({ fact: "discardedStructure", seat, fortune, points, level: player.irradiation })
      return "onward"
    },
  },

  // CHR-ELIM-01: the action with all that it caused is over
  actionOver(state, frame, turn) {
    frame.acted = true
    // CHR-ALI-03, CHR-ALI-04, CHR-RUL-44: one more action of any kind, but no more movement
    frame.open = frame.result === true
    const next = effectOver(state, turn, "rest")
    // CHR-ELIM-04: the turn ends at once if its owner is out
    return next === "rest" && (state.players[frame.seat] as Player).fate === "out" ? done : next
  },
})

/** What can be done now. Everything that is offered can be completed. */
function offerMenu(state: State, frame: TurnFrame): Choice[] {
  const { seat } = frame
  const view = overviewOf(state, seat)
  const options: Choice[] = []
  if (moveObstacle(state, frame, view) === null) options.push(choices.move)
  if (recoverObstacle(state, frame, view) === null) options.push(choices.recover)
  if (structureObstacle(state, frame) === null) options.push(choices.discardStructure)
  if (frame.open) {
    if (growthObstacle(state, seat, view) === null) options.push(choices.growth)
    if (mutationObstacle(state, seat, view) === null) options.push(choices.mutation)
    if (canSpark(state, seat, view)) options.push(choices.spark)
    if (impulseObstacle(state, seat) === null) options.push(choices.impulse)
    const { species } = state.players[seat] as Player
    for (const row of laboratoryOf(state).specials[species as Species])
      if (specialObstacle(state, seat, view, row) === null) options.push(choices.special[row.action])
    options.push(choices.pass) // CHR-TURN-07: always possible
  }
  if (frame.acted) options.push(choices.endTurn)
  return options
}

/** CHR-TURN-06, CHR-MOVE-08: one movement, before or after the action. */
function moveObstacle(state: State, frame: TurnFrame, view: Overview): Reason | null {
  if (frame.moved) return { why: "alreadyMoved" }
  return canMove(state, view) ? null : { why: "noMove" }
}

function recoverObstacle(state: State, frame: TurnFrame, view: Overview): Reason | null {
  if (frame.recovered) return { why: "alreadyRecovered" }
  const { fortune } = state.players[frame.seat] as Player
  if (fortune >= state.options.fortuneMaximum)
    return { why: "fortuneFull", most: state.options.fortuneMaximum }
  return missingEnergy(recoveryEnergy, view.energy)
}

function structureObstacle(state: State, frame: TurnFrame): Reason | null {
  const player = state.players[frame.seat] as Player
  if (player.active.structure > 0) return null
  if (player.irradiation === 0) return { why: "noIrradiation" }
  return fortuneAsGene(player) ? null : { why: "noStructure" }
}

function takeFromMenu(
  state: State,
  frame: TurnFrame,
  choice: Choice,
  turn: Turn,
): Next<"onward" | "recover" | "structure" | "actionOver"> {
  const { seat } = frame
  switch (choice.do) {
    case "move":
      frame.moved = true
      return call(movement, { seat }, "onward")
    case "recover":
      frame.recovered = true
      return call(payment, { seat, cost: recoveryCost }, "recover")
    case "discardStructure":
      return "structure"
    case "endTurn":
      return done
    case "pass":
      // CHR-PASS-01, CHR-PASS-02: the action of the turn; what is optional may still follow
      ;(state.players[seat] as Player).passed = true
      turn.tell({ fact: "passed", seat })
      frame.result = null
      return "actionOver"
    case "special":
      turn.tell({ fact: "acts", seat, action: choice.action })
      return call(special, { seat, action: choice.action }, "actionOver")
    default: {
      const action = choice.do as MainAction
      turn.tell({ fact: "acts", seat, action })
      return call(mainAction[action], { seat }, "actionOver")
    }
  }
}

const mainAction = { growth, mutation, spark, impulse }

/** For all nine actions and the optional parts: what stands in the way. */
function whyNotOnMenu(state: State, frame: TurnFrame): Withheld[] {
  const { seat, open, acted } = frame
  const view = overviewOf(state, seat)
  const taken: Reason | null = open ? null : { why: "actionTaken" }
  const list: Withheld[] = []
  const unless = (choice: Choice, reason: Reason | null) => {
    if (reason !== null) list.push({ choice, reason })
  }
  unless(choices.move, moveObstacle(state, frame, view))
  unless(choices.recover, recoverObstacle(state, frame, view))
  unless(choices.discardStructure, structureObstacle(state, frame))
  unless(choices.growth, taken ?? growthObstacle(state, seat, view))
  unless(choices.mutation, taken ?? mutationObstacle(state, seat, view))
  unless(choices.spark, taken ?? sparkObstacle(state, seat, view))
  unless(choices.impulse, taken ?? impulseObstacle(state, seat))
  const { species } = state.players[seat] as Player
  for (const row of laboratoryOf(state).specials[species as Species])
    unless(choices.special[row.action], taken ?? specialObstacle(state, seat, view, row))
  unless(choices.pass, taken)
  unless(choices.endTurn, acted ? null : { why: "actionFirst" })
  return list
}
