// The server's part of the landing page: my tables, those where I am waited for first, and open tables live

import { useEffect, useState } from "react"
import type { PageProps } from "../house/page.ts"
import { faceOf } from "../lobby/catalogue.ts"
import { hasServer, type ListedTable, type Player, request, type TableMessage, whoAmI } from "./api.ts"

interface Mine {
  readonly listed: ListedTable
  readonly myTurn: boolean
}

/** As many of my tables are looked at for whose turn it is. */
const most = 20

export default function OnlineTables({ say, preferences }: PageProps) {
  const [me, setMe] = useState<Player | null>(null)
  const [mine, setMine] = useState<readonly Mine[]>([])
  const [open, setOpen] = useState<readonly ListedTable[] | null>(null)
  useEffect(() => {
    let stream: EventSource | null = null
    let here = true
    const begin = async () => {
      if (!(await hasServer()) || !here) return
      const player = await whoAmI()
      if (player !== null) {
        setMe(player)
        setMine(await myTables())
      }
      if (!here) return
      stream = new EventSource("/api/v1/lobby/stream")
      stream.addEventListener("tables", ({ data }) => setOpen(JSON.parse(data as string) as ListedTable[]))
      stream.addEventListener("table", ({ data }) => {
        const changed = JSON.parse(data as string) as ListedTable
        setOpen((before) => [changed, ...(before ?? []).filter(({ table }) => table !== changed.table)])
      })
    }
    begin().catch(() => undefined)
    return () => {
      here = false
      stream?.close()
    }
  }, [])
  const turns = mine.filter(({ myTurn }) => myTurn).length
  useEffect(() => {
    document.title = turns > 0 ? `(${turns}) ${say("house.name")}` : say("house.name")
    const device = navigator as { setAppBadge?: (count: number) => Promise<void> }
    device.setAppBadge?.(turns).catch(() => undefined)
  }, [turns, say])
  if (open === null) return null
  const ownIds = new Set(mine.map(({ listed }) => listed.table))
  const others = open.filter(
    ({ table, status }) => !ownIds.has(table) && (status === "open" || status === "playing"),
  )
  const sorted = [...mine].sort(
    (a, b) => Number(b.myTurn) - Number(a.myTurn) || b.listed.createdAt - a.listed.createdAt,
  )
  const row = (listed: ListedTable, note: string) => {
    const face = faceOf(listed.game)
    const people = listed.seats.filter(({ kind, player }) => kind !== "bot" && player !== null)
    const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "medium", timeStyle: "short" })
    return (
      <li key={listed.table} className="table-row">
        <a className="table-row-main" href={`/table/${listed.table}`}>
          <strong>{face === undefined ? listed.game : say(face.name)}</strong>
          <span>{people.map(({ name }) => name).join(", ") || date.format(listed.createdAt)}</span>
        </a>
        <span className="table-row-state">{note}</span>
      </li>
    )
  }
  const free = ({ seats }: ListedTable) =>
    seats.filter(({ kind, player }) => kind === "open" && player === null).length
  return (
    <>
      {sorted.length > 0 && (
        <section aria-labelledby="mine-heading">
          <h2 id="mine-heading">{say("online.mine", { name: me?.name ?? "" })}</h2>
          <ul className="table-list">
            {sorted.map(({ listed, myTurn }) =>
              row(
                listed,
                myTurn
                  ? say("online.yourTurn")
                  : listed.status === "open"
                    ? say("online.isOpen")
                    : say("online.othersTurn"),
              ),
            )}
          </ul>
        </section>
      )}
      <section aria-labelledby="open-heading">
        <h2 id="open-heading">{say("online.open")}</h2>
        {others.length === 0 && <p className="option-about">{say("online.noneOpen")}</p>}
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
      </section>
    </>
  )
}

async function myTables(): Promise<Mine[]> {
  const all = await request<ListedTable[]>("GET", `/tables?mine=1&limit=${most}`)
  return Promise.all(
    all.map(async (listed) => {
      if (listed.status !== "playing") return { listed, myTurn: false }
      const { now } = await request<TableMessage>("GET", `/tables/${listed.table}`)
      return { listed, myTurn: now.you !== "spectator" && now.waiting.includes(now.you) }
    }),
  )
}
