// The review of a finished game: first at a glance, by judgement alone, then moment by moment by
// search.

import type { Choice, Log, Position, Reason, Seat } from "@genepool/engine"
import { hintsOf } from "../hint.ts"
import { judgementAt, type Knowledge } from "../player.ts"
import { type Accuracy, accuracyOf, type Graded } from "./accuracy.ts"
import { type Account, type Entry, keepBooks, type Weighed } from "./ledger.ts"
import { type Eyes, gameFor, type Moment, type Part, retell, type Story } from "./story.ts"
import { atAGlance, closely, type Depth, Student, type Study, thorough } from "./study.ts"
import { type Chances, Scales } from "./weigh.ts"

/**
 * Raised when the same log would be reviewed otherwise: what was kept before is then worked out
 * anew.
 */
export const reviewVersion = 3

/** A choice that gave much away. */
export interface TurningPoint {
  /** The line of the log that it is: one may play on from the line before. */
  readonly n: number
  readonly seat: Seat
  /** What was asked: the stable key of the prompt. */
  readonly ask: string
  readonly chosen: Choice
  readonly better: Choice
  /**
   * What speaks for the better choice, to be said as the game's `reason.<why>`; null where nothing
   * clearly does.
   */
  readonly reason: Reason | null
  /** The chance to win that was given away, and with 95 % of certainty between which it lies. */
  readonly lost: number
  readonly low: number
  readonly high: number
}

/** A choice among several options, for profiles over many games. */
export interface Judged extends Graded {
  readonly n: number
  readonly seat: Seat
  readonly ask: string
}

/** Plain JSON, to be kept with the game. */
export interface Review {
  readonly version: number
  readonly game: string
  readonly eyes: Eyes
  readonly seats: number
  readonly choices: number
  /** From 0, at a glance, to 1, as thorough as it gets. */
  readonly done: number
  /**
   * Each seat's chance at the start; then what became of it from moment to moment, the set-up
   * first.
   */
  readonly start: Chances
  readonly entries: readonly Entry[]
  readonly accounts: readonly Account[]
  /** Null for seats whose choices cannot be judged with these eyes. */
  readonly accuracy: readonly (Accuracy | null)[]
  readonly turningPoints: readonly TurningPoint[]
  readonly judged: readonly Judged[]
}

/** How much thought goes into each pass. */
export type Effort = { readonly [pass in "glance" | Job["depth"]]: Depth }

export const usualEffort: Effort = { glance: atAGlance, thorough, closely }

/** One piece of work, for whoever has a thread to spare. */
export interface Job {
  readonly moment: number
  readonly depth: "thorough" | "closely"
}

export interface Found extends Weighed {
  readonly studies: readonly Study[]
}

const mostTurningPoints = 7
/** Less than this is no turning point; what may be one is looked at closely. */
const leastTurn = 0.03
const suspicious = 0.02
/** Fresh games that are looked at for the chances at the start. */
const freshGames = 48

/**
 * Works a review out. It depends on the story alone, on every machine: who could not see something
 * cannot tell it.
 */
export class Reviewer {
  readonly story: Story
  private readonly knowledge: Knowledge
  private readonly effort: Effort
  private readonly scales: Scales
  private readonly student: Student
  private readonly found: Found[] = []
  private readonly start: Chances
  private readonly end: Chances
  private finished = 0
  private planned = 0

  constructor(knowledge: Knowledge, story: Story, effort: Effort = usualEffort) {
    const { eyes, seats, options, last } = story
    const seen = gameFor(knowledge.game, eyes)
    this.knowledge = knowledge
    this.story = story
    this.effort = effort
    this.scales = new Scales(seen, knowledge, seats)
    this.student = new Student(this.scales, knowledge)
    const see = (state: Position) => seen.view(state, eyes === "open" ? "spectator" : eyes)
    this.start = this.scales.start(options, see, freshGames, "review start")
    this.end = this.scales.level(last, freshGames, "review end")
  }

  /** By judgement alone. */
  glance(): Review {
    this.story.moments.forEach((moment, at) => {
      this.found[at] = this.look(moment, this.effort.glance)
    })
    return this.review()
  }

  /** What is to be done for a thorough review, after a glance. */
  jobs(): Job[] {
    return this.plan(
      this.story.moments.flatMap((moment, at) =>
        isOpen(moment) ? [{ moment: at, depth: "thorough" } as const] : [],
      ),
    )
  }

  /**
   * What is to be looked at more closely, once the others are done: what may have turned the game.
   */
  closeJobs(): Job[] {
    return this.plan(
      this.found.flatMap(({ studies }, at) =>
        studies.some((study) => lostBy(study) >= suspicious && study.low > -suspicious)
          ? [{ moment: at, depth: "closely" } as const]
          : [],
      ),
    )
  }

