// What the table shows now. A new sight is drawn in small pieces between frames, so that nothing that moves is held up

import { startTransition, useEffect, useRef, useState } from "react"
import type { Sight, TableSource } from "./source.ts"

export function useSight(source: TableSource): Sight | null {
  const [sight, setSight] = useState(source.sight)
  const coming = useRef(sight)
  const shown = useRef(sight)
  useEffect(() => {
    shown.current = sight
  }, [sight])
  useEffect(() => {
    const look = () => {
      const next = source.sight()
      const isDrawn = coming.current === null || coming.current === shown.current
      coming.current = isDrawn || next === null ? next : together(coming.current as Sight, next)
      const latest = coming.current
      startTransition(() => setSight(latest))
    }
    look()
    return source.subscribe(look)
  }, [source])
  return sight
}

/** A sight that is overtaken by the next before it is drawn leaves what was heard in it to that one. */
export function together(overtaken: Sight, next: Sight): Sight {
  if (next.step === overtaken.step) return { ...next, facts: overtaken.facts }
  const goesOn = next.facts.length > 0 || next.step === overtaken.step + 1
  return goesOn && next.step > overtaken.step ? { ...next, facts: [...overtaken.facts, ...next.facts] } : next
}
