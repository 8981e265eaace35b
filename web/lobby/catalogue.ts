// What the landing page says of a game before the game is loaded: the cards of the games' own
// folders

import type { GameCard, Locale } from "@genepool/engine"
import type { ComponentType } from "react"
import { gameIds } from "../table/games.ts"

export interface Face extends GameCard<ComponentType> {
  readonly id: string
}

/** Cards lie where every game has its own; a game without one is listed below the others. */
const cards = import.meta.glob<GameCard<ComponentType>>("../../games/*/board/card/index.ts", {
  eager: true,
  import: "card",
})

/** The one to begin with comes first. */
export const faces: readonly Face[] = gameIds
  .flatMap((id) => {
    const card = cards[`../../games/${id}/board/card/index.ts`]
    return card === undefined ? [] : [{ id, ...card }]
  })
  .sort((a, b) => Number(b.startHere ?? false) - Number(a.startHere ?? false))

export const faceOf = (id: string): Face | undefined => faces.find((face) => face.id === id)

/** As far as it is known before the game is loaded. */
export const nameOfGame = (id: string, locale: Locale): string => faceOf(id)?.words[locale].name ?? id
