// The form for a table on the server

import type { Player, TableMade } from "@genepool/wire"
import { useEffect, useId, useState } from "react"
import { goTo } from "../house/address.ts"
import { Icon } from "../house/icons.tsx"
import { SeatGlyph } from "../table/seat-glyph.tsx"
import type { ProblemKey } from "../table/source.ts"
import type { HouseSay } from "../text/index.ts"
import { hasServer, problemKey, request, whoAmI } from "./api.ts"
import { refreshMyTables } from "./my-tables.ts"
import { NameForm } from "./name-form.tsx"
import "./online.css"

type Wish = "me" | "open" | "invited" | `bot${1 | 2 | 3 | 4 | 5}`

const clocks = {
  none: { kind: "none" },
  live: { kind: "live", perChoice: 60_000, bank: 600_000 },
  slow: { kind: "slow", perChoice: 86_400_000, bank: 0 },
} as const

interface Props {
  readonly game: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: unknown }
  readonly say: HouseSay
}

export default function NewOnlineTable({ game, seats, options, say }: Props) {
  const id = useId()
  const [me, setMe] = useState<Player | null | undefined>(undefined)
  const [wishes, setWishes] = useState<readonly Wish[]>(() =>
    Array.from({ length: Math.min(Math.max(2, seats.min), seats.max) }, (_, seat) =>
      seat === 0 ? "me" : "open",
    ),
  )
  const [clock, setClock] = useState<keyof typeof clocks>("none")
  const [undo, setUndo] = useState<"free" | "consent" | "strict">("free")
  const [listed, setListed] = useState(false)
  const [hints, setHints] = useState(true)
  const [rated, setRated] = useState(false)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  useEffect(() => {
    hasServer()
      .then((there) => (there ? whoAmI().then(setMe) : undefined))
      .catch(() => undefined)
  }, [])
  // No server behind these files: only this device
  if (me === undefined) return null
  const create = async () => {
    const seatsAsked = wishes.map((wish) =>
      wish.startsWith("bot") ? { kind: "bot", level: Number(wish.slice(3)) } : { kind: wish },
    )
    try {
      const made = await request<TableMade>("POST", "/tables", {
        game,
        options,
        seats: seatsAsked,
        manner: { clock: clocks[clock], undo, hints: hints && !rated, rated },
        listed,
      })
      refreshMyTables()
      goTo(`/table/${made.table}`)
    } catch (error) {
      setProblem(problemKey(error))
    }
  }
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more)
  return (
    <section className="new-table" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{say("online.new")}</h2>
      <p className="option-about">{say("online.new.about")}</p>
      {me === null ? (
        <NameForm say={say} label={say("online.comeIn")} onIn={setMe} />
      ) : (
        <form
          className="online-form"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          {counts.length > 1 && (
            <fieldset className="choice-row">
              <legend className="side-heading">{say("new.seats")}</legend>
              {counts.map((count) => (
                <label key={count} className="pill">
                  <input
                    type="radio"
                    name={`${id}count`}
                    checked={count === wishes.length}
                    onChange={() =>
                      setWishes(Array.from({ length: count }, (_, seat) => wishes[seat] ?? "open"))
                    }
                  />
                  {count}
                </label>
              ))}
            </fieldset>
          )}
          <ul className="seat-fields">
            {wishes.map((wish, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat}>
                <SeatGlyph seat={seat} />
                <label htmlFor={`${id}${seat}`}>{say("new.seat", { number: seat + 1 })}</label>
                <select
                  id={`${id}${seat}`}
                  className="field"
                  value={wish}
                  onChange={({ target }) => setWishes(withWish(wishes, seat, target.value as Wish))}
                >
                  <option value="me">{me.name}</option>
                  <option value="open">{say("online.seat.open")}</option>
                  <option value="invited">{say("online.seat.invited")}</option>
                  {([1, 2, 3, 4, 5] as const).map((level) => (
                    <option key={level} value={`bot${level}`}>
                      {say("new.bot", { level, about: say(`level.${level}`) })}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          <label className="option-field">
            {say("online.time")}
            <select
              className="field"
              value={clock}
              onChange={({ target }) => setClock(target.value as keyof typeof clocks)}
            >
              {(["none", "live", "slow"] as const).map((kind) => (
                <option key={kind} value={kind} disabled={rated && kind === "none"}>
                  {say("online.clock", { kind })}
                </option>
              ))}
            </select>
          </label>
          <label className="option-field">
            {say("online.takingBack")}
            <select
              className="field"
              value={undo}
              onChange={({ target }) => setUndo(target.value as typeof undo)}
            >
              {(["free", "consent", "strict"] as const).map((kind) => (
                <option key={kind} value={kind}>
                  {say("online.undo", { kind })}
                </option>
              ))}
            </select>
          </label>
          <label className="option-field">
            {say("online.listed")}
            <input
              type="checkbox"
              className="switch"
              checked={listed}
              onChange={({ target }) => setListed(target.checked)}
            />
          </label>
          <label className="option-field">
            {say("online.hints")}
            <input
              type="checkbox"
              className="switch"
              checked={hints && !rated}
              disabled={rated}
              onChange={({ target }) => setHints(target.checked)}
            />
          </label>
          {me.kind === "member" && (
            <label className="option-field">
              <span>
                {say("online.rated")}
                <small className="option-about">{say("online.rated.about")}</small>
              </span>
              <input
                type="checkbox"
                className="switch"
                checked={rated}
                onChange={({ target }) => {
                  setRated(target.checked)
                  if (target.checked && clock === "none") setClock("slow")
                }}
              />
            </label>
          )}
          {problem !== null && (
            <p className="new-table-problem" role="alert">
              {say(problem)}
            </p>
          )}
          <button type="submit" className="button" data-kind="main">
            <Icon shape="people" />
            {say("online.make")}
          </button>
        </form>
      )}
    </section>
  )
}

/** One sits only once. */
function withWish(wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  return wishes.map((other, at) => (at === seat ? wish : wish === "me" && other === "me" ? "open" : other))
}
