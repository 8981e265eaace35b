// Chance that is written down with its audience, and told again with one thing changed.

import type { Json, Who } from "../contract.ts"
import type { Deck } from "../deck.ts"
import { copyPlain } from "../procedure.ts"
import type { FastRandom } from "../random/fast.ts"
import type { Random } from "../random/random.ts"
import { type Audience, Turn } from "../turn.ts"
import { same } from "./difference.ts"

/** One draw of a turn: out of what, what came up, and who learns it. */
export interface Drawn {
  readonly name: string
  /** What could have come up, all equally likely: faces or items. */
  readonly outcomes: readonly unknown[]
  readonly at: number
  readonly knownTo: Audience
}

/** Says which of the outcomes comes up. */
type Oracle = (draw: Omit<Drawn, "at">, n: number) => number

export function isKnownTo(knownTo: Audience, who: Who): boolean {
  return knownTo === "all" || (who !== "spectator" && knownTo.includes(who))
}

export function cameUp({ outcomes, at }: Drawn): unknown {
  return outcomes[at]
}

/** A turn that knows its draws, and what was revealed to whom. */
export class WatchedTurn extends Turn {
  private readonly chance: Chance
  readonly revealed: { readonly what: Json; readonly to: Audience }[] = []

  constructor(oracle: Oracle) {
    const chance = new Chance(oracle)
    super(chance)
    this.chance = chance
  }

  get draws(): readonly Drawn[] {
    return this.chance.draws
  }

  override die(sides: number, name: string, knownTo: Audience = "all"): number {
    return this.chance.for(knownTo, () => super.die(sides, name, knownTo))
  }

  override pick<T>(items: readonly T[], name: string, knownTo: Audience = "all"): T {
    return this.chance.for(knownTo, () => super.pick(items, name, knownTo))
  }

  override draw<Card extends string | number>(
    deck: Deck<Card>,
    name: string,
    knownTo: Audience = "all",
  ): Card | undefined {
    return this.chance.for(knownTo, () => super.draw(deck, name, knownTo))
  }

  override reveal(what: Json, to: Audience = "all"): void {
    super.reveal(what, to)
    this.revealed.push({ what: copyPlain(what), to })
  }
}

class Chance implements Random {
  readonly draws: Drawn[] = []
  private readonly oracle: Oracle
  private knownTo: Audience = "all"

  constructor(oracle: Oracle) {
    this.oracle = oracle
  }

  for<T>(knownTo: Audience, draw: () => T): T {
    this.knownTo = knownTo
    const drawn = draw()
    this.knownTo = "all"
    return drawn
  }

  die(sides: number, name: string): number {
    return (
      this.next(
        name,
        Array.from({ length: sides }, (_, face) => face + 1),
      ) + 1
    )
  }

  index(items: readonly unknown[], name: string): number {
    return this.next(name, items.slice())
  }

  private next(name: string, outcomes: readonly unknown[]): number {
    const draw = { name, outcomes, knownTo: this.knownTo }
    const at = this.oracle(draw, this.draws.length)
    this.draws.push({ ...draw, at })
    return at
  }
}

/** A turn with the chance of that source, as it would be without being watched. */
export function watched(source: Random): WatchedTurn {
  return new WatchedTurn(({ name, outcomes }) => source.index(outcomes, name))
}

/** The n-th draw comes up otherwise. */
export interface Change {
  readonly n: number
  readonly at: number
}

/**
 * The turn with these draws once more, with one of them changed; the others come up as they did, as
 * far as they can. A card that the changed draw has taken away is replaced by the one it left
 * there.
 */
export function retold(draws: readonly Drawn[], change: Change | null, random: FastRandom): WatchedTurn {
  const changed = change === null ? undefined : draws[change.n]
  let parted = false
  return new WatchedTurn(({ name, outcomes, knownTo }, n) => {
    if (n === change?.n && changed !== undefined) return change.at
    const before = draws[n]
    parted ||= before === undefined || before.name !== name || !same(before.knownTo, knownTo)
    if (parted || before === undefined) return random.index(outcomes)
    for (const wanted of changed === undefined ? [before] : [before, changed]) {
      const value = cameUp(wanted)
      const at = same(outcomes[wanted.at], value) ? wanted.at : outcomes.findIndex((o) => same(o, value))
      if (at >= 0) return at
    }
    return random.index(outcomes)
  })
}

/**
 * Whether the onlooker learns, by the rules' own word, of a draw that came up otherwise or of
 * something revealed.
 */
export function learns(a: WatchedTurn, b: WatchedTurn, who: Who): boolean {
  const [shown, shownThere] = [a, b].map(({ revealed }) => revealed.filter(({ to }) => isKnownTo(to, who)))
  if (!same(shown, shownThere)) return true
  return a.draws.some((drawn, n) => {
    const other = b.draws[n]
    if (other === undefined || other.name !== drawn.name || same(cameUp(drawn), cameUp(other))) return false
    return isKnownTo(drawn.knownTo, who) && isKnownTo(other.knownTo, who)
  })
}

/** Other things that could have come up, each once. */
export function otherOutcomes({ outcomes, at }: Drawn): number[] {
  const seen = new Set([JSON.stringify(outcomes[at])])
  return outcomes.flatMap((outcome, other) => {
    const text = JSON.stringify(outcome)
    if (seen.has(text)) return []
    seen.add(text)
    return [other]
  })
}
