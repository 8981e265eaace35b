// What was taken back costs nothing afterwards: counted in choices that are made, not in time.
import { type AnyGame, type Choice, type Decision, FastRandom, type GameModule } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { noughts } from "@genepool/noughts"
import { Manner } from "@genepool/wire"
import { expect, test } from "vitest"
import { atOnce, Slices } from "../slices.ts"
import type { Entry } from "../tables/journal.ts"
import { readEntry, writeEntry } from "../tables/journal.ts"
import { mostTold } from "../tables/onlookers.ts"
import { isUndo } from "../tables/outline.ts"
import { Play } from "../tables/play.ts"
import { offersGame } from "../testing/offers-game.ts"
import { openServer, tableOf } from "./kit/server.ts"

/** The game, and how many choices were made in it. */
function counted(module: GameModule): { game: AnyGame; made: () => number; module: GameModule } {
  let made = 0
  const game: AnyGame = {
    ...module.game,
    apply(state, seat, choice, turn) {
      made++
      module.game.apply(state, seat, choice, turn)
    },
  }
  return { game, made: () => made, module: { ...module, game } }
}

function playOf(game: AnyGame, seats: number, manner: object = {}): Play {
  return new Play({
    game,
    seats,
    options: {},
    commitment: "",
    secret: "5".repeat(64),
    manner: Manner.parse(manner),
    bots: new Array<boolean>(seats).fill(false),
  })
}

/** Goes on with the play by one line, as it would be written. */
function append(play: Play, line: object, journal: Entry[], seconds = 1): void {
  const at = (journal.at(-1)?.at ?? 0) + seconds * 1000
  const { entry } = play.plan({ n: play.n + 1, at, ...line } as Entry)
  const written = readEntry(writeEntry("t", entry))
  play.absorb(play.plan(written))
  journal.push(written)
}

function begin(play: Play): Entry[] {
  const journal: Entry[] = []
  append(play, { kind: "start", seat: null, body: { numbers: [] } }, journal)
  return journal
}

function chooseAny(play: Play, journal: Entry[], random: FastRandom, seconds = 1): boolean {
  const decisions: Decision[] = play.running ? play.setting.game.decisions(play.state) : []
  const decision = decisions[random.below(Math.max(1, decisions.length))]
  if (decision === undefined) return false
  const choice = decision.options[random.below(decision.options.length)] as Choice
  append(play, { kind: "choice", seat: decision.seat, body: { choice } }, journal, seconds)
  return true
}

test("a table with five hundred undos is read in by its live choices", () => {
  const { game, made } = counted(noughts)
  const play = playOf(game, 2)
  const journal = begin(play)
  const mark = (seat: number, cell: number) =>
    append(play, { kind: "choice", seat, body: { choice: { do: "mark", cell } } }, journal)
  mark(0, 0)
  mark(1, 1)
  for (let i = 0; i < 500; i++) {
    mark(0, 2 + (i % 7))
    append(play, { kind: "undo", seat: 0, body: { to: 2 } }, journal)
  }
  mark(0, 5)
  const before = made()
  const read = playOf(game, 2)
  atOnce(read.fold(journal))
  expect(made() - before).toBe(3)
  expect(read.log).toEqual(play.log)
  expect(read.happenings).toEqual(play.happenings)
})

test("an undo costs about what it takes back, however long the game is", () => {
  const { game, made } = counted(krom)
  const play = playOf(game, 4)
  const journal = begin(play)
  const random = new FastRandom("long")
  for (let n = 0; n < 400; n++) if (!chooseAny(play, journal, random)) break
  const length = play.log.length
  expect(length).toBeGreaterThan(300)
  for (let i = 0; i < 100; i++) {
    const back = 1 + random.below(5)
    const to = play.log.length - back
    const before = made()
    atOnce(play.planning({ n: play.n + 1, kind: "undo", seat: 0, body: { to, back: undefined }, at: 0 }))
    expect(made() - before).toBeLessThanOrEqual(16 + 3 * back)
    append(play, { kind: "undo", seat: 0, body: { to } }, journal)
    while (play.log.length < length && chooseAny(play, journal, random));
  }
})

test("looking back again and again costs a bounded number of choices each time", () => {
  const { game, made } = counted(krom)
  const play = playOf(game, 4)
  const journal = begin(play)
  const random = new FastRandom("long")
  for (let n = 0; n < 400; n++) if (!chooseAny(play, journal, random)) break
  atOnce(play.position(play.log.length - 1))
  atOnce(play.position(1))
  for (let i = 0; i < play.log.length; i += 31) atOnce(play.position(i))
  const before = made()
  for (let i = 0; i < 100; i++) atOnce(play.position(random.below(play.log.length)))
  expect(made() - before).toBeLessThanOrEqual(100 * 32)
})

test("a moment that is being looked for is not mixed up with what is taken back meanwhile", () => {
  const play = playOf(krom.game, 3)
  const journal = begin(play)
  const random = new FastRandom("looking")
  for (let n = 0; n < 150; n++) chooseAny(play, journal, random)
  const looking = play.position(140)
  for (let i = 0; i < 20; i++) looking.next()
  append(play, { kind: "undo", seat: 0, body: { to: 10 } }, journal)
  for (let n = 0; n < 140; n++) chooseAny(play, journal, random)
  while (!looking.next().done);
  for (const n of [32, 64, 96, 128, 140]) {
    const fresh = playOf(krom.game, 3)
    atOnce(fresh.fold(journal))
    expect(atOnce(play.position(n))).toEqual(atOnce(fresh.position(n)))
  }
})

