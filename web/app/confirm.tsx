// Asks before something is done that cannot be taken back

import type { AppSay } from "../text/index.ts"
import { useDialog } from "./use-dialog.ts"

interface Props {
  readonly question: string
  readonly yes: string
  readonly say: AppSay
  readonly answer: (yes: boolean) => void
}

export function Confirm({ question, yes, say, answer }: Props) {
  const dialog = useDialog()
  return (
    <dialog ref={dialog} className="dialog" aria-label={question} onClose={() => answer(false)}>
      <p>{question}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={() => answer(false)}>
          {say("app.cancel")}
        </button>
        <button type="button" className="button" data-kind="main" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
