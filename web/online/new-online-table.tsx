// The form for a table on the server: a name and one button are enough, everything else is as usual

import type { Locale } from "@genepool/engine"
import type { ClockSetting, Player, TableMade } from "@genepool/wire"
import { type ReactNode, useEffect, useId, useState } from "react"
import { goTo } from "../app/address.ts"
import { Icon } from "../app/icons.tsx"
import { FormProblem } from "../new-table/form-problem.tsx"
import type { Problem } from "../new-table/problem.ts"
import { SeatCount, SeatRows } from "../new-table/seat-rows.tsx"
import type { ProblemKey } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { comeIn, hasServer, problemKey, problemWithName, request, whoAmI } from "./api.ts"
import { ClockField } from "./clock-field.tsx"
import { presets } from "./clock-words.ts"
import { refreshMyTables } from "./my-tables.ts"
import { NameField, rememberedName, rememberName } from "./name-form.tsx"
import "./online.css"

type Wish = "me" | "open" | "invited" | `bot${1 | 2 | 3 | 4 | 5}`

interface Props {
  readonly game: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: { readonly [name: string]: unknown }
  /** What is wrong with the options at a table of so many. */
  readonly problemAt: (seats: number) => Problem | null
  readonly gameOptions: ReactNode
  readonly locale: Locale
  readonly say: AppSay
}

export default function NewOnlineTable({ game, seats, options, problemAt, gameOptions, locale, say }: Props) {
  const id = useId()
  /** Not known yet; or there is no server behind these files. */
  const [me, setMe] = useState<Player | null | undefined | "nowhere">(undefined)
  const [name, setName] = useState(rememberedName)
  const [wishes, setWishes] = useState<readonly Wish[]>(() =>
    Array.from({ length: Math.min(Math.max(3, seats.min), seats.max) }, (_, seat) =>
      seat === 0 ? "me" : "open",
    ),
  )
  const [clock, setClock] = useState<ClockSetting>(presets.day)
  const [undo, setUndo] = useState<"free" | "consent" | "strict">("free")
  const [listed, setListed] = useState(false)
  const [hints, setHints] = useState(true)
  const [rated, setRated] = useState(false)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  useEffect(() => {
    hasServer()
      .then(async (there) => setMe(there ? await whoAmI() : "nowhere"))
      .catch(() => setMe("nowhere"))
  }, [])
  if (me === undefined) return null
  if (me === "nowhere") return <p className="new-table">{say("online.noServer")}</p>
  const wrong = problemAt(wishes.length)
  const create = async () => {
    if (wrong !== null) return
    if (me === null) {
      try {
        const player = await comeIn(name.trim())
        rememberName(player.name)
        setMe(player)
      } catch (error) {
        return setProblem(problemWithName(error))
      }
    }
    const seatsAsked = wishes.map((wish) =>
      wish.startsWith("bot") ? { kind: "bot", level: Number(wish.slice(3)) } : { kind: wish },
    )
    try {
      const made = await request<TableMade>("POST", "/tables", {
        game,
        options,
        seats: seatsAsked,
        manner: { clock, undo, hints: hints && !rated, rated },
        listed,
      })
      refreshMyTables()
      goTo(`/table/${made.table}`)
    } catch (error) {
      setProblem(problemKey(error))
    }
  }
  return (
    <section className="new-table" aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`}>{say("ways.friends")}</h2>
      <p className="option-about">{say("online.new.about")}</p>
      <form
        className="online-form"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        {me === null && (
          <div className="name-form">
            <label htmlFor={`${id}name`}>{say("online.name")}</label>
            <NameField id={`${id}name`} name={name} change={setName} say={say} />
          </div>
        )}
        <SeatCount seating={wishes} seats={seats} more="open" change={setWishes} say={say} />
        <ClockField clock={clock} change={setClock} isNeeded={rated} say={say} locale={locale} />
        {wrong !== null && <FormProblem problem={wrong} say={say} />}
        {problem !== null && (
          <p className="new-table-problem" role="alert">
            {say(problem)}
          </p>
        )}
        <button type="submit" className="button" data-kind="main" disabled={wrong !== null}>
          <Icon shape="link" />
          {say("online.make")}
        </button>
        {gameOptions}
        <details className="new-table-options">
          <summary>{say("online.details")}</summary>
          <SeatRows
            seating={wishes}
            choose={(seat, wish) => setWishes(withWish(wishes, seat, wish))}
            bot="bot"
            before={
              <>
                <option value="me">{me === null ? name.trim() || say("table.you") : me.name}</option>
                <option value="open">{say("online.seat.open")}</option>
                <option value="invited">{say("online.seat.invited")}</option>
              </>
            }
            say={say}
          />
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
          {me?.kind === "member" && (
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
                  if (target.checked && clock.kind === "none") setClock(presets.day)
                }}
              />
            </label>
          )}
        </details>
      </form>
    </section>
  )
}

/** One sits only once. */
function withWish(wishes: readonly Wish[], seat: number, wish: Wish): readonly Wish[] {
  return wishes.map((other, at) => (at === seat ? wish : wish === "me" && other === "me" ? "open" : other))
}
