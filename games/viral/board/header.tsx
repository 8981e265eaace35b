// Above the patient: the round, the six steps with the red marker, and help

import { Help } from "@genepool/board"
import { memo } from "react"
import { rounds } from "../data/tracks.ts"
import { Sign, type SignId } from "./art/icons.tsx"
import { usePlay } from "./play.ts"

const steps: readonly SignId[] = ["card", "star", "flag", "scales", "syringe", "timer"]

export const Header = memo(function Header() {
  const { view, word, say } = usePlay()
  return (
    <header className="board-header vir-header">
      <span
        className="vir-round"
        role="img"
        aria-label={
          view.round === 0 ? say("board.setUp") : say("board.round", { round: view.round, step: view.step })
        }
        data-tip={word("tip.round")}
      >
        <b aria-hidden="true">{view.round === 0 ? say("board.setUp") : `${view.round} / ${rounds}`}</b>
        <span className="vir-rounds" aria-hidden="true">
          {Array.from({ length: rounds }, (_, at) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
              key={at}
              data-now={at + 1 === view.round || undefined}
              data-over={at + 1 < view.round || undefined}
            />
          ))}
        </span>
        {view.round > 0 && (
          <span className="vir-step-name" aria-hidden="true">
            {say(`name.step.${view.step}`)}
          </span>
        )}
      </span>
      <ol className="vir-steps" aria-hidden="true">
        {steps.map((sign, at) => {
          const now = view.round > 0 && view.step === at + 1
          return (
            <li key={sign} data-now={now || undefined} data-tip={word(`tip.step${at + 1}` as "tip.step1")}>
              <i>{at + 1}</i>
              <Sign sign={sign} />
              <span>{say(`name.step.${at + 1}`)}</span>
            </li>
          )
        })}
      </ol>
      <Help />
    </header>
  )
})
