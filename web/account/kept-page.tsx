// What this server keeps about people, and for how long: the numbers are the server's own

import type { Locale } from "@genepool/engine"
import type { KeptFor } from "@genepool/wire"
import { useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { request } from "../online/api.ts"
import "../settings/settings.css"
import type { AppSay } from "../text/index.ts"
import "./account.css"

const kinds = [
  ...(["sessions", "guests", "listedTables", "openTables", "cancelledTables"] as const),
  ...(["abandonedTables", "finishedTables", "botKeys", "reports", "deeds"] as const),
  ...(["recoveryLinks", "confirmationLinks"] as const),
] satisfies readonly (keyof KeptFor)[]

type Key = Parameters<AppSay>[0]

export default function KeptPage({ preferences: { locale }, say }: PageProps) {
  const [kept, setKept] = useState<KeptFor | null>(null)
  useTitle(say("kept.title"), say("app.name"))
  useEffect(() => {
    request<KeptFor>("GET", "/kept").then(setKept, () => undefined)
  }, [])
  const letters = kept?.letters === true
  const list = (title: Key, lines: readonly Key[]) => (
    <section>
      <h2>{say(title)}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{say(line)}</li>
        ))}
      </ul>
    </section>
  )
  return (
    <div className="settings kept-page">
      <h1>{say("kept.title")}</h1>
      <p>{say("kept.about")}</p>
      {list("kept.device", ["kept.device.games", "kept.device.settings"])}
      {list("kept.account", [
        ...(["kept.account.name", "kept.account.password"] as const),
        ...(letters ? (["kept.account.email"] as const) : []),
        "kept.account.sessions",
        "kept.account.notices",
      ])}
      {list("kept.tables", ["kept.tables.choices", "kept.tables.talk", "kept.tables.ratings"])}
      {kept !== null && (
        <section>
          <h2>{say("kept.for")}</h2>
          <table className="kept-table">
            <tbody>
              {kinds
                .filter((kind) => letters || !kind.endsWith("Links"))
                .map((kind) => (
                  <tr key={kind}>
                    <th scope="row">{say(`kept.for.${kind}`)}</th>
                    <td>{sayTime(kept[kind], locale) ?? say("kept.forever")}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
      {list("kept.never", ["kept.never.address", "kept.never.others", "kept.never.operator"])}
      {list("kept.yours", ["kept.yours.take", "kept.yours.delete"])}
      <a className="button" href="/settings">
        {say("app.settings")}
      </a>
    </div>
  )
}

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const

/** In the largest unit that comes out even; null for what is kept for ever. */
function sayTime(milliseconds: number | null, locale: Locale): string | null {
  if (milliseconds === null) return null
  const [unit, length] = units.find(([, one]) => milliseconds % one === 0) ?? units[2]
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.round(milliseconds / length),
  )
}
