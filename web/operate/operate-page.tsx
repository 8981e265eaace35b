// For whoever runs the server: reports, people, tables, how it stands, and who did what

import type { Operator } from "@genepool/wire"
import { useEffect, useState } from "react"
import "../account/account.css"
import { useAct } from "../account/act.ts"
import { Outcome } from "../account/outcome.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { request } from "../online/api.ts"
import "../settings/settings.css"
import type { Desk } from "./desk.ts"
import "./operate.css"
import { People } from "./people.tsx"
import { Reports, Sanctions } from "./reports.tsx"
import { Addresses, Announcement, Deeds, Status } from "./server.tsx"
import { OneTable } from "./tables.tsx"
import { operateSay } from "./texts.ts"

export default function OperatePage({ preferences, say }: PageProps) {
  const words = operateSay(preferences.locale)
  const [me, setMe] = useState<Operator | "nobody" | null>(null)
  const [turn, setTurn] = useState(0)
  const acting = useAct()
  useTitle(words("title"), say("app.name"))
  useEffect(() => {
    request<Operator>("GET", "/operate/me").then(setMe, () => setMe("nobody"))
  }, [])
  const format = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
  if (me === null) return <p className="room-note">{say("app.loading")}</p>
  if (me === "nobody")
    return (
      <div className="room-note">
        <h1>{words("no.role")}</h1>
        <a className="button" data-kind="main" href="/settings">
          {say("app.settings")}
        </a>
      </div>
    )
  const desk: Desk = {
    preferences,
    say,
    words,
    me,
    acting,
    date: (at) => format.format(at),
    turn,
    async act(work) {
      const isDone = await acting.act(work)
      setTurn((before) => before + 1)
      return isDone
    },
  }
  return (
    <div className="settings operate-page">
      <h1>{words("title")}</h1>
      <p>{`${me.name} · ${words(`role.${me.role}`)}`}</p>
      <div className="operate-outcome">
        <Outcome acting={acting} say={say} />
      </div>
      <div className="operate-columns">
        <div>
          <Reports {...desk} />
          <People {...desk} />
          <Sanctions {...desk} />
          <OneTable {...desk} />
          {me.role === "operator" && <Addresses {...desk} />}
          {me.role === "operator" && <Announcement {...desk} />}
        </div>
        <div>
          <Status {...desk} />
          <Deeds {...desk} />
        </div>
      </div>
    </div>
  )
}
