// A field with its label above it, as all forms about an account have them

import { type InputHTMLAttributes, useId } from "react"

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "id"> {
  readonly label: string
  readonly value: string
  readonly set: (value: string) => void
}

export function LabelledField({ label, value, set, className = "field", ...input }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={className}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </>
  )
}
