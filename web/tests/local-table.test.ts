import {
  cloneFrames,
  defineGame,
  FastRandom,
  type Log,
  type Position,
  type PositionView,
  proceduresOf,
  replay,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { noughts } from "@genepool/noughts"
import { TableMessage } from "@genepool/wire"
import { expect, test } from "vitest"
import { LocalTable } from "../local/local-table.ts"
import type { PlaybackStepTold } from "../local/messages.ts"
import { Playback } from "../local/playback.ts"
import type { Seating } from "../local/snapshot.ts"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import type { Sight } from "../table/source.ts"

const { game } = noughts
const mark = (cell: number) => ({ do: "mark", cell })
const logOf = (id: string, seats: number, version = "1"): Log => ({
  genepool: 1,
  game: id,
  version,
  seats,
  options: {},
  dice: { kind: "seed", seed: "a seed" },
  choices: [],
})

function played(seating: readonly Seating[], ...cells: number[]): LocalTable {
  const table = new LocalTable(game, logOf("noughts", 2), seating)
  for (const [n, cell] of cells.entries()) table.choose(n % 2, mark(cell))
  return table
}

/**
 * Each seat has a secret number, and says in turn whether it is odd; a die is rolled for each
 * answer.
 */
interface Secret extends Position {
  seats: number
  numbers: number[]
  toMove: number
}
type Answer = { readonly do: "say"; readonly odd: boolean }
const asking = proceduresOf<Secret, Answer>()("asking", () => ({}), {
  ask: {
    who: (state) => state.toMove,
    offer: () => [
      { do: "say", odd: true },
      { do: "say", odd: false },
    ],
    take(state, _frame, _choice, turn, seat) {
      turn.tellOnly([seat], { fact: "rolled", die: turn.die(6, "any") })
      state.toMove = (seat + 1) % state.seats
      return "ask"
    },
  },
})
const secretGame = defineGame<Secret, Answer, PositionView & { own: number | null }, Record<never, never>>({
  id: "secret",
  version: "1",
  seats: { min: 2, max: 3 },
  options: { fields: {} },
  procedures: [asking],
  start: asking,
  setup: (seats, _options, turn) => ({
    seats,
    numbers: Array.from({ length: seats }, () => turn.die(100, "number")),
    toMove: 0,
  }),
  view: ({ numbers }, who) => ({ own: who === "spectator" ? null : numbers[who]! }),
  imagine: () => ({ seats: 2, numbers: [1, 2], toMove: 0 }),
  clone: (state) => ({
    ...state,
    numbers: state.numbers.slice(),
    frames: cloneFrames(state.frames),
    standing: [],
  }),
  result: () => null,
  invariants: () => [],
})

/** What the frame is given of it; `fresh`, when the last choice has just been made. */
function sightAt(table: LocalTable, fresh: boolean): Sight {
  const happened = table.happened(0)
  const facts = fresh ? (happened.at(-1)?.facts ?? []) : []
  const { handOver } = table
  return sightOf(table.snapshot("here"), momentsAfter([], happened), facts, { handOver }) as Sight
}

function sightIn({ message: { happened, now } }: PlaybackStepTold): Sight {
  return sightOf(now, momentsAfter([], happened), happened.at(-1)?.facts ?? []) as Sight
}

test("everything there is to see comes from the log", () => {
  const sight = sightAt(played(["person", "person"], 4, 0), true)
  expect(sight.view).toMatchObject({ who: 0, cells: [1, null, null, null, 0, null, null, null, null] })
  expect(sight.decision?.options).toHaveLength(7)
  expect(sight.prompt).toMatchObject({ ask: "game.mark", about: { seat: 0 } })
  expect(sight.withheld.map(({ choice }) => choice)).toEqual([mark(0), mark(4)])
  expect(sight.moments.map(({ facts }) => facts)).toEqual([
    [],
    [{ fact: "marked", seat: 0, cell: 4 }],
    [{ fact: "marked", seat: 1, cell: 0 }],
  ])
  expect(sight.facts).toEqual([{ fact: "marked", seat: 1, cell: 0 }])
  expect(sight).toMatchObject({ result: null, waiting: [0], handOver: null, step: 2 })
})

test("a game that is over asks nobody and has a result", () => {
  const table = played(["person", "person"], 4, 0, 2, 3, 6)
  expect(sightAt(table, true)).toMatchObject({
    decision: null,
    prompt: null,
    withheld: [],
    result: { winners: [0] },
  })
  expect(table.over).toBe(true)
})

test("a choice that is not on the list is refused with the reason, and changes nothing", () => {
  const table = played(["person", "person"], 4)
  expect(() => table.choose(1, mark(4))).toThrow(
    expect.objectContaining({ code: "notOffered", reason: { why: "taken", by: 0 } }),
  )
  expect(() => table.choose(0, mark(0))).toThrow(expect.objectContaining({ code: "notAsked" }))
  expect(table.log.choices).toHaveLength(1)
})

test("undo among people goes back choice by choice to the start", () => {
  const table = played(["person", "person"], 4, 0, 2)
  table.undo()
  expect(table.log.choices).toHaveLength(2)
  expect(table.atScreen).toBe(0)
  table.undo()
  table.undo()
  expect(table.mayUndo).toBe(false)
  table.undo()
  expect(table.log.choices).toEqual([])
})

test("undo takes a bot's answer back together with the choice it answered", () => {
  const table = played(["person", "level1"], 4, 0, 2, 3)
  table.undo()
  expect(table.log.choices.map(({ seat }) => seat)).toEqual([0, 1])
  expect(played(["level1", "person"], 4).mayUndo).toBe(false)
})

test("undone and made again, a choice meets the same die", () => {
  const table = new LocalTable(secretGame, logOf("secret", 2), ["person", "level1"])
  table.choose(0, { do: "say", odd: true })
  const [rolled] = sightAt(table, true).facts
  table.undo()
  table.choose(0, { do: "say", odd: true })
  expect(sightAt(table, true).facts).toEqual([rolled])
})

test("with one person, the screen is theirs, whoever is to move", () => {
  const table = played(["level1", "person"])
  expect(sightAt(table, false)).toMatchObject({ who: 1, decision: null, waiting: [0] })
  expect(table.toChooseFor).toBe(0)
  expect(table.questionFor(0)?.view.who).toBe(0)
})

test("among bots alone one watches", () => {
  expect(sightAt(played(["level1", "level2"]), false)).toMatchObject({ who: "spectator", decision: null })
})

test("where there are secrets, the screen is handed over, and meanwhile nobody's secrets are shown", () => {
  const table = new LocalTable(secretGame, logOf("secret", 2), ["person", "person"])
  expect(sightAt(table, false)).toMatchObject({
    who: "spectator",
    handOver: 0,
    decision: null,
    view: { own: null },
  })
  expect(table.atScreen).toBeNull()
  table.takeScreen()
  expect(sightAt(table, false)).toMatchObject({ who: 0, handOver: null, decision: { seat: 0 } })
  table.choose(0, { do: "say", odd: true })
  const between = sightAt(table, true)
  expect(between).toMatchObject({ who: "spectator", handOver: 1, view: { own: null }, facts: [] })
  table.takeScreen()
  const after = sightAt(table, false)
  expect(after.who).toBe(1)
  expect(after.moments.flatMap(({ facts }) => facts)).toEqual([])
})

test("a table comes back from its log as it was", () => {
  const table = played(["person", "person"], 4, 0)
  const again = new LocalTable(game, table.log, table.seating)
  expect(sightAt(again, false)).toEqual(sightAt(table, false))
})

test("a replay shows every moment; before the end only to those who may see it, after it to all", () => {
  const running = new Playback(game, played(["person", "level1"], 4, 0).log, ["person", "level1"])
  expect(running.told).toMatchObject({ last: 2, over: false, eyes: [0] })
  expect(running.openLog).toBeNull()
  expect(sightIn(running.step(1, 1))).toMatchObject({ who: 0, step: 1, facts: [{ fact: "marked", cell: 4 }] })
  const shared = new Playback(secretGame, logOf("secret", 2), ["person", "person"])
  expect(shared.told.eyes).toEqual(["spectator"])
  const over = new Playback(game, played(["person", "level1"], 4, 0, 2, 3, 6).log, ["person", "level1"])
  expect(over.told.eyes).toEqual(["spectator", 0, 1])
  expect(over.openLog?.choices).toHaveLength(5)
  expect(sightIn(over.step(99, 1))).toMatchObject({ who: 1, step: 5, result: { winners: [0] } })
})

test("who sits here is shown as at a table of the server, a bot without a level by its name", () => {
  const { seats, mayUndo } = sightAt(played(["person", "level4"], 4), false)
  expect(seats.map(({ by, bot }) => [by, bot])).toEqual([
    ["person", null],
    ["bot", "level4"],
  ])
  expect(mayUndo).toBe(true)
  expect(sightAt(played(["random", "person"], 4), false)).toMatchObject({
    seats: [{ bot: "random", name: null }, { bot: null }],
    mayUndo: false,
  })
})

test("here a choice may be taken back when the game is over, and while the screen is handed over", () => {
  expect(sightAt(played(["person", "person"], 4, 0, 2, 3, 6), false).mayUndo).toBe(true)
  const table = new LocalTable(secretGame, logOf("secret", 2), ["person", "person"])
  table.takeScreen()
  table.choose(0, { do: "say", odd: true })
  expect(sightAt(table, true)).toMatchObject({ who: "spectator", mayUndo: true })
})

test("what is heard after a choice is added to what was heard before", () => {
  const table = played(["person", "level1"], 4)
  const before = momentsAfter([], table.happened(0))
  table.choose(1, mark(0))
  expect(momentsAfter(before, table.happened(2))).toEqual(momentsAfter([], table.happened(0)))
})

/** As it would come over a wire, and nothing more than that declares. */
function asDeclared(message: TableMessage): void {
  const sent: unknown = JSON.parse(JSON.stringify(message))
  expect(TableMessage.parse(sent)).toEqual(sent)
}

test.each(["noughts", "chromosome", "viral", "krom"])(
  "%s: what is told of a table here, and of a moment of it, is what a server would send",
  async (id) => {
    const { game } = await games[id]!()
    const seating = new Array<Seating>(game.seats.min).fill("person")
    const table = new LocalTable(game, logOf(id, game.seats.min, game.version), seating)
    const random = new FastRandom(id)
    for (let n = 0; n < 60 && !table.over; n++) {
      table.takeScreen()
      asDeclared({ happened: table.happened(0), now: table.snapshot("here") })
      const seat = table.snapshot("here").waiting[0]!
      const { options } = table.questionFor(seat)!.decision
      table.choose(seat, options[random.below(options.length)]!)
    }
    asDeclared(new Playback(game, table.log, seating).step(5, 0).message)
  },
)

test.each(["chromosome", "viral", "krom"])(
  "%s: a person's page never gets what their seat may not see",
  async (id) => {
    const { game } = await games[id]!()
    const table = new LocalTable(game, logOf(id, game.seats.min, game.version), [
      "person",
      ...new Array<Seating>(game.seats.min - 1).fill("random"),
    ])
    const random = new FastRandom(id)
    for (let n = 0; n < 120 && !table.over; n++) {
      const sight = sightAt(table, true)
      expect(sight.who).toBe(0)
      expect(sight.view.who).toBe(0)
      const seat = sight.waiting[0]!
      const { options } = table.questionFor(seat)!.decision
      table.choose(seat, options[random.below(options.length)]!)
    }
  },
)

test("a table that begins with a position is undone to it, and no further", () => {
  const start = replay(game, played(["person", "person"], 4, 0).log)
  const table = new LocalTable(game, { ...logOf("noughts", 2), start }, ["person", "level2"])
  expect(table.questionFor(0)?.decision.options).toHaveLength(7)
  table.choose(0, mark(2))
  table.undo()
  expect(table.mayUndo).toBe(false)
  expect(table.questionFor(0)?.decision.options).toHaveLength(7)
})

test("who plays alone is not asked whether to do nothing when there is nothing else, nor brought back to it by undo", async () => {
  const { game, idle = [] } = await games.krom!()
  const random = new FastRandom("nothing else")
  const seating: Seating[] = ["person", "random", "random"]
  const table = new LocalTable(game, logOf("krom", 3, game.version), seating, idle)
  const patient = new LocalTable(game, logOf("krom", 3, game.version), seating)
  let made = 0
  for (let n = 0; n < 300 && !table.over; n++) {
    const seat = table.toChooseFor ?? 0
    const { options } = table.questionFor(seat)!.decision
    const [only] = options
    if (table.toChooseFor === 0) {
      expect(options.length).toBe(1)
      expect(idle).toContain(only?.do)
      expect(patient.toChooseFor).not.toBe(0)
      expect([table.snapshot("t").decision, table.snapshot("t").prompt]).toEqual([null, null])
      expect(patient.snapshot("t").decision).not.toBeNull()
      made++
    } else if (table.toChooseFor === null)
      expect(options.length > 1 || !idle.includes(String(only?.do))).toBe(true)
    const choice = options[random.below(options.length)]!
    table.choose(seat, choice)
    patient.choose(seat, choice)
    if (n % 40 !== 39) continue
    const before = new LocalTable(game, table.log, seating, idle)
    expect(before.mayUndo).toBe(true)
    before.undo()
    expect(before.toChooseFor).toBeNull()
    expect(before.log.choices.length).toBeLessThan(table.log.choices.length)
  }
  expect(made).toBeGreaterThan(1)
})

test("where two share the screen nobody is passed over: it would tell what they do not hold", async () => {
  const { game, idle = [] } = await games.krom!()
  const random = new FastRandom("two people")
  const table = new LocalTable(game, logOf("krom", 2, game.version), ["person", "person"], idle)
  for (let n = 0; n < 120 && !table.over; n++) {
    expect(table.toChooseFor).toBeNull()
    const seat = (game.decisions(replay(game, table.log))[0] as { seat: number }).seat
    const { options } = table.questionFor(seat)!.decision
    table.choose(seat, options[random.below(options.length)]!)
  }
})
