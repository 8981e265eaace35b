// What touching a room means now: an option that names it, or the beginning of a gesture

import { createContext, type ReactNode, startTransition, use, useMemo, useState } from "react"
import type { Choice } from "../rules/choices.ts"
import { movement } from "../rules/movement.ts"
import { turnOf } from "../rules/turn.ts"
import { crossroads, reachOf, type Way, waysFrom } from "./ahead.ts"
import { usePlay } from "./play.ts"

export interface Touch {
  readonly options: readonly Choice[]
  readonly onTouch: (() => void) | undefined
  /** It can be touched, but does not call for it. */
  readonly plain: boolean
  /** Where this leads with several ways to it, or what it leads to. */
  readonly ways: readonly Way[]
}

const nothing: Touch = { options: [], onTouch: undefined, plain: false, ways: [] }
const nowhere: ReadonlyMap<number, readonly Way[]> = new Map()

export interface Touching {
  readonly touch: (room: number) => Touch
  /** Touching it only begins something: it is taken up, put back, or shows what can be done. */
  readonly begins: (room: number) => boolean
  /** The room whose actions lie open, and the group that was taken up. */
  readonly open: number | null
  readonly taken: number | null
  readonly actions: readonly Way[]
  /** The rooms that the group that was taken up can go to, or attack. */
  readonly targets: readonly number[]
  /** The room that the actions are about. */
  readonly held: number | null
  readonly release: () => void
}

const TouchingContext = createContext<Touching | null>(null)

interface Hold {
  readonly step: number
  readonly taken: number | null
  readonly open: number | null
}

/** A gesture begins on the map, and goes on there or in the tray. */
export function TouchingProvider({ children }: { readonly children: ReactNode }) {
  return <TouchingContext value={useTouchingNow()}>{children}</TouchingContext>
}

export function useTouching(): Touching {
  const touching = use(TouchingContext)
  if (touching === null) throw new Error("a part of the board stands outside of the board")
  return touching
}

function useTouchingNow(): Touching {
  const { view, decision, step, me, chooseAll } = usePlay()
  const [hold, begin] = useState<Hold | null>(null)
  // A gesture that was begun ends with the choice that somebody makes
  const now = hold !== null && hold.step === step ? hold : null
  const taken = now?.taken ?? null
  const open = now?.open ?? null
  // Who is asked for a number has not given one by touching a room
  const parting = decision !== null && crossroads.has(decision.ask) && decision.ask !== movement.ask("tokens")
  const menu = parting && turnOf.asks(decision.ask)

  const ways = useMemo(() => (parting ? waysFrom(view, decision) : nowhere), [view, decision, parting])
  const reach = useMemo(
    () =>
      taken === null || decision === null ? nowhere : reachOf(view, decision.seat, ways.get(taken) ?? []),
    [view, decision, taken, ways],
  )

  return useMemo(() => {
    // All that can be touched means something else now: it is drawn between frames
    const setHold = (next: Hold | null) => startTransition(() => begin(next))
    // One way is gone at once; several are told apart beside the room
    const along = (there: readonly Way[], several: () => void): Touch => {
      const [first, ...then] = there.length === 1 ? (there[0]?.path ?? []) : []
      return {
        ...nothing,
        ways: there,
        onTouch: first === undefined ? several : () => chooseAll(first, ...then),
      }
    }
    const show = (next: { taken: number | null; open: number | null }) => setHold({ step, ...next })
    const take = (room: number): Touch => {
      const there = ways.get(room) ?? []
      if (room === taken || room === open) return { ...nothing, ways: there, onTouch: () => setHold(null) }
      const reached = reach.get(room) ?? []
      if (reached.length > 0) return along(reached, () => show({ taken, open: room }))
      if (there.length === 0) return nothing
      if (!menu) return along(there, () => show({ taken: null, open: room }))
      const own = view.groups[room]?.seat === me
      return {
        ...nothing,
        ways: there,
        plain: !own,
        onTouch: () => show({ taken: own ? room : null, open: own ? null : room }),
      }
    }
    const named = (room: number): Touch => {
      const options = (decision?.options ?? []).filter((option) => "room" in option && option.room === room)
      return options.length === 0 ? nothing : { ...nothing, options }
    }
    const about = open ?? taken
    // What is aimed by touching a room needs no chip
    const aimed = new Set([...reach.values()].flat().map(({ path }) => JSON.stringify(path[0])))
    return {
      touch: (room) => (parting ? take(room) : named(room)),
      begins: (room) => parting && (room === about || (menu && !reach.has(room))),
      open,
      taken,
      actions:
        about === null
          ? []
          : open !== null && (reach.get(open)?.length ?? 0) > 0
            ? (reach.get(open) ?? [])
            : (ways.get(about) ?? []).filter(({ path }) => !aimed.has(JSON.stringify(path[0]))),
      targets: open === null ? [...reach.keys()].toSorted((a, b) => a - b) : [],
      held: about,
      release: () => setHold(null),
    }
  }, [view.groups, me, decision, step, parting, menu, taken, open, ways, reach, chooseAll])
}
