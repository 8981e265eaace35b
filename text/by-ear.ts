// How much the words of a game are worth: a small player that knows only what is said, against its
// twin that reads the view

import {
  type Choice,
  choose,
  type Decision,
  FastRandom,
  type GameModule,
  type PositionView,
  parseOptions,
  type Random,
  type SpokenPosition,
  Turn,
} from "@genepool/engine"
import { speaker } from "./speaker.ts"
import { optionsOf, positionOf } from "./voice.ts"

/** All that somebody hears who is asked something, in English. */
export interface Words {
  /** Each option, with what it costs, brings or meets. */
  readonly options: readonly string[]
  readonly position: SpokenPosition
  /** Everything of the listener's. */
  readonly mine: readonly string[]
}

/** `Offer` is what the player knows of an option: the same, whether it was heard or seen. */
export interface Reader<Offer> {
  byEar(words: Words): readonly Offer[]
  bySight(view: PositionView, decision: Decision): readonly Offer[]
  readonly worth: (offer: Offer) => number
}

export interface Compared {
  /** How often each won, from 0 to 1: of three players the first is measured. */
  readonly first: number
  readonly others: number
  /**
   * Choices with more than one option, and in how many of them the twin would have chosen something
   * else.
   */
  readonly choices: number
  readonly unlike: number
}

type Pick = (view: PositionView, decision: Decision) => number

const seats = 3

/**
 * Whole games: who hears all against who sees, who hears only names against who sees, and who sees
 * against chance.
 */
export function compareByEar<Offer>(
  module: GameModule,
  reader: Reader<Offer>,
  games: number,
): { readonly heard: Compared; readonly barely: Compared; readonly chance: Compared } {
  const words = speaker(module.texts, "en", { seatNames: ["Anna", "Ben", "Cleo"] })
  const sees: Pick = (view, decision) => bestOf(reader, reader.bySight(view, decision))
  const hears =
    (cut: (words: Words) => Words): Pick =>
    (view, decision) => {
      const hearing = { module, words, view, decision, prompt: null, withheld: [], moments: [] }
      const position = positionOf(hearing)
      const mine = position.players[decision.seat] ?? []
      return bestOf(reader, reader.byEar(cut({ options: optionsOf(hearing), position, mine })))
    }
  const blind = new FastRandom("chance")
  const any: Pick = (_, { options }) => blind.below(options.length)
  const compare = (first: Pick, others: Pick) => compared(module, { first, others, twin: sees }, games)
  return {
    heard: compare(
      hears((all) => all),
      sees,
    ),
    barely: compare(hears(barely), sees),
    chance: compare(sees, any),
  }
}

interface Players {
  readonly first: Pick
  readonly others: Pick
  readonly twin: Pick
}

/** Each deal is played from every seat. */
function compared({ game }: GameModule, { first, others, twin }: Players, games: number): Compared {
  let [choices, unlike, won, lost] = [0, 0, 0, 0]
  for (let n = 0; n < games; n++) {
    const random: Random = new FastRandom(`ear ${Math.floor(n / seats)}`)
    const state = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random, false))
    const measured = n % seats
    for (;;) {
      const [decision] = game.decisions(state)
      if (decision === undefined) break
      const view = game.view(state, decision.seat)
      const isFirst = decision.seat === measured
      const at = (isFirst ? first : others)(view, decision)
      if (isFirst && decision.options.length > 1) {
        choices++
        if (at !== twin(view, decision)) unlike++
      }
      choose(game, state, decision.seat, decision.options[at] as Choice, new Turn(random, false))
    }
    const winners = game.result(state)?.winners ?? []
    const share = winners.includes(measured) ? 1 / winners.length : 0
    won += share
    lost += (winners.length === 0 ? 0 : 1 - share) / (seats - 1)
  }
  return { first: won / games, others: lost / games, choices, unlike }
}

/** The first of those that are worth most. */
export function bestOf<Offer>({ worth }: Reader<Offer>, offers: readonly Offer[]): number {
  const worths = offers.map(worth)
  return worths.indexOf(Math.max(...worths))
}

/** The names of the options, and nothing of what they cost and bring or of the position. */
const barely = ({ options }: Words): Words => ({
  options: options.map((words) => words.split(". ")[0] ?? ""),
  position: { now: [], places: [], table: [], players: [] },
  mine: [],
})

/** The first number that stands where the pattern has its brackets; 0, where it is not said. */
export const numberIn = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0)

/** What is said of an option itself, without what it leads to. */
export const itself = (option: string): string => option.split(/(?:\. )?Only possibility: /)[0] ?? ""
