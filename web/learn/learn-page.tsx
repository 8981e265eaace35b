// A guided first game: its chapters one after another at the real table, and then a short game
// against gentle bots

import { use, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { useTitle } from "../app/waiting.ts"
import { accompany } from "../coach/kept.ts"
import { beginTable } from "../local/begin.ts"
import type { Seating } from "../local/snapshot.ts"
import { loadCourse } from "../table/courses.ts"
import { loadGame } from "../table/games.ts"
import { ChapterTable } from "./guided-table.tsx"
import { noteProgress, progressIn } from "./progress.ts"

const loading = new Map<string, ReturnType<typeof loadCourse>>()

/** The same promise for the same game, as React wants it. */
export function courseOf(id: string): ReturnType<typeof loadCourse> {
  let course = loading.get(id)
  if (course === undefined) {
    course = loadCourse(id)
    loading.set(id, course)
    course.catch(() => loading.delete(id))
  }
  return course
}

/** A short game against bots that forgive, with a coach at one's side. */
export function playGently(game: string, seats: { readonly min: number; readonly max: number }): void {
  const bots = new Array<Seating>(Math.min(2, seats.max - 1)).fill("level1")
  accompany(game)
  beginTable({ game, seating: ["person", ...bots], options: {} })
}

export default function LearnPage({ id, preferences, say }: PageProps & { readonly id: string }) {
  const course = use(courseOf(id))
  const loaded = use(loadGame(id))
  const { guided, lessons } = course
  const [at, setAt] = useState(() => {
    const { chapter, finished } = progressIn(id)
    return finished || chapter >= guided.length ? 0 : chapter
  })
  const name = loaded.module.texts[preferences.locale]["game.name"] ?? id
  useTitle(say("learn.title", { name }), say("app.name"))
  const chapter = guided[at]
  if (chapter === undefined) throw new Error(`the guided game of ${id} has no chapter ${at}`)
  const isLast = at + 1 === guided.length
  const leave = () => {
    noteProgress(id, isLast ? { chapter: 0, finished: true } : { chapter: at + 1 })
    if (!isLast) setAt(at + 1)
  }
  const steps = guided.map((each) => each.steps.length)
  return (
    <ChapterTable
      key={chapter.name}
      loaded={loaded}
      course={course}
      chapter={chapter}
      before={steps.slice(0, at).reduce(sum, 0)}
      of={steps.reduce(sum, 0)}
      isStory
      preferences={preferences}
      say={say}
      over={leave}
      end={() =>
        isLast && (
          <>
            <p className="guide-words" role="status">
              {say("learn.finished", { name })}
            </p>
            <div className="guide-actions">
              {lessons.length > 0 && (
                <a className="button" href={`/${id}/lessons`}>
                  {say("learn.lessons")}
                </a>
              )}
              <button
                type="button"
                className="button"
                data-kind="main"
                onClick={() => playGently(id, loaded.module.game.seats)}
              >
                <Icon shape="play" />
                {say("learn.playGently")}
              </button>
            </div>
          </>
        )
      }
      actions={
        <>
          {at > 0 && (
            <button type="button" className="button" onClick={() => setAt(0)}>
              <Icon shape="again" />
              {say("learn.again")}
            </button>
          )}
          {!isLast && (
            <button type="button" className="button" onClick={leave}>
              {say("learn.skip")}
            </button>
          )}
        </>
      }
    />
  )
}

const sum = (a: number, b: number) => a + b
