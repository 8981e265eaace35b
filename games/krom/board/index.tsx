// The board of Krom Evolution: a painted cave wall. It knows what it is shown and what may be chosen, no rules.

import type { EmblemProps } from "@genepool/engine"
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { Area } from "../data/kinds.ts"
import type { View } from "../rules/state.ts"
import { Aid } from "./aid.tsx"
import { followArrow } from "./arrows.ts"
import { SeatMark } from "./art/characters.tsx"
import { WallCracks } from "./art/wall.tsx"
import { Evolutions } from "./evolutions.tsx"
import { Figure } from "./figure.tsx"
import { Hand } from "./hand.tsx"
import { Header } from "./header.tsx"
import { Intro, isIntroduced } from "./intro.tsx"
import { AreaBody, WallMap } from "./map.tsx"
import { Pick } from "./pick.tsx"
import { PlayProvider, type Props, usePlayOf } from "./play.tsx"
import { useFightRecord } from "./record.ts"
import { Supply } from "./supply.tsx"
import { Theatre } from "./theatre.tsx"
import { Tips } from "./tips.tsx"
import { Tribe } from "./tribe.tsx"
import "./style/paint.css"
import "./style/wall.css"
import "./style/cards.css"
import "./style/tribe.css"
import "./style/theatre.css"

/** From this width on, all four areas lie open beside each other. */
const wideFrom = 760

export default function Board(props: Props) {
  const play = usePlayOf(props)
  const { sight, view, step, facts, still, word } = play
  const board = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(true)
  const [looked, setLooked] = useState<Area | null>(null)
  const [aid, setAid] = useState(false)
  const [intro, setIntro] = useState(() => !isIntroduced())
  const record = useFightRecord(facts, step)

  useLayoutEffect(() => {
    const root = board.current
    if (root === null || typeof ResizeObserver === "undefined") return
    const measure = () => root.clientWidth > 0 && setWide(root.clientWidth >= wideFrom)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [])

  const openAid = useCallback(() => setAid(true), [])
  const openIntro = useCallback(() => setIntro(true), [])

  // The aid is one key away, wherever the focus is, unless somebody is writing
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest("input, textarea, select")
      if (event.key === "?" && !writing) setAid((open) => !open)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [])

  // Where something happens is what one sees, until one looks elsewhere
  const [shownArea, setShownArea] = useState(sight.area)
  if (shownArea !== sight.area) {
    setShownArea(sight.area)
    setLooked(null)
  }
  const area = looked ?? sight.area ?? "savanna"

  return (
    <PlayProvider play={play} pointed={props.pointed}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, no fieldset */}
      <div
        ref={board}
        className="kro-board"
        role="group"
        aria-label={word("label")}
        data-wide={wide || undefined}
        data-still={still || undefined}
        data-glacial={view.options.side === "glacial" || undefined}
        data-choosing={play.decision !== null || undefined}
        onKeyDown={(event) => board.current !== null && followArrow(board.current, event)}
      >
        <WallCracks />
        <Header openAid={openAid} openIntro={openIntro} />
        <div className="kro-stage">
          {sight.phase === "pick" ? (
            <Pick />
          ) : (
            <WallMap wide={wide} record={record} looked={area} look={setLooked} />
          )}
          {!wide && sight.phase !== "pick" && (
            <div className="kro-place-panel" data-area={area}>
              <AreaBody area={area} record={record} />
            </div>
          )}
          <Theatre board={board} />
        </div>
        <Hand />
        <Tribe />
        <Evolutions />
        <Supply />
        {intro && <Intro board={board} close={() => setIntro(false)} />}
        {aid && <Aid close={() => setAid(false)} />}
        <Tips board={board} />
      </div>
    </PlayProvider>
  )
}

export function Emblem({ view, seat }: EmblemProps<View>) {
  const character = view.players[seat]?.character ?? null
  return (
    <span className="kro-emblem" aria-hidden="true">
      {character === null ? <SeatMark seat={seat} /> : <Figure character={character} seat={seat} />}
    </span>
  )
}
