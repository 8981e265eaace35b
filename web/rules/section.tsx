// A section of the rules: its heading, its pictures, and what it says

import type { Say } from "@genepool/engine"
import { Fragment, type ReactNode } from "react"
import type { PageProps } from "../app/page.ts"
import type { Figures, LoadedGame } from "../table/games.ts"
import { ExampleShown } from "./example.tsx"
import type { Block, Item, Section } from "./markdown.ts"
import { type Needle, pieces } from "./search.ts"

interface Around extends PageProps {
  readonly needle: Needle | null
  /** What the reader asked for, if it is in this section. */
  readonly asked: string | null
  /** Of the page: everything with an id has its own below it. */
  readonly address: string
  readonly loaded: LoadedGame
}

interface Props extends Around {
  readonly section: Section
  readonly at: number
  readonly words: Say
  /** What follows a block of the section, counted from 0. */
  readonly after: (block: number) => ReactNode
}

export function SectionShown({ section, at, words, after, ...around }: Props) {
  const { level, title, blocks, ids } = section
  const { asked, needle, loaded } = around
  const { figures } = loaded
  const shown = ids.flatMap((rule) => figures?.byRule[rule]?.(words) ?? [])
  return (
    <section data-section={at} data-found={asked !== null || undefined}>
      {level === 2 && <h2>{withMarks(title, needle)}</h2>}
      {level === 3 && <h3>{withMarks(title, needle)}</h3>}
      {level === 4 && <h4>{withMarks(title, needle)}</h4>}
      {figures !== null && shown.length > 0 && (
        <ul className={`rules-figures ${figures.ground}`} data-still="">
          {shown.map(({ picture, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be shown twice, and the list stands
            <li key={place}>
              <span className="rules-picture" aria-hidden="true">
                {picture}
              </span>
              {name}
            </li>
          ))}
        </ul>
      )}
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
        <Fragment key={place}>
          <BlockShown block={block} {...around} />
          {after(place)}
        </Fragment>
      ))}
    </section>
  )
}

function BlockShown({ block, ...around }: Around & { readonly block: Block }) {
  const { needle, asked, loaded } = around
  const { figures } = loaded
  const inline = (text: string) => withMarks(text, needle)
  const isAsked = (ids: readonly string[]) => (asked !== null && ids.includes(asked)) || undefined
  const link = (ids: readonly string[]) => <Address ids={ids} {...around} />
  const inItem = ({ text, ids }: Item) => (
    <>
      {inline(text)} {link(ids)}
    </>
  )
  switch (block.kind) {
    case "text":
      return (
        <p data-asked={isAsked(block.ids)}>
          {inline(block.text)} {link(block.ids)}
        </p>
      )
    case "list": {
      const items = block.items.map((item) => (
        <li key={item.text} data-asked={isAsked(item.ids)}>
          {inItem(item)}
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case "round":
      return (
        <ol className={`rules-round ${figures?.ground ?? ""}`} data-still="">
          {block.items.map((item, step) => (
            <li key={item.text} data-asked={isAsked(item.ids)}>
              {figures?.round?.[step] !== undefined && (
                <span className="rules-picture" aria-hidden="true">
                  {figures.round[step]}
                </span>
              )}
              <span>{inItem(item)}</span>
            </li>
          ))}
        </ol>
      )
    case "example":
      return (
        <div data-asked={isAsked(block.ids)}>
          <ExampleShown
            loaded={loaded}
            example={block}
            inline={inline}
            link={link(block.ids)}
            preferences={around.preferences}
            say={around.say}
          />
        </div>
      )
    case "cards":
      return <Cards entries={block.entries as Entries} ground={figures?.ground ?? ""} inline={inline} />
    case "table":
      return <Table head={block.head} rows={block.rows} inline={inline} />
  }
}

function Address({
  ids,
  address,
  say,
}: Pick<Around, "address" | "say"> & { readonly ids: readonly string[] }) {
  const [first] = ids
  if (first === undefined) return null
  const name = say("rules.address", { ids: ids.join(", ") })
  return (
    <a className="rules-id" href={`${address}#${first}`} aria-label={name} title={name}>
      §
    </a>
  )
}

interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly inline: (text: string) => ReactNode
}

function Table({ head, rows, inline }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="rules-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={column}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Entries = ReturnType<NonNullable<Figures["appendix"]>>[number]["entries"]

interface CardsProps {
  readonly entries: Entries
  readonly ground: string
  readonly inline: (text: string) => ReactNode
}

function Cards({ entries, ground, inline }: CardsProps) {
  return (
    <ul className={`rules-cards ${ground}`} data-still="">
      {entries.map(({ picture, name, about }) => (
        <li key={name}>
          <span className="rules-picture" aria-hidden="true">
            {picture}
          </span>
          <strong>{inline(name)}</strong>
          <span>{inline(about)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Bold, italics and links within the page, and what was searched for. */
function withMarks(text: string, needle: Needle | null): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\(#[A-Z0-9-]+\))/).map((piece, at) => {
    const key = `${at}`
    const [, name, place] = /^\[(.+)\]\((#.+)\)$/.exec(piece) ?? []
    if (name !== undefined)
      return (
        <a key={key} href={place}>
          {highlighted(name, needle)}
        </a>
      )
    const inside = highlighted(piece.replace(/^\*+|\*+$/g, ""), needle)
    if (piece.startsWith("**")) return <strong key={key}>{inside}</strong>
    if (piece.startsWith("*")) return <em key={key}>{inside}</em>
    return <Fragment key={key}>{inside}</Fragment>
  })
}

function highlighted(text: string, needle: Needle | null): ReactNode {
  return pieces(text, needle).map((piece, at) => {
    const key = `${at}`
    return piece.isMarked ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>
  })
}
