// One's actions: what can be done in a turn; in their place what is asked on the way, or how to go
// on with a group taken up

import { memo } from "react"
import { resilienceTests } from "../rules/radiation.ts"
import { turnOf } from "../rules/turn.ts"
import { Menu } from "./actions.tsx"
import { Answers, isAnswer, isOnSide } from "./asked.tsx"
import { Console } from "./console.tsx"
import { usePlay } from "./play.ts"
import { useTouching } from "./touch.tsx"

export const Tray = memo(function Tray() {
  const { decision, word } = usePlay()
  const touching = useTouching()
  const { held, actions } = touching
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
    </section>
  )
})
