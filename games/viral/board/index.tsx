// The board of Viral: a patient, cut open. It knows what it is shown and what may be chosen, no rules.

import type { EmblemProps } from "@genepool/engine"
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { View } from "../rules/view.ts"
import { Aid } from "./aid.tsx"
import { followArrow } from "./arrows.ts"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { Patient } from "./body.tsx"
import { Charts } from "./charts.tsx"
import { Draft } from "./draft.tsx"
import { Hand } from "./hand.tsx"
import { Header } from "./header.tsx"
import { Decline, InPlay } from "./inPlay.tsx"
import { Intro, isIntroduced } from "./intro.tsx"
import { EventCard, Market } from "./market.tsx"
import { Pick } from "./pick.tsx"
import { PlayProvider, type Props, usePlayOf } from "./play.tsx"
import { Players } from "./players.tsx"
import { Theatre } from "./theatre.tsx"
import { Tips } from "./tips.tsx"
import { Track } from "./track.tsx"
import "./style/colours.css"
import "./style/layout.css"
import "./style/body.css"
import "./style/cards.css"
import "./style/charts.css"
import "./style/theatre.css"

/** From this width on, charts and cards lie beside the patient. */
const wideFrom = 680

export default function Board(props: Props) {
  const play = usePlayOf(props)
  const { still, word, sight } = play
  const board = useRef<HTMLDivElement>(null)
  const [wide, setWide] = useState(true)
  const [aid, setAid] = useState(false)
  const [intro, setIntro] = useState(() => !isIntroduced())

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

  return (
    <PlayProvider play={play} pointed={props.pointed}>
      {/* biome-ignore lint/a11y/useSemanticElements: no form, no fieldset */}
      <div
        ref={board}
        className="vir-board"
        role="group"
        aria-label={word("label")}
        data-wide={wide || undefined}
        data-still={still || undefined}
        data-phase={sight.phase}
        data-mine={(play.me !== null && play.view.viruses[play.me] !== undefined) || undefined}
        data-choosing={play.decision !== null || undefined}
        onKeyDown={(event) => board.current !== null && followArrow(board.current, event)}
      >
        <Header openAid={openAid} openIntro={openIntro} />
        <div className="vir-stage">
          <Pick />
          <Patient>
            <Theatre board={board} />
          </Patient>
          <div className="vir-now">
            <InPlay />
            <Decline />
          </div>
        </div>
        <EventCard />
        <Hand />
        <Draft />
        <div className="vir-side">
          <Charts />
          <Market />
        </div>
        <Track />
        <Players />
        {intro && <Intro board={board} close={() => setIntro(false)} />}
        {aid && <Aid close={() => setAid(false)} />}
        <Tips board={board} />
      </div>
    </PlayProvider>
  )
}

export function Emblem({ view, seat }: EmblemProps<View>) {
  const virus = view.viruses[seat]
  return (
    <span className="vir-emblem" aria-hidden="true">
      {virus === undefined ? <Sign sign="card" /> : <Virus virus={virus} />}
    </span>
  )
}
