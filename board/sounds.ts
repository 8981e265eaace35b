// How a game sounds: the colour of everything that is heard at its table, and which facts are
// heard. The app makes the sounds.

import type { Fact } from "@genepool/engine"

/** What can be heard of a fact. */
export type FactSound = "dice" | "card" | "figure" | "hit" | "gain" | "loss"

/** What all sounds of a game have in common. */
export interface SoundColour {
  readonly wave: OscillatorType
  /** The lowest note, in hertz. */
  readonly root: number
  /** Notes above it, in half tones, upward: turns, gains and wins are made of them. */
  readonly scale: readonly number[]
  /** How bright clatter and rustle are: the middle of their band, in hertz. */
  readonly bright: number
  /** How long a note rings on, in seconds. */
  readonly tail: number
  /** To how many times its pitch a note bends while it rings: 1 stays. */
  readonly bend: number
}

export interface Sounds<F extends Fact = Fact> {
  readonly colour: SoundColour
  readonly facts: { readonly [K in F["fact"]]?: FactSound }
}
