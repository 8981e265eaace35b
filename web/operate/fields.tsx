// What an operator fills in: why, and for how long

import { type ReactNode, useId } from "react"
import type { Desk } from "./desk.ts"

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
  readonly type?: "text" | "number"
  readonly required?: boolean
}

export function Field({ label, value, set, type = "text", required = true }: FieldProps) {
  const id = useId()
  return (
    <div className="operate-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={type}
        min={type === "number" ? 0 : undefined}
        step="any"
        maxLength={300}
        required={required}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </div>
  )
}

export function Choice<T extends string>({
  label,
  value,
  set,
  options,
}: {
  readonly label: string
  readonly value: T
  readonly set: (value: T) => void
  readonly options: readonly (readonly [T, string])[]
}) {
  const id = useId()
  return (
    <div className="operate-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={(event) => set(event.target.value as T)}>
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
    </div>
  )
}

/** `""` is until it is lifted: only operators may. */
export function Hours({ desk, value, set }: { desk: Desk; value: string; set: (value: string) => void }) {
  const { words, me, preferences } = desk
  const hours = (count: number) =>
    new Intl.NumberFormat(preferences.locale, { style: "unit", unit: "hour", unitDisplay: "long" }).format(
      count,
    )
  const options = ["1", "24", "168", "720"].map((count) => [count, hours(Number(count))] as const)
  return (
    <Choice
      label={words("hours")}
      value={value}
      set={set}
      options={me.role === "operator" ? [...options, ["", words("hours.always")] as const] : options}
    />
  )
}

export const hoursOf = (value: string): number | null => (value === "" ? null : Number(value))

export function Form({ desk, submit, children }: { desk: Desk; submit: () => void; children: ReactNode }) {
  return (
    <form
      className="operate-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      <button type="submit" className="button" data-kind="main" disabled={desk.acting.isBusy}>
        {desk.words("act")}
      </button>
    </form>
  )
}
