// Reported lines with the talk around them, and who may not write or act now

import type { ReportedLine, Sanction } from "@genepool/wire"
import { useState } from "react"
import { request } from "../online/api.ts"
import type { Desk } from "./desk.ts"
import { Field } from "./fields.tsx"
import { useRead } from "./read.ts"

export function Reports(desk: Desk) {
  const { words, date } = desk
  const reports = useRead<readonly ReportedLine[]>("/operate/reports", desk.turn)
  return (
    <section>
      <h2>{words("reports")}</h2>
      {reports?.length === 0 && <p>{words("reports.none")}</p>}
      <ul className="operate-list">
        {reports?.map((report) => (
          <li key={report.id}>
            <p>
              {words("reports.by", {
                name: report.by?.name ?? words("gone"),
                date: date(report.at),
                reason: report.reason,
              })}
            </p>
            <Talk report={report} desk={desk} />
            <a href={`/table/${report.table}`}>{words("table")}</a>
            <Settle report={report} desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The line may be gone from the table with its speaker; the report has kept it. */
function Talk({ report, desk: { words } }: { readonly report: ReportedLine; readonly desk: Desk }) {
  const isThere = report.around.some(({ n }) => n === report.line)
  const kept = { n: report.line, player: report.about, text: report.said ?? "" }
  return (
    <ul className="operate-talk">
      {(isThere ? report.around : [...report.around, kept]).map(({ n, player, text }) => (
        <li key={n} data-reported={n === report.line || undefined}>
          <strong>{player?.name ?? words("gone")}</strong> {text}
        </li>
      ))}
    </ul>
  )
}

function Settle({
  report,
  desk: { words, act, acting },
}: {
  readonly report: ReportedLine
  readonly desk: Desk
}) {
  const [note, setNote] = useState("")
  return (
    <form
      className="operate-form"
      onSubmit={(event) => {
        event.preventDefault()
        void act(() => request("POST", `/operate/reports/${report.id}/settle`, { note }))
      }}
    >
      <Field label={words("reports.note")} value={note} set={setNote} required={false} />
      <button type="submit" className="button" disabled={acting.isBusy}>
        {words("reports.settle")}
      </button>
    </form>
  )
}

export function Sanctions(desk: Desk) {
  const { words, date, me, act, acting } = desk
  const sanctions = useRead<readonly Sanction[]>("/operate/sanctions", desk.turn)
  const lift = ({ id, reason }: Sanction) =>
    act(() => request("POST", `/operate/sanctions/${id}/lift`, { reason: `${words("lift")}: ${reason}` }))
  return (
    <section>
      <h2>{words("sanctions")}</h2>
      {sanctions?.length === 0 && <p>{words("sanctions.none")}</p>}
      <ul className="operate-list">
        {sanctions?.map((one) => (
          <li key={one.id} className="operate-row">
            <span>
              <strong>{one.player?.name ?? one.network}</strong>{" "}
              {[
                words(`sanctions.${one.kind}`),
                one.until === null ? words("hours.always") : words("until", { date: date(one.until) }),
                one.reason,
                one.by,
              ].join(" · ")}
            </span>
            {me.role === "operator" && (
              <button
                type="button"
                className="button"
                data-kind="small"
                disabled={acting.isBusy}
                onClick={() => void lift(one)}
              >
                {words("lift")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
