// The one-minute introduction: five steps at most on the real board, to be skipped at any time, and shown once

import { type RefObject, useEffect, useState } from "react"
import { useAnyPlay } from "./play.tsx"

/** Each step has words (`board.intro.<words>`), and shows the part of the board that they are about. */
export interface IntroStep {
  readonly words: string
  readonly anchor: string
}

const keyOf = (game: string) => `genepool.${game}.introduced`

export function isIntroduced(game: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) !== null
  } catch {
    return true // where nothing can be remembered, nobody is shown it again and again
  }
}

function remember(game: string): void {
  try {
    localStorage.setItem(keyOf(game), "1")
  } catch {
    // nothing can be remembered here
  }
}

interface Props {
  readonly game: string
  readonly steps: readonly IntroStep[]
  readonly params: { readonly [param: string]: unknown }
  /** The board that is introduced. */
  readonly root: RefObject<HTMLElement | null>
  readonly close: () => void
}

export function Intro({ game, steps, params, root, close }: Props) {
  const { word } = useAnyPlay()
  const [at, setAt] = useState(0)
  const { words, anchor } = steps[at] as IntroStep
  useEffect(() => {
    const shown = root.current?.querySelector(`[data-anchor="${anchor}"]`)
    shown?.setAttribute("data-spot", "")
    shown?.scrollIntoView({ block: "nearest" })
    return () => shown?.removeAttribute("data-spot")
  }, [anchor, root])
  const end = () => {
    remember(game)
    close()
  }
  return (
    <aside className="board-intro" aria-label={word("intro.open")}>
      <p aria-live="polite">{word(`intro.${words}`, params)}</p>
      <div className="board-intro-buttons">
        <span className="board-intro-at" aria-hidden="true">
          {at + 1} / {steps.length}
        </span>
        <button type="button" className="board-quiet" onClick={end}>
          {word("intro.skip")}
        </button>
        <button
          type="button"
          className="board-quiet"
          data-main
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : end())}
        >
          {word(at + 1 < steps.length ? "intro.next" : "intro.done")}
        </button>
      </div>
    </aside>
  )
}
