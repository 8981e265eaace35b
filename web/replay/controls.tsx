// From moment to moment: a scrubber, single steps, and playing by itself

import { useEffect, useId, useRef, useState } from "react"
import { Icon, type IconShape } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly n: number
  readonly last: number
  /** What happened at this moment has been shown. */
  readonly isSeen: boolean
  readonly move: (n: number) => void
  readonly say: AppSay
}

/** Between what has been shown and what comes next. */
const breath = 250

export function Controls({ n, last, isSeen, move, say }: Props) {
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
      if ((event.target as Element).matches?.("input:not([type=range]), select, textarea, [role=button]"))
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
  return (
    <div className="replay-controls">
      <div className="replay-scrubber">
        <label htmlFor={id} className="visually-hidden">
          {say("replay.moment")}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={n}
          onChange={({ target }) => move(Number(target.value))}
        />
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
