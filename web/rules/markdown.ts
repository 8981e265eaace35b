// Reads the few forms of Markdown that rules are written in: headings, paragraphs, lists, tables,
// bold and italics, and between lines of `:::` the worked examples and the picture of a round

export type Block =
  /**
   * The rules that it tells of stand in braces at its end, each an address of its own: `One player
   * pays. {CHR-RUL-09}`.
   */
  | { readonly kind: "text"; readonly text: string; readonly ids: readonly string[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table"
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }
  /** `::: round` and an ordered list: the steps of a round, as one picture. */
  | { readonly kind: "round"; readonly items: readonly Item[] }
  | ({ readonly kind: "example" } & Example)
  /** Not written but made: every card or room of a kind, from the game's data. */
  | { readonly kind: "cards"; readonly entries: readonly { readonly name: string; readonly about: string }[] }

export interface Item {
  readonly text: string
  readonly ids: readonly string[]
  /** As it is written; 0 without one. */
  readonly number: number
}

/**
 * A position or a story of a scenario file, drawn on the board:
 *
 *     ::: ex-06-fight-window | Alma, Kolos
 *     What it is about. {KRO-BON-10}
 *
 *     0. How it begins: before the first choice.
 *     2. How it stands after the second choice.
 *     :::
 */
export interface Example {
  /** The name of the scenario file. */
  readonly scenario: string
  /** What the seats are called in it; empty, where their usual names will do. */
  readonly names: readonly string[]
  readonly text: string
  readonly ids: readonly string[]
  readonly moments: readonly { readonly at: number; readonly text: string }[]
}

export interface Section {
  readonly level: 1 | 2 | 3 | 4
  readonly title: string
  /** Beginnings of the rule ids that the section is about: `## The fight {KRO-FGT KRO-BON}`. */
  readonly ids: readonly string[]
  readonly blocks: readonly Block[]
}

export function parseRules(text: string): Section[] {
  const sections: { level: Section["level"]; title: string; ids: string[]; lines: string[] }[] = []
  for (const line of text.split("\n")) {
    const [, marks, heading = ""] = /^(#{1,4}) (.*)$/.exec(line) ?? []
    if (marks !== undefined) {
      const { text: title, ids } = withIds(heading)
      sections.push({ level: marks.length as Section["level"], title, ids, lines: [] })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ lines, ...section }) => ({ ...section, blocks: blocksOf(lines) }))
}

/** What is written, and the ids in braces at its end; `KRO-FGT-05..07` is three of them. */
function withIds(line: string): { text: string; ids: string[] } {
  const [, text = "", ids = ""] = /^(.*?)(?:\s*\{([A-Z0-9 .-]+)\})?\s*$/.exec(line) ?? []
  return { text, ids: ids.split(" ").filter(Boolean).flatMap(idsFrom) }
}

function idsFrom(written: string): string[] {
  const [, kind = "", from = "", to = ""] = /^(.*-)(\d+)\.\.(\d+)$/.exec(written) ?? []
  if (kind === "") return [written]
  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, n) => `${kind}${String(Number(from) + n).padStart(from.length, "0")}`,
  )
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  let open: string[] = []
  let special: { readonly head: string; readonly lines: string[] } | null = null
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(open))
    open = []
  }
  for (const line of lines) {
    const head = /^::: ?(.*)$/.exec(line)?.[1]
    if (special !== null) {
      if (head === "") {
        blocks.push(specialOf(special.head, blocksOf(special.lines)))
        special = null
      } else special.lines.push(line)
    } else if (head !== undefined) {
      close()
      special = { head, lines: [] }
    } else if (line.trim() === "") close()
    else open.push(line)
  }
  if (special !== null) throw new Error(`"::: ${special.head}" is never closed`)
  close()
  return blocks
}

function specialOf(head: string, blocks: readonly Block[]): Block {
  const list = blocks.find((block) => block.kind === "list")
  if (head === "round") return { kind: "round", items: list?.items ?? [] }
  const lead = blocks.find((block) => block.kind === "text")
  const [scenario = "", names = ""] = head.split("|").map((part) => part.trim())
  if (lead === undefined) throw new Error(`"::: ${head}" does not say what it is about`)
  return {
    kind: "example",
    scenario,
    names: names.split(",").flatMap((name) => name.trim() || []),
    text: lead.text,
    ids: lead.ids,
    moments: (list?.items ?? []).map(({ text, number }) => ({ at: number, text })),
  }
}

function blockOf(lines: string[]): Block {
  const [first = ""] = lines
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    return { kind: "table", head, rows }
  }
  const mark = /^(- |\d+\. )/
  if (mark.test(first)) {
    const items: string[] = []
    for (const line of lines) {
      if (mark.test(line)) items.push(line)
      else items.push(`${items.pop() ?? ""} ${line.trim()}`)
    }
    return {
      kind: "list",
      ordered: /^\d/.test(first),
      items: items.map((item) => ({
        ...withIds(item.replace(mark, "")),
        number: Number.parseInt(item, 10) || 0,
      })),
    }
  }
  return { kind: "text", ...withIds(lines.map((line) => line.trim()).join(" ")) }
}

/** Every rule that is told somewhere, rather than being about a section's kind of things. */
export function toldIn(sections: readonly Section[]): ReadonlySet<string> {
  return new Set(sections.flatMap(({ blocks }) => blocks.flatMap(idsOf)))
}

export function idsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "text":
    case "example":
      return block.ids
    case "list":
    case "round":
      return block.items.flatMap(({ ids }) => ids)
    default:
      return []
  }
}

/**
 * The section that a rule belongs to: one that tells it, or else the longest beginning of its id.
 */
export function sectionOf(sections: readonly Section[], rule: string): number {
  const told = sections.findIndex(({ blocks }) => blocks.some((block) => idsOf(block).includes(rule)))
  if (told >= 0) return told
  let best = -1
  let length = 0
  for (const [at, { ids }] of sections.entries())
    for (const id of ids)
      if ((rule === id || rule.startsWith(`${id}-`)) && id.length > length) {
        best = at
        length = id.length
      }
  return best
}

/**
 * The first block that tells of the rule, by its section and its place there; an example follows
 * what it shows.
 */
export function placeOf(
  sections: readonly Section[],
  rule: string,
): { readonly section: number; readonly block: number } | null {
  for (const [section, { blocks }] of sections.entries()) {
    const block = blocks.findIndex((each) => each.kind !== "example" && idsOf(each).includes(rule))
    if (block >= 0) return { section, block }
  }
  return null
}

/** All that a search looks at. */
export function wordsOf({ title, blocks }: Section): string {
  return [title, ...blocks.map(wordsIn)]
    .join(" ")
    .replaceAll("*", "")
    .replace(/\[([^\]]+)\]\(#[A-Z0-9-]+\)/g, "$1")
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text
    case "list":
    case "round":
      return block.items.map(({ text }) => text).join(" ")
    case "table":
      return [block.head, ...block.rows].flat().join(" ")
    case "example":
      return [block.text, ...block.moments.map(({ text }) => text)].join(" ")
    case "cards":
      return block.entries.map(({ name, about }) => `${name} ${about}`).join(" ")
  }
}
