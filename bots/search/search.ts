// Information-set tree search on the contract alone: every try imagines a world from the view and
// plays it through the tree, where each seat looks after its own value; beyond the tree the world
// is played on in a hurry and judged.

import {
  type AnyGame,
  type Choice,
  canonical,
  type Decision,
  FastRandom,
  type Judgement,
  type Position,
  type Seat,
  Turn,
} from "@genepool/engine"
import type { Clock, Knowledge, Opinion, Player, Question, Thought } from "../player.ts"
import { imagineWorld, openAnswers } from "../world.ts"
import { logarithmOf } from "./exact.ts"
import { Objective } from "./objective.ts"
import { Pauses } from "./pauses.ts"
import { pickChoice } from "./pick.ts"
import { Rollout } from "./rollout.ts"
import type { Settings } from "./settings.ts"
import { joint, Tree } from "./tree.ts"

export function searching({ game, judgement }: Knowledge, clock: Clock, settings: Settings): Player {
  const tree = new Tree(settings.capacity)
  const pauses = new Pauses()
  let foreseen: Foreseen | null = null
  return (question) => {
    const carried = foreseen !== null && fits(foreseen, question, tree) ? foreseen : null
    if (carried === null) tree.clear()
    const root = carried?.node ?? 0
    const search = new Search(game, judgement, clock, settings, tree, pauses, root, question)
    const thought = search.think()
    foreseen = search.foresee(thought)
    return carried === null ? thought : { ...thought, carried: carried.seed }
  }
}

/** What the seat will see if it is asked again at once, and where in the tree that is. */
interface Foreseen {
  /** Of the thought that foresaw it. */
  readonly seed: string
  readonly seat: Seat
  readonly view: string
  readonly node: number
}

/**
 * Long turns are made of many small choices: what was thought of the next one already need not be
 * thought again.
 */
function fits({ seat, view, node }: Foreseen, question: Question, tree: Tree): boolean {
  if ("exactly" in question.budget && !question.budget.goesOn) return false
  return seat === question.seat && node !== 0 && tree.hasRoom && view === canonical(question.view)
}

/** How often it is asked whether more tries could change the answer. */
const tryAgain = 16
/** A little is left for putting the thought together. */
const shareOfTime = 0.97

/**
 * What stands out does so less, and a folly stays one. By roots alone, which are the same on every
 * machine.
 */
const vaguely = (promise: number) => Math.sqrt(promise * Math.sqrt(promise))

class Search {
  private readonly game: AnyGame
  private readonly judgement: Judgement | null
  private readonly clock: Clock
  private readonly settings: Settings
  private readonly tree: Tree
  private readonly pauses: Pauses
  /** Where in the tree the question is asked. */
  private readonly root: number
  private readonly question: Question
  private readonly random: FastRandom
  private readonly turn: Turn
  private readonly objective: Objective
  private readonly rollout: Rollout
  /** The nodes of the present try, and how many they are. */
  private readonly path: number[] = []
  private length = 0
  /** In a decision taken together: where each seat is in its own answer. */
  private readonly cursors: Int32Array
  /**
   * Where options are compared: how many tries there were, and each seat's chances summed up,
   * option by option.
   */
  private readonly compared: Float64Array | null
  private tries = 0

  constructor(
    game: AnyGame,
    judgement: Judgement | null,
    clock: Clock,
    settings: Settings,
    tree: Tree,
    pauses: Pauses,
    root: number,
    question: Question,
  ) {
    this.game = game
    this.judgement = judgement
    this.clock = clock
    this.settings = settings
    this.tree = tree
    this.pauses = pauses
    this.root = root
    this.question = question
    this.random = new FastRandom(question.seed)
    this.turn = new Turn(this.random, false)
    this.objective = new Objective(game, judgement, settings.looksAt, question.seats)
    this.rollout = new Rollout(game, judgement, settings, question.seats, this.random, this.turn)
    this.cursors = new Int32Array(question.seats)
    this.compared = settings.compares
      ? new Float64Array(question.decision.options.length * question.seats)
      : null
  }

