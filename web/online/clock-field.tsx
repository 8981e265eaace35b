// The clock of a new table: one of a few, or one's own times

import type { Locale } from "@genepool/engine"
import type { ClockSetting } from "@genepool/wire"
import { useId, useState } from "react"
import type { AppSay } from "../text/index.ts"
import { explainClock, type Preset, presets, sayClock } from "./clock-words.ts"

const hour = 3_600_000
const lengths = { minutes: 60_000, hours: hour, days: 24 * hour }
type Unit = keyof typeof lengths

interface Props {
  readonly clock: ClockSetting
  readonly change: (clock: ClockSetting) => void
  /** A rated game is never without. */
  readonly isNeeded: boolean
  readonly say: AppSay
  readonly locale: Locale
}

export function ClockField({ clock, change, isNeeded, say, locale }: Props) {
  const id = useId()
  const [isOwn, setOwn] = useState(false)
  const plain = withoutRest(clock)
  const chosen = (Object.keys(presets) as Preset[]).find((name) => isSame(presets[name], plain))
  const choose = (name: string) => {
    setOwn(name === "own")
    if (name === "own") return
    change(withRest(presets[name as Preset], restOf(clock)))
  }
  return (
    <>
      <label className="option-field clock-field">
        {say("online.time")}
        <select
          className="field"
          value={isOwn || chosen === undefined ? "own" : chosen}
          onChange={({ target }) => choose(target.value)}
        >
          {(Object.keys(presets) as Preset[]).map((name) => (
            <option key={name} value={name} disabled={isNeeded && name === "none"}>
              {sayClock(presets[name], say, locale)}
            </option>
          ))}
          <option value="own">{say("clock.own")}</option>
        </select>
      </label>
      <p className="option-about clock-about" aria-live="polite">
        {explainClock(clock, say, locale)}
      </p>
      {isOwn && clock.kind !== "none" && <OwnTimes clock={clock} change={change} say={say} />}
      {clock.kind === "slow" && (
        <label className="option-field" htmlFor={`${id}rest`}>
          {say("clock.weekends.ask")}
          <input
            id={`${id}rest`}
            type="checkbox"
            className="switch"
            checked={clock.rest !== undefined}
            onChange={({ target }) => change(withRest(clock, target.checked ? weekends() : undefined))}
          />
        </label>
      )}
    </>
  )
}

interface OwnProps {
  readonly clock: Exclude<ClockSetting, { kind: "none" }>
  readonly change: (clock: ClockSetting) => void
  readonly say: AppSay
}

/** Up to an hour for a turn is a live table, more a slow one: the server has bounds for both. */
function OwnTimes({ clock, change, say }: OwnProps) {
  const [turn, setTurn] = useState(() => inUnit(clock.perTurn ?? hour))
  const [bank, setBank] = useState(() => inUnit(clock.bank))
  const set = (nextTurn: Length, nextBank: Length) => {
    setTurn(nextTurn)
    setBank(nextBank)
    const perTurn = nextTurn.count * lengths[nextTurn.unit]
    const time = nextBank.count * lengths[nextBank.unit]
    const isLive = perTurn < hour
    change(
      isLive
        ? { kind: "live", perTurn: Math.max(1000, perTurn), bank: Math.min(time, 8 * hour) }
        : withRest(
            { kind: "slow", perTurn: Math.min(perTurn, 720 * hour), bank: Math.min(time, 2160 * hour) },
            restOf(clock),
          ),
    )
  }
  return (
    <>
      <LengthField
        label={say("clock.own.turn")}
        least={1}
        length={turn}
        change={(next) => set(next, bank)}
        say={say}
      />
      <LengthField
        label={say("clock.own.bank")}
        least={0}
        length={bank}
        change={(next) => set(turn, next)}
        say={say}
      />
    </>
  )
}

interface Length {
  readonly count: number
  readonly unit: Unit
}

interface LengthProps {
  readonly label: string
  readonly least: number
  readonly length: Length
  readonly change: (length: Length) => void
  readonly say: AppSay
}

function LengthField({ label, least, length, change, say }: LengthProps) {
  return (
    <fieldset className="option-field clock-length">
      <legend className="visually-hidden">{label}</legend>
      <span aria-hidden="true">{label}</span>
      <span className="clock-length-fields">
        <input
          className="field"
          type="number"
          aria-label={label}
          required
          min={least}
          max={90}
          value={length.count}
          onChange={({ target }) =>
            change({ ...length, count: Math.max(0, Math.trunc(Number(target.value))) })
          }
        />
        <select
          className="field"
          aria-label={say("clock.own.unit")}
          value={length.unit}
          onChange={({ target }) => change({ ...length, unit: target.value as Unit })}
        >
          {(Object.keys(lengths) as Unit[]).map((unit) => (
            <option key={unit} value={unit}>
              {say(`clock.unit.${unit}`)}
            </option>
          ))}
        </select>
      </span>
    </fieldset>
  )
}

function inUnit(time: number): Length {
  const unit =
    (["days", "hours"] as const).find((name) => time >= lengths[name] && time % lengths[name] === 0) ??
    "minutes"
  return { count: Math.round(time / lengths[unit]), unit }
}

type Rest = Extract<ClockSetting, { kind: "slow" }>["rest"]

const restOf = (clock: ClockSetting): Rest => (clock.kind === "slow" ? clock.rest : undefined)

const withRest = (clock: ClockSetting, rest: Rest): ClockSetting => {
  const plain = withoutRest(clock)
  return plain.kind === "slow" && rest !== undefined ? { ...plain, rest } : plain
}

function withoutRest(clock: ClockSetting): ClockSetting {
  if (clock.kind !== "slow") return clock
  const { rest: _, ...plain } = clock
  return plain
}

/** As the calendar of whoever sets up the table has it. */
const weekends = (): Rest => ({ days: [6, 0], offset: -new Date().getTimezoneOffset() })

const isSame = (one: ClockSetting, other: ClockSetting): boolean =>
  one.kind === other.kind &&
  (one.kind === "none" || (other.kind !== "none" && one.perTurn === other.perTurn && one.bank === other.bank))
