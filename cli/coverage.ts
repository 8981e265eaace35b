// Which rules of a game's RULES.md are named by its tests.

/**
 * The id of a rule: the game's three letters, then parts of capitals and digits, as in
 * CHR-SETUP-07.
 */
const id = /\b[A-Z]{3}(?:-[A-Z0-9]+)+\b/g
const oneId = "([A-Z]{3}(?:-[A-Z0-9]+)+)"

/**
 * `* **CHR-MAP-01** Rooms are ...`, also as a paragraph, also with a title: `**CHR-EX-01 Movement**
 * ...`
 */
const bold = new RegExp(`^\\s*(?:[-*+]\\s+)?\\*\\*${oneId}(?=[\\s*:.,])(.*)$`)
/** `| KRO-CMP-01 | players | 2-6 |` */
const row = new RegExp(`^\\s*\\|\\s*[*\`]*${oneId}[*\`]*\\s*\\|(.*)$`)
/**
 * `### KRO-DAT-EVO - evolution cards`: the name of a chapter, which a test may give, but need not.
 */
const heading = new RegExp(`^#+\\s+[*\`]*${oneId}\\b`)

export interface Rule {
  readonly id: string
  /** The first line of its text. */
  readonly text: string
}

/**
 * The rules that a RULES.md defines, in its order. An id that is only referred to defines nothing.
 */
export function rulesOf(markdown: string): { rules: Rule[]; chapters: string[] } {
  const rules = new Map<string, Rule>()
  const chapters: string[] = []
  for (const line of markdown.split("\n")) {
    const chapter = heading.exec(line)
    if (chapter !== null) chapters.push(chapter[1]!)
    const found = bold.exec(line) ?? row.exec(line)
    if (found === null) continue
    const [name, text] = [found[1]!, found[2]!]
    if (!rules.has(name)) rules.set(name, { id: name, text: plain(text) })
  }
  return { rules: [...rules.values()], chapters }
}

export interface Coverage {
  readonly total: number
  readonly covered: number
  readonly missing: readonly string[]
  /** Ids that tests name, but RULES.md does not define. */
  readonly unknown: readonly string[]
}

/**
 * `named`: titles of tests, names and rules of scenarios. A range such as CHR-MAP-01..03 names its
 * first id only.
 */
export function coverageOf(markdown: string, named: Iterable<string>): Coverage {
  const { rules, chapters } = rulesOf(markdown)
  const defined = new Set(rules.map((rule) => rule.id))
  // Other words look like ids too (SHA-256): only those of this game count
  const letters = new Set([...defined].map((name) => name.slice(0, 4)))
  const seen = new Set<string>()
  for (const text of named)
    for (const [name] of text.matchAll(id)) if (letters.has(name.slice(0, 4))) seen.add(name)
  const missing = [...defined].filter((name) => !seen.has(name))
  const unknown = [...seen].filter((name) => !defined.has(name) && !chapters.includes(name)).sort()
  return { total: defined.size, covered: defined.size - missing.length, missing, unknown }
}

function plain(text: string): string {
  return text
    .replace(/[*`]/g, "")
    .replace(/^[\s:.,-]+/, "")
    .replace(/\s*\|\s*/g, "; ")
    .replace(/[;\s]+$/, "")
}
