// A password, and whether it is a new one: so that the browser's own keeper of passwords knows what
// to do

import { LabelledField } from "./labelled-field.tsx"

interface Props {
  readonly label: string
  readonly isNew?: boolean
  readonly value: string
  readonly set: (value: string) => void
}

export function PasswordField({ label, isNew = false, value, set }: Props) {
  return (
    <LabelledField
      label={label}
      type="password"
      required
      minLength={isNew ? 8 : 1}
      maxLength={128}
      autoComplete={isNew ? "new-password" : "current-password"}
      value={value}
      set={set}
    />
  )
}
