// A worked example: a scenario file on the real board, moment by moment, and a table that goes on
// from there

import { type ReactNode, useState } from "react"
import { Icon } from "../app/icons.tsx"
import type { PageProps } from "../app/page.ts"
import { beginTable } from "../local/begin.ts"
import type { Story } from "../story/story.ts"
import type { LoadedGame } from "../table/games.ts"
import type { Example } from "./markdown.ts"
import { Moment } from "./moment.tsx"
import { Picture } from "./picture.tsx"
import { loadStory } from "./scenarios.ts"

interface Props extends PageProps {
  readonly loaded: LoadedGame
  readonly example: Example
  readonly inline: (text: string) => ReactNode
  /** The address of what the example shows. */
  readonly link: ReactNode
}

export function ExampleShown({ loaded, example, inline, link, preferences, say }: Props) {
  const [story, setStory] = useState<Story | null>(null)
  const { moments } = example
  const [at, setAt] = useState(moments[0]?.at ?? 0)
  const load = () => void loadStory(loaded.id, example.scenario).then(setStory, () => undefined)
  return (
    <figure className="rules-example">
      <figcaption>
        <span className="rules-example-mark">{say("rules.example")}</span> {inline(example.text)} {link}
      </figcaption>
      <Picture label={say("rules.picture")} onNear={load}>
        {story !== null && (
          <Moment
            key={at}
            loaded={loaded}
            story={story}
            at={at}
            names={example.names}
            preferences={preferences}
            say={say}
          />
        )}
      </Picture>
      {moments.length === 1 && <p>{inline(moments[0]!.text)}</p>}
      {moments.length > 1 && (
        <ol className="rules-moments">
          {moments.map((moment, place) => (
            <li key={moment.at}>
              <button type="button" aria-pressed={moment.at === at} onClick={() => setAt(moment.at)}>
                <span aria-hidden="true">{place + 1}</span>
                <span>{inline(moment.text)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {story !== null && (story.moments[at]?.state.frames.length ?? 0) > 0 && (
        <button type="button" className="button" data-kind="small" onClick={() => playOn(story, at)}>
          <Icon shape="play" />
          {say("rules.try")}
        </button>
      )}
    </figure>
  )
}

/** Whoever is asked is played here, and bots play the rest. */
function playOn({ game, rules, seats, options, moments }: Story, at: number): void {
  const start = moments[at]?.state
  if (start === undefined) return
  const asked = rules.decisions(start)[0]?.seat
  beginTable({
    game,
    options,
    seating: Array.from({ length: seats }, (_, seat) => (seat === asked ? "person" : "level2")),
    start,
  })
}
