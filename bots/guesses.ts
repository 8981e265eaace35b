// How well secret choices are guessed at, in games between equals: beside chance, and beside first
// sight.

import type { Judgement, Position } from "@genepool/engine"
import type { Guessable } from "./net/guess-input.ts"
import { GuessInput } from "./net/guess-input.ts"
import type { Player } from "./player.ts"
import { mixOf } from "./search/pick.ts"

/** What was chosen in secret, and what one could expect. */
export interface SecretChoice {
  readonly seats: number
  readonly ask: string
  /** How much of its answer the seat had given: a card is chosen after its zone. */
  readonly given: number
  /** By option: first sight in logarithms. */
  readonly promise: readonly number[]
  /** By option: how likely it was to be chosen; they add up to 1. */
  readonly meant: readonly number[]
}

export interface Guessed {
  readonly seats: number
  /** What is asked; and which part of the answer it is, from the second on. */
  readonly ask: string
  readonly choices: number
  /** By how much a choice surprises, as a logarithm: who knows nothing, first sight, the guess. */
  readonly chance: number
  readonly sight: number
  readonly loss: number
  /** The surprise of one who knows with which chances it is chosen. */
  readonly least: number
  /** How often the likeliest option is chosen: at first sight, and by the guess. */
  readonly rightAtSight: number
  readonly right: number
}

/** By seats and by what is asked. */
export function guessed<S extends SecretChoice>(
  secrets: readonly S[],
  chances: (secret: S) => readonly number[],
): Guessed[] {
  const kinds = Map.groupBy(secrets, ({ seats, ask, given }) => `${seats} ${ask} ${given}`)
  return [...kinds.values()].map((list) => {
    const { seats, ask, given } = list[0] as S
    const seen = list.map((secret) => ({ secret, said: chances(secret), first: softmax(secret.promise) }))
    const mean = (of: (one: (typeof seen)[number]) => number) =>
      Math.round((seen.reduce((sum, one) => sum + of(one), 0) / seen.length) * 1e4) / 1e4
    return {
      seats,
      ask: given === 0 ? ask : `${ask} ${given + 1}`,
      choices: seen.length,
      chance: mean(({ secret }) => Math.log(secret.meant.length)),
      sight: mean(({ secret, first }) => surprise(first, secret.meant)),
      loss: mean(({ secret, said }) => surprise(said, secret.meant)),
      least: mean(({ secret }) => surprise(secret.meant, secret.meant)),
      rightAtSight: mean(({ secret, first }) => rightOf(first, secret.meant)),
      right: mean(({ secret, said }) => rightOf(said, secret.meant)),
    }
  })
}

/** How little it was expected, as a logarithm: 0 is not at all a surprise. */
export function surprise(said: readonly number[], meant: readonly number[]): number {
  let sum = 0
  meant.forEach((share, i) => {
    if (share > 0) sum -= share * Math.log(Math.max(1e-7, said[i] as number))
  })
  return sum
}

/** How often the likeliest is meant; several that are as likely share it. */
function rightOf(said: readonly number[], meant: readonly number[]): number {
  const most = Math.max(...said)
  const likeliest = meant.filter((_, i) => said[i] === most)
  return likeliest.reduce((sum, share) => sum + share, 0) / likeliest.length
}

export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits)
  const weights = logits.map((logit) => Math.exp(logit - highest))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}

/** Looks on while games are played, and notes what is chosen in secret. */
export class SecretWatch {
  readonly seen: (SecretChoice & { readonly said: readonly number[] | null })[] = []
  private readonly input: GuessInput
  private readonly judgement: Judgement
  private state: Position | null = null

  /** `learned`: what guesses, if there is such a thing. */
  constructor(byHand: Guessable, learned: Judgement) {
    this.input = new GuessInput(byHand)
    this.judgement = learned
  }

  /** To be called with each position, before the choice. */
  see(state: Position): void {
    this.state = state
  }

  /** The same player, whose choices are noted. */
  watched(player: Player): Player {
    return (question) => {
      const thought = player(question)
      const { decision, seats } = question
      if (this.state === null || decision.options.length < 2 || !this.input.isAbout(decision)) return thought
      this.input.look(this.state, decision, seats)
      const said = this.judgement.guess?.(this.state, decision, seats) ?? null
      const count = decision.options.length
      this.seen.push({
        seats,
        ask: decision.ask,
        given: decision.given.length,
        promise: [...this.input.promise.subarray(0, count)],
        meant: meantBy(thought.options, decision.options),
        said: said === null ? null : Array.from({ length: count }, (_, i) => said[i] as number),
      })
      return thought
    }
  }
}

/** How likely each option was to be chosen, where level 5 mixes. */
export function meantBy(opinions: Parameters<typeof mixOf>[0], options: readonly unknown[]): number[] {
  const mix = mixOf(opinions)
  const sum = mix.reduce((all, { visits }) => all + visits, 0)
  return options.map((option) => (mix.find(({ choice }) => choice === option)?.visits ?? 0) / sum)
}
