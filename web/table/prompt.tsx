// One sentence: what must be decided now, who is waited for, or how it came out; below it why
// something cannot be done

import type { EmblemProps, Fact } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import type { ComponentType, ReactNode } from "react"
import type { AppSay } from "../text/index.ts"
import { thoughtOf } from "./names.ts"
import { rulesBeside } from "./rules-beside.ts"
import { sayOutcome } from "./say-outcome.ts"
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
  /** What goes with the question for who does not see the board. */
  readonly aside: string | null
  /** Said where the player's own answer is given for them. */
  readonly passed?: string
  readonly words: Speaker
  /** What happens, as it is said to whoever looks. */
  readonly sayFact: (fact: Fact) => string
  /** What is happening now, in one sentence. */
  readonly sayBeat: (told: readonly Fact[]) => string
  readonly quiet?: ReadonlySet<string> | undefined
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
  aside,
  passed,
  words,
  sayFact,
  sayBeat,
  quiet,
  seatNames,
  Emblem,
  say,
  announce,
}: Props) {
  const { prompt, decision, result, view, waiting, beat, told, ending } = sight
  const winner = result === null || sight.aborted ? undefined : oneWinner(result.winners)
  const isShown = beat.length > 0 && prompt === null
  const [waitedFor = null, ...others] = waiting
  const actor = isShown || (ending === null && others.length === 0) ? waitedFor : (decision?.seat ?? null)
  const seat = result === null ? actor : (winner ?? null)
  const said = sentence()
  const heard = prompt === null || aside === null ? said : `${said} ${aside}`
  return (
    <div
      className="prompt"
      data-uncovered=""
      data-over={result !== null || undefined}
      data-mine={decision !== null || undefined}
      data-telling={isShown || undefined}
    >
      {Emblem !== null && (
        <span className="prompt-emblem">{seat !== null && <Emblem view={view} seat={seat} />}</span>
      )}
      <div className="prompt-words">
        {announce?.(isShown || ending?.kind === "count" ? null : heard, prompt === null && result === null)}
        <h2
          className="prompt-sentence"
          data-heading="question"
          tabIndex={-1}
          data-long={said.length > long || undefined}
        >
          {said}
          {heard !== said && <span className="prompt-aside visually-hidden"> {aside}</span>}
        </h2>
        <p className="prompt-reason" role="status" data-explains="">
          {explained?.words ?? ""}
          {explained !== null && explained.rule !== null && (
            <>
              {" "}
              <a href={explained.rule} target={rulesBeside} onBlur={forget}>
                {say("table.rule")}
              </a>
            </>
          )}
        </p>
        {answer !== null ? (
          <p className="prompt-note">{say("table.answer", { answer })}</p>
        ) : (
          // What is happening is said above, as large as a question; how it came out, on the sheet
          <Ticker
            moments={isShown || ending !== null || result !== null ? noMoments : sight.moments}
            sayFact={sayFact}
            quiet={quiet}
          />
        )}
      </div>
    </div>
  )

  function sentence(): string {
    if (prompt !== null) return words.sayPrompt(prompt)
    // How dice fall is said when they lie
    if (isShown && told.length === 0) return say("table.rolling")
    if (isShown) return sayBeat(told)
    if (ending?.kind === "count") return words.say(`part.${ending.part}`)
    if (result === null) {
      const thought = thoughtOf(sight, words)
      // Nobody waits for themselves: what has one answer is given by itself
      const names = waiting.flatMap((other) => (other === sight.who ? [] : [seatNames[other] ?? ""]))
      if (names.length === 0) return waiting.length === 0 ? rest : (passed ?? thought ?? rest)
      const waits = say("table.waiting", { names: words.sayList(names) })
      return thought === null ? waits : `${waits} · ${thought}`
    }
    return sayOutcome(sight, words, seatNames, say)
  }
}

/** Letters that take more than two lines of a phone. */
const long = 100

const noMoments: Shown["moments"] = []

function oneWinner(winners: readonly number[]): number | undefined {
  return winners.length === 1 ? winners[0] : undefined
}
