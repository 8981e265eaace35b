// The guide's words above the board: one aim, what came of it, or why a try did not lead there

import type { Catalog, Guide } from "@genepool/engine"
import { type ReactNode, useEffect, useRef } from "react"
import { Icon } from "../house/icons.tsx"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly guide: Guide
  readonly texts: Catalog
  /** Of all chapters, counted from 1. */
  readonly at: number
  readonly of: number
  readonly goOn: () => void
  readonly takeBack: () => void
  /** Instead of a step, once there is none left. */
  readonly end: ReactNode
  readonly say: HouseSay
}

export function Panel({ guide, texts, at, of, goOn, takeBack, end, say }: Props) {
  const { stand, step, chapter } = guide
  const button = useRef<HTMLButtonElement>(null)
  const waits = stand.at === "wrong" || guide.isHeld
  useEffect(() => {
    // Where the focus was on what is gone now, it is here that it goes on
    if (waits && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [waits])
  if (step === null)
    return (
      <div className="guide" data-at="over">
        {end}
      </div>
    )
  const key = `${chapter.name}.${step.name}`
  const wrong = stand.at === "wrong" ? stand.name : null
  const words =
    stand.at === "wrong"
      ? ((wrong === null ? undefined : texts[`${key}.${wrong}`]) ?? say("learn.wrong"))
      : (texts[stand.at === "done" ? `${key}.done` : key] ?? "")
  return (
    <section className="guide" data-at={stand.at} aria-label={say("learn.guide")}>
      <span className="guide-sign" aria-hidden="true">
        <Icon shape={stand.at === "wrong" ? "undo" : stand.at === "done" ? "check" : "play"} />
      </span>
      <p className="guide-words" role="status">
        {words}
      </p>
      <div className="guide-deeds">
        <span className="guide-count">{say("learn.step", { at, of })}</span>
        {stand.at === "wrong" && (
          <button type="button" ref={button} className="button" data-kind="main" onClick={takeBack}>
            {say("learn.takeBack")}
          </button>
        )}
        {guide.isHeld && (
          <button type="button" ref={button} className="button" data-kind="main" onClick={goOn}>
            {say("learn.goOn")}
          </button>
        )}
      </div>
    </section>
  )
}
