// The card of a net: what of its making is worth keeping beside the weights.

import type { NetFile, NetUse } from "@genepool/bots"

/**
 * The file for a game's folder: of the card only from how many games it comes and how well it
 * foretells others.
 */
export function keptNet(file: NetFile, use: NetUse): NetFile {
  const { game, rules, features, shape, weights } = file
  const card = file.card as Partial<Card> | null
  const foretold = (card?.foretold ?? [])
    .filter(({ part }) => part === "all")
    .map(({ seats, moments, loss, known, knownByHand, calibration, calibrationByHand }) => ({
      seats,
      moments,
      loss,
      known,
      knownByHand,
      calibration,
      calibrationByHand,
    }))
  const short = { games: card?.games ?? null, heldOut: card?.heldOut ?? null, foretold }
  return { game, rules, features, shape, use, card: short, weights }
}

interface Card {
  readonly games: unknown
  readonly heldOut: unknown
  readonly foretold: readonly Foretold[]
}

interface Foretold {
  readonly seats: number
  readonly part: string
  readonly moments: number
  readonly loss: number
  readonly known: number
  readonly knownByHand: number
  readonly calibration: number
  readonly calibrationByHand: number
}
