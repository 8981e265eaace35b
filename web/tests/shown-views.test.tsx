// @vitest-environment happy-dom

import type { Pacing, TableParts } from "@genepool/board"
import { table as chromosome } from "@genepool/chromosome/board"
import {
  type BoardProps,
  type Choice,
  type Fact,
  FastRandom,
  type GameModule,
  heardBy,
  type Log,
  replay,
  type Seat,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { table as krom } from "@genepool/krom/board"
import { table as viral } from "@genepool/viral/board"
import { act, cleanup, render } from "@testing-library/react"
import { createContext, use } from "react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { plain } from "../app/plain.ts"
import type { Preferences } from "../app/preferences.ts"
import { LocalTable } from "../local/local-table.ts"
import type { LoadedGame } from "../table/games.ts"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Sight, TableSource } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { textBoardOf } from "../table/text-board.tsx"
import { appSay } from "../text/index.ts"

const pacings: { readonly [game: string]: Pacing | undefined } = {
  chromosome: chromosome.pacing,
  viral: viral.pacing,
  krom: krom.pacing,
}
const preferences: Preferences = {
  ...plain,
  locale: "en",
  theme: "dark",
  still: false,
  speed: "1",
  // Nobody answers here but the dice: what goes without saying is asked, too
  askAll: true,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A board that draws what it is given, letter by letter. */
const Given = createContext<BoardProps | null>(null)
function Probe() {
  const { view, beat, decision } = use(Given) as BoardProps
  return <pre data-probe>{JSON.stringify({ view, beat, isAsked: decision !== null })}</pre>
}

const loadedWith = (module: GameModule): LoadedGame => {
  const pacing = pacings[module.game.id]
  const parts: TableParts = {
    ground: "probe",
    size: { side: 0, tray: 0 },
    ...(pacing === undefined ? {} : { pacing }),
    Around: ({ children, ...props }) => <Given value={props}>{children}</Given>,
    Board: Probe,
  }
  const TextBoard = textBoardOf(module)
  return { id: module.game.id, module, Board: null, TextBoard, Emblem: null, parts, figures: null }
}

interface Drawn {
  readonly step: number
  readonly view: unknown
  readonly beat: readonly Fact[]
  readonly isAsked: boolean
}

/** A table of this device, where somebody at the first seat looks on while all play at random. */
function tableOf(module: GameModule, seats: number, seed: string) {
  const { game } = module
  const log: Log = {
    genepool: 1,
    game: game.id,
    version: game.version,
    seats,
    options: {},
    dice: { kind: "seed", seed },
    choices: [],
  }
  const table = new LocalTable(
    game,
    log,
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? "person" : "random")),
  )
  const random = new FastRandom(seed)
  const listeners = new Set<() => void>()
  const look = (facts: readonly Fact[]): Sight => {
    const moments = momentsAfter([], table.happened(0))
    const { views } = table
    return sightOf(table.snapshot("here"), moments, facts, views === undefined ? {} : { views }) as Sight
  }
  let sight = look([])
  const source: TableSource = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => sight,
    choose: async () => null,
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: null,
  }
  const chooseAny = (): boolean => {
    const asked = Array.from({ length: seats }, (_, seat: Seat) => table.questionFor(seat)).filter(
      (question) => question !== null && !question.decision.answered,
    )
    const question = asked[random.die(Math.max(1, asked.length), "who") - 1]
    if (question === undefined || question === null) return false
    const { seat, decision } = question
    table.choose(seat, decision.options[random.die(decision.options.length, "what") - 1] as Choice)
    sight = look(table.happened(table.log.choices.length).at(-1)?.facts ?? [])
    for (const listener of listeners) listener()
    return true
  }
  return { table, source, chooseAny }
}

