// What became of the mutants, in figures and in words

export interface Fate {
  readonly file: string
  readonly line: number
  /** The line of the code where it begins. */
  readonly context: string
  readonly was: string
  readonly becomes: string
  /** The rules that are carried out there. */
  readonly ids: readonly string[]
  readonly killed: boolean
  readonly how: "tests" | "load" | "time" | "memory"
  /** Noticed by a test that names a rule, and not only by golden logs, conformance and the like. */
  readonly byRule: boolean
  /** Those of the rules whose own tests noticed it. */
  readonly heldBy: readonly string[]
  /** How many tests execute it. */
  readonly reached: number
  /** Why nobody could notice it, where that is declared. */
  readonly equivalent: string | null
}

export interface Report {
  readonly mutants: number
  readonly killed: number
  readonly killedByRuleTests: number
  readonly equivalent: number
  readonly share: number
  readonly shareOfRuleTests: number
  /** Rules whose own tests notice none of the mutants where they are carried out. */
  readonly unheld: readonly { readonly id: string; readonly mutants: number }[]
  /** Declared as equivalent, but there is no such mutant, or a test notices it. */
  readonly wrongly: readonly string[]
  readonly survivors: readonly Fate[]
  readonly fates: readonly Fate[]
  readonly passed: boolean
}

/** The share of mutants that the tests of a game must notice. */
export const bar = 0.95

export function reportOf(found: {
  readonly fates: readonly Fate[]
  readonly stale: readonly string[]
  /** Rules that some test names. */
  readonly named: ReadonlySet<string>
  /** Whether all mutants were tried, or a part of them. */
  readonly whole: boolean
}): Report {
  const { fates, stale, named, whole } = found
  const counted = fates.filter((fate) => fate.equivalent === null)
  const killed = counted.filter((fate) => fate.killed)
  const byRule = counted.filter((fate) => fate.byRule)
  const ids = [...new Set(counted.flatMap((fate) => fate.ids))].filter((id) => named.has(id)).sort()
  const unheld = ids.flatMap((id) => {
    const there = counted.filter((fate) => fate.ids.includes(id))
    const held = there.some((fate) => fate.heldBy.includes(id) || fate.how !== "tests")
    return held ? [] : [{ id, mutants: there.length }]
  })
  const wrongly = [
    ...(whole ? stale.map((key) => `no such mutant: ${key}`) : []),
    ...fates
      .filter((fate) => fate.equivalent !== null && fate.killed)
      .map((fate) => `noticed by a test: ${fate.file}:${fate.line} ${change(fate)}`),
  ]
  const share = killed.length / counted.length
  return {
    mutants: counted.length,
    killed: killed.length,
    killedByRuleTests: byRule.length,
    equivalent: fates.length - counted.length,
    share,
    shareOfRuleTests: byRule.length / counted.length,
    unheld,
    wrongly,
    survivors: counted.filter((fate) => !fate.killed),
    fates,
    passed: share >= bar && wrongly.length === 0,
  }
}

export function inWords(report: Report): string {
  const lines = report.survivors.map(
    (fate) =>
      `survives  ${fate.file}:${fate.line}  ${change(fate)}${fate.reached === 0 ? "  (no test comes there)" : ""}${fate.ids.length > 0 ? `  ${fate.ids.join(" ")}` : ""}`,
  )
  for (const { id, mutants } of report.unheld)
    lines.push(`unheld    ${id}: its own tests notice none of ${mutants} mutants where it is carried out`)
  for (const words of report.wrongly) lines.push(`declared  ${words}`)
  lines.push(
    `${report.killed} of ${report.mutants} mutants killed: ${percent(report.share)} (the bar is ${percent(bar)}); by tests that name a rule ${percent(report.shareOfRuleTests)}; ${report.equivalent} declared as equivalent`,
  )
  return lines.join("\n")
}

const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`

function change({ was, becomes }: Fate): string {
  const short = (text: string) => text.replace(/\s+/g, " ")
  return `${short(was)} -> ${short(becomes)}`
}
