// The show of a table on the screen. A new scene is drawn in small pieces between frames, so that
// nothing that moves is held up

import type { Fact } from "@genepool/engine"
import { startTransition, useEffect, useLayoutEffect, useState } from "react"
import { isStill, type Preferences } from "../app/preferences.ts"
import type { LoadedGame } from "./games.ts"
import { Show, type Shown } from "./show.ts"
import type { TableSource } from "./source.ts"

type Looked = Pick<TableSource, "sight" | "subscribe" | "seen">

/** A table goes through one of these from what it is to what is drawn of it. */
export function useShow(source: Looked, { parts }: LoadedGame, preferences: Preferences): Show {
  const tempo = { speed: preferences.speed, still: isStill(preferences) }
  const open = () => {
    const show = new Show({ pacing: parts?.pacing ?? null, tempo, seen: (step) => source.seen?.(step) })
    show.arrive(source.sight())
    return show
  }
  const [held, hold] = useState(() => ({ source, show: open() }))
  if (held.source !== source) hold({ source, show: open() })
  const { show } = held
  useEffect(() => {
    const look = () => show.arrive(source.sight())
    look()
    show.wake()
    const leave = source.subscribe(look)
    return () => {
      leave()
      show.rest()
    }
  }, [source, show])
  useLayoutEffect(() => show.set(tempo))
  return show
}

export function useShown(show: Show): Shown | null {
  const [drawn, draw] = useState(() => ({ show, shown: show.shown() }))
  useEffect(() => {
    const look = () => startTransition(() => draw({ show, shown: show.shown() }))
    look()
    return show.subscribe(look)
  }, [show])
  const shown = drawn.show === show ? drawn.shown : show.shown()
  useEffect(() => {
    if (shown !== null) show.drawn(shown)
  }, [show, shown])
  return shown
}

/** How facts are said tells how long they take to read. */
export function useSaidAloud(show: Show, say: (fact: Fact) => string): void {
  useLayoutEffect(() => {
    show.say = say
  }, [show, say])
}
