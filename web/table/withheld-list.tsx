// What is not possible now, each with its reason in words

import type { Choice, Withheld } from "@genepool/engine"
import { useState } from "react"
import type { HouseSay } from "../text/index.ts"

interface Props {
  readonly withheld: readonly Withheld[]
  readonly sayOption: (option: Choice) => string
  readonly sayReason: (withheld: Withheld) => string
  readonly say: HouseSay
}

export function WithheldList({ withheld, sayOption, sayReason, say }: Props) {
  const [open, setOpen] = useState(false)
  if (withheld.length === 0) return null
  return (
    <details className="withheld" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say("table.withheld", { count: withheld.length })}</summary>
      {open && (
        <ul>
          {withheld.map((one) => (
            <li key={JSON.stringify(one.choice)}>
              <span className="withheld-option">{sayOption(one.choice)}</span>
              <span className="withheld-reason">{sayReason(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