/** Everything that is drawn while so many choices are made and shown. */
async function watch(module: GameModule, seats: number, choices: number) {
  const { table, source, chooseAny } = tableOf(module, seats, `views of ${module.game.id} ${seats}`)
  const { container } = render(
    <TableFrame
      loaded={loadedWith(module)}
      source={source}
      preferences={preferences}
      say={appSay("en")}
      momentAddress={null}
    />,
  )
  const drawn: Drawn[] = []
  const note = () => {
    const step = Number(container.querySelector<HTMLElement>(".table")?.dataset.step)
    const probe = JSON.parse(container.querySelector("[data-probe]")?.textContent ?? "{}") as Drawn
    const last = drawn.at(-1)
    const now = { ...probe, step }
    if (JSON.stringify(last) !== JSON.stringify(now)) drawn.push(now)
  }
  for (let n = 0; n < choices; n++) {
    let goes = false
    act(() => {
      goes = chooseAny()
    })
    if (!goes) break
    note()
    for (let beats = 0; beats < 90 && vi.getTimerCount() > 0; beats++) {
      act(() => void vi.runOnlyPendingTimers())
      note()
    }
  }
  return { log: table.log, drawn }
}

/** What was drawn that is not the view of its moment, by the rules themselves. */
function wrongIn(module: GameModule, { log, drawn }: { log: Log; drawn: readonly Drawn[] }): string[] {
  const { game } = module
  const after: string[] = []
  const heard: { fact: string; before: string; after: string }[][] = []
  let last = ""
  replay(
    game,
    log,
    log.choices.length,
    (_, state) => {
      last = JSON.stringify(game.view(state, 0))
      after.push(last)
    },
    (told, state, n) => {
      const facts = heardBy([told], 0)
      if (facts.length === 0) return
      heard[n] ??= []
      const before = last
      last = JSON.stringify(game.view(state, 0))
      heard[n].push({ fact: JSON.stringify(facts[0]), before, after: last })
    },
  )
  const wrong: string[] = []
  let place = { n: -1, from: 0, to: 0, beat: "", landed: false }
  for (const { step, view, beat, isAsked } of drawn) {
    const is = JSON.stringify(view)
    const [first] = beat
    // The table keeps the step that was seen until all of the next has been; what plays over the
    // present is past already
    const isPast = first === undefined || isAsked
    const n = isPast ? step : step + 1
    if (isPast) {
      if (is !== after[step]) wrong.push(`step ${step}: drawn is not what it came to`)
      continue
    }
    const told = heard[n] ?? []
    const key = JSON.stringify(beat)
    if (place.n !== n || place.beat !== key) {
      const since = place.n === n ? place.to : 0
      const from = told.findIndex(({ fact }, at) => at >= since && fact === JSON.stringify(first))
      place = { n, from, to: from + beat.length, beat: key, landed: false }
    }
    // Before it while it moves, after it when it has landed, and never back again
    const before = told[place.from]?.before
    const last = told.slice(place.from).find(({ fact }) => fact === JSON.stringify(beat.at(-1)))
    if (!place.landed && is === before) continue
    if (is !== last?.after) wrong.push(`step ${n}, ${first.fact}: drawn is not its moment`)
    place.landed = true
  }
  return wrong
}

describe("what is drawn at each beat is the view of that moment", () => {
  for (const [game, seats, choices] of [
    ["noughts", 2, 9],
    ["chromosome", 3, 40],
    ["viral", 3, 40],
    ["krom", 4, 50],
  ] as const)
    test(game, { timeout: 60_000 }, async () => {
      const module = await games[game]!()
      const watched = await watch(module, seats, choices)
      expect(wrongIn(module, watched)).toEqual([])
      const beats = watched.drawn.filter(({ beat, isAsked }) => beat.length > 0 && !isAsked)
      if (game !== "noughts") expect(beats.length).toBeGreaterThan(20)
      // What has moved stands where it has come to while one reads
      const landed = watched.drawn.filter(
        ({ beat, view, isAsked }, at, all) =>
          beat.length > 0 &&
          !isAsked &&
          JSON.stringify(all[at - 1]?.beat) === JSON.stringify(beat) &&
          JSON.stringify(all[at - 1]?.view) !== JSON.stringify(view),
      )
      if (game !== "noughts") expect(landed.length).toBeGreaterThan(10)
      // A table that draws the present early is found out
      const early = watched.drawn.map((one, at, all) =>
        one.beat.length === 0
          ? one
          : { ...one, view: all.slice(at).find(({ beat }) => beat.length === 0)?.view },
      )
      if (game !== "noughts") expect(wrongIn(module, { ...watched, drawn: early })).not.toEqual([])
    })
})
