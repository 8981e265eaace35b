// The ledger of a game: every change of a chance belongs to one's own choice, to others' choices,
// to luck or to what the judgement had not seen, and together they are the result less the chance
// at the start, to the last digit.

import type { Seat } from "@genepool/engine"
import type { Moment, Story } from "./story.ts"
import type { Study } from "./study.ts"
import type { Chances } from "./weigh.ts"

/** What was found out about a moment beside the choices that can be judged. */
export interface Weighed {
  /**
   * Before anybody chose, and after it whatever dice and cards say; null where that was not
   * reckoned out.
   */
  readonly level: Chances | null
  readonly after: Chances | null
}

/** What became of each seat's chance at one moment. */
export interface Entry {
  readonly n: number
  readonly after: Chances
  readonly own: Chances
  readonly others: Chances
  readonly luck: Chances
  /**
   * Where nothing was left to chance and every choice was judged, and the judgement changed its
   * mind all the same.
   */
  readonly unseen: Chances
}

export interface Account {
  readonly start: number
  readonly own: number
  readonly others: number
  readonly luck: number
  readonly unseen: number
  readonly result: number
}

export interface Books {
  readonly start: Chances
  /** The set-up first; giving up comes last, as an entry of its own. */
  readonly entries: readonly Entry[]
  readonly accounts: readonly Account[]
}

/** Halves of halves: sums and differences of such numbers are exact, in whatever order. */
const grain = 2 ** 30
const exact = (chance: number) => Math.round(chance * grain) / grain

/** `studies` by part as the moments tell them, `weighed` by moment. */
export function keepBooks(
  story: Story,
  start: Chances,
  studies: readonly (readonly Study[])[],
  weighed: readonly Weighed[],
  end: Chances,
): Books {
  const { seats, moments } = story
  const result = story.result.map(exact)
  const entries: Entry[] = []
  // From the end to the start: what is before a moment is after the one that precedes it
  let after: Chances = (story.played ?? end).map(exact)
  const given = entryOf(story.choices, result, {
    before: after,
    expected: result,
    own: givenUp(story, after, result),
    others: null,
  })
  if (result.some((chance, seat) => chance !== after[seat])) entries.unshift(given)
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at] as Moment
    const parts = split(moment, studies[at]!, weighed[at]!, after)
    entries.unshift(entryOf(moment.n, after, parts))
    after = parts.before
  }
  // Where nothing is left to chance before the first choice, the start is what it is worth
  const first = story.dealt ? start.map(exact) : after
  const nothing = new Array<number>(seats).fill(0)
  entries.unshift(entryOf(0, after, { before: first, expected: first, own: nothing, others: null }))
  return { start: first, entries, accounts: Array.from({ length: seats }, (_, seat) => account(seat)) }

  function account(seat: Seat): Account {
    const sum = (of: (entry: Entry) => Chances) => entries.reduce((all, entry) => all + of(entry)[seat]!, 0)
    return {
      start: first[seat]!,
      own: sum(({ own }) => own),
      others: sum(({ others }) => others),
      luck: sum(({ luck }) => luck),
      unseen: sum(({ unseen }) => unseen),
      result: result[seat]!,
    }
  }
}

/**
 * What is neither luck nor one's own is others'; where that is known apart, the rest was not seen.
 */
function entryOf(n: number, after: Chances, { before, expected, own, others }: Split): Entry {
  const rest = after.map((_, seat) => expected[seat]! - before[seat]! - own[seat]!)
  return {
    n,
    after,
    own,
    others: others ?? rest,
    luck: after.map((chance, seat) => chance - expected[seat]!),
    unseen: rest.map((chance, seat) => (others === null ? 0 : chance - others[seat]!)),
  }
}

interface Split {
  readonly before: Chances
  /** After the choices, before dice and cards. */
  readonly expected: Chances
  readonly own: Chances
  /**
   * What others missed or won by what they chose; null where not all of it was judged, or choices
   * met.
   */
  readonly others: Chances | null
}

function split(moment: Moment, studies: readonly Study[], weighed: Weighed, after: Chances): Split {
  const nothing = after.map(() => 0)
  if (!moment.changed && studies.length === 0)
    return { before: after, expected: after, own: nothing, others: null }
  const expected = expectedOf(moment, studies, weighed)?.map(exact) ?? after
  const base = baseOf(studies, weighed)?.map(exact) ?? expected
  const missed = nothing.map((_, seat) => studies.reduce((sum, study) => sum + study.missed[seat]!, 0))
  const share = shareWithin(base, missed)
  const before = base.map((chance, seat) => exact(chance + share * missed[seat]!))
  const lost = (seat: Seat, isOwn: boolean) =>
    exact(
      studies.reduce(
        (sum, study) => ((study.seat === seat) === isOwn ? sum - share * study.missed[seat]! : sum),
        0,
      ),
    )
  const own = nothing.map((_, seat) => lost(seat, true))
  // What several choose at once meets as nobody could foresee: that is the others' doing, and not
  // judged apart
  const isApart = !moment.together && studies.length === moment.chosen.length
  return { before, expected, own, others: isApart ? nothing.map((_, seat) => lost(seat, false)) : null }
}

/** What was to be expected once everybody had chosen; null where nothing more was open. */
function expectedOf(
  { together, chance }: Moment,
  studies: readonly Study[],
  { after }: Weighed,
): Chances | null {
  const [only] = studies
  if (together || only === undefined) return after
  return (chance ?? only.opened) ? only.level : null
}

/**
 * What the chances were before, but for what the seats that are judged then missed: what they could
 * expect of their choice, each without knowing what others chose at the same time.
 */
function baseOf(studies: readonly Study[], { level }: Weighed): Chances | null {
  if (studies.length === 0) return level
  const last = new Map(studies.map((study) => [study.seat, study.level]))
  const levels = [...last.values()]
  return levels[0]!.map((_, seat) => levels.reduce((sum, chances) => sum + chances[seat]!, 0) / levels.length)
}

/** The largest share of the change that leaves every chance between 0 and 1. */
function shareWithin(base: Chances, change: Chances): number {
  let share = 1
  base.forEach((chance, seat) => {
    const by = change[seat]!
    if (by > 0) share = Math.min(share, Math.max(0, 1 - chance) / by)
    if (by < 0) share = Math.min(share, Math.max(0, chance) / -by)
  })
  return share
}

/** Who gives up answers for it. */
function givenUp({ resigned }: Story, before: Chances, result: Chances): Chances {
  return before.map((chance, seat) => (resigned.includes(seat) ? result[seat]! - chance : 0))
}
