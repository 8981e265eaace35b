// Telling moments of a game, for the pictures of it: what a game's folder says, and `npm run
// screenshots` takes

import type { Page } from "@playwright/test"

export interface PicturedMoment {
  /** The picture's name after the game's. */
  readonly name: string
  /** On a desktop; on a phone it is the other one. */
  readonly theme: "light" | "dark"
  readonly language: "en" | "pl" | "ru"
  readonly seats: number
  readonly options?: object
  readonly seed?: string
  /** What must be seen on the board; "end" is the end of the game. */
  readonly shown: string
  /** Not before that step. */
  readonly from?: number
  /**
   * Words of options that are taken whenever they are there, and of those only when there is
   * nothing else.
   */
  readonly like?: string
  readonly shun?: string
  /** What is touched on the board for the picture. */
  readonly touch?: (page: Page) => Promise<void>
}
