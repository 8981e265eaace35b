// How a round came out: who got what, and why

import type { Following, RoundHeard, Sentence, SheetPart } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { memo, useMemo, useState } from "react"
import type { AppSay } from "../text/index.ts"
import { roundsOver } from "./follow.ts"
import type { Sight } from "./source.ts"

interface Props {
  readonly following: Following
  readonly sight: Sight
  readonly words: Speaker
  readonly seatNames: readonly string[]
  readonly say: AppSay
}

/** All rounds that are over, in the drawer: the latest on top, closed. */
export function RoundSheets({ following, sight, words, seatNames, say }: Props) {
  const rounds = roundsOver(following, sight)
  const [open, setOpen] = useState<number | null>(null)
  if (rounds.length === 0) return null
  return (
    <section className="sheets">
      <h2 className="side-heading">{say("table.sheets")}</h2>
      {rounds
        .map((round, at) => (
          <details
            key={String(at)}
            open={open === at}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) setOpen(at)
              else if (open === at) setOpen(null)
            }}
          >
            <summary>{say("table.sheet", { round: at + 1 })}</summary>
            {open === at && (
              <Sheet round={round} following={following} sight={sight} words={words} seatNames={seatNames} />
            )}
          </details>
        ))
        .reverse()}
    </section>
  )
}

interface SheetProps {
  readonly round: RoundHeard
  readonly following: Following
  readonly sight: Sight
  readonly words: Speaker
  readonly seatNames: readonly string[]
}

export const Sheet = memo(
  function Sheet({ round, following, sight, words, seatNames }: SheetProps) {
    const parts = useMemo(() => following.sheet(round.facts, sight.view), [following, round, sight.view])
    const saySentence = (sentence: Sentence) => words.say(`sheet.${sentence.say}`, sentence)
    return (
      <>
        {parts.map((part: SheetPart) => (
          <section key={JSON.stringify(part.about)} className="sheet-part">
            <h3>{saySentence(part.about)}</h3>
            {part.lines.length > 0 && (
              <ul>
                {part.lines.map(({ seat, words: said }, at) => (
                  <li key={String(at)} data-mine={(seat !== null && seat === sight.who) || undefined}>
                    {seat !== null && <span className="sheet-who">{seatNames[seat]}: </span>}
                    {said.map(saySentence).join(" · ")}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </>
    )
  },
  // A round that is over stays as it was
  (before, after) => before.words === after.words && before.round.facts.length === after.round.facts.length,
)
