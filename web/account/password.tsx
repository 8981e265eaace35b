// Another password; or the first, for who came by a passkey

import { type FormEvent, useState } from "react"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Fold } from "./fold.tsx"
import { Outcome } from "./outcome.tsx"
import type { PartProps } from "./part.tsx"
import { Part } from "./part.tsx"
import { PasswordField } from "./password-field.tsx"

export function Password({ account, refresh, preferences: { locale }, say }: PartProps) {
  const [now, setNow] = useState("")
  const [wanted, setWanted] = useState("")
  const acting = useAct()
  const change = async (event: FormEvent) => {
    event.preventDefault()
    const body = { new: wanted, locale, ...(account.password ? { password: now } : {}) }
    if (!(await acting.act(() => request("POST", "/me/password", body), "account.password.changed"))) return
    setNow("")
    setWanted("")
    refresh()
  }
  return (
    <Part
      title={say("account.password.title")}
      about={say(account.password ? "account.password.about" : "account.password.none")}
    >
      <Fold label={say(account.password ? "account.password.change" : "account.password.set")}>
        <form className="name-form" onSubmit={(event) => void change(event)}>
          {account.password && <PasswordField label={say("account.password.now")} value={now} set={setNow} />}
          <PasswordField label={say("account.password.new")} isNew value={wanted} set={setWanted} />
          <button type="submit" className="button" disabled={acting.isBusy}>
            {say("account.save")}
          </button>
        </form>
      </Fold>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
