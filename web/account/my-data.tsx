// What is mine: to take along, or to delete for good

import type { Player } from "@genepool/wire"
import { type FormEvent, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { useDialog } from "../app/use-dialog.ts"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"
import { PasswordField } from "./password-field.tsx"

interface Props extends PageProps {
  readonly me: Player
  /** Whether the password is asked for once more. */
  readonly hasPassword: boolean
  readonly onGone: () => void
}

export function MyData({ me, hasPassword, onGone, preferences, say }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Part title={say("account.data.title")} about={say("account.data.about")}>
      <div className="account-row">
        <a className="button" href="/api/v1/me/data" download="genepool.json">
          {say("account.data.take")}
        </a>
        <button type="button" className="button" onClick={() => setLeaving(true)}>
          {say(me.kind === "member" ? "account.delete" : "account.delete.guest")}
        </button>
      </div>
      <a href="/kept">{say("kept.title")}</a>
      {isLeaving && (
        <Leaving
          me={me}
          hasPassword={hasPassword}
          onGone={onGone}
          onStay={() => setLeaving(false)}
          preferences={preferences}
          say={say}
        />
      )}
    </Part>
  )
}

/** Asked again, and by the password: a device that was left open must not delete an account. */
function Leaving({ me, hasPassword, onGone, onStay, say }: Props & { readonly onStay: () => void }) {
  const dialog = useDialog()
  const [password, setPassword] = useState("")
  const acting = useAct()
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    const body = hasPassword ? { password } : {}
    if (await acting.act(() => request("DELETE", "/me", body))) onGone()
  }
  const title = say(me.kind === "member" ? "account.delete" : "account.delete.guest")
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onStay}>
      <form className="name-form" onSubmit={(event) => void remove(event)}>
        <p>{say("account.delete.sure")}</p>
        {hasPassword && (
          <PasswordField label={say("account.password.now")} value={password} set={setPassword} />
        )}
        <Outcome acting={acting} say={say} />
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={onStay}>
            {say("app.cancel")}
          </button>
          <button type="submit" className="button" data-kind="main" disabled={acting.isBusy}>
            {title}
          </button>
        </div>
      </form>
    </dialog>
  )
}
