// A lesson beside the rule that it shows: its position on the real board, its aim, and the way to
// play it

import type { Catalog, Lesson } from "@genepool/engine"
import { useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { lessonStory } from "../story/lesson.ts"
import type { Story } from "../story/story.ts"
import type { LoadedGame } from "../table/games.ts"
import { Moment } from "./moment.tsx"
import { Picture } from "./picture.tsx"

interface Props extends PageProps {
  readonly loaded: LoadedGame
  readonly lesson: Lesson
  readonly texts: Catalog
}

export function Exercise({ loaded, lesson, texts, preferences, say }: Props) {
  const [story, setStory] = useState<Story | null>(null)
  const { name, steps, called = [] } = lesson
  const words = loaded.module.texts[preferences.locale]
  const names = called.map((key) => (key === null ? "" : (words[key] ?? "")))
  const { game, judgement } = loaded.module
  const load = () => void lessonStory(game, judgement, lesson).then(setStory, () => undefined)
  return (
    <figure className="rules-example" data-lesson={name}>
      <figcaption>
        <span className="rules-example-mark">{say("rules.exercise")}</span>{" "}
        <strong>{texts[`${name}.title`]}.</strong> {texts[`${name}.${steps[0]?.name}`]}
      </figcaption>
      <Picture label={say("rules.picture")} onNear={load}>
        {story !== null && (
          <Moment loaded={loaded} story={story} at={0} names={names} preferences={preferences} say={say} />
        )}
      </Picture>
      <a className="button" data-kind="small" href={`/${loaded.id}/lessons/${name}`}>
        <Icon shape="play" />
        {say("rules.lesson")}
      </a>
    </figure>
  )
}
