// Somebody would like to take back: what would go, for the answer of each seat that is concerned

import type { Fact } from "@genepool/engine"
import { linesOf } from "../table/log-of-game.tsx"
import type { Moment } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { SeatQuestion } from "./seat-question.tsx"

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
  const lines = linesOf(moments.filter(({ n }) => n > to))
  return (
    <SeatQuestion
      question={say("online.undo.count", { name, count: choices - to })}
      say={say}
      answer={answer}
      later={later}
    >
      {lines.length === 0 ? undefined : (
        <>
          <p className="side-heading">{say("online.undo.what")}</p>
          <ul className="undo-lines">
            {lines.slice(0, most).map(({ key, fact }) => (
              <li key={key}>{sayFact(fact)}</li>
            ))}
            {lines.length > most && <li>…</li>}
          </ul>
        </>
      )}
    </SeatQuestion>
  )
}
