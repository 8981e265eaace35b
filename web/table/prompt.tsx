// One sentence: what must be decided now, who is waited for, or how it came out; below it why
// something cannot be done

import type { EmblemProps } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ComponentType, ReactNode } from "react"
import type { AppSay } from "../text/index.ts"
import { thoughtOf } from "./names.ts"
import { sayOutcome } from "./say-outcome.ts"
import { mostSaid } from "./scenes.ts"
import type { Shown } from "./show.ts"
import { Ticker } from "./ticker.tsx"

/** Why something cannot be done, in words, and where its rule can be read. */
export interface Explained {
  readonly words: string
  readonly rule: string | null
}

interface Props {
  readonly sight: Shown
  readonly explained: Explained | null
  /** Nobody reads on about it. */
  readonly forget?: () => void
  /** What the player has answered, in words, while others still decide. */
  readonly answer: string | null
  /** Said where nobody is waited for. */
  readonly rest?: string | undefined
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly Emblem: ComponentType<EmblemProps> | null
  readonly say: AppSay
  /**
   * Says it aloud, with what happened: what is asked, or how it came out; null while something is
   * shown.
   */
  readonly announce?: (question: string | null, isWait: boolean) => ReactNode
}

export function Prompt({
  sight,
  explained,
  forget,
  answer,
  rest = "",
  words,
  seatNames,
  Emblem,
  say,
  announce,
}: Props) {
  const { prompt, decision, result, view, waiting, beat, ending } = sight
  const winner = result === null || sight.aborted ? undefined : oneWinner(result.winners)
  const isShown = beat.length > 0 && prompt === null
  const actor = isShown ? (waiting[0] ?? null) : (decision?.seat ?? null)
  const seat = result === null ? actor : (winner ?? null)
  return (
    <div
      className="prompt"
      data-uncovered=""
      data-over={result !== null || undefined}
      data-mine={decision !== null || undefined}
    >
      {Emblem !== null && (
        <span className="prompt-emblem">{seat !== null && <Emblem view={view} seat={seat} />}</span>
      )}
      <div className="prompt-words">
        {announce?.(
          isShown || ending?.kind === "count" ? null : sentence(),
          prompt === null && result === null,
        )}
        <h2 className="prompt-sentence" data-heading="question" tabIndex={-1}>
          {sentence()}
        </h2>
        <p className="prompt-reason" role="status" data-explains="">
          {explained?.words ?? ""}
          {explained !== null && explained.rule !== null && (
            <>
              {" "}
              <a href={explained.rule} target="_blank" rel="noreferrer" onBlur={forget}>
                {say("table.rule")}
              </a>
            </>
          )}
        </p>
        {answer !== null ? (
          <p className="prompt-note">{say("table.answer", { answer })}</p>
        ) : (
          // What is happening is said above, as large as a question
          <Ticker moments={isShown || ending !== null ? noMoments : sight.moments} words={words} />
        )}
      </div>
    </div>
  )

  function sentence(): string {
    if (prompt !== null) return words.sayPrompt(prompt)
    if (isShown) return beat.slice(0, mostSaid).map(words.sayFact).join(" · ")
    if (ending?.kind === "count") return words.say(`part.${ending.part}`)
    if (result === null) {
      const names = waiting.map((other) => seatNames[other] ?? "")
      if (names.length === 0) return rest
      const thought = thoughtOf(sight, words)
      const waits = say("table.waiting", { names: words.sayList(names) })
      return thought === null ? waits : `${waits} · ${thought}`
    }
    return sayOutcome(sight, words, seatNames, say)
  }
}

const noMoments: Shown["moments"] = []

function oneWinner(winners: readonly number[]): number | undefined {
  return winners.length === 1 ? winners[0] : undefined
}
