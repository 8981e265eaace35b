// The tables of whoever is signed in, those where they are waited for first

import type { Locale } from "@genepool/engine"
import type { ListedTable } from "@genepool/wire"
import { useEffect } from "react"
import { calledInWords } from "../app/called.tsx"
import { serverNow } from "../app/server-time.ts"
import { nameOfGame } from "../lobby/catalogue.ts"
import type { AppSay } from "../text/index.ts"
import { sayMoment } from "./clock-words.ts"
import { useMyTables, watchMyTables } from "./my-tables.ts"

interface Props {
  readonly say: AppSay
  readonly locale: Locale
  readonly onKnown: () => void
}

export default function Mine({ say, locale, onKnown }: Props) {
  const { me, tables, known } = useMyTables()
  useEffect(watchMyTables, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (known) onKnown()
  }, [known])
  if (tables.length === 0) return null
  return (
    <section aria-labelledby="mine-heading">
      <h2 id="mine-heading">{say("online.mine", { name: me?.name ?? "" })}</h2>
      <ul className="table-list">
        {tables.map((listed) => (
          <TableRow
            key={listed.table}
            listed={listed}
            note={noteOf(listed, me?.id ?? null, say, locale)}
            isMine={listed.yourTurn || isAsked(listed, me?.id ?? null)}
            say={say}
            locale={locale}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly listed: ListedTable
  readonly note: string
  /** Whoever looks is waited for. */
  readonly isMine?: boolean
  readonly say: AppSay
  readonly locale: Locale
}

export function TableRow({ listed, note, isMine = listed.yourTurn, say, locale }: RowProps) {
  const people = listed.seats.filter(({ kind, player }) => kind !== "bot" && player !== null)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
  return (
    <li className="table-row" data-turn={isMine || undefined}>
      <a className="table-row-main" href={`/table/${listed.table}`}>
        <strong>{nameOfGame(listed.game, locale)}</strong>
        <span>
          {people.map((person) => calledInWords(person, say)).join(", ") || date.format(listed.createdAt)}
        </span>
      </a>
      <span className="table-row-state">{note}</span>
    </li>
  )
}

/** All have sat down, and it begins when everybody agrees. */
function isAsked({ status, seats }: ListedTable, me: string | null): boolean {
  const isFull = seats.every(({ kind, player }) => kind === "bot" || player !== null)
  return status === "open" && isFull && seats.some(({ player, ready }) => player === me && ready === false)
}

function noteOf(listed: ListedTable, me: string | null, say: AppSay, locale: Locale): string {
  const { status, yourTurn, yourDeadline, yourStandIn, waiting, seats, choices } = listed
  if (yourTurn)
    return yourDeadline === null
      ? say("online.yourTurn")
      : say("online.yourTurn.until", { time: sayMoment(yourDeadline, serverNow(), locale) })
  if (yourStandIn) return say("online.yourStandIn")
  if (isAsked(listed, me)) return say("online.yourWord")
  if (status === "open") return say("online.isOpen")
  // That they have answered themselves only they may know
  const names = waiting.flatMap((seat) => {
    const one = seats[seat]
    return one?.name && one.player !== me ? calledInWords(one, say) : []
  })
  const who = names.length > 0 ? say("online.waitingFor", { names }) : say("online.othersTurn")
  return `${who} · ${say("lobby.choices", { count: choices })}`
}
