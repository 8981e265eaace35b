import { describe, expect, test } from "vitest"
import { genepool, lastLine } from "./harness.ts"

const simulate = (...args: string[]) => genepool(["simulate", "noughts", ...args])

describe("simulate", () => {
  test("counts games, decisions, speed, the longest game and what went wrong", async () => {
    const outcome = await simulate("--seats", "2", "--games", "50", "--seed", "a", "--json")
    expect(outcome.code).toBe(0)
    const { games, decisions, decisionsPerSecond, longest, violations } = lastLine(outcome)
    expect(games).toBe(50)
    expect(decisions).toBeGreaterThanOrEqual(50 * 5)
    expect(decisions).toBeLessThanOrEqual(50 * 9)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    expect(longest).toBe(9)
    expect(violations).toEqual([])
  })

  test("says the same in words", async () => {
    const { out } = await simulate("--games", "5")
    expect(out).toMatch(
      /^games +5\ndecisions +\d+\ndecisions per second +\d+\nlongest game +9 decisions\nviolations +0/,
    )
  })

  test("--check looks at every position", async () => {
    expect(lastLine(await simulate("--games", "3", "--check", "--json"))).toMatchObject({
      games: 3,
      checked: true,
      violations: [],
    })
  })

  test("--percent looks at a share of the positions, at the same games", async () => {
    const all = lastLine(await simulate("--games", "20", "--check", "--json"))
    const some = lastLine(await simulate("--games", "20", "--check", "--percent", "5", "--json"))
    expect(some).toMatchObject({ decisions: all.decisions, checked: true, violations: [] })
  })

  test("the games are the same from the same seed, however many threads play them", async () => {
    const counted = async (...args: string[]) => {
      const { games, decisions, longest } = lastLine(await simulate("--games", "30", "--json", ...args))
      return { games, decisions, longest }
    }
    const alone = await counted("--seed", "b")
    expect(await counted("--seed", "b", "--jobs", "2")).toEqual(alone)
    expect(await counted("--seed", "c")).not.toEqual(alone)
  })

  test("--only plays one game by its own seed", async () => {
    expect(lastLine(await simulate("--seats", "2", "--only", "b/7", "--json"))).toMatchObject({ games: 1 })
  })
})
