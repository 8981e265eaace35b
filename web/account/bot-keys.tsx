// The keys of my bot accounts, where there are any: each can be taken back from here

import { useCallback, useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"

interface Key {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export function BotKeys({ preferences, say }: PageProps) {
  const [keys, setKeys] = useState<readonly Key[]>([])
  const acting = useAct()
  const look = useCallback(
    () => request<readonly Key[]>("GET", "/me/bots").then(setKeys, () => undefined),
    [],
  )
  useEffect(() => void look(), [look])
  if (keys.length === 0) return null
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium" })
  return (
    <Part title={say("account.bots.title")} about={say("account.bots.about")}>
      <ul className="account-list">
        {keys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>{say("account.bots.of", { name, date: date.format(createdAt) })}</span>
            <button
              type="button"
              className="button"
              data-kind="small"
              aria-label={say("account.bots.remove.name", { name })}
              disabled={acting.isBusy}
              onClick={() => void acting.act(() => request("DELETE", `/me/bots/${id}`)).then(look)}
            >
              {say("account.bots.remove")}
            </button>
          </li>
        ))}
      </ul>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
