// What is said aloud at the table, unasked: one sentence a turn, when the turn has been seen; what
// was taken back; each once

import type { Fact, GameModule, PositionView } from "@genepool/engine"
import { beforeOpenEnd, type Speaker, sayTurns } from "@genepool/text"
import type { Preferences } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"
import { isAsked } from "./scenes.ts"
import type { Shown } from "./show.ts"
import type { Moment } from "./source.ts"

interface Saying {
  readonly module: GameModule
  readonly words: Speaker
  readonly say: AppSay
  readonly length: Preferences["spoken"]
}

/** What is drawn now, as far as a listener is concerned. */
export type Heard = Pick<
  Shown,
  "moments" | "view" | "decision" | "result" | "waiting" | "seats" | "showing" | "waits" | "paused"
>

/**
 * Follows what is drawn. A choice is drawn fact by fact, and a turn is several choices, as is the
 * end of a round: what has begun is held back until it is over, or until the listener could wait
 * for it no longer.
 */
export class Herald {
  /** What has been told, or was there before anybody listened. */
  private told: readonly Moment[]
  private now: Heard

  constructor(first: Heard) {
    this.told = first.moments
    this.now = first
  }

  /** What is to be said of it now. */
  hear(now: Heard, saying: Saying): string[] {
    this.now = now
    const kept = now.moments.findIndex((moment, at) => !goesOn(this.told[at], moment))
    const gone = this.told.slice(kept < 0 ? now.moments.length : kept)
    if (gone.length > 0) this.told = this.told.slice(0, this.told.length - gone.length)
    return [...sayTakenBack(gone, now.view, saying), ...this.tell(this.mayBeTold(saying), saying)]
  }

  /** All that was held back. */
  rest(saying: Saying): string[] {
    return this.tell(this.now.moments, saying)
  }

  /** Whether something is held back, and nothing that is drawn will bring more of it by itself. */
  get isWaitedFor(): boolean {
    const { moments, showing, paused } = this.now
    return (!showing || paused) && newIn(this.told, moments).length > 0
  }

  private mayBeTold({ length, module }: Saying): readonly Moment[] {
    const { moments, waiting, showing, waits, paused } = this.now
    const last = moments.at(-1)
    const isOver =
      this.now.result !== null ||
      isAsked(this.now) ||
      waits ||
      paused ||
      length !== "short" ||
      last === undefined
    const isBegun = showing || (last?.seat != null && waiting.includes(last.seat))
    if (isOver) return moments
    const turn = moments.findLastIndex(({ seat }) => seat !== last.seat)
    return beforeOpenEnd(isBegun ? moments.slice(0, turn + 1) : moments, module)
  }

  private tell(moments: readonly Moment[], { module, words, length }: Saying): string[] {
    const come = newIn(this.told, moments)
    const { told } = this
    // Less than before may be told, and what was told is not told again
    if (come.length > 0) this.told = moments
    if (length === "off") return []
    if (length === "full") return come.flatMap(({ facts }) => facts.map(words.sayFact))
    return sayTurns(come, { module, words, view: this.now.view }, this.now.seats.length > 2, told)
  }
}

function sayTakenBack(
  gone: readonly Moment[],
  view: PositionView,
  { module, words, say }: Pick<Saying, "module" | "words" | "say">,
): string[] {
  const [what] = gone.length === 0 ? [] : sayTurns(gone, { module, words, view })
  return what === undefined ? [] : [say("announce.takenBack", { what })]
}

/** The facts that have come since, each with the choice that brought it. */
function newIn(told: readonly Moment[], moments: readonly Moment[]): Moment[] {
  return moments.flatMap((moment, at) => {
    const before = told[at]
    if (before === moment) return []
    const facts = moment.facts.slice(before?.facts.length ?? 0)
    return facts.length === 0 ? [] : [{ ...moment, facts }]
  })
}

/**
 * The same choice, of which more may have been drawn since; also when a page has it anew from the
 * server.
 */
function goesOn(before: Moment | undefined, now: Moment): boolean {
  if (before === undefined || before === now) return true
  const isKnown = (fact: Fact, at: number) => now.facts[at]?.fact === fact.fact
  return before.n === now.n && before.seat === now.seat && before.facts.every(isKnown)
}
