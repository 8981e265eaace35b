// The Timer: cards that were played, until they come back

import type { Seat } from "@genepool/engine"
import type { Pair } from "../rules/state.ts"
import { Sign } from "./art/icons.tsx"
import { MutationFace, ZoneFace } from "./cards.tsx"
import { usePlay } from "./play.ts"

/** What rests there comes back when the next pairs come to rest. */
export function Timer({ seat, pairs }: { readonly seat: Seat; readonly pairs: readonly Pair[] }) {
  const { view, word, say } = usePlay()
  return (
    <div
      className="vir-place vir-timer"
      data-tip={word("tip.timer")}
      data-anchor={`timer-${view.viruses[seat] ?? ""}`}
    >
      <Sign sign="timer" />
      {pairs.length === 0 && <small>{word("timerEmpty")}</small>}
      {pairs.map((pair) => (
        <span key={pair.zone} className="vir-resting" role="img" aria-label={say("board.timer", { ...pair })}>
          <ZoneFace zone={pair.zone} small />
          <MutationFace card={pair.card} short />
        </span>
      ))}
    </div>
  )
}
