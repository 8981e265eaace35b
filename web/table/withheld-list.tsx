// What is not possible now, each with its reason in words

import type { Choice, Withheld } from "@genepool/engine"
import { useState } from "react"
import type { AppSay } from "../text/index.ts"
import type { Explained } from "./prompt.tsx"
import { WithRule } from "./rule-link.tsx"

interface Props {
  readonly withheld: readonly Withheld[]
  readonly sayOption: (option: Choice) => string
  readonly explain: (withheld: Withheld) => Explained
  readonly say: AppSay
}

export function WithheldList({ withheld, sayOption, explain, say }: Props) {
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
              <WithRule {...explain(one)} className="withheld-reason" />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
