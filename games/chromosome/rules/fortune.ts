// Fortune: as a gene once per round, and up or down its track.

import type { Seat } from "@genepool/engine"
import type { Gene } from "../data/genes.ts"
import type { Turn } from "./facts.ts"
import type { Player, State } from "./state.ts"

/**
 * CHR-CONST-27, CHR-COST-04, CHR-FOR-06: once per round one point of fortune may stand for a gene.
 */
export function fortuneAsGene({ fortune, exhausted }: Player): boolean {
  return fortune > 0 && !exhausted
}

/** CHR-FOR-04: the token turns to its exhausted side. `gene` is null for a "?". */
export function spendFortuneAsGene(player: Player, seat: Seat, gene: Gene | null, turn: Turn): void {
  player.fortune--
  player.exhausted = true
  turn.tell({ fact: "fortuneAsGene", seat, gene })
}

/** CHR-FOR-08, CHR-RUL-26: within the track. */
export function raiseFortune(state: State, seat: Seat, points: number, turn: Turn): void {
  const player = state.players[seat] as Player
  const fortune = Math.max(0, Math.min(state.options.fortuneMaximum, player.fortune + points))
  if (fortune === player.fortune) return
  const gained = fortune - player.fortune
  player.fortune = fortune
  turn.tell({ fact: "fortuneChanged", seat, points: gained, fortune })
}
