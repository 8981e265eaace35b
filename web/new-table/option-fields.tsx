// The options of a game as a form: made from the description that also validates them

import type { Field } from "@genepool/engine"
import type { Speaker } from "@genepool/text"
import { useId } from "react"
import type { AppSay } from "../text/index.ts"

export type OptionValues = { readonly [name: string]: unknown }

interface Props {
  readonly fields: { readonly [name: string]: Field }
  readonly values: OptionValues
  readonly change: (values: OptionValues) => void
  readonly words: Speaker
  readonly has: (key: string) => boolean
  readonly say: AppSay
}

export function OptionFields({ fields, values, change, words, has, say }: Props) {
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...rest } = values
    change(value === undefined ? rest : { ...rest, [name]: value })
  }
  return Object.entries(fields).map(([name, field]) => (
    <OptionField
      key={name}
      field={field}
      value={values[name]}
      set={(value) => set(name, value)}
      label={words.say(`options.${name}`)}
      about={has(`options.${name}.about`) ? words.say(`options.${name}.about`) : null}
      sayValue={(value) => words.say(`options.${name}.${value}`)}
      say={say}
    />
  ))
}

interface FieldProps {
  readonly field: Field
  readonly value: unknown
  readonly set: (value: unknown) => void
  readonly label: string
  readonly about: string | null
  readonly sayValue: (value: string) => string
  readonly say: AppSay
}

function OptionField({ field, value, set, label, about, sayValue, say }: FieldProps) {
  const id = useId()
  const described = about === null ? undefined : `${id}about`
  const control = () => {
    switch (field.kind) {
      case "flag":
        return (
          <input
            id={id}
            type="checkbox"
            className="switch"
            checked={(value as boolean | undefined) ?? field.default}
            aria-describedby={described}
            onChange={({ target }) => set(target.checked)}
          />
        )
      case "one":
        return (
          <select
            id={id}
            className="field"
            value={(value as string | undefined) ?? field.default}
            aria-describedby={described}
            onChange={({ target }) => set(target.value)}
          >
            {field.of.map((one) => (
              <option key={one} value={one}>
                {sayValue(one)}
              </option>
            ))}
          </select>
        )
      case "number":
        return (
          <input
            id={id}
            className="field"
            type="number"
            min={field.min}
            max={field.max}
            value={(value as number | undefined) ?? field.default}
            aria-describedby={described}
            onChange={({ target }) => set(target.value === "" ? undefined : Number(target.value))}
          />
        )
      case "data":
        return <DataField id={id} described={described} set={set} given={value !== undefined} say={say} />
    }
  }
  return (
    <div className="option-field">
      <label htmlFor={id}>{label}</label>
      {control()}
      {about !== null && (
        <p className="option-about" id={`${id}about`}>
          {about}
        </p>
      )}
    </div>
  )
}

interface DataProps {
  readonly id: string
  readonly described: string | undefined
  readonly set: (value: unknown) => void
  readonly given: boolean
  readonly say: AppSay
}

function DataField({ id, described, set, given, say }: DataProps) {
  const read = async (file: File | undefined) => {
    if (file === undefined) return set(undefined)
    try {
      set(JSON.parse(await file.text()))
    } catch {
      // As it is, so that the form says what is wrong with it
      set(file.name)
    }
  }
  return (
    <span className="data-field">
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        className="field"
        aria-describedby={described}
        onChange={({ target }) => void read(target.files?.[0])}
      />
      {!given && <span className="option-about">{say("new.noFile")}</span>}
    </span>
  )
}
