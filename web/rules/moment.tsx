// A moment of a story on the real board, seen by whoever is asked there

import { speaker } from "@genepool/text"
import { useMemo } from "react"
import type { PageProps } from "../app/page.ts"
import { onlookerAt, sightAt } from "../story/sight.ts"
import type { Story } from "../story/story.ts"
import { boardPropsOf, untouched } from "../table/board-props.ts"
import type { LoadedGame } from "../table/games.ts"
import { WholeBoard } from "./whole-board.tsx"

interface MomentProps extends PageProps {
  readonly loaded: LoadedGame
  readonly story: Story
  readonly at: number
  readonly names: readonly string[]
}

export function Moment({ loaded, story, at, names, preferences, say }: MomentProps) {
  const { module } = loaded
  const { locale } = preferences
  const words = useMemo(() => {
    const seatNames = Array.from(
      { length: story.seats },
      (_, seat) =>
        names[seat] ?? module.texts[locale][`name.seat.${seat}`] ?? say("table.player", { number: seat + 1 }),
    )
    return { seatNames, words: speaker(module.texts, locale, { seatNames }) }
  }, [module, locale, names, story.seats, say])
  const sight = useMemo(() => sightAt(story, at, onlookerAt(story, at)), [story, at])
  if (sight === null) return null
  const props = { ...boardPropsOf(sight, words, preferences, untouched), picture: true }
  return <WholeBoard loaded={loaded} props={props} say={say} />
}
