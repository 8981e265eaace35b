// When I want to be told, by each kind of channel; and the hours in which I sleep

import type { Locale } from "@genepool/engine"
import type { ChannelKind, NoticeWishes, Rhythm } from "@genepool/wire"
import { type FormEvent, useState } from "react"
import type { AppSay } from "../text/index.ts"

interface Props {
  readonly wishes: NoticeWishes
  readonly kinds: readonly ChannelKind[]
  readonly locale: Locale
  readonly isBusy: boolean
  readonly say: AppSay
  readonly onSave: (wishes: NoticeWishes) => void
}

const rhythms: readonly Rhythm[] = ["now", "hour", "daily", "never"]
const usualNight = { from: 22 * 60, to: 8 * 60 }

export function NoticeTimes({ wishes, kinds, locale, isBusy, say, onSave }: Props) {
  const [wish, setWish] = useState(wishes)
  const { quiet } = wish
  const zones = new Set([wish.zone, ...Intl.supportedValuesOf("timeZone")])
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave({ ...wish, locale })
  }
  const time = (label: string, value: number, set: (minutes: number) => void) => (
    <label className="notice-time">
      <span>{label}</span>
      <input
        className="field"
        type="time"
        required
        value={clockOf(value)}
        onChange={({ target }) => target.value !== "" && set(minutesOf(target.value))}
      />
    </label>
  )
  return (
    <form className="notice-times" onSubmit={save}>
      {kinds.map((kind) => (
        <label key={kind} className="notice-time">
          <span>{say(`notices.rhythm.${kind}`)}</span>
          <select
            className="field"
            value={wish.rhythm[kind]}
            onChange={({ target }) =>
              setWish({ ...wish, rhythm: { ...wish.rhythm, [kind]: target.value as Rhythm } })
            }
          >
            {rhythms.map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {say(`notices.rhythm.${rhythm}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {kinds.some((kind) => wish.rhythm[kind] === "daily") &&
        time(say("notices.daily"), wish.daily, (daily) => setWish({ ...wish, daily }))}
      <label className="notice-check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target }) => setWish({ ...wish, quiet: target.checked ? usualNight : null })}
        />
        {say("notices.quiet")}
      </label>
      {quiet !== null && (
        <div className="notice-night">
          {time(say("notices.quiet.from"), quiet.from, (from) =>
            setWish({ ...wish, quiet: { ...quiet, from } }),
          )}
          {time(say("notices.quiet.to"), quiet.to, (to) => setWish({ ...wish, quiet: { ...quiet, to } }))}
        </div>
      )}
      <label className="notice-time">
        <span>{say("notices.zone")}</span>
        <select
          className="field"
          value={wish.zone}
          onChange={({ target }) => setWish({ ...wish, zone: target.value })}
        >
          {[...zones].map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" disabled={isBusy}>
        {say("account.save")}
      </button>
    </form>
  )
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":")

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number)
  return hours * 60 + minutes
}
