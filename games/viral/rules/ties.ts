// Ties: the tie chart decides during the game, and turned round at its end.

import type { Participant, State } from "./state.ts"

/** VIR-TIE-01: of those involved, the one highest on the chart. */
export function tieWinner(
  state: Pick<State, "ties">,
  isInvolved: (who: Participant) => boolean,
): Participant {
  for (const who of state.ties) if (isInvolved(who)) return who
  return -1
}

/** Who has most of something; ties by the chart; -1 when nobody has any. */
export function mostOf(state: Pick<State, "ties">, counts: readonly number[]): Participant {
  const most = Math.max(...counts)
  return most <= 0 ? -1 : tieWinner(state, (who) => counts[who] === most)
}

/** VIR-END-01: most points lowest, fewest on top; VIR-END-02: equals keep their order. */
export function sortTieChart(state: State): void {
  state.ties.sort((a, b) => (state.scores[a] as number) - (state.scores[b] as number))
}
