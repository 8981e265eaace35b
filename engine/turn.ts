// What one choice carries with it: chance, and an ear for the facts it brings about.

import { type Deck, drawFrom } from "./deck.ts"
import type { Random } from "./random/random.ts"
import type { Choice, Fact, Json, Seat, Who } from "./vocabulary.ts"

/** Who learns something: everybody, or these seats and nobody else. */
export type Audience = "all" | readonly Seat[]

/**
 * A fact with its audience. Seats outside `to`, and spectators, hear `others` instead, if there is
 * one.
 */
export interface Told<F extends Fact = Fact> {
  readonly to: Audience
  readonly fact: F
  readonly others?: F
}

/** `F` are the facts that the game tells. */
export class Turn<F extends Fact = Fact> {
  readonly random: Random
  /** The facts of this turn in order; null when nobody listens. */
  readonly told: Told<F>[] | null
  /** Called at every fact when it is told, while the state stands as it does at that moment. */
  onTell: ((told: Told) => void) | null = null
  /** A die, a reveal or another seat's knowledge came in: undo is free only up to here. */
  opened = false
  /**
   * Whose choice it is, and how many questions after it had one answer and were not asked, before
   * anything opened.
   */
  by: Seat | null = null
  unasked = 0
  /** Called at each of those questions, also after something opened, before its answer is taken. */
  onUnasked: ((ask: string, choice: Choice) => void) | null = null

  constructor(random: Random, listening = true) {
    this.random = random
    this.told = listening ? [] : null
  }

  /**
   * `_knownTo`: who learns what comes up, everybody unless said otherwise. The rules keep it so;
   * the tests look.
   */
  die(sides: number, name: string, _knownTo: Audience = "all"): number {
    this.opened = true
    return this.random.die(sides, name)
  }

  /** One of the items at random. */
  pick<T>(items: readonly T[], name: string, _knownTo: Audience = "all"): T {
    this.opened = true
    return items[this.random.index(items, name)] as T
  }

  /** The top card of a deck, or undefined when it is empty. */
  draw<Card extends string | number>(
    deck: Deck<Card>,
    name: string,
    _knownTo: Audience = "all",
  ): Card | undefined {
    this.opened = true
    return drawFrom(deck, this.random, name)
  }

  /**
   * What was hidden from these seats comes out, neither by chance nor as somebody's choice: hands
   * laid open at the end, a packet that is handed on. The facts tell it; this says that it is
   * meant.
   */
  reveal(_what: Json, _to: Audience = "all"): void {
    this.opened = true
  }

  tell(fact: F): void {
    if (this.told !== null) this.hear({ to: "all", fact })
  }

  /** Only `to` hears the fact; everybody else hears `others`, or nothing. */
  tellOnly(to: readonly Seat[], fact: F, others?: F): void {
    if (this.told !== null) this.hear(others === undefined ? { to, fact } : { to, fact, others })
  }

  private hear(told: Told<F>): void {
    this.told?.push(told)
    this.onTell?.(told)
  }
}

/** What one listener hears of what was told. */
export function heardBy<F extends Fact>(told: readonly Told<F>[], who: Who): F[] {
  const heard: F[] = []
  for (const { to, fact, others } of told) {
    if (to === "all" || (who !== "spectator" && to.includes(who))) heard.push(fact)
    else if (others !== undefined) heard.push(others)
  }
  return heard
}
