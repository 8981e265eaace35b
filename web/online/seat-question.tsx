// What another seat would like, and the answer of each seat that is concerned

import { type ReactNode, useId } from "react"
import { useDialog } from "../app/use-dialog.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly question: string
  readonly say: AppSay
  readonly answer: (agree: boolean) => void
  /** The question stays, and so does the game. */
  readonly later: () => void
  /** What one should know to answer. */
  readonly children?: ReactNode
}

export function SeatQuestion({ question, say, answer, later, children }: Props) {
  const dialog = useDialog()
  const what = useId()
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={question}
      aria-describedby={children === undefined ? undefined : what}
      onClose={later}
    >
      <p>{question}</p>
      {children !== undefined && <div id={what}>{children}</div>}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={later}>
          {say("online.later")}
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          {say("online.refuse")}
        </button>
        <button type="button" className="button" data-kind="main" onClick={() => answer(true)}>
          {say("online.agree")}
        </button>
      </div>
    </dialog>
  )
}
