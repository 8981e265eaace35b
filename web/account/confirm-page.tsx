// The link in a letter that asks whether an address is its reader's

import { useState } from "react"
import { useFragment } from "../app/address.ts"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { problemKey, request } from "../online/api.ts"
import "../new-table/new-table.css"
import "../online/online.css"
import "../settings/settings.css"
import "./account.css"
import { useAct } from "./act.ts"
import { Outcome } from "./outcome.tsx"

/** The link is for who has the account, not for whoever reads the letter. */
const sayProblem = (error: unknown) => {
  const key = problemKey(error)
  return key === "problem.signInFirst" ? "confirm.signIn" : key
}

/** A button, and not the mere opening: programs that look through letters open links too. */
export default function ConfirmPage({ preferences: { locale }, say }: PageProps) {
  const token = useFragment()
  const [isDone, setDone] = useState(false)
  const acting = useAct(undefined, sayProblem)
  useTitle(say("confirm.title"), say("app.name"))
  const confirm = async () => {
    setDone(await acting.act(() => request("POST", "/me/email/confirm", { token, locale }), "confirm.done"))
  }
  return (
    <div className="settings">
      <h1>{say("confirm.title")}</h1>
      {isDone ? (
        <a className="button" href="/settings">
          {say("app.settings")}
        </a>
      ) : (
        <button
          type="button"
          className="button"
          data-kind="main"
          disabled={acting.isBusy}
          onClick={() => void confirm()}
        >
          {say("confirm.yes")}
        </button>
      )}
      <Outcome acting={acting} say={say} />
    </div>
  )
}
