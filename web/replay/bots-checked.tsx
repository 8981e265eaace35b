// Whether the bots chose by what they could see: every thought again, from its seat's view, seed
// and tries

import type { Rethought } from "@genepool/bots"
import type { Log } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useEffect, useRef, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import type { PlaybackSource } from "./playback-source.ts"

interface Props {
  readonly source: Pick<PlaybackSource, "thoughts" | "rethink">
  readonly log: Log
  readonly move: (n: number) => void
  readonly words: Pick<Speaker, "locale">
  readonly say: AppSay
}

interface Progress {
  readonly count: number
  readonly done: readonly Rethought[]
}

export function BotsChecked({ source, log, move, words, say }: Props) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  // What bots thought is not in older logs, nor where only people played
  if (!log.choices.some(({ thought }) => thought !== undefined)) return null
  const check = async () => {
    const lines = await source.thoughts()
    const done: Rethought[] = []
    setProgress({ count: lines.length, done: [] })
    for (const n of lines) {
      if (!here.current) return
      done.push(await source.rethink(n))
      setProgress({ count: lines.length, done: [...done] })
    }
  }
  const isRunning = progress !== null && progress.done.length < progress.count
  return (
    <section className="draws" aria-label={say("replay.bots")}>
      <div className="branch-row">
        <button type="button" className="button" disabled={isRunning} onClick={() => void check()}>
          <Icon shape="bot" />
          {say("replay.bots")}
        </button>
      </div>
      {progress !== null && <ProgressShown progress={progress} move={move} words={words} say={say} />}
    </section>
  )
}

interface ProgressProps extends Pick<Props, "move" | "words" | "say"> {
  readonly progress: Progress
}

function ProgressShown({ progress, move, words, say }: ProgressProps) {
  const { count, done } = progress
  const others = done.filter(({ again }) => again === null)
  const wrong = done.filter(({ again, same }) => again !== null && !same)
  const same = done.length - others.length - wrong.length
  const tries = new Intl.NumberFormat(words.locale).format(done.reduce((sum, one) => sum + one.tries, 0))
  const isOver = done.length === count
  return (
    <div
      className="verdict"
      role="status"
      data-good={(isOver && wrong.length === 0 && same > 0) || undefined}
    >
      {!isOver && <p>{say("replay.bots.checking", { done: done.length, count })}</p>}
      {isOver && wrong.length === 0 && same > 0 && <p>{say("replay.bots.same", { count: same, tries })}</p>}
      {others.length > 0 && <p>{say("replay.bots.others", { count: others.length })}</p>}
      {wrong.length > 0 && (
        <>
          <p>{say("replay.bots.wrong", { count: wrong.length })}</p>
          <p>
            {wrong.map(({ n }) => (
              <button key={n} type="button" className="button" data-kind="small" onClick={() => move(n)}>
                {n}
              </button>
            ))}
          </p>
        </>
      )}
    </div>
  )
}
