// Games on this device that can be gone on with, or looked at again

import type { Locale } from "@genepool/engine"
import { useEffect, useState } from "react"
import { Icon } from "../app/icons.tsx"
import { forgetTable, keptTables, type Summary } from "../local/store.ts"
import type { AppSay } from "../text/index.ts"
import { nameOfGame } from "./catalogue.ts"

interface Props {
  readonly which: "running" | "over"
  readonly say: AppSay
  readonly locale: Locale
  readonly onKnown?: () => void
}

const most = { running: 4, over: 8 }

export function KeptTables({ which, say, locale, onKnown }: Props) {
  const [tables, setTables] = useState<readonly Summary[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    void keptTables().then((kept) => {
      setTables(kept.filter(({ over }) => over === (which === "over")))
      onKnown?.()
    })
  }, [which])
  if (tables.length === 0) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  const heading = `kept-${which}`
  const forget = (id: string) => {
    setTables(tables.filter((table) => table.id !== id))
    void forgetTable(id)
  }
  return (
    <section className="kept" aria-labelledby={heading}>
      <h2 id={heading}>{say(which === "running" ? "lobby.kept" : "lobby.kept.over")}</h2>
      <ul className="table-list">
        {tables.slice(0, most[which]).map(({ id, game, seating, over, choices, at }) => {
          const name = nameOfGame(game, locale)
          const bots = seating.filter((by) => by !== "person").length
          return (
            <li key={id} className="table-row">
              <a className="table-row-main" href={over ? `/here/${id}/replay/${choices}` : `/here/${id}`}>
                <strong>{name}</strong>
                <span>
                  {company(seating.length - bots, bots, say)} · {date.format(at)}
                </span>
              </a>
              <span className="table-row-state">
                {over ? say("lobby.over") : say("lobby.choices", { count: choices })}
              </span>
              <button
                type="button"
                className="button"
                data-kind="icon"
                title={say("lobby.forget")}
                aria-label={`${say("lobby.forget")}: ${name}, ${date.format(at)}`}
                onClick={() => forget(id)}
              >
                <Icon shape="remove" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Names only those who are there: a game of bots alone has no people to tell of. */
export function company(people: number, bots: number, say: AppSay): string {
  const there = [
    people > 0 ? say("lobby.people", { count: people }) : "",
    bots > 0 ? say("lobby.bots", { count: bots }) : "",
  ]
  return there.filter((part) => part !== "").join(", ")
}
