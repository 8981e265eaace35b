// Talk at the table: players for all to read, spectators among themselves; what is out of place can
// be muted or reported

import type { Said } from "@genepool/wire"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Called } from "../app/called.tsx"
import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { noteRead } from "./chat-read.ts"
import { LineMenu } from "./line-menu.tsx"

interface Props {
  readonly table: string
  readonly said: readonly Said[]
  /** Null: somebody without a name, who can only read. */
  readonly me: string | null
  readonly isSpectator: boolean
  readonly isOwner: boolean
  readonly say: AppSay
  readonly speak: (text: string) => void
  /** In place of the field, for who has no name yet. */
  readonly door: ReactNode
}

export function Chat({ table, said, me, isSpectator, isOwner, say, speak, door }: Props) {
  const id = useId()
  const [text, setText] = useState("")
  const [about, setAbout] = useState<Said | null>(null)
  const scroller = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const last = said.at(-1)
    if (last === undefined) return
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    noteRead(table, last.n)
  }, [said, table])
  const label = say(isSpectator ? "online.speakSpectators" : "online.chat")
  return (
    <section className="chat" aria-label={say("online.chat")}>
      <h2
        className="side-heading"
        data-heading="chat"
        tabIndex={-1}
        onKeyDown={({ key, currentTarget, ctrlKey, altKey, metaKey }) => {
          if (key.length === 1 && !ctrlKey && !altKey && !metaKey)
            currentTarget.parentElement?.querySelector("input")?.focus()
        }}
      >
        {say("online.chat")}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="chat-lines" role="log" aria-label={say("online.chat")} tabIndex={0} ref={scroller}>
        <ul>
          {said.map((line) => (
            <li key={line.n}>
              <span>
                <strong>
                  <Called name={line.name} guest={line.guest} say={say} />
                </strong>
                {line.room === "spectators" && (
                  <span className="chat-room"> ({say("online.spectators")})</span>
                )}{" "}
                {line.text}
              </span>
              {me !== null && line.player !== me && (
                <button
                  type="button"
                  className="chat-about"
                  aria-label={say("online.chat.about", { name: line.name, text: line.text })}
                  onClick={() => setAbout(line)}
                >
                  <Icon shape="more" />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      {me === null ? (
        door
      ) : (
        <form
          className="branch-row"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== "") speak(text.trim())
            setText("")
          }}
        >
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <input
            id={id}
            className="field"
            maxLength={300}
            autoComplete="off"
            placeholder={isSpectator ? label : undefined}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {say("online.speak")}
          </button>
        </form>
      )}
      {about !== null && (
        <LineMenu table={table} line={about} isOwner={isOwner} say={say} close={() => setAbout(null)} />
      )}
    </section>
  )
}
