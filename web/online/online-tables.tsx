// The server's part of the landing page: open tables live, and what I have played

import type { ListedTable } from "@genepool/wire"
import { useEffect, useState } from "react"
import { calledInWords } from "../app/called.tsx"
import type { PageProps } from "../app/page.ts"
import { sayBot } from "../table/names.ts"
import { hasServer, request } from "./api.ts"
import { TableRow } from "./mine.tsx"
import { refreshMyTables, useMyTables, watchMyTables } from "./my-tables.ts"

/** Older ones are found by their links. */
const mostFinished = 9

export default function OnlineTables({ say, preferences }: PageProps) {
  const { me, tables: mine } = useMyTables()
  const [open, setOpen] = useState<readonly ListedTable[] | null>(null)
  const [finished, setFinished] = useState<readonly ListedTable[]>([])
  // A table that is no longer among those that run may be among those that are over
  const running = mine.map(({ table }) => table).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (me === null) return setFinished([])
    request<readonly ListedTable[]>("GET", `/tables?mine=1&status=finished&limit=${mostFinished}`)
      .then(setFinished)
      .catch(() => undefined)
  }, [me, running])
  useEffect(() => {
    let stream: EventSource | null = null
    let here = true
    watchMyTables()
    const begin = async () => {
      if (!(await hasServer()) || !here) return
      stream = new EventSource("/api/v1/lobby/stream")
      stream.addEventListener("tables", ({ data }) => setOpen(JSON.parse(data as string) as ListedTable[]))
      stream.addEventListener("table", ({ data }) => {
        const changed = JSON.parse(data as string) as ListedTable
        setOpen((before) => withChange(before ?? [], changed))
        refreshMyTables()
      })
    }
    begin().catch(() => undefined)
    return () => {
      here = false
      stream?.close()
    }
  }, [])
  if (open === null) return null
  const ownIds = new Set(mine.map(({ table }) => table))
  const others = open.filter(
    ({ table, status }) => !ownIds.has(table) && (status === "open" || status === "playing"),
  )
  const { locale } = preferences
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  const row = (listed: ListedTable, note: string) => (
    <TableRow key={listed.table} listed={listed} note={note} say={say} locale={locale} />
  )
  const free = ({ seats }: ListedTable) =>
    seats.filter(({ kind, player }) => kind === "open" && player === null).length
  return (
    <>
      <section aria-labelledby="open-heading">
        <h2 id="open-heading">{say("online.open")}</h2>
        {others.length === 0 ? (
          <p className="option-about">{say("online.noneOpen")}</p>
        ) : (
          <ul className="table-list">
            {others.map((listed) =>
              row(
                listed,
                listed.status === "playing"
                  ? say("online.watch")
                  : say("online.freeSeats", { count: free(listed) }),
              ),
            )}
          </ul>
        )}
      </section>
      {finished.length > 0 && (
        <section aria-labelledby="finished-heading">
          <h2 id="finished-heading">{say("online.finished")}</h2>
          <ul className="table-list">
            {finished.map((listed) =>
              row(listed, [...wonBy(listed, say), date.format(listed.createdAt)].join(" · ")),
            )}
          </ul>
        </section>
      )}
    </>
  )
}

/** As the table itself says it; nothing where nobody has won, or all have. */
function wonBy({ winners, seats }: ListedTable, say: PageProps["say"]): string[] {
  if (winners === null || winners.length === 0 || winners.length === seats.length) return []
  const names = winners.map((seat) => {
    const { name = null, guest = false, level = null } = seats[seat] ?? {}
    if (level !== null) return say("table.bot", { name: sayBot(`level${level}`, say) })
    return name === null || name === ""
      ? say("table.player", { number: seat + 1 })
      : calledInWords({ name, guest }, say)
  })
  return [say("online.wonBy", { names })]
}

/**
 * A table that is there stays in its place: nobody comes to the top of the list by changing
 * something all the time.
 */
function withChange(before: readonly ListedTable[], changed: ListedTable): readonly ListedTable[] {
  const isThere = before.some(({ table }) => table === changed.table)
  return isThere
    ? before.map((other) => (other.table === changed.table ? changed : other))
    : [changed, ...before]
}
