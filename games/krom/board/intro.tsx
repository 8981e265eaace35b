// The one-minute introduction: five steps on the real board, to be skipped at any time, and shown once

import { type RefObject, useEffect, useState } from "react"
import { pointsToWin } from "../data/box.ts"
import { usePlay } from "./play.tsx"

/** Each step has words, and shows the part of the board that they are about. */
const steps = [
  { words: "goal", anchor: "evolutions" },
  { words: "move", anchor: "map" },
  { words: "fight", anchor: "tribe" },
  { words: "act", anchor: "map" },
  { words: "cards", anchor: "mine" },
] as const

const key = "genepool.krom.introduced"

export function isIntroduced(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return true // where nothing can be remembered, nobody is shown it again and again
  }
}

function remember(): void {
  try {
    localStorage.setItem(key, "1")
  } catch {
    // nothing can be remembered here
  }
}

interface Props {
  readonly board: RefObject<HTMLElement | null>
  readonly close: () => void
}

export function Intro({ board, close }: Props) {
  const { view, word } = usePlay()
  const [at, setAt] = useState(0)
  const { words, anchor } = steps[at] as (typeof steps)[number]
  useEffect(() => {
    const shown = board.current?.querySelector(`[data-anchor="${anchor}"]`)
    shown?.setAttribute("data-spot", "")
    return () => shown?.removeAttribute("data-spot")
  }, [anchor, board])
  const end = () => {
    remember()
    close()
  }
  return (
    <aside className="kro-intro" aria-label={word("intro.open")}>
      <p aria-live="polite">
        {word(`intro.${words}`, { points: pointsToWin(view.seats, view.options.longer) })}
      </p>
      <div className="kro-intro-buttons">
        <span aria-hidden="true">
          {at + 1} / {steps.length}
        </span>
        <button type="button" className="kro-quiet" onClick={end}>
          {word("intro.skip")}
        </button>
        <button
          type="button"
          className="kro-quiet"
          data-main
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : end())}
        >
          {word(at + 1 < steps.length ? "intro.next" : "intro.done")}
        </button>
      </div>
    </aside>
  )
}
