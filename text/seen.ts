// What a game really says when it is played, and whether each of those things can be said in every
// language.

import {
  type Choice,
  choose,
  type Draw,
  type Fact,
  FastRandom,
  type GameModule,
  locales,
  type Prompt,
  parseOptions,
  type Reason,
  RecordedRandom,
  type Sentence,
  Turn,
} from "@genepool/engine"
import { speaker } from "./speaker.ts"

/** Something that a game wants to say to somebody. */
export type Seen =
  | { readonly ask: string; readonly choice: Choice }
  | { readonly prompt: Prompt }
  | { readonly fact: Fact }
  | { readonly reason: Reason }
  | { readonly draw: Draw }

/**
 * Each problem as `language: key: what is wrong`; none, if all of it can be said in every language.
 */
export function textProblemsSeen({ texts }: Pick<GameModule, "texts">, seen: Iterable<Seen>): string[] {
  const problems: string[] = []
  const speakers = locales.map((locale) =>
    speaker(texts, locale, { report: (problem) => problems.push(problem) }),
  )
  const said = new Set<string>()
  for (const thing of seen) {
    const same = JSON.stringify(thing)
    if (said.has(same)) continue
    said.add(same)
    for (const { sayDraw, sayFact, sayOption, sayPrompt, sayReason } of speakers) {
      if ("choice" in thing) sayOption(thing.ask, thing.choice)
      else if ("prompt" in thing) sayPrompt(thing.prompt)
      else if ("fact" in thing) sayFact(thing.fact)
      else if ("draw" in thing) sayDraw(thing.draw)
      else sayReason(thing.reason)
    }
  }
  return [...new Set(problems)]
}

/** The same for sentences that are made of facts: `sheet.<say>`. */
export function textProblemsSaid(
  { texts }: Pick<GameModule, "texts">,
  sentences: readonly Sentence[],
): string[] {
  const problems: string[] = []
  for (const locale of locales) {
    const { say } = speaker(texts, locale, { report: (problem) => problems.push(problem) })
    for (const sentence of sentences) say(`sheet.${sentence.say}`, sentence)
  }
  return [...new Set(problems)]
}

export interface Played {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed: string
  /** Stops here if the game is not over before. */
  readonly choices?: number
}

/** One game at random, and everything that it says to anybody on the way. */
export function* seenInPlay({ game }: Pick<GameModule, "game">, played: Played): Generator<Seen> {
  const { seats, options, seed, choices = 2000 } = played
  const random = new FastRandom(seed)
  let chance = new RecordedRandom(random)
  let turn = new Turn(chance)
  const state = game.setup(seats, parseOptions(game.options, options, seats), turn)
  yield* happenings(turn, chance)
  for (let n = 0; n < choices; n++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) return
    for (const { seat, ask, options } of decisions) {
      for (const choice of options) yield { ask, choice }
      const prompt = game.prompt(state, seat)
      if (prompt !== null) yield { prompt }
      for (const { choice, reason } of game.whyNot(state, seat)) yield* [{ ask, choice }, { reason }]
    }
    const decision = decisions[random.index(decisions, "seat")]!
    chance = new RecordedRandom(random)
    turn = new Turn(chance)
    choose(game, state, decision.seat, decision.options[random.index(decision.options, "option")], turn)
    yield* happenings(turn, chance)
  }
}

function* happenings({ told }: Turn, { draws }: RecordedRandom): Generator<Seen> {
  for (const draw of draws) yield { draw }
  for (const { fact, others } of told ?? []) {
    yield { fact }
    if (others !== undefined) yield { fact: others }
  }
}