  think(): Thought {
    const { decision, budget } = this.question
    const { options } = decision
    if (options.length === 1) return { choice: options[0] as Choice, iterations: 0, options: [] }
    const start = this.clock()
    this.objective.startFrom(this.imagine())
    this.findSpread()
    const isExact = "exactly" in budget
    const most = isExact
      ? budget.exactly
      : Math.min(this.settings.tries, "iterations" in budget ? budget.iterations : Number.POSITIVE_INFINITY)
    const time = "ms" in budget ? budget.ms * shareOfTime : Number.POSITIVE_INFINITY
    this.pauses.begin(start)
    let iterations = 0
    for (;;) {
      this.tryOnce()
      iterations++
      if (iterations >= most) break
      let left = most - iterations
      if (time < Number.POSITIVE_INFINITY) {
        const now = this.clock()
        const spent = now - start
        // Half of the time is for thinking in any case
        if (spent + Math.min(this.pauses.longestUntil(now), time / 2) >= time) break
        left = (iterations * (time - spent)) / spent
      }
      if (isExact || this.compared !== null) continue
      if (iterations % tryAgain === 0 && this.settled(left)) break
    }
    const opinions = this.opinions()
    return {
      choice: pickChoice(opinions, decision, this.settings, this.random),
      iterations,
      options: opinions,
    }
  }

  /**
   * Looks one own choice ahead, for the next question. Not with a number of tries: there the same
   * question must give the same thought, whatever was asked before.
   */
  foresee({ choice }: Thought): Foreseen | null {
    const { game, tree, turn, root, question } = this
    const { seat, decision, budget } = question
    if (decision.together || "iterations" in budget) return null
    const world = this.imagine()
    turn.opened = false
    game.apply(world, seat, choice, turn)
    if (turn.opened || !game.decisions(world).some((next) => next.seat === seat)) return null
    tree.look(root, seat, decision.options)
    const node = tree.arms[decision.options.indexOf(choice)] ?? 0
    return { seed: question.seed, seat, view: canonical(game.view(world, seat)), node }
  }

