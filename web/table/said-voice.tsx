// What others say at the table, read out while the drawer in which it stands is closed: open, it
// is read there

import { useEffect, useRef, useState } from "react"
import { useSteady } from "../app/steady.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  /** "Ada: Is anybody there?", from what was new when the table was opened. */
  readonly lines: readonly string[]
  /** How many of them have been seen. */
  readonly seen: number
  readonly say: AppSay
}

/** What was said before the table was opened comes at once, line by line: it is told together. */
const settling = 400
/** Of more at once only the last is read out, and how many there are. */
const mostLines = 3
const mostWords = 25

export function SaidVoice({ lines, seen, say }: Props) {
  const told = useRef(0)
  const [heard, hear] = useState<{
    readonly upTo: number
    readonly words: readonly { readonly id: string; readonly line: string }[]
  } | null>(null)
  const tell = useSteady(() => {
    const fresh = lines.slice(told.current)
    if (fresh.length === 0) return
    told.current = lines.length
    const many = fresh.length > mostLines
    const count = `${say("online.chat")}. ${say("table.unread", { count: fresh.length })}`
    const words = [...(many ? [count] : []), ...fresh.slice(many ? -1 : 0).map(shortened)]
    hear({ upTo: lines.length, words: words.map((line, at) => ({ id: `${lines.length} ${at}`, line })) })
  })
  const count = lines.length
  useEffect(() => {
    told.current = Math.max(told.current, seen)
    if (told.current >= count) return
    const timer = setTimeout(tell, settling)
    return () => clearTimeout(timer)
  }, [count, seen, tell])
  return (
    <div className="visually-hidden" role="status">
      {heard !== null && seen < heard.upTo && heard.words.map(({ id, line }) => <p key={id}>{line}</p>)}
    </div>
  )
}

function shortened(line: string): string {
  const words = line.split(/\s+/)
  return words.length > mostWords ? `${words.slice(0, mostWords).join(" ")} …` : line
}
