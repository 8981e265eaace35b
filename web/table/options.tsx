// The options in words: a second way to make every choice, tied to the board by highlighting

import type { Choice } from "@genepool/engine"
import { type KeyboardEvent, useLayoutEffect, useRef } from "react"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly options: readonly Choice[]
  readonly sayOption: (option: Choice) => string
  readonly say: HouseSay
  readonly isPointed: (option: Choice) => boolean
  readonly isGiven: (option: Choice) => boolean
  readonly point: (options: readonly Choice[]) => void
  readonly choose: (option: Choice) => void
  /** The list shows only a part; null, when it shows all. */
  readonly showAll: (() => void) | null
}

export function Options(props: Props) {
  const { options, sayOption, say, isPointed, isGiven, point, choose, showAll } = props
  const list = useRef<HTMLUListElement>(null)
  const lastChosen = useRef<number | null>(null)

  // A chosen option is gone from the list: the focus goes to the one in its place, not to the top of the page
  useLayoutEffect(() => {
    if (lastChosen.current === null) return
    const at = Math.min(lastChosen.current, options.length - 1)
    lastChosen.current = null
    list.current?.querySelectorAll("button")[at]?.focus()
  }, [options])

  const onArrow = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step === 0 || at < 0) return
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }

  return (
    <section className="options" aria-label={say("table.decide")}>
      <div className="side-line">
        <h2 className="side-heading">{say("table.decide")}</h2>
        {showAll !== null && (
          <button type="button" className="button" data-kind="small" onClick={showAll}>
            {say("table.allOptions")}
          </button>
        )}
      </div>
      <ul ref={list} onKeyDown={onArrow}>
        {options.map((option, at) => (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className="option"
              data-pointed={isPointed(option) || undefined}
              data-given={isGiven(option) || undefined}
              onClick={() => {
                lastChosen.current = at
                choose(option)
              }}
              onPointerEnter={() => point([option])}
              onPointerLeave={() => point([])}
              onFocus={() => point([option])}
              onBlur={() => point([])}
            >
              {at < 9 && (
                <span className="option-digit" aria-hidden="true">
                  {at + 1}
                </span>
              )}
              {sayOption(option)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
