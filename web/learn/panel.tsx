// The guide's words above the board: one aim, what came of it, or why a try did not lead there

import type { Catalog, Guide } from "@genepool/engine"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { Shortcuts } from "../app/shortcuts.ts"
import { isLong } from "../table/guide.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly guide: Guide
  readonly texts: Catalog
  /** Of all chapters, counted from 1. */
  readonly at: number
  readonly of: number
  /** What came of the last choice is still being shown: until then nothing is said of it. */
  readonly behind: boolean
  /** The table was laid anew for this step. */
  readonly isNewScene: boolean
  readonly goOn: () => void
  readonly takeBack: () => void
  /** Instead of a step, once there is none left. */
  readonly end: ReactNode
  /** Those of the table; null, where no key does anything. */
  readonly keys: Shortcuts["keys"] | null
  readonly say: AppSay
}

export function Panel({ guide, texts, at, of, behind, isNewScene, goOn, takeBack, end, keys, say }: Props) {
  const { stand, step } = guide
  const button = useRef<HTMLButtonElement>(null)
  const about = useId()
  const waits = !behind && (stand.at === "wrong" || guide.isHeld)
  useEffect(() => {
    // Where the focus was on what is gone now, it is here that it goes on
    if (waits && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [waits])
  const saying = step === null ? null : { stand: stand.at, at, isNewScene, words: wordsOf(guide, texts, say) }
  const seen = useRef(saying)
  useEffect(() => {
    if (!behind) seen.current = saying
  })
  const said = behind ? seen.current : saying
  // What is there when the table comes is heard as well; and what the guide waits for, and by which
  // key
  const [heard, hear] = useState("")
  const isWrong = stand.at === "wrong"
  const what = say(isWrong ? "learn.takeBack" : "learn.goOn")
  const key = isWrong ? keys?.undo : keys?.next
  const way = !waits ? [] : [key === undefined ? what : say("announce.key", { key, what })]
  const scene = said?.isNewScene === true ? [say("learn.scene")] : []
  const spoken = said === null ? "" : [...scene, said.words, ...way].join(" ")
  useEffect(() => {
    // What was said before is still there, and is not said once more without its key
    if (!behind) hear(spoken)
  }, [spoken, behind])
  if (said === null)
    return (
      <div className="guide" data-at="over">
        {end}
      </div>
    )
  return (
    <section
      className="guide"
      data-uncovered=""
      data-at={said.stand}
      data-long={isLong([...scene, said.words].join(" "))}
      aria-label={say("learn.guide")}
    >
      <span className="guide-sign" aria-hidden="true">
        <Icon shape={said.stand === "wrong" ? "undo" : said.stand === "done" ? "check" : "play"} />
      </span>
      <p className="visually-hidden" role="status">
        {heard}
      </p>
      <p id={about} className="guide-words">
        {said.isNewScene && <span className="guide-scene">{say("learn.scene")} </span>}
        {said.words}
      </p>
      <div className="guide-actions">
        <span className="guide-count">{say("learn.step", { at: said.at, of })}</span>
        {!behind && stand.at === "wrong" && (
          <button
            type="button"
            ref={button}
            className="button"
            data-kind="main"
            aria-describedby={about}
            onClick={takeBack}
          >
            {say("learn.takeBack")}
          </button>
        )}
        {!behind && guide.isHeld && (
          <button
            type="button"
            ref={button}
            className="button"
            data-kind="main"
            aria-describedby={about}
            onClick={goOn}
          >
            {say("learn.goOn")}
          </button>
        )}
      </div>
    </section>
  )
}

/** The guide knows of a choice before the table has begun to show what came of it. */
export function isBehind({ history }: Pick<Guide, "history">, step: number, showing: boolean): boolean {
  return showing || step !== history.length - 1
}

function wordsOf({ stand, step, chapter }: Guide, texts: Catalog, say: AppSay): string {
  const key = `${chapter.name}.${step?.name}`
  if (stand.at !== "wrong") return texts[stand.at === "done" ? `${key}.done` : key] ?? ""
  return (stand.name === null ? undefined : texts[`${key}.${stand.name}`]) ?? say("learn.wrong")
}
