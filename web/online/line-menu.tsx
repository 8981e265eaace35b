// What can be done about a line of talk: mute who said it, or report it

import type { Said } from "@genepool/wire"
import { useId, useState } from "react"
import { useDialog } from "../app/use-dialog.ts"
import type { ProblemKey } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { problemKey, request } from "./api.ts"

interface Props {
  readonly table: string
  readonly line: Said
  readonly isOwner: boolean
  readonly say: AppSay
  readonly close: () => void
}

export function LineMenu({ table, line, isOwner, say, close }: Props) {
  const id = useId()
  const dialog = useDialog()
  const [reason, setReason] = useState("")
  const [told, setTold] = useState<ProblemKey | "online.chat.reported" | null>(null)
  const { name, text, player, n } = line
  const ask = async (what: "mute" | "report", body: unknown, done: () => void) => {
    try {
      await request("POST", `/tables/${table}/chat/${what}`, body)
      done()
    } catch (error) {
      setTold(problemKey(error))
    }
  }
  const mute = (muted: boolean) => void ask("mute", { player, muted }, close)
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={say("online.chat.about", { name, text })}
      onClose={close}
    >
      <p>
        <strong>{name}</strong> {text}
      </p>
      {isOwner && (
        <div className="branch-row">
          <button type="button" className="button" onClick={() => mute(true)}>
            {say("online.chat.mute", { name })}
          </button>
          <button type="button" className="button" onClick={() => mute(false)}>
            {say("online.chat.unmute", { name })}
          </button>
        </div>
      )}
      {told === "online.chat.reported" ? (
        <p role="status">{say(told)}</p>
      ) : (
        <form
          className="name-form"
          onSubmit={(event) => {
            event.preventDefault()
            void ask("report", { n, reason: reason.trim() }, () => setTold("online.chat.reported"))
          }}
        >
          <label htmlFor={id}>
            {say("online.chat.report")}: {say("online.chat.reason")}
          </label>
          <input
            id={id}
            className="field"
            required
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {told !== null && (
            <p className="new-table-problem" role="alert">
              {say(told)}
            </p>
          )}
          <div className="dialog-buttons">
            <button type="submit" className="button">
              {say("online.chat.send")}
            </button>
          </div>
        </form>
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" data-kind="main" onClick={close}>
          {say("app.close")}
        </button>
      </div>
    </dialog>
  )
}
