// In the bar: the round, the six steps with the red marker, and the event

import { memo } from "react"
import { rounds } from "../data/tracks.ts"
import { Sign, type SignId } from "./art/icons.tsx"
import { EventCard } from "./market.tsx"
import { usePlay } from "./play.ts"

const steps: readonly SignId[] = ["card", "star", "flag", "scales", "syringe", "timer"]

export const Strip = memo(function Strip() {
  const { view, word, say } = usePlay()
  const isOn = view.round > 0
  return (
    <div className="vir-strip">
      <b
        className="vir-round"
        role="img"
        aria-label={isOn ? say("board.round", { round: view.round, step: view.step }) : say("board.setUp")}
        data-tip={word("tip.round")}
        data-number={isOn ? `${view.round} / ${rounds}` : undefined}
      />
      <ol className="vir-steps" aria-hidden="true">
        {steps.map((sign, at) => (
          <li
            key={sign}
            data-now={(isOn && view.step === at + 1) || undefined}
            data-tip={word(`tip.step${at + 1}` as "tip.step1")}
          >
            <Sign sign={sign} />
          </li>
        ))}
      </ol>
      <span className="vir-step-name" aria-hidden="true">
        {isOn ? say(`name.step.${view.step}`) : say("board.setUp")}
      </span>
      <EventCard />
    </div>
  )
})
