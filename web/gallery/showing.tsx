// One moment as the table shows it: the same frame and board that people play on, only that nothing can be chosen

import { heardBy, type Who } from "@genepool/engine"
import { useEffect, useMemo, useState } from "react"
import type { Preferences } from "../house/preferences.ts"
import { type LoadedGame, loadGame } from "../table/games.ts"
import type { Sight, TableSource } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { houseSay } from "../text/index.ts"
import { load } from "./files.ts"
import type { Place } from "./place.ts"
import { type Story, tell } from "./story.ts"
import "../house/house.css"

export function Showing({ place }: { readonly place: Place }) {
  const shown = useShown(place.file)
  const { theme, locale } = place
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = locale
  }, [theme, locale])
  const source = useMemo(() => (shown.story === null ? null : sourceOf(shown.story, place)), [shown, place])
  if (shown.story === null || shown.loaded === null || source === null) return <p>{shown.trouble ?? "…"}</p>
  const preferences: Preferences = { locale, theme, still: true, sound: false, speed: "instant", list: false }
  return (
    <main className="room">
      <TableFrame
        loaded={shown.loaded}
        source={source}
        preferences={preferences}
        say={houseSay(locale)}
        momentAddress={null}
        ruleAddress={(rule) => `/rules/${shown.loaded?.id}#${rule}`}
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
  // The introduction has its own place; here it would lie over every board
  localStorage.setItem(`genepool.${story.game}.introduced`, "1")
  return { story, loaded: await loadGame(story.game), trouble: story.trouble }
}

/** Whoever is asked first looks, unless it is said who; when nobody is asked, the first seat. */
export function onlookerAt({ rules, moments }: Story, { at, who }: Place): Who {
  const moment = moments[at] ?? moments.at(-1)
  return who ?? (moment === undefined ? undefined : rules.decisions(moment.state)[0]?.seat) ?? 0
}

function sourceOf(story: Story, place: Place): TableSource | null {
  const at = Math.min(place.at, story.moments.length - 1)
  const moment = story.moments[at]
  if (moment === undefined) return null
  const who = onlookerAt(story, place)
  const { rules, seats } = story
  const { state } = moment
  const decision = who === "spectator" ? null : rules.decision(state, who)
  const sight: Sight = {
    who,
    view: rules.view(state, who),
    decision,
    prompt: who === "spectator" || decision === null ? null : rules.prompt(state, who),
    withheld: who === "spectator" || decision === null ? [] : rules.whyNot(state, who),
    result: rules.result(state),
    facts: [],
    step: at,
    moments: story.moments
      .slice(0, at + 1)
      .map(({ seat, told }, n) => ({ n, seat, facts: heardBy(told, who) })),
    waiting: rules.decisions(state).map(({ seat }) => seat),
    seats: Array.from({ length: seats }, () => ({
      name: null,
      player: null,
      guest: false,
      by: "person" as const,
      bot: null,
      resigned: false,
      here: null,
      deadline: null,
      bank: null,
    })),
    mayUndo: false,
    handOver: null,
  }
  return {
    subscribe: () => () => undefined,
    sight: () => sight,
    choose: async () => null,
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: null,
  }
}
