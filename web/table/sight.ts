// What the table shows now. A new sight is drawn in small pieces between frames, so that nothing that moves is held up

import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import type { Sight, TableSource } from "./source.ts"

export function useSight(source: TableSource): Sight | null {
  const [latest, setLatest] = useState(source.sight)
  /** What has come and is not drawn yet, and what was drawn last. */
  const coming = useRef<readonly Sight[]>([])
  const drawn = useRef(latest)
  const sight = useMemo(() => {
    const overtaken = latest === null ? -1 : coming.current.indexOf(latest)
    return overtaken < 1 ? latest : coming.current.slice(0, overtaken + 1).reduce(together)
  }, [latest])
  // At once: what comes right after a drawing must not bring along again what was heard in it
  useLayoutEffect(() => {
    drawn.current = latest
    coming.current = coming.current.slice(latest === null ? 0 : coming.current.indexOf(latest) + 1)
  }, [latest])
  useEffect(() => {
    const look = () => {
      const next = source.sight()
      if (next === null) coming.current = []
      else if (next !== (coming.current.at(-1) ?? drawn.current)) coming.current = [...coming.current, next]
      startTransition(() => setLatest(next))
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
