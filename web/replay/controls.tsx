// From moment to moment: a scrubber, single steps, and playing by itself

import { useEffect, useId, useRef, useState } from "react"
import { Icon, type IconShape } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly n: number
  readonly last: number
  /** What happened at this moment has been shown. */
  readonly isSeen: boolean
  /** The moments in which rounds began, and those that turned the game. */
  readonly rounds: readonly number[]
  readonly turns: readonly number[]
  readonly move: (n: number) => void
  readonly say: AppSay
}

/** Between what has been shown and what comes next. */
const breath = 250

export function Controls({ n, last, isSeen, rounds, turns, move, say }: Props) {
  const [playing, setPlaying] = useState(false)
  const id = useId()
  const latest = useRef({ n, last, move })
  useEffect(() => {
    latest.current = { n, last, move }
  })
  const isPlaying = playing && n < last
  useEffect(() => {
    if (!isPlaying || !isSeen) return
    const timer = setTimeout(() => latest.current.move(latest.current.n + 1), breath)
    return () => clearTimeout(timer)
  }, [isPlaying, isSeen])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (
        (event.target as Element).matches?.(
          "input:not([type=range]), select, textarea, [role=button], [data-place]",
        )
      )
        return
      const { n, last, move } = latest.current
      if (event.key === "ArrowLeft") move(n - 1)
      else if (event.key === "ArrowRight") move(n + 1)
      else if (event.key === "Home") move(0)
      else if (event.key === "End") move(last)
      else return
      event.preventDefault()
    }
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [])

  const button = (shape: IconShape, label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      className="button"
      data-kind="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <Icon shape={shape} />
    </button>
  )
  const round = rounds.findLastIndex((at) => at <= n)
  const whereabouts = () =>
    [
      say("replay.of", { n, last }),
      ...(round < 0 ? [] : [say("replay.round", { round: round + 1 })]),
      ...(turns.includes(n) ? [say("replay.turn")] : []),
    ].join(", ")
  return (
    <div className="replay-controls">
      <div className="replay-scrubber">
        <label htmlFor={id} className="visually-hidden">
          {say("replay.moment")}
        </label>
        <div className="replay-track">
          <Marks
            moments={rounds}
            last={last}
            kind="round"
            words={(at) => say("replay.round", { round: at + 1 })}
          />
          <Marks moments={turns} last={last} kind="turn" words={() => say("replay.turn")} />
          <input
            id={id}
            type="range"
            min={0}
            max={last}
            value={n}
            aria-valuetext={whereabouts()}
            onChange={({ target }) => move(Number(target.value))}
          />
        </div>
        <output htmlFor={id}>{say("replay.of", { n, last })}</output>
      </div>
      <div className="replay-buttons">
        {button("first", say("replay.first"), () => move(0), n === 0)}
        {button("back", say("replay.back"), () => move(n - 1), n === 0)}
        {isPlaying
          ? button("pause", say("replay.pause"), () => setPlaying(false))
          : button("play", say("replay.play"), () => {
              if (n === last) move(0)
              setPlaying(true)
            })}
        {button("forward", say("replay.forward"), () => move(n + 1), n === last)}
        {button("last", say("replay.last"), () => move(last), n === last)}
      </div>
    </div>
  )
}

interface MarksProps {
  readonly moments: readonly number[]
  readonly last: number
  readonly kind: "round" | "turn"
  /** By their place among the marks. */
  readonly words: (at: number) => string
}

/** Along the scrubber; who hears it is told by its value. */
function Marks({ moments, last, kind, words }: MarksProps) {
  if (last === 0) return null
  return moments.map((n, at) => (
    <i
      key={n}
      className="replay-mark-at"
      data-kind={kind}
      title={words(at)}
      aria-hidden="true"
      style={{ left: `${((100 * n) / last).toFixed(2)}%` }}
    />
  ))
}