  private plan<T>(jobs: T[]): T[] {
    this.planned += jobs.length
    return jobs
  }

  /** Does a piece of work; another reviewer of the same log comes to the same. */
  work({ moment, depth }: Job): Found {
    return this.look(this.story.moments[moment] as Moment, this.effort[depth])
  }

  take({ moment }: Job, found: Found): void {
    this.found[moment] = found
    this.finished++
  }

  /** From 0 to 1. */
  get done(): number {
    return this.planned === 0 ? 0 : this.finished / this.planned
  }

  review(): Review {
    const { story, found } = this
    const { game, eyes, seats, choices, moments } = story
    const { start, entries, accounts } = keepBooks(
      story,
      this.start,
      found.map(({ studies }) => studies),
      found,
      this.end,
    )
    const judged = found.flatMap(({ studies }, at) =>
      studies.flatMap((study, part) => judgedOf(study, (moments[at] as Moment).parts[part] as Part)),
    )
    const all = Array.from({ length: seats }, (_, seat) => seat)
    return {
      version: reviewVersion,
      game,
      eyes,
      seats,
      choices,
      done: this.done,
      start,
      entries,
      accounts,
      accuracy: all.map((seat) => accuracyOf(judged.filter((one) => one.seat === seat))),
      turningPoints: this.turningPoints(),
      judged,
    }
  }

  private look(moment: Moment, depth: Depth): Found {
    const { scales, student } = this
    const { parts, together, changed, before, n } = moment
    const studies = parts.map((part) => student.study(part, depth))
    const isWatched = changed && (together || parts.length === 0)
    const seed = `review ${n}`
    return {
      studies,
      level: isWatched && parts.length === 0 ? scales.level(before, depth.levels, `${seed} level`) : null,
      after: isWatched ? scales.after(moment, depth.levels, `${seed} after`) : null,
    }
  }

  private turningPoints(): TurningPoint[] {
    const turns = this.found.flatMap(({ studies }, at) =>
      studies.flatMap((study, part) =>
        study.better !== null && lostBy(study) >= leastTurn && study.low > 0
          ? [{ study, better: study.better, part: this.story.moments[at]!.parts[part]! }]
          : [],
      ),
    )
    return turns
      .sort((a, b) => lostBy(b.study) - lostBy(a.study))
      .slice(0, mostTurningPoints)
      .sort((a, b) => a.study.n - b.study.n)
      .map(({ study, better, part }) => ({
        n: study.n,
        seat: study.seat,
        ask: part.decision.ask,
        chosen: study.chosen,
        better,
        reason: this.reasonFor(part, better),
        lost: lostBy(study),
        low: study.low,
        high: study.high,
      }))
  }

  /**
   * As hints say it: what speaks for the better choice, and not for the one that was made as well.
   */
  private reasonFor(part: Part, better: Choice): Reason | null {
    const { knowledge, scales } = this
    const { view, seat, decision, choice, n } = part
    const { game, seats } = scales
    const question = { view, seat, seats, decision, seed: `review ${n} why`, budget: { iterations: 0 } }
    const opinion = (choice: Choice, chance: number) => ({ choice, visits: 1, chance, value: chance })
    const thought = { choice: better, iterations: 2, options: [opinion(better, 1), opinion(choice, 0)] }
    const judgement = judgementAt(knowledge, seats)
    return hintsOf({ game, judgement }, question, thought, 2)[0]?.reason ?? null
  }
}

/** Whether there is anything to find out beyond a glance. */
function isOpen({ changed, together, parts }: Moment): boolean {
  return parts.length > 0 || (changed && (together || parts.length === 0))
}

const lostBy = ({ missed, seat }: Study) => missed[seat] as number

function judgedOf(study: Study, { decision }: Part): Judged[] {
  if (study.options < 2) return []
  return [{ n: study.n, seat: study.seat, ask: decision.ask, lost: lostBy(study), stake: study.stake }]
}

/**
 * The whole of it, in this thread. `onProgress` hears how far it is, from 0 to 1. Throws BadInput
 * where the game is not over.
 */
export function reviewOf(
  knowledge: Knowledge,
  log: Log,
  eyes: Eyes,
  onProgress: (done: number) => void = () => {},
  effort: Effort = usualEffort,
): Review {
  const reviewer = new Reviewer(knowledge, retell(knowledge.game, log, eyes), effort)
  reviewer.glance()
  for (const plan of [() => reviewer.jobs(), () => reviewer.closeJobs()])
    for (const job of plan()) {
      reviewer.take(job, reviewer.work(job))
      onProgress(reviewer.done)
    }
  return reviewer.review()
}
