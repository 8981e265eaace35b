// An address for the one letter that lets its owner back in

import { type FormEvent, useState } from "react"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Fold } from "./fold.tsx"
import { LabelledField } from "./labelled-field.tsx"
import { Outcome } from "./outcome.tsx"
import { Part, type PartProps } from "./part.tsx"
import { PasswordField } from "./password-field.tsx"

export function Email({ account, refresh, preferences: { locale }, say }: PartProps) {
  const [email, setEmail] = useState("")
  const [password, setPassword] = useState("")
  const acting = useAct()
  const again = account.password ? { password } : {}
  const act = async (work: () => Promise<unknown>) => {
    if (!(await acting.act(work))) return
    setEmail("")
    setPassword("")
    refresh()
  }
  const give = (event: FormEvent) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (button?.value === "remove")
      return act(() => request("POST", "/me/email/remove", { locale, ...again }))
    return act(() => request("PUT", "/me/email", { email, locale, ...again }))
  }
  const isGiven = account.email !== null || account.pending !== null
  return (
    <Part title={say("account.email.title")} about={say("account.email.about")}>
      {account.email !== null && <p>{say("account.email.is", { address: account.email })}</p>}
      {account.pending !== null && (
        <p role="status">{say("account.email.pending", { address: account.pending })}</p>
      )}
      <Fold label={say(isGiven ? "account.email.change" : "account.email.give")}>
        <form className="name-form" onSubmit={(event) => void give(event)}>
          <LabelledField
            label={say("account.email.field")}
            type="email"
            maxLength={254}
            autoComplete="email"
            required={!isGiven}
            value={email}
            set={setEmail}
          />
          {account.password && (
            <PasswordField label={say("account.password.now")} value={password} set={setPassword} />
          )}
          <div className="account-row">
            <button type="submit" className="button" disabled={acting.isBusy || email === ""}>
              {say("account.email.send")}
            </button>
            {isGiven && (
              <button type="submit" className="button" value="remove" disabled={acting.isBusy}>
                {say("account.email.remove")}
              </button>
            )}
          </div>
        </form>
      </Fold>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
