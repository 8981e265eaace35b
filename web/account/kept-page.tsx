// What this server keeps about people, and for how long: the numbers are the server's own

import { useEffect, useState } from "react"
import type { PageProps } from "../house/page.ts"
import { useTitle } from "../house/waiting.ts"
import { request } from "../online/api.ts"
import "../settings/settings.css"
import type { HouseSay } from "../text/index.ts"
import "./account.css"

/** In milliseconds. */
interface Kept {
  readonly sessions: number
  readonly recoveryLinks: number
  readonly confirmationLinks: number
  readonly letters: boolean
}

type Key = Parameters<HouseSay>[0]

export default function KeptPage({ say }: PageProps) {
  const [kept, setKept] = useState<Kept | null>(null)
  useTitle(say("kept.title"), say("house.name"))
  useEffect(() => {
    request<Kept>("GET", "/kept").then(setKept, () => undefined)
  }, [])
  const list = (title: Key, lines: readonly (string | null)[]) => (
    <section>
      <h2>{say(title)}</h2>
      <ul>{lines.map((line) => line !== null && <li key={line}>{line}</li>)}</ul>
    </section>
  )
  return (
    <div className="settings kept-page">
      <h1>{say("kept.title")}</h1>
      <p>{say("kept.about")}</p>
      {list("kept.device", [
        say("kept.device.games"),
        say("kept.device.settings"),
        say("kept.device.cookies"),
      ])}
      {list("kept.account", [
        say("kept.account.name"),
        say("kept.account.password"),
        kept?.letters === true ? say("kept.account.email", { hours: hoursOf(kept.recoveryLinks) }) : null,
        kept === null ? null : say("kept.account.sessions", { days: daysOf(kept.sessions) }),
      ])}
      {list("kept.tables", [say("kept.tables.choices"), say("kept.tables.talk"), say("kept.tables.ratings")])}
      {list("kept.never", [say("kept.never.address"), say("kept.never.others"), say("kept.never.operator")])}
      {list("kept.yours", [say("kept.yours.take"), say("kept.yours.delete")])}
      <a className="button" href="/settings">
        {say("house.settings")}
      </a>
    </div>
  )
}

const hoursOf = (milliseconds: number) => Math.round(milliseconds / 3_600_000)
const daysOf = (milliseconds: number) => Math.round(milliseconds / 86_400_000)
