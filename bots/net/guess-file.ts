// What is learned of secret choices, as a file: it stands beside the net in the game's file.

import { BadInput } from "@genepool/engine"
import { type Guessable, guessInputHash } from "./guess-input.ts"

/** What is learned of secret choices, beside the net that judges. */
export interface GuessFile {
  /** The fingerprint of the numbers it goes by. */
  readonly features: string
  /** Numbers in of the seat and of an option, and how many units these lead to. */
  readonly shape: readonly [number, number, number]
  /**
   * Base64 of 16-bit numbers, low byte first: the bias of the units, a row for each number of the
   * seat, a row for each number of an option, and what the units count for.
   */
  readonly weights: string
  /** The numbers of seats at which search plays better with it, as duels have shown. */
  readonly seats?: readonly number[]
  /** How it came about, and how well it guesses: for people. */
  readonly card: unknown
}

/** More units would be slow to add up, and hardly know more. */
const mostUnits = 256

export function weightsOfGuess([own, option, units]: GuessFile["shape"]): number {
  return (1 + own + option + 1) * units
}

/** Throws BadInput where it is of other features or broken. */
export function readGuess(value: unknown, judgement: Guessable): GuessFile {
  const file = value as Partial<GuessFile> | null
  if (typeof file !== "object" || file === null) throw new BadInput("guess", "an object", value)
  const hash = guessInputHash(judgement)
  if (file.features !== hash) throw new BadInput("guess.features", `features ${hash}`, file.features)
  const { shape, seats } = file
  const [own, option] = [judgement.features.names.length, judgement.guessing.names.length]
  const fits =
    Array.isArray(shape) &&
    shape.length === 3 &&
    shape[0] === own &&
    shape[1] === option &&
    isCount(shape[2]) &&
    shape[2] <= mostUnits
  if (!fits) throw new BadInput("guess.shape", `${own}, ${option}, and at most ${mostUnits}`, shape)
  const bytes = 2 * weightsOfGuess(shape as GuessFile["shape"])
  if (typeof file.weights !== "string" || file.weights.length !== 4 * Math.ceil(bytes / 3))
    throw new BadInput("guess.weights", `base64 of ${bytes} bytes`, typeof file.weights)
  if (seats !== undefined && !(Array.isArray(seats) && seats.every(isCount)))
    throw new BadInput("guess.seats", "a list of seats", seats)
  return file as GuessFile
}

const isCount = (value: unknown) => Number.isInteger(value) && (value as number) > 0
