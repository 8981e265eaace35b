// A chapter as a table: the guide holds the game, and the frame sees what the learner may see

import { type Catalog, type Chapter, Guide, type Log, Refusal, type Seat } from "@genepool/engine"
import { happenedHere, type Seating, snapshotHere } from "../local/snapshot.ts"
import type { LoadedGame } from "../table/games.ts"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Sight, TableSource } from "../table/source.ts"

export interface GuidedTable extends TableSource {
  readonly guide: Guide
  /** From what came of a step to the next one. */
  readonly goOn: () => void
  readonly takeBack: () => void
  readonly close: () => void
}

export async function openGuide(
  { module }: LoadedGame,
  chapter: Chapter,
  texts: Catalog,
  words: Catalog,
  pause: () => number,
): Promise<GuidedTable> {
  const { openChapter } = await import("@genepool/engine/testing")
  const { game, judgement } = module
  const hasDone = (step: string) => Object.hasOwn(texts, `${chapter.name}.${step}.done`)
  const guide = new Guide(game, chapter, openChapter(game, chapter), judgement, hasDone)
  const listeners = new Set<() => void>()
  const seating = Array.from(
    { length: chapter.seats },
    (_, seat): Seating => (seat === chapter.seat ? "person" : "level1"),
  )
  let sight: Sight | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  const show = (fresh: boolean, view?: Sight["view"]) => {
    const next = sightOfGuide(guide, seating, words, fresh)
    sight = next === null || view === undefined ? next : { ...next, view }
    for (const listener of listeners) listener()
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(
      () => {
        if (guide.others()) show(true)
      },
      fresh ? pause() : 0,
    )
  }
  show(false)
  return {
    guide,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => sight,
    async choose(...choices) {
      try {
        for (const choice of choices) guide.choose(choice)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { reason: error.reason, problem: "problem.notOnTheList" }
      }
      show(true)
      return null
    },
    undo() {
      guide.undo()
      show(false)
    },
    takeBack() {
      guide.takeBack()
      show(false)
    },
    goOn() {
      guide.goOn()
      // The position is the same: what lies open at the table stays
      show(false, sight?.view)
    },
    takeScreen: () => undefined,
    hint: null,
    close() {
      if (timer !== null) clearTimeout(timer)
    },
  }
}

/** While something is wrong, and at the end of a chapter, nothing more is asked. */
function isAsked({ stand, number, chapter }: Guide): boolean {
  return stand.at === "doing" || (stand.at === "done" && number + 1 < chapter.steps.length)
}

function sightOfGuide(
  guide: Guide,
  seating: readonly Seating[],
  words: Catalog,
  fresh: boolean,
): Sight | null {
  const { game, chapter, history, state } = guide
  const log: Log = {
    genepool: 1,
    game: game.id,
    version: game.version,
    seats: chapter.seats,
    options: chapter.options ?? {},
    dice: { kind: "seed", seed: "" },
    choices: history.slice(1).map(({ seat, choice }) => ({ seat: seat as Seat, choice: choice! })),
  }
  const now = snapshotHere(
    `learn ${chapter.name}`,
    {
      game,
      log,
      seating,
      choices: log.choices.length,
      state,
      result: game.result(state),
      undo: guide.mayUndo ? 0 : null,
    },
    chapter.seat,
    isAsked(guide),
  )
  const happened = happenedHere(log, history, 0, chapter.seat)
  const facts = fresh ? (happened.at(-1)?.facts ?? []) : []
  const decision = now.decision === null ? null : guide.decision
  const sight = sightOf({ ...now, decision }, momentsAfter([], happened), facts)
  if (sight === null) return null
  const seats = sight.seats.map((seat, at) => {
    const called = chapter.called?.[at]
    return called === undefined || called === null ? seat : { ...seat, name: words[called] ?? null }
  })
  // Who is guided is waited for by the guide alone
  const waiting = decision === null ? sight.waiting.filter((seat) => seat !== chapter.seat) : sight.waiting
  return { ...sight, seats, waiting }
}
