// The lessons of a game: all of them with their stars, or one of them at the table

import { use, useState } from "react"
import { goTo } from "../app/address.ts"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { loadGame } from "../table/games.ts"
import { ChapterTable } from "./guided-table.tsx"
import { courseOf } from "./learn-page.tsx"
import "./learn.css"
import { noteStars, progressIn } from "./progress.ts"

interface Props extends PageProps {
  readonly id: string
  /** Empty for all of them. */
  readonly lesson: string
}

const mostStars = 3

export default function LessonsPage(props: Props) {
  const { id, lesson } = props
  const course = use(courseOf(id))
  const at = course.lessons.findIndex(({ name }) => name === lesson)
  return at < 0 ? <AllLessons {...props} /> : <OneLesson {...props} at={at} />
}

function AllLessons({ id, preferences, say }: Props) {
  const { lessons, texts } = use(courseOf(id))
  const { module } = use(loadGame(id))
  const words = texts[preferences.locale]
  const name = module.texts[preferences.locale]["game.name"] ?? id
  const title = say("learn.lessons.title", { name })
  const { stars, finished } = progressIn(id)
  useTitle(title, say("app.name"))
  return (
    <div className="lessons">
      <h1>{title}</h1>
      <p>{say("learn.lessons.about")}</p>
      <ol className="table-list">
        <li className="table-row">
          <a className="table-row-main" href={`/${id}/learn`}>
            <strong>{say("learn.open")}</strong>
            {finished && (
              <span className="stars" role="img" aria-label={say("learn.done")}>
                ✓
              </span>
            )}
          </a>
        </li>
        {lessons.map((lesson) => (
          <li key={lesson.name} className="table-row">
            <a className="table-row-main" href={`/${id}/lessons/${lesson.name}`}>
              <strong>{words[`${lesson.name}.title`]}</strong>
              <Stars count={stars[lesson.name] ?? 0} say={say} />
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Stars({ count, say }: { readonly count: number; readonly say: PageProps["say"] }) {
  return (
    <span className="stars" role="img" aria-label={say("learn.lessons.stars", { count })}>
      {"★".repeat(count)}
      {"☆".repeat(mostStars - count)}
    </span>
  )
}

function OneLesson({ id, at, preferences, say }: Props & { readonly at: number }) {
  const course = use(courseOf(id))
  const loaded = use(loadGame(id))
  const { lessons, texts } = course
  const chapter = lessons[at]!
  const next = lessons[at + 1]
  const [tries, setTries] = useState(0)
  const title = texts[preferences.locale][`${chapter.name}.title`] ?? ""
  useTitle(title, say("app.name"))
  const starsFor = (slips: number) => Math.max(1, mostStars - slips)
  return (
    <ChapterTable
      key={tries}
      loaded={loaded}
      course={course}
      chapter={chapter}
      before={at}
      of={lessons.length}
      isStory={false}
      preferences={preferences}
      say={say}
      over={(slips) => noteStars(id, chapter.name, starsFor(slips))}
      end={(slips) => (
        <>
          <p className="guide-words" role="status">
            {texts[preferences.locale][`${chapter.name}.why`]}{" "}
            <span className="lesson-solved">
              {say("learn.lessons.solved", { count: starsFor(slips) })}{" "}
              <Stars count={starsFor(slips)} say={say} />
            </span>
          </p>
          <div className="guide-actions">
            <a className="button" href={`/rules/${id}#${chapter.rule}`}>
              {say("learn.lessons.rule")}
            </a>
            <button type="button" className="button" onClick={() => setTries(tries + 1)}>
              {say("learn.lessons.retry")}
            </button>
            <button
              type="button"
              className="button"
              data-kind="main"
              onClick={() => goTo(next === undefined ? `/${id}/lessons` : `/${id}/lessons/${next.name}`)}
            >
              {say(next === undefined ? "learn.lessons.all" : "learn.lessons.next")}
            </button>
          </div>
        </>
      )}
      actions={
        <a className="button" href={`/${id}/lessons`}>
          <Icon shape="list" />
          {say("learn.lessons.all")}
        </a>
      }
    />
  )
}
