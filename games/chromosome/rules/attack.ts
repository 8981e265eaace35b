// Attack, the nine steps of the box: strength, dice, and who loses tokens. Spark and special
// attacks use it.

import { call, done, type Frame, type Seat } from "@genepool/engine"
import { type Choice, type Chosen, fortuneCounts, geneCounts } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { removeTokens } from "./losses.ts"
import {
  type Attack,
  type Fight,
  fightName,
  outcomeOfFight,
  strengthOfAttacker,
  strengthOfDefender,
} from "./outcomes.ts"
import { procedure } from "./procedure.ts"
import type { Group, Player, State } from "./state.ts"
import { roll } from "./windows.ts"

const openFight = (attack: Attack): Fight => ({
  ...attack,
  attackerGenes: 0,
  attackerFortune: 0,
  defenderGenes: 0,
  defenderFortune: 0,
  attackerDie: 0,
})

const defenderOf = (state: State, fight: Fight): Seat => (state.groups[fight.to] as Group).seat

/** CHR-ATT-03, CHR-ATT-04, CHR-GENE-05: any number of fighting genes. */
function boostGenes(state: State, seat: Seat): Choice[] {
  return geneCounts.slice(0, (state.players[seat] as Player).active.fighting + 1)
}

/** CHR-FOR-03: any number of points of fortune. */
function boostFortune(state: State, seat: Seat): Choice[] {
  return fortuneCounts.slice(0, (state.players[seat] as Player).fortune + 1)
}

function exhaustFighting(state: State, seat: Seat, genes: number, turn: Turn): number {
  const player = state.players[seat] as Player
  player.active.fighting -= genes
  player.passive.fighting += genes
  if (genes > 0) turn.tell({ fact: "boostedGenes", seat, genes })
  return genes
}

function spendFortune(state: State, seat: Seat, points: number, turn: Turn): number {
  ;(state.players[seat] as Player).fortune -= points
  if (points > 0) turn.tell({ fact: "boostedFortune", seat, points })
  return points
}

export const attack = procedure(fightName, openFight, {
  // 1. groups were chosen and the cost was paid (CHR-ATT-01, CHR-ATT-02)
  begin(state, { attacker, from, to, modifier }, turn) {
    const defender = (state.groups[to] as Group).seat
    turn.tell({ fact: "attacked", seat: attacker, from, defender, to, modifier })
    return "attackerGenes"
  },

  // 2. CHR-DEC-14, CHR-ATT-03: only now (CHR-RUL-34)
  attackerGenes: {
    rule: "CHR-ATT-03",
    who: (_state, frame) => frame.attacker,
    offer: (state, frame) => boostGenes(state, frame.attacker),
    take(state, frame, choice: Chosen<"fightingGenes">, turn, seat) {
      frame.attackerGenes = exhaustFighting(state, seat, choice.genes, turn)
      return "attackerFortune"
    },
    about: aboutFight,
  },
  attackerFortune: {
    rule: "CHR-FOR-03",
    who: (_state, frame) => frame.attacker,
    offer: (state, frame) => boostFortune(state, frame.attacker),
    take(state, frame, choice: Chosen<"fortune">, turn, seat) {
      frame.attackerFortune = spendFortune(state, seat, choice.points, turn)
      turn.tell({ fact: "strength", seat, strength: strengthOfAttacker(state, frame) })
      return "defenderGenes"
    },
    about: aboutFight,
  },

  // 3. CHR-DEC-15, CHR-ATT-04: after seeing the attacker's strength; CHR-ATT-05: also after passing
  defenderGenes: {
    rule: "CHR-ATT-04",
    who: (state, frame) => defenderOf(state, frame),
    offer: (state, frame) => boostGenes(state, defenderOf(state, frame)),
    take(state, frame, choice: Chosen<"fightingGenes">, turn, seat) {
      frame.defenderGenes = exhaustFighting(state, seat, choice.genes, turn)
      return "defenderFortune"
    },
    about: aboutFight,
  },
  defenderFortune: {
    rule: "CHR-FOR-03",
    who: (state, frame) => defenderOf(state, frame),
    offer: (state, frame) => boostFortune(state, defenderOf(state, frame)),
    take(state, frame, choice: Chosen<"fortune">, turn, seat) {
      frame.defenderFortune = spendFortune(state, seat, choice.points, turn)
      turn.tell({ fact: "strength", seat, strength: strengthOfDefender(state, frame) })
      return "attackRoll"
    },
    about: aboutFight,
  },

  // 4. CHR-ATT-06
  attackRoll: (state, frame) =>
    call(roll, { roller: frame.attacker, roll: "attack", rival: defenderOf(state, frame) }, "defenceRoll"),

  // 5. CHR-ATT-07
  defenceRoll(state, frame) {
    frame.attackerDie = frame.result as number
    return call(roll, { roller: defenderOf(state, frame), roll: "defence", rival: frame.attacker }, "settle")
  },

  // 6. CHR-ATT-08: strength, die, and the modifier of a special action
  settle(state, frame, turn) {
    const { attacker, from, to, attackerDie } = frame
    const defender = defenderOf(state, frame)
    const { mine, theirs, theyLose, iLose } = outcomeOfFight(
      state,
      frame,
      attackerDie,
      frame.result as number,
    )
    turn.tell({ fact: "fought", seat: attacker, defender, attack: mine, defence: theirs })
    if (theyLose > 0) removeTokens(state, to, theyLose, attacker, turn)
    if (iLose > 0) removeTokens(state, from, iLose, defender, turn)
    return done
  },
})

function aboutFight(state: State, frame: Frame & Fight) {
  const { attacker, from, to } = frame
  const strength = strengthOfAttacker(state, frame)
  return { seat: attacker, defender: defenderOf(state, frame), from, to, strength }
}
