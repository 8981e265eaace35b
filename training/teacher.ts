// A longer thought about a moment. It knows more of what a position is worth than the one end that
// its game came to: a net learns from some ten thousand such words what hundreds of thousands of
// games do not teach it.

import {
  type Knowledge,
  type NetFile,
  type Player,
  searching,
  softmax,
  strongest,
  worthsByHand,
} from "@genepool/bots"
import type { AnyGame, Judgement, Position, Seat } from "@genepool/engine"

export interface Teacher {
  readonly player: Player
  readonly tries: number
  /** How much its word counts beside the end of the game, from 0 to 1. */
  readonly trust: number
  /** For the seats that it is not asked about. */
  readonly judgement: Judgement
}

/** Thinks as level 5 does with the net. */
export function teacherOf(
  { game }: Knowledge,
  judgement: Judgement,
  use: NetFile["use"],
  { tries, trust }: Pick<Teacher, "tries" | "trust">,
): Teacher {
  const mind = { game, judgement: judgement as Knowledge["judgement"] }
  const settings = {
    ...strongest,
    playOn: use?.playOn ?? strongest.playOn,
    exploration: use?.exploration ?? strongest.exploration,
    capacity: 1 << 14,
  }
  return { player: searching(mind, () => 0, settings), tries, trust, judgement }
}

/**
 * Puts each seat's chance between what it was and what the teacher says: of the seat that decides
 * by thinking, of the others in the shares that they have at a look. Where nothing is left to
 * choose it says nothing.
 */
export function teach(
  teacher: Teacher,
  game: AnyGame,
  state: Position,
  shares: Float32Array,
  seed: string,
): void {
  const decision = game.decisions(state)[0]
  if (decision === undefined || decision.options.length < 2) return
  const { seat } = decision
  const budget = { iterations: teacher.tries }
  const view = game.view(state, seat)
  const { options } = teacher.player({ view, seat, seats: shares.length, decision, seed, budget })
  const chance = options[0]?.chance
  if (chance === undefined) return
  for (const [other, said] of chancesOf(teacher, state, seat, chance, shares.length).entries())
    shares[other] = teacher.trust * said + (1 - teacher.trust) * (shares[other] as number)
}

function chancesOf(
  { judgement }: Teacher,
  state: Position,
  seat: Seat,
  chance: number,
  seats: number,
): number[] {
  const worths = new Float64Array(seats)
  worthsByHand(judgement, state, worths)
  const atALook = softmax([...worths])
  const others = 1 - (atALook[seat] as number)
  return atALook.map((look, other) => (other === seat ? chance : ((1 - chance) * look) / others))
}
