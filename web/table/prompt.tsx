// One sentence: what must be decided now, how it came out, or why something cannot be done

import type { EmblemProps, Withheld } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ComponentType } from "react"
import type { HouseSay } from "../text/index.ts"
import type { Sight } from "./hot-seat.ts"

interface Props {
  readonly sight: Sight
  readonly explained: Withheld | null
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: HouseSay
}

export function Prompt({ sight, explained, words, seatNames, Emblem, say }: Props) {
  const { prompt, decision, result, view } = sight
  const seat = result === null ? (decision?.seat ?? null) : (oneWinner(result.winners) ?? null)
  const sentence = () => {
    if (prompt !== null) return words.sayPrompt(prompt)
    if (result === null) return ""
    if (result.winners.length === 0 || result.winners.length === result.places.length)
      return say("table.drawn")
    return say("table.won", {
      winners: words.sayList(result.winners.map((winner) => seatNames[winner] ?? "")),
    })
  }
  return (
    <div className="prompt" data-over={result !== null || undefined}>
      {Emblem !== null && seat !== null && (
        <span className="prompt-emblem">
          <Emblem view={view} seat={seat} />
        </span>
      )}
      <div>
        <p className="prompt-sentence" role="status">
          {sentence()}
        </p>
        <p className="prompt-reason" role="status">
          {explained === null ? "" : words.sayReason(explained.reason)}
        </p>
      </div>
    </div>
  )
}

function oneWinner(winners: readonly number[]): number | undefined {
  return winners.length === 1 ? winners[0] : undefined
}
