import { type Decision, FastRandom, type GameModule, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import { contest, greedy, random, searching, strongest, type Thought, uct } from "../index.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"
import { prizes } from "./prizes.ts"
import { solitary } from "./solitary.ts"

const clock = steppingClock(1)
const noughts = (await games.noughts?.()) as GameModule

/** `x` moves first and is seat 0. */
function board(rows: string) {
  const cells = Array.from(rows.replaceAll("|", ""), (mark) => (mark === "x" ? 0 : mark === "o" ? 1 : null))
  const state = randomPosition(noughts, 2, 0, "fresh")
  const seat = cells.filter((cell) => cell !== null).length % 2
  return { state: { ...state, cells, toMove: seat }, seat }
}

for (const [name, player] of Object.entries({
  search: searching(noughts, clock, strongest),
  uct: uct(noughts, clock),
  greedy: greedy(noughts),
})) {
  test(`${name} completes its line`, () => {
    const { state, seat } = board("xx.|oo.|...")
    expect(player(questionFor(noughts, state, seat, 2, "a", { iterations: 400 })).choice).toEqual({
      do: "mark",
      cell: 2,
    })
  })

  // The greedy one looks no further than its own choice
  if (name === "greedy") continue
  test(`${name} stops the other's line`, () => {
    const { state, seat } = board("xx.|o..|...")
    expect(player(questionFor(noughts, state, seat, 2, "a", { iterations: 400 })).choice).toEqual({
      do: "mark",
      cell: 2,
    })
  })
}

test("the same question, seed and number of iterations give the same thought", () => {
  const state = randomPosition(prizes, 3, 3, "again")
  const [decision] = prizes.game.decisions(state) as [Decision]
  const ask = () =>
    searching(
      prizes,
      clock,
      strongest,
    )(questionFor(prizes, state, decision.seat, 3, "seed", { iterations: 300 }))
  expect(ask()).toEqual(ask())
  const player = searching(prizes, clock, strongest)
  player(questionFor(prizes, state, decision.seat, 3, "another seed", { iterations: 50 }))
  expect(player(questionFor(prizes, state, decision.seat, 3, "seed", { iterations: 300 }))).toEqual(ask())
})

test("the budget of time is kept, and a settled answer comes early", () => {
  const { state, seat } = board("...|...|...")
  const thought = searching(
    noughts,
    steppingClock(1),
    strongest,
  )(questionFor(noughts, state, seat, 2, "a", { ms: 200 }))
  expect(thought.iterations).toBeGreaterThan(100)
  expect(thought.iterations).toBeLessThan(200)
  const clear = board("xx.|oo.|...")
  const early = searching(
    noughts,
    clock,
    strongest,
  )(questionFor(noughts, clear.state, clear.seat, 2, "a", { iterations: 5000 }))
  expect(early.iterations).toBeLessThan(5000)
})

test("where the clock stands still now and then, the thought is over before it may again", () => {
  let now = 0
  let looks = 0
  const halting = () => {
    now += ++looks % 20 === 0 ? 15 : 1
    return now
  }
  const player = searching(noughts, halting, strongest)
  const { state, seat } = board("...|...|...")
  for (let n = 0; n < 8; n++) {
    const start = now
    player(questionFor(noughts, state, seat, 2, `${n}`, { ms: 100 }))
    expect(now - start).toBeLessThanOrEqual(100)
    expect(now - start).toBeGreaterThan(70)
  }
})

test("a tree never grows beyond its capacity, and a full one still answers", () => {
  const small = searching(noughts, clock, { ...strongest, capacity: 64 })
  const { state, seat } = board("xx.|oo.|...")
  expect(small(questionFor(noughts, state, seat, 2, "a", { iterations: 2000 })).choice).toEqual({
    do: "mark",
    cell: 2,
  })
})

test("a forced choice needs no thought", () => {
  const { state, seat } = board("xox|oxo|ox.")
  expect(searching(noughts, clock, strongest)(questionFor(noughts, state, seat, 2, "a")).iterations).toBe(0)
})

test("the search does not lose at noughts", () => {
  for (const rival of [random(), uct(noughts, clock), greedy(noughts)]) {
    const outcome = contest({
      game: noughts.game,
      seats: 2,
      players: [
        { name: "search", play: searching(noughts, clock, strongest), budget: { iterations: 600 } },
        { name: "rival", play: rival, budget: { iterations: 200 } },
      ],
      games: 10,
      seed: "noughts",
      clock,
    })
    expect(outcome.standings[0]?.share).toBeGreaterThanOrEqual(0.5)
  }
})

test("a thought goes on where the last one ended, if the seat is asked again at once", () => {
  const player = searching(solitary, steppingClock(1), strongest)
  const state = randomPosition(solitary, 2, 0, "turn")
  const first = player(questionFor(solitary, state, 0, 2, "a", { ms: 200 }))
  solitary.game.apply(state, 0, first.choice, new Turn(new FastRandom("table"), false))
  const question = questionFor(solitary, state, 0, 2, "b", { ms: 50 })
  const visits = ({ options }: Thought) => options.reduce((sum, opinion) => sum + opinion.visits, 0)
  const going = player(question)
  expect(visits(going)).toBeGreaterThan(going.iterations)
  const fresh = searching(solitary, steppingClock(1), strongest)(question)
  expect(visits(fresh)).toBe(fresh.iterations)
})
