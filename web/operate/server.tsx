// The server itself: how it stands, what everybody is told, who is kept out by address, and who did
// what

import type { Deed, ServerStatus } from "@genepool/wire"
import { useState } from "react"
import { request } from "../online/api.ts"
import { deedOf } from "./deed.ts"
import type { Desk } from "./desk.ts"
import { Field, Form, Hours, hoursOf } from "./fields.tsx"
import { useGameNames } from "./game-names.ts"
import { useRead } from "./read.ts"

const databaseNames = { sqlite: "SQLite", postgres: "PostgreSQL" } as const

export function Status({ words, date, turn, preferences: { locale } }: Desk) {
  const status = useRead<ServerStatus>("/operate/status", turn)
  const gameName = useGameNames(status?.tables.map(({ game }) => game) ?? [], locale)
  if (status === null) return null
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const size = (bytes: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(
      bytes / 1e6,
    )
  const { database, times, disk, redis, nodes } = status
  const time = (milliseconds: number | null) =>
    milliseconds === null
      ? words("status.none")
      : new Intl.NumberFormat(locale, {
          style: "unit",
          unit: "millisecond",
          maximumFractionDigits: milliseconds < 10 ? 1 : 0,
        }).format(milliseconds)
  const rows: (readonly [string, string])[] = [
    [words("status.version"), status.version],
    [words("status.up"), date(status.upSince)],
    [words("status.database"), `${databaseNames[database.kind]}, ${size(database.bytes)}`],
    ...(database.log === null ? [] : [[words("status.log"), size(database.log)] as const]),
    ...(disk === null ? [] : [[words("status.disk"), `${size(disk.free)} / ${size(disk.size)}`] as const]),
    [words("status.backup"), status.backedUpAt === null ? words("status.never") : date(status.backedUpAt)],
    [words("status.load"), number.format(status.load)],
    [words("status.memory"), size(status.memory)],
    [words("status.online"), number.format(status.online)],
    [words("status.streams"), number.format(status.streams)],
    [words("status.time.choice"), time(times.choice)],
    [words("status.time.write"), time(times.write)],
    [words("status.time.question"), time(times.question)],
    [words("status.slow"), number.format(database.slow)],
    [words("status.waiting"), number.format(database.waiting)],
    [words("status.bots"), number.format(status.bots.waiting)],
    [words("status.time.bot"), time(times.bot)],
    [
      words("status.stuck"),
      status.stuck.length === 0
        ? number.format(0)
        : words("status.stuck.since", {
            count: status.stuck.length,
            minutes: Math.ceil(status.overdue / 60_000),
          }),
    ],
    [words("status.failed"), number.format(status.requests.failed)],
    ...(redis === null ? [] : [[words("status.redis"), words(redis ? "status.yes" : "status.no")] as const]),
    ...nodes.map(
      (node, i) => [`${words("status.nodes")} ${i + 1}`, `${node.version} · ${node.tables}`] as const,
    ),
    ...status.tables.map(
      (row) =>
        [
          words("status.table", { game: gameName(row.game), status: row.status }),
          number.format(row.count),
        ] as const,
    ),
  ]
  return (
    <section>
      <h2>{words("status")}</h2>
      {status.wrong !== null && <p role="alert">{words("status.wrong", { reason: status.wrong })}</p>}
      <table className="kept-table">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words("troubles")}</h3>
      <p className="option-about">{words("troubles.about")}</p>
      {status.troubles.length === 0 && <p>{words("troubles.none")}</p>}
      <ul className="operate-list">
        {status.troubles.map(({ message, error, reason, isError, count, last, request: id }) => (
          <li key={`${message} ${error}`}>
            <small>{date(last)}</small> {/* As the log has it, which is in English */}
            <span lang="en">{isError ? <strong>{message}</strong> : message}</span> ·{" "}
            {words("troubles.count", { count })}
            <small className="operate-trouble">
              {[error, reason].filter((more) => more !== null).join(", ")}
              {id !== null && <span>{words("troubles.request", { id })}</span>}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Announcement(desk: Desk) {
  const { words, act, acting } = desk
  const [wait, setWait] = useState("")
  const [minutes, setMinutes] = useState("10")
  const [text, setText] = useState("")
  const tell = () =>
    void act(() =>
      request("PUT", "/operate/notice", {
        at: wait === "" ? null : Date.now() + Math.round(Number(wait) * 60_000),
        minutes: Math.round(Number(minutes)),
        text,
      }),
    )
  return (
    <section>
      <h2>{words("notice")}</h2>
      <p className="option-about">{words("notice.about")}</p>
      <form
        className="operate-form"
        onSubmit={(event) => {
          event.preventDefault()
          tell()
        }}
      >
        <Field label={words("notice.in")} type="number" value={wait} set={setWait} required={false} />
        {wait !== "" && (
          <Field
            label={words("notice.for")}
            type="number"
            value={minutes}
            set={setMinutes}
            required={false}
          />
        )}
        <Field label={words("notice.text")} value={text} set={setText} required={wait === ""} />
        <div className="operate-buttons">
          <button type="submit" className="button" data-kind="main" disabled={acting.isBusy}>
            {words("notice.tell")}
          </button>
          <button
            type="button"
            className="button"
            disabled={acting.isBusy}
            onClick={() => void act(() => request("DELETE", "/operate/notice"))}
          >
            {words("notice.end")}
          </button>
        </div>
      </form>
    </section>
  )
}

export function Addresses(desk: Desk) {
  const { words, act } = desk
  const [network, setNetwork] = useState("")
  const [hours, setHours] = useState("24")
  const [reason, setReason] = useState("")
  const ban = () =>
    void act(() => request("POST", "/operate/addresses", { network, hours: hoursOf(hours), reason }))
  return (
    <section>
      <h2>{words("addresses")}</h2>
      <p className="option-about">{words("addresses.about")}</p>
      <Form desk={desk} submit={ban}>
        <Field label={words("range")} value={network} set={setNetwork} />
        <Hours desk={desk} value={hours} set={setHours} />
        <Field label={words("reason")} value={reason} set={setReason} />
      </Form>
    </section>
  )
}

export function Deeds(desk: Desk) {
  const { words, date, turn } = desk
  const deeds = useRead<readonly Deed[]>("/operate/deeds", turn)
  return (
    <section>
      <h2>{words("deeds")}</h2>
      {deeds?.length === 0 && <p>{words("deeds.none")}</p>}
      <ul className="operate-list">
        {deeds?.map((deed) => {
          const { did, about, reason } = deedOf(desk, deed)
          return (
            <li key={deed.id}>
              <small>{date(deed.at)}</small> <strong>{deed.by}</strong>{" "}
              {[did, about, reason].filter((part) => part !== "").join(" · ")}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
