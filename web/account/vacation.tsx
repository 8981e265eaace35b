// Days away from all one's tables

import type { Vacation as State } from "@genepool/wire"
import { useEffect, useState } from "react"
import type { PageProps } from "../app/page.ts"
import { request } from "../online/api.ts"
import { useAct } from "./act.ts"
import { LabelledField } from "./labelled-field.tsx"
import { Outcome } from "./outcome.tsx"
import { Part } from "./part.tsx"

const day = 86_400_000

export function Vacation({ preferences, say }: PageProps) {
  const [state, setState] = useState<State | null>(null)
  const [until, setUntil] = useState(() => inputDate(Date.now() + 7 * day))
  const acting = useAct()
  useEffect(() => {
    request<State>("GET", "/me/vacation").then(setState, () => undefined)
  }, [])
  if (state === null) return null
  const change = (method: "PUT" | "DELETE", body?: unknown) =>
    acting.act(async () => setState(await request<State>(method, "/me/vacation", body)))
  const date = new Intl.DateTimeFormat(preferences.locale, { dateStyle: "long" })
  return (
    <Part title={say("vacation.title")} about={say("vacation.about", { count: state.daysLeft })}>
      {state.until === null ? (
        <form
          className="account-row"
          onSubmit={(event) => {
            event.preventDefault()
            // To the end of that day, where whoever chose it is
            void change("PUT", { until: new Date(`${until}T23:59:59`).getTime() })
          }}
        >
          <LabelledField
            label={say("vacation.until")}
            type="date"
            required
            min={inputDate(Date.now())}
            max={inputDate(Date.now() + Math.max(0, state.daysLeft - 1) * day)}
            value={until}
            set={setUntil}
          />
          <button type="submit" className="button">
            {say("vacation.begin")}
          </button>
        </form>
      ) : (
        <div className="account-row">
          <span>{say("vacation.now", { date: date.format(state.until) })}</span>
          <button type="button" className="button" onClick={() => void change("DELETE")}>
            {say("vacation.end")}
          </button>
        </div>
      )}
      <Outcome acting={acting} say={say} />
    </Part>
  )
}

function inputDate(at: number): string {
  const local = new Date(at)
  const two = (n: number) => String(n).padStart(2, "0")
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}
