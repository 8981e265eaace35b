// A hint for a person: the best options, their chances to win, and what speaks for them.

import {
  type AnyGame,
  type Choice,
  canonical,
  type Decision,
  FastRandom,
  type Frame,
  type Judgement,
  type Position,
  type Reason,
  sameChoice,
  Turn,
} from "@genepool/engine"
import { settingsOf } from "./levels.ts"
import type { Knowledge, Question, Thought } from "./player.ts"
import { Rollout } from "./search/rollout.ts"
import { searching } from "./search/search.ts"
import { imagineWorld, openAnswers } from "./world.ts"

export interface Hint<C extends Choice = Choice> {
  readonly choice: C
  /** The chance to win, from 0 to 1. */
  readonly chance: number
  /** The main reason, to be said as the game's `reason.<why>`; null where the game gives none. */
  readonly reason: Reason | null
}

/** Options that were hardly tried are no advice. */
const leastShare = 0.02

/**
 * In so many worlds a choice is seen through to its end, and half of them must agree on what it is
 * good for.
 */
const worlds = 18
const enough = worlds / 2
/**
 * Dice decide whether a gamble comes off: where nothing is agreed on, what a third of the worlds
 * reach is its aim.
 */
const gamble = worlds / 3
/** What is still not over after so many more choices of each seat is looked at as it stands. */
const patience = 24
/**
 * What follows from a choice at once ("which group?", "to where?") is thought over in so many
 * tries.
 */
const planning = 60

export function hintsOf<C extends Choice>(
  knowledge: Knowledge,
  question: Question<C>,
  { options }: Thought<C>,
  count = 3,
): Hint<C>[] {
  let tries = 0
  for (const { visits } of options) tries += visits
  const best = options
    .filter(({ visits }, place) => place === 0 || visits >= leastShare * tries)
    .sort((a, b) => percent(b.chance) - percent(a.chance) || b.value - a.value)
    .slice(0, count)
  const reasons = best.map(({ choice }) => reasonsOf(knowledge, question, choice))
  const shown = best.map(({ chance }) => percent(chance))
  return best.map(({ choice, chance }, at) => ({ choice, chance, reason: tellingOf(reasons, shown, at) }))
}

/** What speaks for a choice, the weightiest first. */
export function reasonsOf({ game, judgement }: Knowledge, question: Question, choice: Choice): Reason[] {
  return judgement?.reasons === undefined ? [] : agreed(reasonsFor(game, judgement, question, choice))
}

/**
 * What speaks for one choice rather than for another; where both have the same reasons, its
 * weightiest.
 */
export function reasonToPrefer(own: readonly Reason[], other: readonly Reason[]): Reason | null {
  return tellingOf([own, other], [0, 0], 0)
}

/**
 * As chances are shown: of two that look the same, the one the bot would rather take comes first.
 */
const percent = (chance: number) => Math.round(chance * 100)

/**
 * The weightiest reason that tells the option apart from those that look equally good; or else from
 * all the others taken together; where there is none, the weightiest.
 */
function tellingOf(
  reasons: readonly (readonly Reason[])[],
  shown: readonly number[],
  at: number,
): Reason | null {
  const own = reasons[at] as readonly Reason[]
  const speaksFor = (list: readonly Reason[], reason: Reason) =>
    list.some((other) => canonical(other) === canonical(reason))
  const equals = reasons.filter((_, other) => other !== at && shown[other] === shown[at])
  return (
    (equals.length > 0 ? own.find((reason) => !equals.some((list) => speaksFor(list, reason))) : undefined) ??
    own.find((reason) => !reasons.every((list) => speaksFor(list, reason))) ??
    own[0] ??
    null
  )
}

/**
 * What speaks for the choice, in each of the worlds: what it does itself, or else what comes of it.
 */
function reasonsFor(
  game: AnyGame,
  judgement: Judgement,
  question: Question,
  choice: Choice,
): (readonly Reason[])[] {
  const { view, seat, seats, decision, seed } = question
  let plan: readonly Choice[] | null = null
  const random = new FastRandom(seed)
  const turn = new Turn(random, false)
  const rollout = new Rollout(game, judgement, { playOn: 0, whim: 0 }, seats, random, turn)
  const lists: (readonly Reason[])[] = []
  for (let n = 0; n < worlds; n++) {
    const before = imagineWorld(game, view, seat, random)
    const world: Position = game.clone(before)
    const effect = new Effect(world, decision, judgement)
    const look = () => judgement.reasons?.(before, world, seat) ?? []
    game.apply(world, seat, choice, turn)
    const atOnce = look()
    for (let made = 0; atOnce.length === 0 && made < patience * seats; ) {
      const decisions: Decision[] = game.decisions(world)
      if (effect.isOver(world, decisions)) break
      plan ??= planOf(game, judgement, question, choice)
      const meant = plan[made]
      const planned = decisions[0]?.options.find((option) => meant !== undefined && sameChoice(option, meant))
      if (planned === undefined) made += rollout.answer(world, decisions)
      else {
        game.apply(world, seat, planned, turn)
        made++
      }
    }
    lists.push(atOnce.length === 0 ? look() : atOnce)
  }
  return lists
}

