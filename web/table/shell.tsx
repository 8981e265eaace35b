// The table owns the screen: bar, plates, stage, side, dock, tray and drawer, each in its place at
// every size

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { SkipLink } from "../app/skip-link.tsx"
import type { AppSay } from "../text/index.ts"
import { useHaste } from "./haste.ts"
import { useKeepFocus } from "./keep-focus.ts"
import { goTo } from "./keys.ts"
import { useOwnedScreen } from "./owned-screen.ts"
import { type Sending, useIsSending } from "./sending.ts"
import type { Sight } from "./source.ts"
import { type InWords, TextMode } from "./text-mode.tsx"
import "./shell.css"
import "./bar.css"
import "./plates.css"
import "./dock.css"
import "./drawer.css"

interface Props {
  readonly game: string
  readonly step: number
  /** What movement takes: 1 is unhurried. */
  readonly pace: number
  readonly haste: number
  /** Whether a choice is on its way from what is seen. */
  readonly sending: Sending | null
  readonly view: Sight["view"]
  /** Who is looked at: the one who looks, asked something, or somebody else, who acts. */
  readonly turn: "mine" | "others" | null
  /** The part of the score that is being counted: boards show where it lies. */
  readonly counting: string | null
  readonly className: string
  /** In rem, on a desk; 0 where there is none. */
  readonly sideSize: number
  readonly traySize: number
  /** What is put away for now; its place stays. */
  readonly hidden?: readonly string[]
  /** Above the board, whose place it shares. */
  readonly guide?: ReactNode
  readonly bar: ReactNode
  readonly plates: ReactNode
  readonly stage: ReactNode
  /** What the side shows, in words: it is behind a tab on a phone. */
  readonly sideName: string | null
  readonly side: ReactNode
  /** Lies over stage and side. */
  readonly over?: ReactNode
  readonly dock: ReactNode
  readonly tray: ReactNode
  readonly drawer: ReactNode
  readonly say: AppSay
  /** In text mode: the same table without its boards. */
  readonly inWords?: InWords | null
  /** On a shared screen: the stage asks the next player to take it, and nothing else is shown. */
  readonly isCovered?: boolean
}

export function Shell(props: Props) {
  const { inWords, isCovered, game, step, say, bar, dock, over, drawer } = props
  useOwnedScreen()
  if (inWords == null) return <DrawnPlaces {...props} />
  const places = { game, step, say, bar, dock, over, drawer }
  return <TextMode {...places} {...inWords} covered={isCovered === true ? props.stage : null} />
}

function DrawnPlaces(props: Props) {
  const { sideName, say } = props
  /** What of it is pulled over the board, on a phone. */
  const [pulled, setPulled] = useState<"side" | "tray" | null>(null)
  const pull = (part: "side" | "tray") => setPulled(pulled === part ? null : part)
  // What was pulled for one's own choice does not hide what others do then
  const wasMine = useRef(false)
  const { turn } = props
  useEffect(() => {
    if (turn === "mine") wasMine.current = true
    if (turn !== "others" || !wasMine.current) return
    wasMine.current = false
    setPulled(null)
  }, [turn])
  const table = useRef<HTMLDivElement>(null)
  useKeepFocus(table, "[data-heading=question]")
  useHaste(table, props.haste)
  const isSending = useIsSending(props.sending, props.view)
  return (
    <div
      ref={table}
      className={`table ${props.className}`}
      data-game={props.game}
      data-step={props.step}
      data-sending={isSending || undefined}
      data-counting={props.counting ?? undefined}
      data-pulled={pulled ?? undefined}
      data-hidden={props.hidden?.join(" ") || undefined}
      data-side={props.sideSize > 0 || undefined}
      data-tray={props.traySize > 0 || undefined}
      style={
        {
          "--side": `${props.sideSize}rem`,
          "--tray": `${props.traySize}rem`,
          ...(props.pace === 1 ? {} : { "--pace": props.pace }),
        } as CSSProperties
      }
    >
      <SkipLink words={say("heading.skip")} go={() => goTo("question")} />
      {props.bar}
      <div className="table-plates">
        <Heading of="rivals" say={say} />
        {props.plates}
        {sideName !== null && (
          <button
            type="button"
            className="table-tab"
            data-tab="side"
            aria-pressed={pulled === "side"}
            onClick={() => pull("side")}
          >
            <Icon shape={pulled === "side" ? "remove" : "side"} />
            <span>{pulled === "side" ? say("table.toBoard") : sideName}</span>
          </button>
        )}
      </div>
      <div className="table-stage">
        {props.guide}
        <Heading of="board" say={say} />
        {props.stage}
      </div>
      {props.side}
      {props.over}
      <div className="table-dock">
        {props.dock}
        {props.traySize > 0 && (
          <button
            type="button"
            className="button table-tab"
            data-kind="icon"
            data-tab="tray"
            aria-pressed={pulled === "tray"}
            aria-label={say("table.tray")}
            onClick={() => pull("tray")}
          >
            <Icon shape="up" />
          </button>
        )}
      </div>
      {props.traySize > 0 && <Heading of="mine" say={say} />}
      {props.tray}
      {props.drawer}
    </div>
  )
}

/** For who goes from heading to heading. */
function Heading({ of, say }: { readonly of: "board" | "mine" | "rivals"; readonly say: AppSay }) {
  return (
    <h2 className="visually-hidden" data-heading={of} tabIndex={-1}>
      {say(`heading.${of}`)}
    </h2>
  )
}
