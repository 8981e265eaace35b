// A choice that was not made yet: what speaks against it, or all that it would do, until its player
// says so again

import { useModal } from "@genepool/board"
import { type Choice, sameChoice } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useEffect, useId, useRef } from "react"
import type { AppSay } from "../text/index.ts"
import type { Objection } from "./coach.ts"
import "./held.css"

interface Props {
  readonly choice: Choice
  readonly objection: Objection
  readonly sayOption: (option: Choice) => string
  readonly words: Speaker
  readonly say: AppSay
  readonly point: (options: readonly Choice[]) => void
  /** The choice itself, a better one, or null to take it back. */
  readonly answer: (choice: Choice | null) => void
}

export function Held({ choice, objection, sayOption, words, say, point, answer }: Props) {
  const { better, isAdvice } = objection
  const heading = useId()
  const about = useId()
  const sheet = useRef<HTMLElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  useModal(sheet)
  useEffect(() => back.current?.focus({ preventScroll: true }), [])
  const percent = new Intl.NumberFormat(words.locale, { style: "percent" })
  const goAhead = (
    <button
      key="do"
      type="button"
      className="button"
      data-kind={isAdvice ? undefined : "main"}
      onClick={() => answer(choice)}
    >
      {say(isAdvice ? "held.anyway" : "held.do")}
    </button>
  )
  const takeBack = (
    <button
      key="back"
      type="button"
      ref={back}
      className="button"
      data-kind={isAdvice ? "main" : undefined}
      onClick={() => answer(null)}
    >
      {say("held.back")}
    </button>
  )
  return (
    <section
      ref={sheet}
      className="pop held"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={heading}
      aria-describedby={about}
    >
      <h2 className="side-heading" id={heading}>
        {sayOption(choice)}
      </h2>
      <div className="held-about" id={about}>
        <p>{objection.words}</p>
        {objection.facts !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <ul tabIndex={0}>
            {objection.facts.map((fact, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are said once, in this order
              <li key={at}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {better !== null && !sameChoice(better.choice, choice) && (
        <>
          <h3 className="held-better">{say("held.better")}</h3>
          <button
            type="button"
            className="option"
            onClick={() => answer(better.choice)}
            onPointerEnter={() => point([better.choice])}
            onPointerLeave={() => point([])}
            onFocus={() => point([better.choice])}
            onBlur={() => point([])}
          >
            <span className="hint-words">
              {sayOption(better.choice)}
              <span className="hint-reason">
                {better.reason === null ? say("held.onTheWhole") : words.sayReason(better.reason)}
              </span>
            </span>
            <span className="hint-chance">
              <span className="held-label">{say("table.chance")}</span> {percent.format(better.chance)}
            </span>
          </button>
        </>
      )}
      {/* The first is pressed by habit: where something speaks against the choice, its way back */}
      <div className="held-actions">{isAdvice ? [takeBack, goAhead] : [goAhead, takeBack]}</div>
    </section>
  )
}
