// The options in words: a second way to make every choice, tied to the board by highlighting. Out
// of sight where pieces on the board are the options, but always there for the keyboard and the
// screen reader

import { useLater } from "@genepool/board"
import { type Choice, sameChoice } from "@genepool/engine"
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from "react"
import { afterFrame } from "../app/after-frame.ts"
import { Icon } from "../app/icons.tsx"
import { useSteady } from "../app/steady.ts"
import type { AppSay } from "../text/index.ts"
import { goTo } from "./keys.ts"

interface Props {
  readonly options: readonly Choice[]
  readonly sayOption: (option: Choice) => string
  /** What an option costs and brings, for who does not see it on the board. */
  readonly sayMore: ((option: Choice) => string | null) | undefined
  readonly say: AppSay
  readonly pointed: readonly Choice[]
  /** What the player has answered so far. */
  readonly given: readonly Choice[]
  readonly point: (options: readonly Choice[]) => void
  readonly choose: (option: Choice) => void
  /** The list shows only a part; null, when it shows all. */
  readonly showAll: (() => void) | null
  /**
   * How much of it is in sight: nothing, what is said rather than touched, one row, or all of it
   * above.
   */
  readonly shown: "nothing" | "spoken" | "row" | "all"
  readonly isSpoken: (option: Choice) => boolean
  /** Numbers are typed: each option's is read with it, also where no key chooses it. */
  readonly isNumbered?: boolean
  readonly open: (whole: boolean) => void
}

/**
 * Also while others choose, empty and out of the way: it keeps the focus until there is something
 * to choose again.
 */
