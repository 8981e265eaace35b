// The way to the rule that is behind a question, a line of the log, a refusal

import { Icon } from "../app/icons.tsx"
import type { AppSay } from "../text/index.ts"
import { rulesBeside } from "./rules-beside.ts"

export function RuleLink({ address, say }: { readonly address: string; readonly say: AppSay }) {
  return (
    <a className="button" data-kind="icon" href={address} target={rulesBeside} title={say("table.rule")}>
      <Icon shape="rule" />
    </a>
  )
}

interface WithRuleProps {
  readonly words: string
  readonly rule: string | null
  readonly className?: string
}

/** Words that lead to their rule, where there is one. */
export function WithRule({ words, rule, className }: WithRuleProps) {
  if (rule === null) return <span className={className}>{words}</span>
  return (
    <a className={`with-rule ${className ?? ""}`} href={rule} target={rulesBeside}>
      {words}
    </a>
  )
}
