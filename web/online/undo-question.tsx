// Somebody would like to take back: what would go, and the answer of each seat that is concerned

import type { Fact } from "@genepool/engine"
import { useId } from "react"
import { useDialog } from "../app/use-dialog.ts"
import { linesOf } from "../table/log-of-game.tsx"
import type { Moment } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly name: string
  readonly to: number
  readonly choices: number
  readonly moments: readonly Moment[]
  readonly sayFact: (fact: Fact) => string
  readonly say: AppSay
  readonly answer: (agree: boolean) => void
  /** The question stays, and so does the game. */
  readonly later: () => void
}

/** More than this nobody reads. */
const most = 8

export function UndoQuestion({ name, to, choices, moments, sayFact, say, answer, later }: Props) {
  const dialog = useDialog()
  const what = useId()
  const question = say("online.undo.count", { name, count: choices - to })
  const lines = linesOf(moments.filter(({ n }) => n > to))
  return (
    <dialog ref={dialog} className="dialog" aria-label={question} aria-describedby={what} onClose={later}>
      <p>{question}</p>
      {lines.length > 0 && (
        <>
          <p className="side-heading">{say("online.undo.what")}</p>
          <ul className="undo-lines" id={what}>
            {lines.slice(0, most).map(({ key, fact }) => (
              <li key={key}>{sayFact(fact)}</li>
            ))}
            {lines.length > most && <li>…</li>}
          </ul>
        </>
      )}
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
