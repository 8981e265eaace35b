// The passkeys of an account

import type { Passkey } from "@genepool/wire"
import { useCallback, useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"
import { addPasskey, hasPasskeys } from "./passkey.ts"

export function Passkeys({ preferences, say }: PageProps) {
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const acting = useAct("account.passkey.failed")
  const look = useCallback(
    () => request<readonly Passkey[]>("GET", "/me/passkeys").then(setPasskeys, () => undefined),
    [],
  )
  useEffect(() => void look(), [look])
  const act = (work: () => Promise<unknown>) => acting.act(work).then(look)
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <Part title={say("account.passkeys")} about={say("account.passkeys.about")}>
      <ul className="account-list">
        {passkeys.map(({ id, createdAt }) => (
          <li key={id}>
            <span>{say("account.passkey.of", { date: date.format(createdAt) })}</span>
            <button
              type="button"
              className="button"
              data-kind="small"
              onClick={() => void act(() => request("DELETE", `/me/passkeys/${id}`))}
            >
              {say("account.passkey.remove")}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <button type="button" className="button" onClick={() => void act(addPasskey)}>
          <Icon shape="key" />
          {say("account.passkey.add")}
        </button>
      )}
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
