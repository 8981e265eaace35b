// One table, whatever became of it: closed, deleted, somebody taken out of a seat

import type { OperatedTable } from "@genepool/wire"
import { useEffect, useState } from "react"
import { Confirm } from "../app/confirm.tsx"
import { request } from "../online/api.ts"
import type { Desk } from "./desk.ts"
import { Field } from "./fields.tsx"
import { useGameNames } from "./game-names.ts"

/** The id alone, or the address of its page. */
const idIn = (text: string): string => /(?:table\/)?([0-9a-z]+)\/?$/.exec(text.trim())?.[1] ?? ""

export function OneTable(desk: Desk) {
  const { words, act, acting, date, say, me, turn, preferences } = desk
  const [text, setText] = useState("")
  const [id, setId] = useState("")
  const [reason, setReason] = useState("")
  const [table, setTable] = useState<OperatedTable | null>(null)
  const [asking, setAsking] = useState<"close" | "delete" | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something was done
  useEffect(() => {
    if (id === "") return
    request<OperatedTable>("GET", `/operate/tables/${id}`).then(setTable, () => setTable(null))
  }, [id, turn])
  const gameName = useGameNames(table === null ? [] : [table.game], preferences.locale)
  const isOver = table?.status === "finished" || table?.status === "cancelled"
  return (
    <section>
      <h2>{words("table")}</h2>
      <form
        className="operate-form"
        onSubmit={(event) => {
          event.preventDefault()
          setId(idIn(text))
        }}
      >
        <Field label={words("table.id")} value={text} set={setText} />
        <button type="submit" className="button">
          {words("table.show")}
        </button>
      </form>
      {table !== null && (
        <div className="operate-table">
          <p>
            {words("table.about", {
              game: gameName(table.game),
              version: table.version,
              status: table.status,
            })}
            {table.lastAt !== null && ` · ${words("table.last", { date: date(table.lastAt) })}`}
          </p>
          {me.role === "operator" && <Field label={words("reason")} value={reason} set={setReason} />}
          <ul className="operate-list">
            {table.seats.map(({ seat, kind, player }) => (
              <li key={seat} className="operate-row">
                <span>
                  {words("table.seat", {
                    seat: seat + 1,
                    name: player?.name ?? words(kind === "bot" ? "table.bot" : "table.empty"),
                  })}
                </span>
                {me.role === "operator" && player !== null && !isOver && (
                  <button
                    type="button"
                    className="button"
                    data-kind="small"
                    disabled={acting.isBusy || reason.trim() === ""}
                    onClick={() =>
                      void act(() =>
                        request("POST", `/operate/tables/${id}/seats/${seat}/remove`, { reason }),
                      )
                    }
                  >
                    {words("table.remove")}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {me.role === "operator" && (
            <div className="operate-buttons">
              {(["close", "delete"] as const)
                .filter((one) => one === "delete" || !isOver)
                .map((one) => (
                  <button
                    key={one}
                    type="button"
                    className="button"
                    disabled={acting.isBusy || reason.trim() === ""}
                    onClick={() => setAsking(one)}
                  >
                    {words(`table.${one}`)}
                  </button>
                ))}
            </div>
          )}
          {asking !== null && (
            <Confirm
              question={words(`table.${asking}.sure`)}
              yes={words(`table.${asking}`)}
              say={say}
              answer={(yes) => {
                setAsking(null)
                if (yes) void act(() => request("POST", `/operate/tables/${id}/${asking}`, { reason }))
              }}
            />
          )}
        </div>
      )}
    </section>
  )
}
