// The options in words: a second way to make every choice, tied to the board by highlighting

import type { Choice } from "@genepool/engine"
import { useLayoutEffect, useRef } from "react"

interface Props {
  readonly options: readonly Choice[]
  readonly label: string
  readonly say: (option: Choice) => string
  readonly isPointed: (option: Choice) => boolean
  readonly point: (options: readonly Choice[]) => void
  readonly choose: (option: Choice) => void
}

export function Options({ options, label, say, isPointed, point, choose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const lastChosen = useRef<number | null>(null)

  // A chosen option is gone from the list: the focus goes to the one in its place, not to the top of the page
  useLayoutEffect(() => {
    if (lastChosen.current === null) return
    const at = Math.min(lastChosen.current, options.length - 1)
    lastChosen.current = null
    list.current?.querySelectorAll("button")[at]?.focus()
  }, [options])

  return (
    <section className="options" aria-label={label}>
      <h2 className="side-heading">{label}</h2>
      <ul ref={list}>
        {options.map((option, at) => (
          <li key={JSON.stringify(option)}>
            <button
              type="button"
              className="option"
              data-pointed={isPointed(option) || undefined}
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
              {say(option)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
