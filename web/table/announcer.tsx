// The one voice of the table: a screen reader hears each line as it comes, and nothing else at the table speaks by itself

import type { GameModule } from "@genepool/engine"
import { type Speaker, sayTurns } from "@genepool/text"
import { useEffect, useRef, useState } from "react"
import type { Preferences } from "../house/preferences.ts"
import { useSteady } from "../house/steady.ts"
import type { HouseSay } from "../text/index.ts"
import { newlyHeard } from "./announcements.ts"
import type { HintShown, Sight } from "./source.ts"

interface Props {
  readonly sight: Sight
  readonly module: GameModule
  readonly words: Speaker
  readonly say: HouseSay
  readonly length: Preferences["spoken"]
  /** The question, or how it came out. */
  readonly question: string
  readonly hints: readonly HintShown[] | null
  /** How often the player has asked to hear once more what happened last. */
  readonly repeated: number
}

/** Long enough for the focus to have gone to the question, if it goes there: then it is heard already. */
const settling = 120

export function Announcer({ sight, module, words, say, length, question, hints, repeated }: Props) {
  const [lines, setLines] = useState<readonly { readonly id: number; readonly line: string }[]>([])
  const last = useRef(sight)
  const asked = useRef(question)
  const id = useRef(0)
  const speak = useSteady((more: readonly string[]) => {
    if (more.length === 0) return
    setLines((before) => [...before.slice(-6), ...more.map((line) => ({ id: id.current++, line }))])
  })
  useEffect(() => {
    const heard = newlyHeard(last.current, sight, { module, words, say, length })
    last.current = sight
    speak(heard)
  }, [sight, module, words, say, length, speak])
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    const heading = document.querySelector(".table [data-heading=question]")
    let isHeard = false
    const note = () => {
      isHeard = true
    }
    heading?.addEventListener("focus", note)
    const timer = setTimeout(() => {
      heading?.removeEventListener("focus", note)
      if (!isHeard && question !== "") speak([question])
    }, settling)
    return () => {
      clearTimeout(timer)
      heading?.removeEventListener("focus", note)
    }
  }, [question, speak])
  const ask = sight.decision?.ask ?? ""
  useEffect(() => {
    const [best] = hints ?? []
    if (best !== undefined) speak([say("announce.hint", { option: words.sayOption(ask, best.choice) })])
  }, [hints, words, say, ask, speak])
  useEffect(() => {
    if (repeated === 0) return
    const { moments, who, view } = last.current
    const mine = moments.findLastIndex(({ seat }) => seat === who)
    speak([...sayTurns(moments.slice(Math.max(0, mine)), { module, words, view }), asked.current])
  }, [repeated, module, words, speak])
  return (
    <div className="visually-hidden" role="status" aria-atomic="false" data-announcer>
      {lines.map(({ id, line }) => (
        <p key={id}>{line}</p>
      ))}
    </div>
  )
}
