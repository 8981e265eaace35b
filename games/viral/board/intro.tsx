// The one-minute introduction: five steps on the real board, to be skipped at any time, and shown once

import { type RefObject, useEffect, useState } from "react"
import { usePlay } from "./play.tsx"

/** Each step has words, and shows the part of the board that they are about. */
const steps = [
  { words: "goal", anchor: "patient" },
  { words: "cards", anchor: "mine" },
  { words: "ways", anchor: "patient" },
  { words: "zones", anchor: "zone-5" },
  { words: "danger", anchor: "charts" },
] as const

const key = "genepool.viral.introduced"

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
  const { sight, word } = usePlay()
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
    <aside className="vir-intro" aria-label={word("intro.open")}>
      <p aria-live="polite">
        {word(`intro.${words}`, { threshold: sight.threshold, top: sight.box.researchTop })}
      </p>
      <div className="vir-intro-buttons">
        <span className="vir-intro-at" aria-hidden="true">
          {at + 1} / {steps.length}
        </span>
        <button type="button" className="vir-quiet" onClick={end}>
          {word("intro.skip")}
        </button>
        <button
          type="button"
          className="vir-quiet"
          data-main
          onClick={() => (at + 1 < steps.length ? setAt(at + 1) : end())}
        >
          {word(at + 1 < steps.length ? "intro.next" : "intro.done")}
        </button>
      </div>
    </aside>
  )
}
