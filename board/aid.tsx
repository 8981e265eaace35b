// The sheet of the player aid: opened by one key, closed by Escape

import { type ReactNode, useRef } from "react"
import { useModal } from "./modal.ts"
import { useAnyPlay } from "./play.tsx"

interface Props {
  readonly className?: string
  readonly close: () => void
  readonly children: ReactNode
}

export function AidSheet({ className = "", close, children }: Props) {
  const { word } = useAnyPlay()
  const sheet = useRef<HTMLDivElement>(null)
  useModal(sheet)
  return (
    <div
      ref={sheet}
      className={`board-aid ${className}`}
      role="dialog"
      aria-modal="true"
      aria-label={word("aid.open")}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <button type="button" className="board-close" aria-label={word("close")} onClick={close}>
        ✕
      </button>
      <h2>{word("aid.open")}</h2>
      {children}
    </div>
  )
}
