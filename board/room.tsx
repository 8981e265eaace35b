// The room that all parts of a board share, wherever at the table they stand: play, anchors,
// arrows, tips and help

import type { Choice } from "@genepool/engine"
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { followArrow } from "./arrows.ts"
import { useOneStop } from "./one-stop.ts"
import { type AnyPlay, PlayProvider } from "./play.tsx"
import { RoomContext } from "./room-context.ts"
import { Tips } from "./tips.tsx"
import { Weaves } from "./weaves.tsx"
import "./style/board.css"
import "./style/piece.css"
import "./style/help.css"
import "./style/forced.css"

interface Props {
  readonly play: AnyPlay
  readonly pointed: readonly Choice[]
  /** The class that gives the drawings their colours. */
  readonly ground: string
  /** The player aid. */
  readonly aid?: ComponentType<{ readonly close: () => void }>
  /** Everything at the table. */
  readonly children: ReactNode
}

export function BoardRoom(props: Props) {
  const { play, ground, aid: Aid, children } = props
  const root = useRef<HTMLDivElement>(null)
  const [aid, setAid] = useState(false)
  const { picture = false } = play
  const hasAid = Aid !== undefined
  const room = useMemo(
    () => ({
      root,
      openAid: hasAid ? () => setAid((open) => !open) : null,
    }),
    [hasAid],
  )

  useOneStop(root)

  // The aid is one key away, wherever the focus is, unless somebody is writing; which key, the app
  // says
  useEffect(() => {
    if (picture) return
    const onKey = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest("input, textarea, select")
      if (writing || event.ctrlKey || event.metaKey || event.altKey) return
      const key = document.documentElement.dataset.aidKey ?? "?"
      if (event.key === key || event.code === `Key${key}`) room.openAid?.()
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [room, picture])

  return (
    <PlayProvider play={play} pointed={props.pointed}>
      <RoomContext value={room}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of the pieces inside */}
        <div
          ref={root}
          className="board-room"
          data-still={play.still || undefined}
          onKeyDown={(event) => root.current !== null && followArrow(root.current, event)}
        >
          {children}
          <div className={`board board-over ${ground}`} data-still={play.still || undefined}>
            <Weaves />
            {aid && Aid !== undefined && <Aid close={() => setAid(false)} />}
            {!picture && <Tips board={root} />}
          </div>
        </div>
      </RoomContext>
    </PlayProvider>
  )
}
