// Talk at the table

import { useEffect, useId, useRef, useState } from "react"
import type { HouseSay } from "../text/index.ts"
import type { Said } from "./api.ts"

interface Props {
  readonly said: readonly Said[]
  readonly maySpeak: boolean
  readonly say: HouseSay
  readonly speak: (text: string) => void
}

export function Chat({ said, maySpeak, say, speak }: Props) {
  const id = useId()
  const [text, setText] = useState("")
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said.length > 0) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [said.length])
  return (
    <section className="chat" aria-label={say("online.chat")}>
      <h2 className="side-heading">{say("online.chat")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="chat-lines" role="log" aria-label={say("online.chat")} tabIndex={0} ref={scroller}>
        <ul>
          {said.map(({ n, name, text }) => (
            <li key={n}>
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
      {maySpeak && (
        <form
          className="branch-row"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== "") speak(text.trim())
            setText("")
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {say("online.chat")}
          </label>
          <input
            id={id}
            className="field"
            maxLength={300}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {say("online.speak")}
          </button>
        </form>
      )}
    </section>
  )
}
