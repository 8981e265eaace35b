// Where I am signed in; each can be ended from here

import type { Session } from "@genepool/wire"
import { useCallback, useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"

export function Sessions({ preferences, say }: PageProps) {
  const [sessions, setSessions] = useState<readonly Session[]>([])
  const acting = useAct()
  const look = useCallback(
    () => request<readonly Session[]>("GET", "/me/sessions").then(setSessions, () => undefined),
    [],
  )
  useEffect(() => void look(), [look])
  const end = (id: string) =>
    acting.act(() => request("DELETE", `/me/sessions/${id}`), "account.sessions.ended").then(look)
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <Part title={say("account.sessions.title")} about={say("account.sessions.about")}>
      <ul className="account-list">
        {sessions.map(({ id, device, seenAt, current }) => {
          const name = device === "" ? say("account.sessions.unknown") : device
          const seen = say("account.sessions.seen", { date: date.format(seenAt) })
          return (
            <li key={id}>
              <span>
                <strong>{name}</strong>
                <small>{current ? say("account.sessions.this") : seen}</small>
              </span>
              {!current && (
                <button
                  type="button"
                  className="button"
                  data-kind="small"
                  aria-label={say("account.sessions.end.name", { device: name, seen })}
                  disabled={acting.isBusy}
                  onClick={() => void end(id)}
                >
                  {say("account.sessions.end")}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <Outcome acting={acting} say={say} />
    </Part>
  )
}
