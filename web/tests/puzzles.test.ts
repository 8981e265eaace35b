import { knowing, type Puzzle, readPuzzles } from "@genepool/bots"
import { games } from "@genepool/games"
import { PuzzleAttempt } from "@genepool/wire"
import { expect, test, vi } from "vitest"
import { nextPuzzle, puzzleOfDay, suits } from "../puzzles/pick.ts"
import { puzzleSource } from "../puzzles/puzzle-source.ts"
import { type Attempt, dayOf, isDone, merged, ofTheDay, standingOf } from "../puzzles/standing.ts"

const day = 24 * 60 * 60 * 1000
const attempt = (n: number, right: boolean, more: Partial<Attempt> = {}): Attempt => ({
  puzzle: `krom/${n}`,
  difficulty: 1200,
  right,
  at: n,
  ...more,
})

test("a rating goes up by half the step for what was as hard as the player is good", () => {
  expect(standingOf([], 0).rating).toBe(1200)
  expect(standingOf([attempt(1, true)], 0).rating).toBe(1230)
  expect(standingOf([attempt(1, false)], 0).rating).toBe(1170)
  const hard = standingOf([attempt(1, true, { difficulty: 2000 })], 0).rating
  expect(hard).toBeGreaterThan(1255)
})

test("only the first attempt at a puzzle counts, on whichever device it was", () => {
  const here = [attempt(1, false), attempt(2, true)]
  const there = [attempt(1, true, { at: 9 }), attempt(3, true)]
  expect(merged(here, there)).toEqual(merged(there, here))
  expect(standingOf(merged(here, there), 0)).toMatchObject({ solved: 2, streak: 2 })
  expect(standingOf([...here, attempt(4, false)], 0).streak).toBe(0)
})

test("days in a row end with a day that was left out, and last until the end of the next", () => {
  const on = (n: number) => attempt(n, true, { at: n * day + 5, day: n })
  expect(standingOf([on(10), on(11)], 11 * day + 9).days).toBe(2)
  expect(standingOf([on(10), on(11)], 12 * day + 9).days).toBe(2)
  expect(standingOf([on(10), on(11)], 13 * day).days).toBe(0)
  expect(standingOf([on(9), on(11)], 11 * day + 9).days).toBe(1)
  // Solved on a later day it is no puzzle of the day any more
  expect(standingOf([attempt(1, true, { at: 11 * day, day: 10 })], 11 * day).days).toBe(0)
  expect(dayOf(11 * day - 1)).toBe(10)
})

const made = (id: string, ask: string, tries: number) => ({ id, ask, tries }) as Puzzle
const list = [made("a", "caves.menu", 2), made("b", "caves.menu", 64), made("c", "forest.menu", 16)]
const wish = { game: "krom", theme: "", difficulty: "any" } as const
const first = () => 0

test("next comes what suits the wish and the rating, and was not tried yet", () => {
  expect(list.filter((one) => suits(one, { theme: "caves", difficulty: "any" })).length).toBe(2)
  expect(nextPuzzle(list, { ...wish, difficulty: "easy" }, [], 2000, first)?.id).toBe("a")
  expect(nextPuzzle(list, wish, [], 1190, first)?.id).toBe("c")
  const tried = [attempt(1, true, { puzzle: "krom/c", at: 3 })]
  expect(nextPuzzle(list, wish, tried, 1190, first)?.id).toBe("b")
  const all = [...tried, attempt(2, true, { puzzle: "krom/a" }), attempt(1, true, { puzzle: "krom/b" })]
  expect(nextPuzzle(list, wish, all, 1200, first)?.id).toBe("b")
  expect(nextPuzzle(list, { ...wish, theme: "savanna" }, [], 1200, first)).toBeNull()
})

test("the puzzle of the day is the same all day, and none comes again before all have come", () => {
  const games = 3
  const many = Array.from({ length: 20 }, (_, n) => made(`${n}`, "caves.menu", 2))
  const round = (from: number) =>
    many.map((_, turn) => puzzleOfDay(many, games, (from + turn) * games + 1).id)
  expect(round(0)).toEqual(round(0))
  for (const from of [0, 20, 960]) expect(new Set(round(from)).size).toBe(many.length)
  expect(round(20)).not.toEqual(round(0))
})

test("who has met the puzzle of the day before keeps the days in a row by it, and the rating as it is", () => {
  const known = [attempt(1, false), attempt(2, true, { at: 10 * day, day: 10 })]
  const today = attempt(1, true, { at: 11 * day })
  const after = merged(known, [ofTheDay(known, today, 11)])
  expect(isDone(known, 11)).toBe(false)
  expect(isDone(after, 11)).toBe(true)
  expect(standingOf(after, 11 * day)).toEqual({ ...standingOf(known, 11 * day), days: 2 })
  expect(standingOf(after, 12 * day).days).toBe(2)
  // As accounts take it
  expect(PuzzleAttempt.safeParse(after.at(-1)).success).toBe(true)
})

test("who has missed the puzzle of the day does not solve it by trying again", () => {
  const fresh = ofTheDay([], attempt(1, false, { at: 11 * day }), 11)
  expect(fresh).toEqual(attempt(1, false, { at: 11 * day, day: 11 }))
  const after = merged([fresh], [ofTheDay([fresh], attempt(1, true, { at: 11 * day + 1 }), 11)])
  expect(after).toEqual([fresh])
  const metBefore = [attempt(1, false)]
  const missed = ofTheDay(metBefore, attempt(1, false, { at: 11 * day }), 11)
  const again = ofTheDay([...metBefore, missed], attempt(1, true, { at: 11 * day + 1 }), 11)
  expect(standingOf(merged(metBefore, [missed, again]), 11 * day).days).toBe(0)
})

test("attempts in two windows are put together", async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  try {
    const { keepAttempts, keptAttempts } = await import("../puzzles/kept.ts")
    keepAttempts([attempt(1, true)])
    const elsewhere = merged(keptAttempts(), [attempt(2, false)])
    kept.set("genepool.puzzles", JSON.stringify(elsewhere))
    keepAttempts([attempt(3, true)])
    expect(keptAttempts().map(({ at }) => at)).toEqual([1, 2, 3])
    expect(JSON.parse(kept.get("genepool.puzzles") ?? "")).toEqual(keptAttempts())
  } finally {
    vi.unstubAllGlobals()
  }
})

test("a puzzle on the table shows what its seat may see, takes one choice, and can be tried again", async () => {
  const module = await games.krom!()
  const { game } = await knowing(module)
  const puzzle = readPuzzles(await module.puzzles?.(), game).puzzles[0]!
  const onChosen = vi.fn()
  const source = puzzleSource(game, puzzle, onChosen)
  expect(source.sight()?.view).toEqual(game.view(puzzle.position, puzzle.seat))
  const options = source.sight()?.decision?.options ?? []
  const best = puzzle.tried[0]!.choice
  const other = options.find((option) => JSON.stringify(option) !== JSON.stringify(best))!
  await source.choose(other)
  expect(onChosen).toHaveBeenLastCalledWith(false)
  expect(source.sight()?.decision).toBeNull()
  // What is chosen cannot be changed any more
  await source.choose(best)
  expect(source.chosen()).toEqual(other)
  source.again()
  expect(source.sight()?.decision?.options).toEqual(options)
  await source.choose(best)
  expect(onChosen).toHaveBeenLastCalledWith(true)
  expect(source.sight()?.waiting).toEqual([])
})
