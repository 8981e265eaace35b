// What just happened, cut into moments that are shown one after the other: which, a game says;
// when, the table

import type { Fact } from "@genepool/engine"

/** Facts that are shown in one go. */
export type Beat<F extends Fact = Fact> = readonly F[]

/** How what happens is cut into beats, and which of them are seen longer. */
export interface Pacing<F extends Fact = Fact> {
  /** Which facts belong together, because they happen at the same time. */
  readonly chords: readonly (readonly F["fact"][])[]
  /** Told in the log only: they show on the board by themselves, or by what follows. */
  readonly quiet: ReadonlySet<F["fact"]>
  /** Begin a beat of their own, even inside a chord. */
  readonly leading?: ReadonlySet<F["fact"]>
  /** Dice are thrown: seen until they lie. */
  readonly dice?: ReadonlySet<F["fact"]>
  /** The view itself moves when it comes, as a die that lies in it rolls. */
  readonly drawn?: ReadonlySet<F["fact"]>
  /** How a fight or a hunt came out: seen longest. */
  readonly results?: ReadonlySet<F["fact"]>
}

interface CutBeat<F extends Fact> {
  readonly beat: Beat<F>
  /** The place of its first fact among all, and the one behind its last. */
  readonly from: number
  readonly to: number
}

export function cutIntoBeats<F extends Fact>(
  { chords, quiet, leading }: Pacing<F>,
  facts: readonly F[],
): CutBeat<F>[] {
  const beats: { beat: F[]; from: number; to: number }[] = []
  let open: readonly F["fact"][] | null = null
  for (const [at, fact] of facts.entries()) {
    if (quiet.has(fact.fact)) continue
    const chord = chords.find((names) => names.includes(fact.fact)) ?? null
    const last = beats.at(-1)
    if (last !== undefined && chord !== null && chord === open && leading?.has(fact.fact) !== true) {
      last.beat.push(fact)
      last.to = at + 1
    } else beats.push({ beat: [fact], from: at, to: at + 1 })
    open = chord
  }
  return beats
}

export function beatsOf<F extends Fact>(pacing: Pacing<F>, facts: readonly F[]): Beat<F>[] {
  return cutIntoBeats(pacing, facts).map(({ beat }) => beat)
}

/**
 * What everybody at a table may choose in secret, one after the other, before anything is heard.
 */
const silently = 12

/**
 * Whether a step goes on from the one that was seen. Back in time or a jump comes without facts;
 * but so do choices that nobody hears of, such as to pass.
 */
export function follows(step: number, seen: number, facts: readonly Fact[]): boolean {
  return step > seen && (facts.length > 0 || step - seen <= silently)
}
