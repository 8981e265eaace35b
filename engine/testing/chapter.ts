// Opens a chapter: its position laid over a fresh set-up; and plays it as its ways say.

import type { AnyGame, Choice } from "../contract.ts"
import type { Chapter, PartOf, Task } from "../learn/chapter.ts"
import { Guide, type Opening } from "../learn/guide.ts"
import type { Judgement } from "../module.ts"
import { BadInput } from "../problem.ts"
import { FastRandom } from "../random/fast.ts"
import { GivenRandom } from "../random/given.ts"
import { parseOptions } from "../schema.ts"
import { Turn } from "../turn.ts"
import { brief, fits, listed, Mismatch } from "./match.ts"
import { placePosition } from "./position.ts"

/** Throws BadInput, if the position cannot be played on. */
export function openChapter(game: AnyGame, chapter: Chapter): Opening {
  const { name, seats, options, seed = name, position, draws = [] } = chapter
  const where = `${game.id}, chapter ${name}: `
  if (seats < game.seats.min || seats > game.seats.max)
    throw new BadInput(`${where}seats`, `${game.seats.min} to ${game.seats.max} seats`, seats)
  const parsed = parseOptions(game.options, options, seats, `${where}options`)
  const fresh = game.setup(seats, parsed, new Turn(new FastRandom(seed)))
  const random = new GivenRandom(draws, seed)
  const turn = new Turn(random)
  const state =
    position === undefined ? fresh : placePosition(game, fresh, position, turn, `${where}position`)
  return { state, told: turn.told ?? [], draws: random.left.slice() }
}

/**
 * Plays a chapter in every way that its steps name. Throws Mismatch at the first that does not come
 * out as it should.
 */
export function playChapter(
  game: AnyGame,
  chapter: Chapter,
  judgement: Judgement | null,
  hasDone: (step: string) => boolean,
): void {
  const opening = openChapter(game, chapter)
  const begin = () => new Guide(game, chapter, opening, judgement, hasDone)
  /** A guide at the beginning of the step, by the shown way. */
  const upTo = (step: Task): Guide => {
    const guide = begin()
    settle(guide)
    while (guide.step !== null && guide.step !== step) {
      const doing: Task = guide.step
      try {
        follow(guide, doing.ways?.shown ?? [])
      } catch (error) {
        throw at(chapter, doing, "the shown way", error)
      }
      if (guide.step === doing) throw at(chapter, doing, "the shown way", missed(guide))
    }
    return guide
  }
  for (const step of chapter.steps) {
    const { ways, aim } = step
    if (aim === undefined) continue
    if (ways === undefined)
      throw new Mismatch(`${chapter.name}.${step.name}: an aim without ways to reach it`)
    for (const way of ["shown", "other"] as const) {
      const choices = ways[way]
      if (choices === undefined) continue
      const guide = upTo(step)
      // A step that the way before has reached already is skipped, as it is for a learner
      if (guide.step !== step) continue
      try {
        follow(guide, choices)
        if (guide.step === step) throw missed(guide)
        if (guide.stand.at === "wrong") throw missed(guide)
      } catch (error) {
        throw at(chapter, step, `the ${way} way`, error)
      }
    }
    if (ways.wrong !== undefined) playWrong(upTo(step), chapter, step)
  }
  const last = upTo({ name: "the end" })
  if (last.stand.at !== "over") throw new Mismatch(`${chapter.name}: the shown way does not lead to the end`)
}

function playWrong(guide: Guide, chapter: Chapter, step: Task): void {
  const before = JSON.stringify(guide.state)
  try {
    follow(guide, step.ways?.wrong ?? [])
    const { stand } = guide
    if (stand.at !== "wrong") throw new Mismatch(`expected a wrong try, but it is ${brief(stand)}`)
    if ((step.wrong?.length ?? 0) > 0 && stand.name === null)
      throw new Mismatch("expected words about the try, but none of the wrong ones fits")
    guide.takeBack()
    settle(guide)
    if (JSON.stringify(guide.state) !== before) throw new Mismatch("what was taken back is not as it was")
    follow(guide, step.ways?.shown ?? [])
    if (guide.step === step) throw missed(guide)
  } catch (error) {
    throw at(chapter, step, "the wrong way", error)
  }
}

/** The learner's choices one by one, and between them whatever the others do. */
function follow(guide: Guide, choices: readonly PartOf<Choice>[]): void {
  for (const wanted of choices) {
    const options = guide.decision?.options ?? []
    const fitting = options.filter((option) => fits(option, wanted))
    const option =
      fitting.find((each) => Object.keys(each).length === Object.keys(wanted).length) ?? fitting[0]
    if (option === undefined)
      throw new Mismatch(
        `expected an option ${brief(wanted)} at ${guide.decision?.ask ?? "no decision"}, but there is:${listed(options)}`,
      )
    guide.choose(option)
    settle(guide)
  }
  if (guide.stand.at === "done" || guide.step?.aim === undefined) {
    guide.goOn()
    settle(guide)
  }
}

/** Until the learner is waited for. */
function settle(guide: Guide): void {
  for (let n = 0; n < 500; n++) if (!guide.others()) return
  throw new Mismatch("the others go on for ever")
}

function missed(guide: Guide): Mismatch {
  const { stand, decision } = guide
  const facts = guide.history.slice(-3).flatMap(({ told }) => told.map(({ fact }) => fact))
  return new Mismatch(
    `the aim is not reached: ${brief(stand)}, asked ${decision?.ask ?? "nothing"}, and told was:${listed(facts)}`,
  )
}

function at(chapter: Chapter, step: Task, way: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const failed = new Mismatch(`${chapter.name}.${step.name}, ${way}: ${error.message}`)
  failed.cause = error
  return failed
}
