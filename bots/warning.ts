// Warnings before a choice: every option is tried alike often, round after round, as the review
// compares them, and one that clearly gives away winning chances is held against the best.

import { type Choice, FastRandom, type Reason } from "@genepool/engine"
import { type Hint, reasonsOf, reasonToPrefer } from "./hint.ts"
import { judgementAt, type Knowledge, type Player, type Question } from "./player.ts"
import { thorough, thorougher, verdictOf } from "./review/study.ts"
import type { Chances, Looked } from "./review/weigh.ts"
import { imagineWorld } from "./world.ts"

/** What is lost by an option beside the best one. */
export interface Warning<C extends Choice = Choice> {
  readonly choice: C
  /** The winning chance that it gives away, from 0 to 1. */
  readonly lost: number
  readonly better: Hint<C>
}

/** So much winning chance must be lost for a warning. */
export const worthAWarning = 0.08

/** So much winning chance is no difference. */
const asGood = 0.02

/**
 * More options than this take too long to try: of the rest nothing is known, and nobody is warned.
 */
const most = 16

/**
 * A question that is thought over in slices, so that whoever thinks can be called away in between.
 */
export class Weighing {
  private readonly knowledge: Knowledge
  private readonly question: Question
  private readonly comparer: Player
  private readonly reasons = new Map<Choice, readonly Reason[]>()
  private readonly found: { readonly choice: Choice; readonly times: Chances[] }[]

  constructor(knowledge: Knowledge, question: Omit<Question, "budget">) {
    this.knowledge = knowledge
    this.question = { ...question, budget: { iterations: 0 } }
    this.comparer = thorougher(knowledge, question.seats, true)
    this.found = candidates(knowledge, this.question).map((choice) => ({ choice, times: [] }))
  }

  /** One more round; false when there is nothing left to find out. */
  goOn(): boolean {
    const { question, found } = this
    const round = found[0]?.times.length ?? 0
    if (found.length < 2 || round >= thorough.rounds) return false
    const { options } = this.comparer({
      ...question,
      decision: { ...question.decision, options: found.map(({ choice }) => choice) },
      seed: `${question.seed} warning ${round}`,
      budget: { iterations: thorough.tries * found.length },
    })
    for (const { choice, chances } of options)
      found.find((option) => option.choice === choice)?.times.push(chances as Chances)
    return true
  }

  /** Of all options that lose much for certain: the interval of 95 % lies above nothing. */
  warnings(): Warning[] {
    const { found, question } = this
    const { seat } = question
    return found.flatMap((option) => {
      const others: Looked[] = found.filter((other) => other !== option)
      const verdict = verdictOf([option, ...others], seat)
      const lost = verdict?.missed[seat] ?? 0
      if (verdict?.better == null || lost <= worthAWarning || verdict.low <= 0) return []
      return [{ choice: option.choice, lost, better: this.better(verdict.better, option.choice) }]
    })
  }

  /**
   * With what tells it apart from the choice that is held: one about as good that can be told why
   * goes before one that cannot.
   */
  private better(best: Choice, held: Choice): Hint {
    const hints = this.found
      .filter(({ choice }) => choice !== held)
      .map(({ choice, times }) => ({ choice, chance: this.chanceIn(times) }))
      .sort((a, b) => Number(b.choice === best) - Number(a.choice === best) || b.chance - a.chance)
    const [first] = hints as [(typeof hints)[number], ...typeof hints]
    for (const hint of hints) {
      if (hint.chance < first.chance - asGood) continue
      const reason = reasonToPrefer(this.reasonsOf(hint.choice), this.reasonsOf(held))
      if (reason !== null) return { ...hint, reason }
    }
    return { ...first, reason: null }
  }

  private chanceIn(times: readonly Chances[]): number {
    return times.reduce((sum, chances) => sum + (chances[this.question.seat] as number), 0) / times.length
  }

  private reasonsOf(choice: Choice): readonly Reason[] {
    const known = this.reasons.get(choice) ?? reasonsOf(this.knowledge, this.question, choice)
    this.reasons.set(choice, known)
    return known
  }
}

/** All of them, where that is not too much; otherwise those that look best at first sight. */
function candidates(knowledge: Knowledge, { view, seat, seats, decision, seed }: Question): Choice[] {
  const { options } = decision
  if (options.length <= most) return [...options]
  const { game } = knowledge
  const world = imagineWorld(game, view, seat, new FastRandom(seed))
  const prior = judgementAt(knowledge, seats)?.prior?.(world, decision) ?? options.map(() => 1)
  return options
    .map((option, at) => ({ option, at }))
    .sort((a, b) => (prior[b.at] as number) - (prior[a.at] as number))
    .slice(0, most)
    .map(({ option }) => option)
}
