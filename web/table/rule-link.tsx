// The way to the rule that is behind the question

import { Icon } from "../house/icons.tsx"
import type { HouseSay } from "../text/index.ts"

export function RuleLink({ address, say }: { readonly address: string; readonly say: HouseSay }) {
  return (
    <a
      className="button"
      data-kind="icon"
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={say("table.rule")}
      title={say("table.rule")}
    >
      <Icon shape="rule" />
    </a>
  )
}