/**
 * The own answers that a choice asks for at once, as a quick search gives them: whoever chooses to
 * move means to move somewhere. They end where somebody else is asked, where chance comes in, or
 * where the choice has had its effect.
 */
function planOf(game: AnyGame, judgement: Judgement, question: Question, choice: Choice): Choice[] {
  const { view, seat, decision, seed } = question
  const random = new CountedRandom(`${seed} plan`)
  const turn = new Turn(random, false)
  const world = imagineWorld(game, view, seat, new FastRandom(seed))
  const effect = new Effect(world, decision, judgement)
  const player = searching({ game, judgement }, () => 0, settingsOf(5, judgement))
  const plan: Choice[] = []
  game.apply(world, seat, choice, turn)
  while (random.drawn === 0 && plan.length < patience) {
    const decisions: Decision[] = game.decisions(world)
    const next = decisions[0]
    if (next === undefined || decisions.length > 1 || next.seat !== seat || next.together) break
    if (effect.isOver(world, decisions)) break
    const asked = {
      ...question,
      view: game.view(world, seat),
      decision: next,
      seed: `${seed} plan ${plan.length}`,
      budget: { iterations: planning },
    }
    const answer = next.options.length === 1 ? (next.options[0] as Choice) : player(asked).choice
    plan.push(answer)
    game.apply(world, seat, answer, turn)
  }
  return plan
}

class CountedRandom extends FastRandom {
  drawn = 0

  override below(n: number): number {
    this.drawn++
    return super.below(n)
  }
}

/**
 * How far a choice is followed: until the procedure that asked for it is over, or asks the same
 * again.
 */
class Effect {
  private readonly decision: Decision
  private readonly judgement: Judgement
  private readonly depth: number
  private readonly asking: Frame | undefined
  private readonly open: unknown

  constructor(world: Position, decision: Decision, judgement: Judgement) {
    this.decision = decision
    this.judgement = judgement
    this.depth = world.frames.length - 1
    this.asking = world.frames[this.depth]
    this.open = openAnswers(world)
  }

  isOver(world: Position, decisions: readonly Decision[]): boolean {
    const { decision, judgement, depth, asking, open } = this
    const { together, seat, ask } = decision
    if (world.frames[depth] !== asking) return true
    if (together && openAnswers(world) === open) return false
    // What one does alone is also over when the world can be judged
    if (!together && (judgement.settled?.(world) ?? true)) return true
    return (
      world.frames.length - 1 === depth && decisions.some((next) => next.seat === seat && next.ask === ask)
    )
  }
}

interface Vote {
  readonly reason: Reason
  readonly counts: number[]
}

/**
 * What enough worlds agree on, the weightiest first. Each votes with its weightiest reason, then
 * with the next one too, and so on. Of how much they speak, it is what enough of them reach.
 */
function agreed(lists: readonly (readonly Reason[])[]): Reason[] {
  const told = toldBy(lists, enough)
  return told.length > 0 ? told : toldBy(lists, gamble).slice(0, 1)
}

function toldBy(lists: readonly (readonly Reason[])[], enough: number): Reason[] {
  const votes = new Map<string, Vote>()
  const told = new Map<Vote, Reason>()
  const longest = Math.max(...lists.map(({ length }) => length))
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const reason = list[place]
      if (reason === undefined) continue
      const { count, ...same } = reason
      const key = canonical(same)
      const vote = votes.get(key) ?? { reason, counts: [] }
      votes.set(key, vote)
      vote.counts.push(Number(count))
    }
    const most = [...votes.values()].sort((a, b) => b.counts.length - a.counts.length)
    for (const vote of most)
      if (vote.counts.length >= enough && !told.has(vote)) told.set(vote, amountIn(vote, enough))
  }
  return [...told.values()]
}

function amountIn({ reason, counts }: Vote, enough: number): Reason {
  if (reason.count === undefined) return reason
  return { ...reason, count: counts.sort((a, b) => b - a)[enough - 1] as number }
}
