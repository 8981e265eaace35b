// The passkeys of an account

import { useCallback, useEffect, useState } from "react"
import { Icon } from "../house/icons.tsx"
import type { PageProps } from "../house/page.ts"
import { ApiProblem, problemKey, request } from "./api.ts"
import { addPasskey, hasPasskeys } from "./passkey.ts"

interface Passkey {
  readonly id: string
  readonly createdAt: number
}

export function Passkeys({ preferences, say }: PageProps) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const [problem, setProblem] = useState<Parameters<typeof say>[0] | null>(null)
  const look = useCallback(
    () => request<readonly Passkey[]>("GET", "/me/passkeys").then(setPasskeys, () => undefined),
    [],
  )
  useEffect(() => void look(), [look])
  const act = (work: Promise<unknown>) =>
    work.then(
      () => {
        setProblem(null)
        void look()
      },
      (error: unknown) =>
        setProblem(error instanceof ApiProblem ? problemKey(error) : "account.passkey.failed"),
    )
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <section className="account" aria-label={say("account.passkeys")}>
      <h3>{say("account.passkeys")}</h3>
      <p className="option-about">{say("account.passkeys.about")}</p>
      <ul>
        {passkeys.map(({ id, createdAt }) => (
          <li key={id} className="account-row">
            <span>{say("account.passkey.of", { date: date.format(createdAt) })}</span>
            <button
              type="button"
              className="button"
              data-kind="small"
              onClick={() => void act(request("DELETE", `/me/passkeys/${id}`))}
            >
              {say("account.passkey.remove")}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button type="button" className="button" onClick={() => void act(addPasskey())}>
          <Icon shape="key" />
          {say("account.passkey.add")}
        </button>
      )}
      {problem !== null && (
        <p className="new-table-problem" role="alert">
          {say(problem)}
        </p>
      )}
    </section>
  )
}