/** Everything that a fold of the journal knows. */
const known = (play: Play) =>
  JSON.parse(
    JSON.stringify(play, (name, value) => (name === "setting" || name === "positions" ? null : value)),
  )

test("read in or lived through, a table is the same: clocks, paces, numbers, facts, requests, votes", () => {
  const random = new FastRandom("fold")
  const clock = { kind: "live", perChoice: 20_000, bank: 100_000 }
  let backs = 0
  for (const module of [offersGame, krom, noughts])
    for (let game = 0; game < 12; game++) {
      const seats = module === noughts ? 2 : 3
      const play = playOf(module.game, seats, { clock })
      const journal = begin(play)
      for (let line = 0; line < 150 && play.running; line++) {
        const seat = random.below(seats)
        const whim = random.below(20)
        if (whim < 4 && play.openChoices > 0) {
          const to = random.below(play.openChoices)
          append(play, { kind: whim < 2 ? "undo" : "undoRequest", seat, body: { to } }, journal)
        } else if (whim < 7 && play.undoRequest !== null && !play.undoRequest.agreed.includes(seat))
          append(play, { kind: "undoAnswer", seat, body: { agree: random.below(6) > 0 } }, journal)
        else if (whim === 7) append(play, { kind: "pause", seat, body: {} }, journal, 3)
        else if (whim === 8) append(play, { kind: "resume", seat, body: {} }, journal, 7)
        else if (whim === 9) append(play, { kind: "takeOver", seat, body: {} }, journal)
        else if (whim === 10) append(play, { kind: "giveBack", seat, body: {} }, journal)
        else chooseAny(play, journal, random, 1 + random.below(40))
      }
      const read = playOf(module.game, seats, { clock })
      atOnce(read.fold(journal))
      expect(known(read)).toEqual(known(play))
      // And what happens next is the same, too
      const next = [journal.slice(), journal.slice()] as const
      if (chooseAny(play, next[0], new FastRandom(`${game}`)))
        chooseAny(read, next[1], new FastRandom(`${game}`))
      expect(known(read)).toEqual(known(play))
      backs += journal.filter((entry) => isUndo(entry) && entry.body.back).length
    }
  expect(backs).toBeGreaterThan(200)
})

test("a journal of before, whose undo lines do not say what they took back, is played through", () => {
  const play = playOf(krom.game, 3)
  const journal = begin(play)
  const random = new FastRandom("before")
  for (let n = 0; n < 60; n++) {
    chooseAny(play, journal, random)
    if (n % 7 === 6) append(play, { kind: "undo", seat: 0, body: { to: play.openChoices - 1 } }, journal)
  }
  const old = journal.map((entry) =>
    entry.kind === "undo" ? ({ ...entry, body: { to: entry.body.to } } as Entry) : entry,
  )
  const read = playOf(krom.game, 3)
  atOnce(read.fold(old))
  expect(known(read)).toEqual(known(play))
})

test("who comes back after the server was restarted hears of what was taken back as everybody did", async () => {
  const server = await openServer({ tablesInMemory: 1 })
  const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
  const table = await tableOf("noughts", [ada, bea])
  for (let i = 0; i < 5; i++) {
    await ada.choose(table, { do: "mark", cell: i })
    await ada.must("POST", `/tables/${table}/undo`, { to: 0, n: (await ada.look(table)).n })
  }
  const lived = await bea.must("GET", `/tables/${table}?since=3`)
  const live = await server.tables.get(table)
  // Another table takes its place in memory
  for (let i = 0; i < 2; i++) await tableOf("noughts", [ada, bea])
  const read = await server.tables.get(table)
  expect(read).not.toBe(live)
  expect(await bea.must("GET", `/tables/${table}?since=3`)).toEqual(lived)
  expect(lived.happened[0].facts).toMatchObject([{ fact: "marked", cell: 1 }])
  await server.close()
})

test("whoever asks for everything gets the last few hundred lines, however often was taken back", async () => {
  const server = await openServer()
  const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
  const table = await server.tables.get(await tableOf("noughts", [ada, bea]))
  const { play } = table
  for (let i = 0; i < 1600; i++) {
    append(play, { kind: "choice", seat: 0, body: { choice: { do: "mark", cell: i % 9 } } }, [])
    append(play, { kind: "undo", seat: 0, body: { to: 0 } }, [])
  }
  const { happened, now } = table.onlookers.since(0, 1)
  expect(happened).toHaveLength(mostTold)
  expect(happened.at(-1)?.n).toBe(now.n)
  expect(now.n).toBe(3201)
  await server.close()
})

test("long work leaves the loop to others between its pieces", async () => {
  const slices = new Slices()
  const held: number[] = []
  let last = performance.now()
  let done = false
  const beat = () => {
    held.push(performance.now() - last)
    last = performance.now()
    if (!done) setImmediate(beat)
  }
  setImmediate(beat)
  /** A piece of about a millisecond each. */
  function* work() {
    for (let i = 0; i < 40; i++) {
      const until = performance.now() + 1
      while (performance.now() < until);
      yield
    }
  }
  await Promise.all([slices.do(work()), slices.do(work()), slices.do(work())])
  done = true
  // At most eight of 120 pieces come together, whoever they belong to
  expect(held.length).toBeGreaterThan(120 / 10)
})
