// One moment as the table shows it: the same frame and board that people play on, only that nothing
// can be chosen

import type { Who } from "@genepool/engine"
import { useEffect, useMemo, useState } from "react"
import { plain } from "../app/plain.ts"
import type { Preferences } from "../app/preferences.ts"
import { onlookerAt, sightAt } from "../story/sight.ts"
import { type Story, tell } from "../story/story.ts"
import { type LoadedGame, loadGame } from "../table/games.ts"
import type { TableSource } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { appSay } from "../text/index.ts"
import { load } from "./files.ts"
import type { Place } from "./place.ts"
import "../app/app.css"

export function Showing({ place }: { readonly place: Place }) {
  const shown = useShown(place.file)
  const { theme, locale } = place
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = locale
  }, [theme, locale])
  const source = useMemo(() => (shown.story === null ? null : sourceOf(shown.story, place)), [shown, place])
  if (shown.story === null || shown.loaded === null || source === null) return <p>{shown.trouble ?? "…"}</p>
  const preferences: Preferences = { ...plain, locale, theme }
  return (
    <main className="room">
      <TableFrame
        loaded={shown.loaded}
        source={source}
        preferences={preferences}
        say={appSay(locale)}
        momentAddress={null}
      />
    </main>
  )
}

interface Shown {
  readonly story: Story | null
  readonly loaded: LoadedGame | null
  readonly trouble: string | null
}

const nothing: Shown = { story: null, loaded: null, trouble: null }

export function useShown(file: string | null): Shown {
  const [shown, show] = useState(nothing)
  useEffect(() => {
    let here = true
    const finish = (next: Shown) => {
      if (here) show(next)
    }
    show(nothing)
    if (file !== null)
      read(file).then(finish, (error: unknown) => finish({ ...nothing, trouble: String(error) }))
    return () => {
      here = false
    }
  }, [file])
  return shown
}

async function read(file: string): Promise<Shown> {
  const story = await tell(await load(file))
  return { story, loaded: await loadGame(story.game), trouble: story.trouble }
}

/** Unless it is said who. */
export const eyesAt = (story: Story, { at, who }: Place): Who => who ?? onlookerAt(story, at)

function sourceOf(story: Story, place: Place): TableSource | null {
  const at = Math.min(place.at, story.moments.length - 1)
  const sight = sightAt(story, at, eyesAt(story, place))
  return sight === null
    ? null
    : {
        subscribe: () => () => undefined,
        sight: () => sight,
        choose: async () => null,
        undo: () => undefined,
        takeScreen: () => undefined,
        hint: null,
      }
}
