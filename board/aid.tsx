// The sheet of the player aid: opened by one key, closed by Escape

import { type ReactNode, useEffect, useRef } from "react"
import { useAnyPlay } from "./play.tsx"

interface Props {
  readonly className?: string
  readonly close: () => void
  readonly children: ReactNode
}

export function AidSheet({ className = "", close, children }: Props) {
  const { word } = useAnyPlay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div
      className={`board-aid ${className}`}
      role="dialog"
      aria-label={word("aid.open")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <button type="button" ref={button} className="board-close" aria-label={word("close")} onClick={close}>
        ✕
      </button>
      <h2>{word("aid.open")}</h2>
      {children}
    </div>
  )
}
