// The rules of a game in our own words: to be learned from, searched, and opened at the rule behind
// a prompt

import type { Learn, Locale, Say } from "@genepool/engine"
import { speaker } from "@genepool/text"
import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { useFragment } from "../app/address.ts"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { isTaught, loadCourse } from "../table/courses.ts"
import { type Figures, loadGame } from "../table/games.ts"
import { isBesideTable } from "../table/rules-beside.ts"
import type { AppSay } from "../text/index.ts"
import { Contents } from "./contents.tsx"
import { Exercise } from "./exercise.tsx"
import { parseRules, placeOf, type Section, sectionOf, wordsOf } from "./markdown.ts"
import { hasAll, type Needle, needleOf } from "./search.ts"
import { SectionShown } from "./section.tsx"
import { loadStem, type Stem } from "./stems.ts"
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

const courses = new Map<string, Promise<Learn | null>>()

/** Null for a game that has no lessons. */
function lessonsOf(id: string): Promise<Learn | null> {
  let course = courses.get(id)
  if (course === undefined) {
    course = isTaught(id) ? loadCourse(id).catch(() => null) : Promise.resolve(null)
    courses.set(id, course)
  }
  return course
}

export default function RulesPage({ id, preferences, say }: PageProps & { readonly id: string }) {
  const { locale } = preferences
  const loaded = use(loadGame(id))
  const { module, figures } = loaded
  const written = use(loadRules(id, locale))
  const course = use(lessonsOf(id))
  const words = useMemo(() => speaker(module.texts, locale).say, [module, locale])
  const sections = useMemo(
    () => [...written, ...appendixOf(figures, words, say)],
    [written, figures, words, say],
  )
  const exercises = useMemo(
    () => (course?.lessons ?? []).map((lesson) => ({ lesson, place: placeOf(written, lesson.rule) })),
    [course, written],
  )
  const name = words("game.name")
  const [wanted, setWanted] = useState("")
  const needle = useNeedle(useDeferredValue(wanted), locale)
  const fragment = useFragment()
  const article = useRef<HTMLElement>(null)
  const [isBeside] = useState(isBesideTable)
  const asked = fragment === "" ? -1 : sectionAt(sections, fragment)
  useTitle(say("rules.title", { name }), say("app.name"))
  useEffect(() => {
    if (asked < 0) return
    const section = article.current?.querySelector(`[data-section="${asked}"]`)
    const told = section?.querySelector("[data-asked]")
    if (told) told.scrollIntoView({ block: "center" })
    else section?.scrollIntoView({ block: "start" })
  }, [asked])

  const shown = sections
    .map((section, at) => ({ section, at }))
    .filter(({ section }) => needle === null || hasAll(wordsOf(section), needle))
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
        <Contents sections={sections} address={`/rules/${id}`} follow={() => setWanted("")} />
        <a className="button" data-kind="main" href={`/${id}`}>
          <Icon shape="play" />
          {say("new.begin")}
        </a>
      </nav>
      {isBeside && (
        <button type="button" className="button rules-back" data-kind="main" onClick={() => window.close()}>
          <Icon shape="back" />
          {say("rules.back")}
        </button>
      )}
      <article ref={article}>
        <h1>{say("rules.title", { name })}</h1>
        {written.length === 0 && <p>{say("rules.none")}</p>}
        {needle !== null && <p role="status">{say("rules.found", { count: shown.length })}</p>}
        {shown.map(({ section, at }) => (
          <SectionShown
            key={at}
            section={section}
            at={at}
            asked={at === asked ? fragment : null}
            needle={needle}
            address={`/rules/${id}`}
            loaded={loaded}
            words={words}
            preferences={preferences}
            say={say}
            after={(block) =>
              exercises
                .filter(({ place }) => place?.section === at && place.block === block)
                .map(({ lesson }) => (
                  <Exercise
                    key={lesson.name}
                    loaded={loaded}
                    lesson={lesson}
                    texts={(course as Learn).texts[locale]}
                    preferences={preferences}
                    say={say}
                  />
                ))
            }
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

/**
 * Null, while nothing is looked for; the stems of the language come with the first letter that is
 * written.
 */
function useNeedle(wanted: string, locale: Locale): Needle | null {
  const [stem, setStem] = useState<{ readonly locale: Locale; readonly stem: Stem } | null>(null)
  const isWanted = wanted.trim() !== ""
  useEffect(() => {
    let here = true
    if (isWanted)
      loadStem(locale)
        .catch((): Stem => (word) => word.toLocaleLowerCase(locale))
        .then((loaded) => here && setStem({ locale, stem: loaded }))
        .catch(() => undefined)
    return () => {
      here = false
    }
  }, [isWanted, locale])
  return useMemo(
    () => (stem === null || stem.locale !== locale ? null : needleOf(wanted, stem.stem)),
    [wanted, stem, locale],
  )
}

/** What nobody has to write: all cards and the like, from the game's data. */
function appendixOf(figures: Figures | null, words: Say, say: AppSay): Section[] {
  const chapters = figures?.appendix?.(words) ?? []
  if (chapters.length === 0) return []
  return [
    {
      level: 2,
      title: say("rules.appendix"),
      ids: [],
      blocks: [{ kind: "text", text: say("rules.ownCards"), ids: [] }],
    },
    ...chapters.map(
      ({ title, rule, entries }): Section => ({
        level: 3,
        title,
        ids: rule === undefined ? [] : [rule],
        blocks: [{ kind: "cards", entries }],
      }),
    ),
  ]
}
