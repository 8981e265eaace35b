import { canonical, FastRandom, type Position, replay } from "@genepool/engine"
import { games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { beforeAll, describe, expect, test } from "vitest"
import {
  bestOf,
  difficultyOf,
  findIn,
  isClear,
  isSolvedBy,
  type Knowledge,
  knowing,
  leastGap,
  Prover,
  type Puzzle,
  quick,
  readPuzzles,
  spotOf,
} from "../index.ts"

describe.each(["chromosome", "viral", "krom"])("the puzzles of %s", (id) => {
  let knowledge: Knowledge
  let puzzles: readonly Puzzle[]
  beforeAll(async () => {
    const module = await games[id]!()
    knowledge = await knowing(module)
    puzzles = readPuzzles(await module.puzzles?.(), module.game).puzzles
  })

  test("are each a position of the rules of today, whose best choice is on the list", () => {
    const { game } = knowledge
    expect(puzzles.length).toBeGreaterThan(0)
    expect(new Set(puzzles.map((one) => one.id)).size).toBe(puzzles.length)
    for (const puzzle of puzzles) {
      const { position, seat, seats, ask, tried, tempting } = puzzle
      const { decision } = spotOf(game, puzzle)
      expect(decision.ask).toBe(ask)
      const list = decision.options.map(canonical)
      for (const { choice } of [...tried, { choice: tempting }]) expect(list).toContain(canonical(choice))
      expect(tried[0]!.chance - tried[1]!.chance).toBeGreaterThanOrEqual(leastGap - 0.001)
      // One may play on from there
      const log = {
        genepool: 1,
        game: id,
        version: game.version,
        seats,
        options: {},
        dice: { kind: "seed", seed: "on" },
        start: position,
        choices: [{ seat, choice: bestOf(puzzle) }],
      } as const
      expect(() => replay(game, log)).not.toThrow()
    }
  })

  test("say why in every language", async () => {
    const { texts } = await games[id]!()
    for (const locale of ["en", "pl", "ru"] as const) {
      const words = speaker(texts, locale, { seatNames: ["A", "B", "C", "D", "E", "F"] })
      for (const { reason, tried, ask } of puzzles) {
        if (reason !== null) expect(words.sayReason(reason)).not.toMatch(/^$|[{}]|reason\./)
        expect(words.sayOption(ask, tried[0]!.choice)).not.toMatch(/^$|option\./)
      }
    }
  })

  // A few here; all of them by `npm run puzzles -- <game> --check`
  test("still have the one best choice, and it does not hang on what the seat cannot see", () => {
    const { game } = knowledge
    const prover = new Prover(knowledge)
    const few = { ...quick, scouting: 200, rounds: 4 }
    for (const puzzle of sampleOf(puzzles, 3)) {
      const spot = spotOf(game, puzzle)
      const proof = prover.prove(spot, few, "again")
      expect(isSolvedBy(puzzle, proof.tried[0]!.choice), puzzle.id).toBe(true)
      expect(proof.gap, puzzle.id).toBeGreaterThan(leastGap / 2)
      const other: Position = game.imagine(game.view(puzzle.position, puzzle.seat), new FastRandom("another"))
      expect(prover.prove(spotOf(game, { ...puzzle, position: other }), few, "again")).toEqual(proof)
    }
  })
})

/** Spread over the file, which goes from easy to hard. */
function sampleOf<T>(list: readonly T[], count: number): T[] {
  return Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => list[Math.floor((i * list.length) / count)]!,
  )
}

test("a gap that chance may have made is none", () => {
  expect(isClear({ tried: [], gap: 0.2, doubt: 0.02 })).toBe(true)
  expect(isClear({ tried: [], gap: 0.14, doubt: 0 })).toBe(false)
  expect(isClear({ tried: [], gap: 0.2, doubt: 0.12 })).toBe(false)
})

test("twice the tries make a puzzle harder by 100", () => {
  expect([1, 2, 1024].map((tries) => difficultyOf({ tries }))).toEqual([800, 900, 1800])
})

test("puzzles of other rules are refused", () => {
  const file = { game: "krom", rules: "1", puzzles: [] }
  expect(() => readPuzzles(file, { id: "krom", version: "2" })).toThrow(/rules version 2/)
  expect(() => readPuzzles(file, { id: "viral", version: "1" })).toThrow(/viral/)
})

test("the game of a seed has the same puzzles again, and stops when it is told to", async () => {
  const knowledge = await knowing(await games.krom!())
  const once = () => findIn(knowledge, new Prover(knowledge), "7")
  expect(once()).toEqual(once())
  let asked = 0
  expect(findIn(knowledge, new Prover(knowledge), "7", () => ++asked > 5)).toBeNull()
})
