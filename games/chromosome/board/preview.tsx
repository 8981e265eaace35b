// What is certain to come of a choice, shown before it is made: where to, how many, what is
// charged, what it costs

import { type RefObject, useEffect, useMemo, useState } from "react"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import { outcomeOf } from "./ahead.ts"
import type { Ground, Spot } from "./geometry.ts"
import { usePlay } from "./play.ts"
import type { Touching } from "./touch.tsx"

type Mark = "tokens" | "cubes" | "charge" | "discharge" | "fight"

export interface Ghost {
  readonly room: number
  readonly mark: Mark
  readonly text: string
}

const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`)

/**
 * What the facts change on the map. Which group pays is another choice, so that it is not shown
 * here.
 */
export function ghostsOf(view: View, facts: readonly Fact[]): Ghost[] {
  const ghosts: Ghost[] = []
  const add = (room: number, mark: Mark, text: string) => ghosts.push({ room, mark, text })
  const level = (room: number) => view.groups[room]?.level ?? 0
  for (const fact of facts)
    switch (fact.fact) {
      case "placed":
      case "grew":
        add(fact.room, "tokens", signed(fact.tokens))
        break
      case "lostTokens":
        add(fact.room, "tokens", signed(-fact.tokens))
        break
      case "cubesAdded":
        add(fact.room, "cubes", signed(fact.cubes))
        break
      case "cubesRemoved":
        add(fact.room, "cubes", signed(-fact.cubes))
        break
      case "charged":
        add(fact.room, "charge", "")
        break
      case "moved":
        add(fact.from, "tokens", signed(-fact.tokens))
        add(fact.to, "tokens", signed(fact.tokens))
        break
      case "merged":
        if (!fact.charged && view.groups[fact.room]?.charged) add(fact.room, "discharge", "")
        break
      case "cubesMoved":
        add(fact.from, "cubes", signed(-fact.cubes))
        add(fact.to, "cubes", signed(fact.cubes))
        break
      case "attacked":
        add(fact.to, "fight", `${level(fact.from) + fact.modifier} : ${level(fact.to)}`)
        break
      default:
    }
  return ghosts
}

interface Props {
  readonly map: RefObject<HTMLElement | null>
  readonly ground: Ground
  readonly touching: Touching
}

export function Preview({ map, ground, touching }: Props) {
  const { view, decision, sight } = usePlay()
  const room = usePointedRoom(map)
  const { touch, taken } = touching
  const { ghosts, from } = useMemo(() => {
    if (room === null || decision === null) return { ghosts: [], from: null }
    const { options, ways } = touch(room)
    const [option] = options
    const [way] = ways
    const path = option !== undefined ? [option] : way !== undefined && ways.length === 1 ? way.path : null
    if (path === null || decision.together) return { ghosts: [], from: null }
    return { ghosts: ghostsOf(view, outcomeOf(view, decision.seat, path)), from: taken ?? sight.from }
  }, [view, decision, sight, room, touch, taken])
  if (room === null || ghosts.length === 0) return null
  const start = from === null || from === room ? undefined : ground.spots.get(from)
  const end = ground.spots.get(room)
  return (
    <svg className="chr-preview" viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true">
      {start !== undefined && end !== undefined && <path className="chr-course" d={courseOf(start, end)} />}
      {ghosts.map((ghost, at) => {
        const spot = ground.spots.get(ghost.room)
        return spot === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may be in one room
          <g key={at} className="chr-ghost" transform={`translate(${spot.x + 44} ${spot.y - 34})`}>
            <GhostMark {...ghost} />
          </g>
        )
      })}
    </svg>
  )
}

function GhostMark({ mark, text }: Ghost) {
  const half = mark === "fight" ? 38 : 25
  return (
    <g data-mark={mark}>
      <rect x={-half} y="-19" width={2 * half} height="38" rx="19" />
      {mark === "charge" || mark === "discharge" ? (
        <path d="M3-14-8 3h7L-3 14 8-3H1Z" />
      ) : (
        <text y="9">{text}</text>
      )}
      {mark === "discharge" && <path className="chr-crossed" d="M-14 12 14-12" />}
    </g>
  )
}

/** From edge to edge, a little bent. */
function courseOf(from: Spot, to: Spot): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy)
  const away = 44 / length
  const x = (from.x + to.x) / 2 - dy * 0.12
  const y = (from.y + to.y) / 2 + dx * 0.12
  return `M${from.x + dx * away} ${from.y + dy * away}Q${x} ${y} ${to.x - dx * away} ${to.y - dy * away}`
}

/** The room under the pointer, or with the focus. */
function usePointedRoom(map: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    const root = map.current
    if (root === null) return
    const look = ({ target }: Event) => {
      const thing = target instanceof Element ? target.closest<HTMLElement>("[data-anchor^='room-']") : null
      const found = thing?.dataset.anchor
      setRoom(found === undefined ? null : Number(found.slice("room-".length)))
    }
    const leave = () => setRoom(null)
    root.addEventListener("pointerover", look)
    root.addEventListener("focusin", look)
    root.addEventListener("pointerleave", leave)
    root.addEventListener("focusout", leave)
    return () => {
      root.removeEventListener("pointerover", look)
      root.removeEventListener("focusin", look)
      root.removeEventListener("pointerleave", leave)
      root.removeEventListener("focusout", leave)
    }
  }, [map])
  return room
}
