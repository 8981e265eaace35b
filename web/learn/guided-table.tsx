// A chapter at the real table, with the guide above the board

import type { Chapter, Learn } from "@genepool/engine"
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react"
import type { PageProps } from "../app/page.ts"
import type { Speed } from "../app/preferences.ts"
import type { LoadedGame } from "../table/games.ts"
import type { TableGuide } from "../table/guide.ts"
import { TableFrame } from "../table/table.tsx"
import { type GuidedTable, openGuide } from "./guide-source.ts"
import "../table/guide.css"
import { isBehind, Panel } from "./panel.tsx"

/** How long each choice of another seat may be looked at, in milliseconds. */
const pauses: { readonly [S in Speed]: number } = { "1": 900, "2": 450, "4": 225, step: 900, instant: 0 }

interface Props extends PageProps {
  readonly loaded: LoadedGame
  readonly course: Learn
  readonly chapter: Chapter
  /** Steps of the chapters before, and of all. */
  readonly before: number
  readonly of: number
  /** One chapter goes on from the other. */
  readonly isStory: boolean
  /** Shown in the place of a step when the chapter is over. */
  readonly end: (slips: number) => ReactNode
  /** The last step of the chapter has been left. */
  readonly over: (slips: number) => void
  readonly actions: ReactNode
}

export function ChapterTable(props: Props) {
  const { loaded, course, chapter, preferences } = props
  const [table, setTable] = useState<GuidedTable | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  const pause = useRef(0)
  pause.current = pauses[preferences.speed]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to begin anew
  useEffect(() => {
    let opened: GuidedTable | null = null
    let isHere = true
    const words = loaded.module.texts[preferences.locale]
    openGuide(loaded, chapter, course.texts.en, words, () => pause.current).then(
      (table) => {
        opened = table
        if (isHere) setTable(table)
        else table.close()
      },
      (error: Error) => setFailed(error),
    )
    return () => {
      isHere = false
      opened?.close()
    }
  }, [loaded, chapter, course])
  if (failed !== null) throw failed
  if (table === null) return <p className="room-note">{props.say("app.loading")}</p>
  return <Guided {...props} table={table} />
}

function Guided(props: Props & { readonly table: GuidedTable }) {
  const { table, loaded, course, chapter, preferences, say, before, of, isStory, end, over, actions } = props
  const { guide } = table
  const stand = useSyncExternalStore(table.subscribe, () => guide.stand)
  const step = useSyncExternalStore(table.subscribe, () => guide.step)
  const isOver = stand.at === "over"
  const latest = useRef(over)
  latest.current = over
  useEffect(() => {
    if (isOver) latest.current(guide.slips)
  }, [isOver, guide])
  const texts = course.texts[preferences.locale]
  const isDoing = stand.at === "doing"
  const light = step?.light ?? nothing
  const point = isDoing ? (step?.point ?? nothing) : nothing
  const hide = chapter.hide ?? nothing
  const panel: TableGuide["panel"] = ({ step, showing }) => (
    <Panel
      guide={guide}
      texts={texts}
      at={before + guide.number + 1}
      of={of}
      behind={isBehind(guide, step, showing)}
      isNewScene={isStory && before > 0 && guide.number === 0 && isDoing}
      goOn={table.goOn}
      takeBack={table.takeBack}
      end={isOver ? end(guide.slips) : null}
      keys={preferences.shortcuts.on ? preferences.shortcuts.keys : null}
      say={say}
    />
  )
  // Nothing is left to go on to: what it was about
  const rest = (isOver ? texts[`${chapter.name}.title`] : undefined) ?? say("learn.rest")
  return (
    <TableFrame
      loaded={loaded}
      source={table}
      preferences={preferences}
      say={say}
      momentAddress={null}
      actions={() => actions}
      guide={{
        panel,
        light,
        point,
        hide,
        rest,
        goOn: guide.isHeld ? table.goOn : null,
        takeBack: stand.at === "wrong" ? table.takeBack : null,
      }}
    />
  )
}

const nothing: readonly never[] = []
