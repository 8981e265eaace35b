// The one voice of the table: a screen reader hears each line as it comes, and nothing else at the
// table speaks by itself

import type { GameModule } from "@genepool/engine"
import { lineOf, type Speaker, sinceMine } from "@genepool/text"
import { useEffect, useRef, useState } from "react"
import type { Preferences } from "../app/preferences.ts"
import { useSteady } from "../app/steady.ts"
import type { AppSay } from "../text/index.ts"
import { Herald } from "./announcements.ts"
import { hearingOf } from "./hearing.ts"
import { goTo } from "./keys.ts"
import type { Shown } from "./show.ts"
import type { HintShown } from "./source.ts"

interface Props {
  readonly sight: Shown
  readonly module: GameModule
  readonly words: Speaker
  readonly say: AppSay
  readonly length: Preferences["spoken"]
  /** What is asked, or how it came out; null while something is shown. */
  readonly question: string | null
  /** It only says whom the table waits for. */
  readonly isWait: boolean
  readonly hints: readonly HintShown[] | "thinking" | null
  /** The key that goes on where others wait for it; null, where no key does. */
  readonly nextKey: string | null
  /** How often the player has asked to hear once more what happened last. */
  readonly repeated: number
}

/**
 * Long enough for the focus to have gone to the question, if it goes there: then it is heard
 * already.
 */
const settling = 120
/**
 * Whoever takes longer than this is waited for: the listener hears whom, and what they have done so
 * far.
 */
const patience = 4000

const isAtOptions = () => document.activeElement?.matches(".option-list") === true

export function Announcer(props: Props) {
  const { sight, module, words, say, length, question, isWait, hints, nextKey, repeated } = props
  const [lines, setLines] = useState<readonly { readonly id: number; readonly line: string }[]>([])
  const [herald] = useState(() => new Herald(sight))
  const last = useRef(sight)
  const asked = useRef(question)
  const id = useRef(0)
  const speak = useSteady((more: readonly string[]) => {
    if (more.length === 0) return
    setLines((before) => [...before.slice(-6), ...more.map((line) => ({ id: id.current++, line }))])
  })
  useEffect(() => {
    last.current = sight
    const saying = { module, words, say, length }
    speak(herald.hear(sight, saying))
    if (!herald.isWaitedFor) return
    const timer = setTimeout(() => speak(herald.rest(saying)), patience)
    return () => clearTimeout(timer)
  }, [herald, sight, module, words, say, length, speak])
  // The same question after one's own choice is asked anew; while others answer theirs it is not
  const mine = sight.moments.findLast(({ seat }) => seat === sight.who)?.n ?? 0
  const answered = useRef(mine)
  const answeredAt = useRef(0)
  useEffect(() => {
    if (asked.current === question && answered.current === mine) return
    if (answered.current !== mine) answeredAt.current = performance.now()
    asked.current = question
    answered.current = mine
    if (question === null || question === "") return
    const heading = document.querySelector(".table [data-heading=question]")
    let isHeard = false
    const note = () => {
      isHeard = true
    }
    heading?.addEventListener("focus", note)
    const timer = setTimeout(
      () => {
        heading?.removeEventListener("focus", note)
        // From the list of options, where a choice leaves it, the focus is still on its way
        if (!isHeard && !isAtOptions()) speak([question])
      },
      isWait ? patience : settling,
    )
    // There is nothing to be had there for so long: to the question, which is heard by that
    const waited = performance.now() - answeredAt.current
    const leave = isWait
      ? setTimeout(() => isAtOptions() && goTo("question"), Math.max(settling, patience - waited))
      : undefined
    return () => {
      clearTimeout(timer)
      clearTimeout(leave)
      heading?.removeEventListener("focus", note)
    }
  }, [question, mine, isWait, speak])
  const { decision, view, waits } = sight
  const isKeyTold = useRef(false)
  useEffect(() => {
    if (!waits || nextKey === null || isKeyTold.current) return
    isKeyTold.current = true
    speak([say("announce.next", { key: nextKey })])
  }, [waits, nextKey, say, speak])
  useEffect(() => {
    if (hints === null) return
    const [best] = hints === "thinking" ? [] : hints
    if (hints === "thinking") speak([say("announce.hint", { option: say("table.thinking") })])
    else if (best === undefined) speak([say("text.noHint")])
    else {
      const reason = best.reason === null ? [] : [words.sayReason(best.reason)]
      const option = [lineOf(best.choice, { module, words, view, decision }), ...reason].join(". ")
      speak([say("announce.hint", { option })])
    }
  }, [hints, module, words, say, view, decision, speak])
  // What was asked for before, in another mode of the table, has been said
  const saidAgain = useRef(repeated)
  useEffect(() => {
    if (repeated === saidAgain.current) return
    saidAgain.current = repeated
    const lines = sinceMine(hearingOf(last.current, module, words))
    speak([...lines, ...(asked.current === null ? [] : [asked.current])])
  }, [repeated, module, words, speak])
  return (
    <div className="visually-hidden" role="status" aria-atomic="false" data-announcer>
      {lines.map(({ id, line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  )
}