  /**
   * Where the game does not say what a clear lead is: how far leads are apart after a while of
   * play.
   */
  private findSpread(): void {
    const { judgement, objective, question } = this
    if (judgement === null || judgement.spread !== undefined) return
    const tries = 12
    let sum = 0
    let squares = 0
    for (let i = 0; i < tries; i++) {
      const world = this.imagine()
      this.rollout.play(world)
      objective.judge(world)
      for (let seat = 0; seat < question.seats; seat++) {
        const lead = objective.lead(seat)
        sum += lead
        squares += lead * lead
      }
    }
    const count = tries * question.seats
    objective.spread = Math.max(Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)), 1e-6)
  }

  private imagine(): Position {
    const { game, judgement, settings, random } = this
    const { view, seat } = this.question
    const minded = settings.remembers ? view : (judgement?.forget?.(view, random) ?? view)
    return imagineWorld(game, minded, seat, random)
  }

  private tryOnce(): void {
    const world = this.imagine()
    this.tree.makeRoom()
    this.length = 0
    this.descend(world)
    this.rollout.play(world)
    this.objective.judge(world)
    this.learn()
  }

  /** Plays the world through the tree, until it leaves it by a node that is new. */
  private descend(world: Position): void {
    const { game, turn, tree, settings } = this
    let node = this.root
    while (this.length < settings.depth) {
      const decisions: Decision[] = game.decisions(world)
      const decision = decisions[0]
      if (decision === undefined) return
      if (decision.together) {
        node = this.answerTogether(world, node, decisions)
        if (node === 0) return
      } else {
        const choice = this.select(world, node, decision)
        node = this.chosen
        game.apply(world, decision.seat, choice, turn)
        if (node === 0) return
        this.pass(node)
      }
      if (tree.visits[node] === 0) return
    }
  }

  /**
   * Several seats answer at once, none of them knowing another's answer: each goes by statistics of
   * its own, and only all answers together lead on. Gives the node after them, or 0 when there is
   * none yet.
   */
  private answerTogether(world: Position, node: number, first: readonly Decision[]): number {
    const { game, tree, cursors, turn } = this
    const open = openAnswers(world)
    cursors.fill(node)
    let inTree = true
    let together = 0
    for (let decisions = first; decisions.length > 0; decisions = game.decisions(world)) {
      for (const decision of decisions) {
        const { seat } = decision
        const from = cursors[seat] as number
        // A seat whose answer has left the tree goes on by chance
        const choice = from < 0 ? this.rollout.pick(world, decision) : this.select(world, from, decision)
        const arm = from < 0 ? 0 : this.chosen
        if (arm === 0) inTree = false
        else {
          this.pass(arm)
          if (tree.visits[arm] === 0) inTree = false
          together = (Math.imul(together, 0x01000193) ^ arm) >>> 0
        }
        cursors[seat] = arm === 0 || tree.visits[arm] === 0 ? -1 : arm
        game.apply(world, seat, choice, turn)
        if (openAnswers(world) !== open) {
          if (!inTree) return 0
          const next = tree.after(node, together | 0)
          if (next !== 0) this.pass(next)
          return next
        }
      }
    }
    return 0
  }

  private pass(node: number): void {
    this.path[this.length++] = node
  }

  /** The node of the option that `select` chose; 0 when the tree is full. */
  private chosen = 0

  /**
   * The option with the best prospects for the seat that decides: what did well, and what is little
   * known.
   */
  private select(world: Position, node: number, decision: Decision): Choice {
    const { tree, judgement } = this
    const { seat, options } = decision
    if (this.compared !== null && node === this.root && seat === this.question.seat) return this.nextInTurn()
    tree.look(node, seat, options)
    const at =
      judgement?.prior === undefined
        ? this.byBounds(options.length)
        : this.byPrior(this.guessed(world, decision) ?? judgement.prior(world, decision))
    this.chosen = tree.arms[at] as number
    return options[at] as Choice
  }

  /** Filled in by `guessed`, as long as the list of the moment. */
  private readonly guess: number[] = []

  /**
   * How likely each of the options is, the nodes of which the tree has looked up. A node is guessed
   * at once, in the world that came to it first.
   */
  private guessed(world: Position, decision: Decision): readonly number[] | null {
    const { tree, judgement, settings, guess, question } = this
    const { seat, options } = decision
    if (!decision.together || judgement?.guess === undefined || settings.guesses === "nobody") return null
    if (settings.guesses === "others" && seat === question.seat) return null
    const { arms, guesses } = tree
    guess.length = options.length
    let known = true
    for (let i = 0; i < options.length; i++) {
      const one = arms[i] === 0 ? 0 : (guesses[arms[i] as number] as number)
      guess[i] = one
      if (one === 0) known = false
    }
    if (known) return guess
    const found = judgement.guess(world, decision, question.seats)
    if (found === null) return null
    const even = settings.doubt / options.length
    for (let i = 0; i < options.length; i++) {
      guess[i] = found[i] === 0 ? 0 : (1 - settings.doubt) * (found[i] as number) + even
      if (arms[i] !== 0) guesses[arms[i] as number] = guess[i] as number
    }
    return guess
  }

  /** Whatever came of the others: the options of the question, one after another. */
  private nextInTurn(): Choice {
    const { tree, root, question } = this
    const { seat, options } = question.decision
    const at = this.tries % options.length
    tree.look(root, seat, options)
    this.chosen = tree.arms[at] as number
    return options[at] as Choice
  }

  /** UCB1 with counts of availability; what was never tried counts as average at its best. */
  private byBounds(count: number): number {
    const { tree, settings, random } = this
    const { visits, available, values, arms } = tree
    const { exploration } = settings
    let best = -1
    let highest = Number.NEGATIVE_INFINITY
    let tries = 0
    let sum = 0
    let untried = 0
    for (let i = 0; i < count; i++) {
      const arm = arms[i] as number
      const n = visits[arm] as number
      const times = (available[arm] as number) + 1
      available[arm] = times
      if (n === 0) {
        untried++
        continue
      }
      const value = values[arm] as number
      tries += n
      sum += value
      const score = value / n + exploration * Math.sqrt(logarithmOf(times) / n)
      if (score > highest) {
        highest = score
        best = i
      }
    }
    if (untried === 0) return best
    if (best >= 0 && highest > sum / tries + exploration * Math.sqrt(logarithmOf(tries + 1))) return best
    let skip = random.below(untried)
    for (let i = 0; ; i++) if (visits[arms[i] as number] === 0 && skip-- === 0) return i
  }

  /**
   * The same with first sight: the more promising an option looks, the sooner and the oftener it is
   * tried.
   */
  private byPrior(prior: readonly number[]): number {
    const { tree, settings, random } = this
    const { visits, values, arms } = tree
    const first = settings.firstSight === "sharp" ? prior : prior.map(vaguely)
    const count = first.length
    let weight = 0
    let tries = 0
    let sum = 0
    for (let i = 0; i < count; i++) {
      const arm = arms[i] as number
      weight += first[i] as number
      tries += visits[arm] as number
      sum += values[arm] as number
    }
    const average = tries === 0 ? 0.5 : sum / tries
    const eager = (2 * settings.exploration * Math.sqrt(tries + 1)) / (weight || 1)
    let best = 0
    let highest = Number.NEGATIVE_INFINITY
    let equals = 1
    for (let i = 0; i < count; i++) {
      // A folly is not even tried, unless there is nothing else
      if (first[i] === 0 && weight > 0) continue
      const arm = arms[i] as number
      const n = visits[arm] as number
      const value = n === 0 ? average : (values[arm] as number) / n
      const score = value + (eager * (first[i] as number)) / (1 + n)
      if (score > highest) {
        highest = score
        best = i
        equals = 1
      } else if (score === highest && random.below(++equals) === 0) best = i
    }
    return best
  }

  private learn(): void {
    const { tree, path, objective, length, compared, question } = this
    const { visits, values, wins, seats } = tree
    if (compared !== null) {
      const row = (this.tries++ % question.decision.options.length) * question.seats
      for (let seat = 0; seat < question.seats; seat++)
        compared[row + seat] = (compared[row + seat] as number) + (objective.chances[seat] as number)
    }
    for (let i = 0; i < length; i++) {
      const node = path[i] as number
      visits[node] = (visits[node] as number) + 1
      const seat = seats[node] as number
      if (seat >= joint) continue
      values[node] = (values[node] as number) + (objective.values[seat] as number)
      wins[node] = (wins[node] as number) + (objective.chances[seat] as number)
    }
  }

  /** Whether so many more tries could not bring another option to the front. */
  private settled(left: number): boolean {
    const { tree, question } = this
    tree.look(this.root, question.seat, question.decision.options)
    let first = 0
    let second = 0
    for (let i = 0; i < question.decision.options.length; i++) {
      const n = tree.visits[tree.arms[i] as number] as number
      if (n > first) {
        second = first
        first = n
      } else if (n > second) second = n
    }
    return first - second > left
  }

  private opinions(): Opinion[] {
    const { tree, question } = this
    const { visits, values, wins, arms } = tree
    const { options } = question.decision
    tree.look(this.root, question.seat, options)
    return options
      .map((choice, at) => {
        const arm = arms[at] as number
        const n = visits[arm] as number
        const opinion = {
          choice,
          visits: n,
          chance: (wins[arm] as number) / n,
          value: (values[arm] as number) / n,
        }
        return this.compared === null ? opinion : { ...opinion, chances: this.chancesOf(at) }
      })
      .filter((opinion) => opinion.visits > 0)
      .sort((a, b) => b.visits - a.visits || b.value - a.value)
  }

  private chancesOf(option: number): number[] {
    const { tries, compared, question } = this
    const { seats, decision } = question
    const times = Math.ceil((tries - option) / decision.options.length)
    return Array.from({ length: seats }, (_, seat) => (compared?.[option * seats + seat] as number) / times)
  }
}
