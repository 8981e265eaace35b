// News in the dock: one line beside the answers, never over the board by itself; a tap opens the
// whole of it above

import { type ReactNode, useState } from "react"
import { CloseButton } from "../app/close-button.tsx"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import "./slip.css"

interface Props {
  readonly heading: string
  /** The one line: who, and what. */
  readonly line: ReactNode
  /** What can be done with it at once, without opening it. */
  readonly beside?: ReactNode
  /** Somebody was hurt: it is seen at once. */
  readonly grave: boolean
  readonly close: () => void
  readonly say: AppSay
  readonly children: ReactNode
}

export function Slip({ heading, line, beside, grave, close, say, children }: Props) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <section className="slip" aria-label={heading} data-grave={grave || undefined}>
      <button
        type="button"
        className="slip-line"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {line}
        <Icon shape="up" />
      </button>
      {beside}
      {unfolded && (
        <div className="slip-paper">
          <h2 className="side-heading">{heading}</h2>
          <CloseButton say={say} close={close} />
          {children}
        </div>
      )}
    </section>
  )
}
