import { knowing, Prover } from "@genepool/bots"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import { wrongWith } from "../puzzles/check.ts"
import { choosePuzzles } from "../puzzles/choose.ts"
import { fileOf, puzzlesIn } from "../puzzles/shards.ts"

test("those of the repository stay where others are no better, and one that is gone is replaced", async () => {
  const { game } = await games.krom!()
  const [one] = puzzlesIn(fileOf("krom"))
  // Alike in everything but the name, by which the others would come first
  const named = (...ids: string[]) => ids.map((id) => ({ ...one!, id }))
  const fresh = named("a", "b", "c").map((other) => [other])
  const chosen = (...kept: string[]) => choosePuzzles(game, [named(...kept), ...fresh], 3).map(({ id }) => id)
  expect(chosen("x", "y", "z")).toEqual(["x", "y", "z"])
  expect(chosen("x", "z")).toEqual(["a", "x", "z"])
})

test("what is wrong with a puzzle is said: its best choice is another one", async () => {
  const knowledge = await knowing(await games.krom!())
  const prover = new Prover(knowledge)
  const [easiest] = puzzlesIn(fileOf("krom"))
  expect(wrongWith(knowledge, prover, easiest!)).toBeNull()
  const turned = { ...easiest!, tried: easiest!.tried.toReversed() }
  expect(wrongWith(knowledge, prover, turned)).toMatch(new RegExp(`^${easiest!.id}: was .*, is .*ahead by`))
})