export function Options(props: Props) {
  const { options, sayOption, say, pointed, given, point, choose, showAll, shown, isSpoken, open } = props
  const lines = useMemo(() => options.map(sayOption), [options, sayOption])
  const keys = useMemo(() => options.map((option) => JSON.stringify(option)), [options])
  const isSeen = shown === "row" || shown === "all"
  // What nobody sees comes after the board: together they would hold up the screen
  const drawn = useLater(keys, 2)
  const isDrawn = (key: string, option: Choice) => isSeen || drawn.includes(key) || isSpoken(option)
  const isComing = !options.every((option, at) => isDrawn(keys[at]!, option))
  const list = useRef<HTMLUListElement>(null)
  const hasChosen = useRef(false)
  const beyond = useBeyond(list, shown === "row" ? options : null)

  // A chosen option is gone from the list: the focus goes to the next question, which is heard so,
  // and never to what happens to stand in the place of the old one. When all has been drawn: to
  // take the focus from what is being removed, or to give it to what is not laid out yet, would
  // make the browser lay out the page in the midst of drawing it
  useEffect(() => {
    if (!hasChosen.current || options.length === 0) return
    return afterFrame(() => {
      hasChosen.current = false
      if (document.activeElement === list.current) goTo("question")
    })
  }, [options])

  const take = useSteady((option: Choice) => {
    hasChosen.current = true
    list.current?.focus({ preventScroll: true })
    choose(option)
  })

  const onArrow = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (step === 0 || buttons.length === 0) return
    // From the list itself, which has the focus for a moment: to its first or last
    const from = at < 0 && step < 0 ? 0 : at
    buttons[(from + step + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
  }

  return (
    <section
      className="options"
      aria-label={say("table.decide")}
      data-shown={shown}
      data-empty={options.length === 0 || undefined}
      data-coming={isComing || undefined}
    >
      <ul
        ref={list}
        className="option-list"
        tabIndex={-1}
        aria-label={say("heading.options")}
        onKeyDown={onArrow}
      >
        {options.map((option, at) =>
          isDrawn(keys[at]!, option) ? (
            <Line
              key={keys[at]}
              option={option}
              at={at}
              line={lines[at] ?? ""}
              isPointed={pointed.some((other) => sameChoice(option, other))}
              isSpoken={isSpoken(option)}
              isNumbered={props.isNumbered === true}
              isGiven={given.some((other) => sameChoice(option, other))}
              point={point}
              take={take}
              sayMore={props.sayMore}
              isTold={shown === "all"}
            />
          ) : null,
        )}
      </ul>
      {shown === "row" && showAll !== null && (
        <button type="button" className="button" data-kind="small" onClick={showAll}>
          {say("table.allOptions")}
        </button>
      )}
      {shown === "row" && beyond > 0 && (
        <button
          type="button"
          className="button options-more"
          data-kind="small"
          aria-label={say("table.more", { count: beyond })}
          onClick={() => open(true)}
        >
          +{beyond}
        </button>
      )}
      {shown === "all" && (
        <button
          type="button"
          className="button options-close"
          data-kind="icon"
          aria-label={say("table.list.close")}
          onClick={() => open(false)}
        >
          <Icon shape="remove" />
        </button>
      )}
    </section>
  )
}

/** How many options do not fit into the one row; counted when all has been drawn. */
function useBeyond(list: RefObject<HTMLUListElement | null>, options: readonly Choice[] | null): number {
  const [beyond, setBeyond] = useState(0)
  useEffect(() => {
    if (options === null) return
    const count = () => {
      const lines = [...(list.current?.children ?? [])] as HTMLElement[]
      const [first] = lines
      setBeyond(first === undefined ? 0 : lines.filter((line) => line.offsetTop > first.offsetTop + 4).length)
    }
    const stop = afterFrame(count)
    addEventListener("resize", count)
    return () => {
      stop()
      removeEventListener("resize", count)
    }
  }, [list, options])
  return options === null ? 0 : beyond
}

interface LineProps {
  readonly option: Choice
  readonly at: number
  readonly line: string
  readonly isPointed: boolean
  readonly isSpoken: boolean
  readonly isNumbered: boolean
  readonly isGiven: boolean
  readonly point: (options: readonly Choice[]) => void
  readonly take: (option: Choice) => void
  readonly sayMore: Props["sayMore"]
  /** There is room for all that can be said of it. */
  readonly isTold: boolean
}

const Line = memo(function Line({
  option,
  at,
  line,
  isPointed,
  isSpoken,
  isNumbered,
  isGiven,
  point,
  take,
  sayMore,
  isTold,
}: LineProps) {
  const told = isTold ? (sayMore?.(option) ?? null) : null
  return (
    <li className="option-line" data-at={at} data-spoken={isSpoken || undefined}>
      <button
        type="button"
        className="option"
        data-pointed={isPointed || undefined}
        data-given={isGiven || undefined}
        onClick={() => take(option)}
        onPointerEnter={() => point([option])}
        onPointerLeave={() => point([])}
        onFocus={(event) => {
          // Only now: nobody has all of them read out
          const more = sayMore?.(option) ?? ""
          if (more !== "") event.currentTarget.setAttribute("aria-description", more)
          point([option])
        }}
        onBlur={() => point([])}
      >
        {isNumbered ? (
          <>
            <span className="option-digit" aria-hidden="true">
              {at + 1}
            </span>
            <span className="visually-hidden">{`${at + 1}. `}</span>
          </>
        ) : (
          <Digit at={at} />
        )}
        {told === null ? (
          line
        ) : (
          <span className="option-words">
            {line}
            {/* Who hears it is told when they come to it */}
            <span className="option-more" aria-hidden="true">
              {inSentences(told)}
            </span>
          </span>
        )}
      </button>
    </li>
  )
})

/** What is a part of a sentence where it is heard begins one here. */
const inSentences = (words: string): string =>
  words.replace(/(^|\. )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** The key that chooses an option, as long as there are digits. */
export function Digit({ at }: { readonly at: number }) {
  if (at < 0 || at >= 9) return null
  return (
    <span className="option-digit" aria-hidden="true">
      {at + 1}
    </span>
  )
}
