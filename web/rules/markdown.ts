// Reads the few forms of Markdown that rules are written in: headings, paragraphs, lists, tables, bold and italics

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table"
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface Item {
  readonly text: string
  /** The rules that the item tells of, each an address of its own: `- One player pays. {CHR-RUL-09}`. */
  readonly ids: readonly string[]
}

export interface Section {
  readonly level: 1 | 2 | 3
  readonly title: string
  /** Beginnings of the rule ids that the section is about: `## The fight {KRO-FGT KRO-BON}`. */
  readonly ids: readonly string[]
  readonly blocks: readonly Block[]
}

export function parseRules(text: string): Section[] {
  const sections: { level: 1 | 2 | 3; title: string; ids: string[]; lines: string[] }[] = []
  for (const line of text.split("\n")) {
    const [, marks, heading = ""] = /^(#{1,3}) (.*)$/.exec(line) ?? []
    if (marks !== undefined) {
      const { text: title, ids } = withIds(heading)
      sections.push({ level: marks.length as 1 | 2 | 3, title, ids, lines: [] })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections.map(({ lines, ...section }) => ({ ...section, blocks: blocksOf(lines) }))
}

/** What is written, and the ids in braces at its end. */
function withIds(line: string): { text: string; ids: string[] } {
  const [, text = "", ids = ""] = /^(.*?)(?:\s*\{([A-Z0-9 -]+)\})?\s*$/.exec(line) ?? []
  return { text, ids: ids.split(" ").filter(Boolean) }
}

function blocksOf(lines: readonly string[]): Block[] {
  const paragraphs: string[][] = []
  let open: string[] | null = null
  for (const line of lines) {
    if (line.trim() === "") open = null
    else if (open === null) {
      open = [line]
      paragraphs.push(open)
    } else open.push(line)
  }
  return paragraphs.map(blockOf)
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
      if (mark.test(line)) items.push(line.replace(mark, ""))
      else items.push(`${items.pop() ?? ""} ${line.trim()}`)
    }
    return { kind: "list", ordered: /^\d/.test(first), items: items.map(withIds) }
  }
  return { kind: "text", text: lines.map((line) => line.trim()).join(" ") }
}

/** The section that a rule belongs to: one with an item about it, or else the longest beginning of its id. */
export function sectionOf(sections: readonly Section[], rule: string): number {
  const told = sections.findIndex(({ blocks }) =>
    blocks.some((block) => block.kind === "list" && block.items.some(({ ids }) => ids.includes(rule))),
  )
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

/** All that a search looks at. */
export function wordsOf({ title, blocks }: Section): string {
  return [title, ...blocks.map(wordsIn)].join(" ").replaceAll("*", "")
}

function wordsIn(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.text
    case "list":
      return block.items.map(({ text }) => text).join(" ")
    case "table":
      return [block.head, ...block.rows].flat().join(" ")
  }
}
