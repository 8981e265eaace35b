// What a strong bot would do here, and why. A touch shows where that is; it is done by a button of
// its own

import { type Choice, sameChoice } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useState } from "react"
import type { AppSay } from "../text/index.ts"
import { Digit } from "./options.tsx"
import type { HintShown } from "./source.ts"

interface Props {
  readonly hints: readonly HintShown[]
  /** The list of words, for the digits that choose from it. */
  readonly options: readonly Choice[]
  readonly sayOption: (option: Choice) => string
  readonly words: Speaker
  readonly say: AppSay
  readonly point: (options: readonly Choice[]) => void
  readonly choose: (choice: Choice) => void
}

/** Whether nothing that is shown tells it apart from one above. */
function isSame({ chance, reason }: HintShown, above: readonly HintShown[]): boolean {
  const shown = (of: number) => Math.round(of * 100)
  return above.some(
    (other) =>
      shown(other.chance) === shown(chance) && JSON.stringify(other.reason) === JSON.stringify(reason),
  )
}

export function Hints({ hints, options, sayOption, words, say, point, choose }: Props) {
  const percent = new Intl.NumberFormat(words.locale, { style: "percent" })
  const [picked, pick] = useState<Choice | null>(null)
  const leave = () => point(picked === null ? [] : [picked])
  return (
    <section className="hints" aria-label={say("table.hints")}>
      <h2 className="side-heading">{say("table.hints")}</h2>
      {hints.some(({ chance }) => !Number.isNaN(chance)) && (
        <p className="hint-legend">{say("table.chance")}</p>
      )}
      <ol>
        {hints.map((hint, at) => {
          const { choice, chance, reason } = hint
          const told = isSame(hint, hints.slice(0, at))
            ? say("table.hint.same")
            : reason === null
              ? null
              : words.sayReason(reason)
          const isPicked = picked !== null && sameChoice(picked, choice)
          return (
            <li key={JSON.stringify(choice)} className="hint">
              <button
                type="button"
                className="option"
                aria-pressed={isPicked}
                onClick={() => {
                  pick(isPicked ? null : choice)
                  point(isPicked ? [] : [choice])
                }}
                onPointerEnter={() => point([choice])}
                onPointerLeave={leave}
                onFocus={() => point([choice])}
                onBlur={leave}
              >
                <Digit at={options.findIndex((option) => sameChoice(option, choice))} />
                <span className="hint-words">
                  {sayOption(choice)}
                  {told !== null && <span className="hint-reason">{told}</span>}
                </span>
                {!Number.isNaN(chance) && (
                  <span className="hint-chance" title={say("table.chance")}>
                    {percent.format(chance)}
                  </span>
                )}
              </button>
              {isPicked && (
                <button type="button" className="button" data-kind="main" onClick={() => choose(choice)}>
                  {say("held.do")}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
