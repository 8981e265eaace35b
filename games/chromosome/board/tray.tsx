// One's actions: what can be done in a turn; in their place what is asked on the way, or how to go
// on with a group taken up

import { memo } from "react"
import { resilienceTests } from "../rules/radiation.ts"
import { turnOf } from "../rules/turn.ts"
import { Menu } from "./actions.tsx"
import { Answers, isAnswer, isOnSide } from "./asked.tsx"
import { Console, useWayWords } from "./console.tsx"
import { usePlay } from "./play.ts"
import { useTouching } from "./touch.tsx"

export const Tray = memo(function Tray() {
  const { decision, word } = usePlay()
  const touching = useTouching()
  const { held, actions } = touching
  const called = useWayWords()
  const open =
    held === null || actions.length === 0
      ? []
      : [`${word("map.actions", { room: held })}: ${actions.map(called).join(", ")}`]
  const targets =
    touching.targets.length === 0 ? [] : [word("map.targets", { list: touching.targets.join(", ") })]
  const options = decision?.options ?? []
  const ask = decision?.ask ?? ""
  // What is chosen by touching one's strand needs no second piece, as long as the strand is in
  // sight
  const inTest = resilienceTests.asks(ask)
  const asked = !options.some(isAnswer)
    ? "nothing"
    : !inTest && options.every((option) => !isAnswer(option) || isOnSide(option))
      ? "side"
      : "here"
  return (
    <section
      className="chr-tray"
      aria-label={word("actions")}
      data-anchor="actions"
      data-turn={turnOf.asks(ask) || undefined}
      data-shows={held !== null && actions.length > 0 ? "gesture" : asked}
      onKeyDown={(event) => event.key === "Escape" && touching.release()}
    >
      <Menu />
      <Answers />
      <Console touching={touching} />
      <p className="visually-hidden" role="status">
        {held === null ? "" : [...open, ...targets].join(". ")}
      </p>
    </section>
  )
})
