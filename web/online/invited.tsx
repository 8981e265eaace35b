// What somebody sees who follows the link to a table: who invites to what, one field and one button

import type { Locale } from "@genepool/engine"
import type { Player, Snapshot } from "@genepool/wire"
import { type FormEvent, useId, useState } from "react"
import { calledInWords } from "../app/called.tsx"
import { Icon } from "../app/icons.tsx"
import { faceOf } from "../lobby/catalogue.ts"
import type { ProblemKey } from "../table/source.ts"
import type { AppSay } from "../text/index.ts"
import { comeIn, problemKey, problemWithName, request } from "./api.ts"
import { sayClock } from "./clock-words.ts"
import { NameField, rememberedName, rememberName } from "./name-form.tsx"

interface Props {
  readonly now: Snapshot
  readonly me: Player | null
  readonly name: string
  readonly say: AppSay
  readonly locale: Locale
  readonly onIn: () => void
}

export function Invited({ now, me, name, say, locale, onIn }: Props) {
  const id = useId()
  const [called, setCalled] = useState(rememberedName)
  const [isKnown, setKnown] = useState(me !== null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ProblemKey | null>(null)
  const code = new URLSearchParams(location.search).get("code") ?? undefined
  const face = faceOf(now.game)
  const host = now.seats.find(({ player }) => player === now.owner)
  const others = now.seats.filter(({ player }) => player !== null && player !== now.owner)
  const free = now.seats.filter(
    ({ kind, player }) => player === null && (kind === "open" || (kind === "invited" && code !== undefined)),
  )
  const sit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      if (!isKnown) {
        rememberName((await comeIn(called.trim())).name)
        setKnown(true)
      }
    } catch (error) {
      setBusy(false)
      return setProblem(problemWithName(error))
    }
    try {
      await request("POST", `/tables/${now.table}/join`, code === undefined ? {} : { code })
      onIn()
    } catch (error) {
      setBusy(false)
      setProblem(problemKey(error))
    }
  }
  return (
    <section className="new-table invited" aria-labelledby={`${id}heading`}>
      <h1 id={`${id}heading`}>
        {host === undefined
          ? say("invited.somebody", { game: name })
          : say("invited.by", { name: calledInWords(host, say), game: name })}
      </h1>
      <p className="world-facts">
        <span>
          <Icon shape="people" />
          {say("lobby.people", { count: now.seats.length })}
        </span>
        {face !== undefined && (
          <span>
            <Icon shape="clock" />
            {say("lobby.minutes", face.minutes)}
          </span>
        )}
        <span>{sayClock(now.manner.clock, say, locale)}</span>
      </p>
      {others.length > 0 && (
        <p>{say("invited.others", { names: others.map((seat) => calledInWords(seat, say)) })}</p>
      )}
      {free.length === 0 ? (
        <p>{say("invited.full")}</p>
      ) : (
        <form className="name-form" onSubmit={(event) => void sit(event)}>
          {me === null && (
            <>
              <label htmlFor={`${id}name`}>{say("online.name")}</label>
              <NameField id={`${id}name`} name={called} change={setCalled} say={say} />
            </>
          )}
          <button type="submit" className="button" data-kind="main" disabled={isBusy}>
            <Icon shape="check" />
            {say("online.sit")}
          </button>
          <p className="option-about">{say("invited.noAccount")}</p>
        </form>
      )}
      {problem !== null && (
        <p className="new-table-problem" role="alert">
          {say(problem)}
        </p>
      )}
    </section>
  )
}
