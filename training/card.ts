// The card of a net: what of its making is worth keeping beside the weights.

import type { GuessFile, NetFile, NetUse } from "@genepool/bots"

/**
 * The file for a game's folder: of the card only from how many games it comes and how well it
 * foretells others.
 */
export function keptNet(file: NetFile, use: NetUse, guess?: GuessFile): NetFile {
  const { game, rules, features, shape, weights } = file
  const card = file.card as Partial<Card> | null
  const foretold = (card?.foretold ?? [])
    // One that was kept before has no parts any more
    .filter(({ part = "all" }) => part === "all")
    .map(({ seats, moments, loss, known, knownByHand, calibration, calibrationByHand }) => ({
      seats,
      moments,
      loss,
      known,
      knownByHand,
      calibration,
      calibrationByHand,
    }))
  const short = {
    games: card?.games ?? null,
    ...(card?.before === undefined ? {} : { before: card.before }),
    heldOut: card?.heldOut ?? null,
    foretold,
  }
  return {
    game,
    rules,
    features,
    shape,
    use,
    card: short,
    weights,
    ...(guess === undefined ? {} : { guess }),
  }
}

/** Of the card only how many games were learned from, and how well it guesses. */
export function keptGuess(
  { features, shape, weights, card }: GuessFile,
  seats: readonly number[],
): GuessFile {
  const { epochs: _, ...short } = card as GuessCard
  return { features, shape, seats, card: short, weights }
}

interface GuessCard {
  readonly epochs?: unknown
}

interface Card {
  readonly games: unknown
  /** Of the nets that it went on from, the first first. */
  readonly before?: readonly unknown[]
  readonly heldOut: unknown
  readonly foretold: readonly Foretold[]
}

interface Foretold {
  readonly seats: number
  readonly part?: string
  readonly moments: number
  readonly loss: number
  readonly known: number
  readonly knownByHand: number
  readonly calibration: number
  readonly calibrationByHand: number
}
