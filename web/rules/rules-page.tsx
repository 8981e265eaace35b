// The rules of a game in our own words: to be read, searched, and opened at the rule behind a prompt

import type { Locale, Say } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { Fragment, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react"
import { useFragment } from "../house/address.ts"
import { Icon } from "../house/icons.tsx"
import type { PageProps } from "../house/page.ts"
import { useTitle } from "../house/waiting.ts"
import { type Figures, loadGame } from "../table/games.ts"
import { type Block, parseRules, type Section, sectionOf, wordsOf } from "./markdown.ts"
import "./rules.css"

const files = import.meta.glob<string>("../../games/*/text/rules.*.md", { query: "?raw", import: "default" })
const loading = new Map<string, Promise<Section[]>>()

function loadRules(id: string, locale: Locale): Promise<Section[]> {
  const path = `../../games/${id}/text/rules.${locale}.md`
  let rules = loading.get(path)
  if (rules === undefined) {
    rules = files[path]?.().then(parseRules) ?? Promise.resolve([])
    loading.set(path, rules)
    rules.catch(() => loading.delete(path))
  }
  return rules
}

export default function RulesPage({ id, preferences, say }: PageProps & { readonly id: string }) {
  const { locale } = preferences
  const { module, figures } = use(loadGame(id))
  const sections = use(loadRules(id, locale))
  const words = useMemo(() => speaker(module.texts, locale).say, [module, locale])
  const name = words("game.name")
  const [wanted, setWanted] = useState("")
  const fragment = useFragment()
  const article = useRef<HTMLElement>(null)
  const asked = fragment === "" ? -1 : sectionAt(sections, fragment)
  useTitle(say("rules.title", { name }), say("house.name"))
  useEffect(() => {
    if (asked < 0) return
    const section = article.current?.querySelector(`[data-section="${asked}"]`)
    const item = section?.querySelector("li[data-asked]")
    if (item) item.scrollIntoView({ block: "center" })
    else section?.scrollIntoView({ block: "start" })
  }, [asked])

  const needle = wanted.trim().toLocaleLowerCase(locale)
  const shown = sections
    .map((section, at) => ({ section, at }))
    .filter(({ section }) => needle === "" || wordsOf(section).toLocaleLowerCase(locale).includes(needle))
  const headings = sections
    .map((section, at) => ({ section, at }))
    .filter(({ section }) => section.level === 2)
  return (
    <div className="rules">
      <nav className="rules-contents" aria-label={say("rules.contents")}>
        <input
          type="search"
          className="field"
          placeholder={say("rules.search")}
          aria-label={say("rules.search")}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <ol>
          {headings.map(({ section, at }) => (
            <li key={at}>
              <a href={`/rules/${id}#s${at}`} onClick={() => setWanted("")}>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
        <a className="button" data-kind="main" href={`/${id}`}>
          <Icon shape="play" />
          {say("new.begin")}
        </a>
      </nav>
      <article ref={article}>
        <h1>{say("rules.title", { name })}</h1>
        {sections.length === 0 && <p>{say("rules.none")}</p>}
        {needle !== "" && <p role="status">{say("rules.found", { count: shown.length })}</p>}
        {shown.map(({ section, at }) => (
          <SectionShown
            key={at}
            section={section}
            at={at}
            asked={at === asked ? fragment : null}
            needle={needle}
            locale={locale}
            address={`/rules/${id}`}
            figures={figures}
            words={words}
          />
        ))}
      </article>
    </div>
  )
}

/** By rule id, or by the place of the section. */
function sectionAt(sections: readonly Section[], fragment: string): number {
  const place = /^s(\d+)$/.exec(fragment)?.[1]
  return place === undefined ? sectionOf(sections, fragment) : Number(place)
}

interface SectionProps {
  readonly section: Section
  readonly at: number
  /** What the reader asked for, if it is in this section. */
  readonly asked: string | null
  readonly needle: string
  readonly locale: Locale
  /** Of the page: every item with an id has its own below it. */
  readonly address: string
  readonly figures: Figures | null
  readonly words: Say
}

function SectionShown({ section, at, asked, needle, locale, address, figures, words }: SectionProps) {
  const { level, title, blocks, ids } = section
  const shown = ids.flatMap((rule) => figures?.byRule[rule]?.(words) ?? [])
  const inline = (text: string) => withMarks(text, needle, locale)
  return (
    <section data-section={at} data-asked={asked !== null || undefined}>
      {level === 2 && <h2>{inline(title)}</h2>}
      {level === 3 && <h3>{inline(title)}</h3>}
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
        <BlockShown key={place} block={block} inline={inline} asked={asked} address={address} />
      ))}
    </section>
  )
}

function BlockShown({
  block,
  inline,
  asked,
  address,
}: {
  readonly block: Block
  readonly inline: (text: string) => ReactNode
  readonly asked: string | null
  readonly address: string
}) {
  switch (block.kind) {
    case "text":
      return <p>{inline(block.text)}</p>
    case "list": {
      const items = block.items.map(({ text, ids }) => (
        <li key={text} data-asked={(asked !== null && ids.includes(asked)) || undefined}>
          {inline(text)}
          {ids.map((id) => (
            <Fragment key={id}>
              {" "}
              <a className="rules-id" href={`${address}#${id}`}>
                {id}
              </a>
            </Fragment>
          ))}
        </li>
      ))
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="rules-table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {inline(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
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
}

/** Bold and italics, and what was searched for. */
function withMarks(text: string, needle: string, locale: Locale): ReactNode {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((piece, at) => {
    const bare = piece.replace(/^\*+|\*+$/g, "")
    const inside = highlighted(bare, needle, locale)
    const key = `${at}`
    if (piece.startsWith("**")) return <strong key={key}>{inside}</strong>
    if (piece.startsWith("*")) return <em key={key}>{inside}</em>
    return <Fragment key={key}>{inside}</Fragment>
  })
}

function highlighted(text: string, needle: string, locale: Locale): ReactNode {
  if (needle === "") return text
  const at = text.toLocaleLowerCase(locale).indexOf(needle)
  if (at < 0) return text
  const end = at + needle.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {highlighted(text.slice(end), needle, locale)}
    </>
  )
}
