// A password, and whether it is a new one: so that the browser's own keeper of passwords knows what to do

import { useId } from "react"

interface Props {
  readonly label: string
  readonly isNew?: boolean
  readonly value: string
  readonly set: (value: string) => void
}

export function PasswordField({ label, isNew = false, value, set }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type="password"
        required
        minLength={isNew ? 8 : 1}
        maxLength={128}
        autoComplete={isNew ? "new-password" : "current-password"}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </>
  )
}
