// A table of noughts as it stands before the first choice, seen by its first seat, for tests of
// pages

import { FastRandom, parseOptions, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { plain } from "../app/plain.ts"
import type { Preferences } from "../app/preferences.ts"
import type { SeatShown, Sight } from "../table/source.ts"

export const { game } = noughts
export const state = game.setup(2, parseOptions(game.options, {}, 2), new Turn(new FastRandom("page")))

export const seat: SeatShown = {
  name: null,
  player: null,
  by: "person",
  bot: null,
  resigned: false,
  resignedAfter: null,
  guest: false,
  onVacation: false,
  here: null,
  deadline: null,
  bank: null,
}

export const sight = {
  who: 0,
  view: game.view(state, 0),
  decision: game.decision(state, 0),
  prompt: game.prompt(state, 0),
  withheld: [],
  result: null,
  facts: [],
  step: 0,
  moments: [],
  waiting: [0],
  seats: [seat, seat],
  mayUndo: false,
  handOver: null,
} as Sight

export const preferences: Preferences = { ...plain, locale: "en", theme: "dark", sheet: true }
