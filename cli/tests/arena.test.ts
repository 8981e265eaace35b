import { readFileSync, writeFileSync } from "node:fs"
import type { Outcome } from "@genepool/bots"
import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine } from "./harness.ts"

/** What `--json` gives, as far as it is looked at here. */
type Printed = Outcome & {
  readonly budget: unknown
  readonly rungs: readonly { readonly bot: string; readonly against: string }[]
}
const printed = (outcome: Awaited<ReturnType<typeof genepool>>) => lastLine(outcome) as unknown as Printed

const arena = (...args: string[]) => genepool(["arena", "noughts", "--iterations", "30", ...args])

describe("arena", () => {
  test("measures the first bot against the others, with intervals, times and shares by seat", async () => {
    const outcome = await arena("--bots", "level5,random", "--games", "20", "--seed", "a", "--json")
    expect(outcome.code).toBe(0)
    const { games, seats, standings, bySeat, bySide, budget } = printed(outcome)
    expect({ games, seats, budget, bySide }).toEqual({
      games: 20,
      seats: 2,
      budget: { iterations: 30 },
      bySide: [],
    })
    expect(standings.map(({ of }) => of)).toEqual(["level5", "random"])
    expect(standings[0]!.w).toBeGreaterThan(1)
    expect(standings[0]!.wInterval.low).toBeLessThan(standings[0]!.w)
    expect(standings[0]!.thinking.p99).toBeGreaterThanOrEqual(standings[0]!.thinking.median)
    expect(bySeat.map(({ games: played }) => played)).toEqual([20, 20])
  })

  test("the games are the same however many threads play them", async () => {
    const shares = async (...args: string[]) =>
      printed(await arena("--bots", "uct,random", "--games", "12", "--json", ...args)).standings.map(
        ({ share }) => share,
      )
    expect(await shares("--jobs", "2")).toEqual(await shares())
  })

  test("says it in a table, and a bot may have a time of its own", async () => {
    const { out } = await arena("--bots", "level5@60,level5", "--games", "4")
    expect(out).toMatch(/^bot +games +won +w +95 % +thinks ms +99 % +tries\/s\nlevel5@60 +4 /)
    expect(out).toMatch(/\nseat +games +won +95 % +of fair\n1 +4 /)
  })

  test("time may be counted by the processor, and is said to be", async () => {
    const outcome = await genepool([
      ...["arena", "noughts", "--bots", "level5,random", "--games", "2", "--ms", "3"],
      ...["--clock", "processor", "--json"],
    ])
    expect(lastLine(outcome)).toMatchObject({ clock: "processor", budget: { ms: 3 }, games: 2 })
    expect((await arena("--clock", "sundial")).err).toContain("--clock: expected one of wall, processor")
  })

  test("a match that is kept in a file continues where it was stopped, and ends as if it had not been", async () => {
    const { path } = folder()
    const file = path("match.jsonl")
    const lines = () => readFileSync(file, "utf8").split("\n")
    const played = async (games: number, ...args: string[]) =>
      printed(await arena("--bots", "uct,random", "--games", String(games), "--json", ...args))
    const kept = (games: number) => played(games, "--keep", file)
    expect((await kept(3)).games).toBe(3)
    const before = lines()
    // Stopped in the middle of a line
    writeFileSync(file, before.join("\n").slice(0, -20))
    const all = await kept(12)
    expect(all.games).toBe(12)
    expect(all.standings[0]!.share).toBe((await played(12)).standings[0]!.share)
    expect(lines().slice(0, 3)).toEqual(before.slice(0, 3))
    expect(lines()).toHaveLength(14)
    // What is there is not played again
    await kept(12)
    expect(lines()).toHaveLength(14)
    expect((await arena("--bots", "uct,random", "--seed", "2", "--keep", file)).err).toContain("games of")
  })

  test("refuses unknown bots and more bots than seats", async () => {
    expect((await arena("--bots", "genius")).err).toContain(
      "--bots: expected one of random, greedy, uct, veteran, instant, level1",
    )
    expect((await arena("--bots", "uct,uct,uct")).err).toContain("--bots: expected at most 2 bots")
    expect((await arena("--ms", "5")).code).toBe(2)
  })
})

describe("ladder", () => {
  test("doubles the tries rung by rung", async () => {
    const outcome = await genepool([
      ...["ladder", "noughts", "--iterations", "10", "--rungs", "2", "--games", "4", "--json"],
    ])
    const { rungs } = printed(outcome)
    expect(rungs.map(({ bot, against }) => [bot, against])).toEqual([
      ["20 tries", "10 tries"],
      ["40 tries", "20 tries"],
    ])
  })

  test("sets each level against the next lower", async () => {
    const { out } = await genepool([
      "ladder",
      "noughts",
      "--of",
      "levels",
      "--iterations",
      "20",
      "--games",
      "2",
    ])
    expect(
      out
        .split("\n")
        .slice(0, 5)
        .map((line) => line.split(/ +/)[0]),
    ).toEqual(["bot", "level2", "level3", "level4", "level5"])
  })
})

describe("foresight", () => {
  const foresight = (...args: string[]) =>
    genepool(["foresight", "krom", "--games", "1", "--iterations", "2", ...args])

  test("tells for each part of the game what the judgement knows, in a table and as JSON", async () => {
    const { out } = await foresight("--parts", "2")
    expect(out).toMatch(
      /^part +by +moments .*\n1 +hand +\d+ .*\n +net .*\n2 +hand .*\n +net .*\nall +hand .*\n +net /,
    )
    expect(out).toMatch(/\nsecret choice +choices .*\nround\.movement +\d+ +1\.099 /)
    const { parts, all, learned, secret } = lastLine(await foresight("--json")) as Partial<Foresight>
    expect(parts).toHaveLength(4)
    expect(learned?.all.moments).toBe(all?.moments)
    expect(parts?.[0]?.moments).toBeGreaterThan(0)
    expect(secret?.[0]?.choices).toBeGreaterThan(0)
  })
})

interface Told {
  readonly parts: { moments: number }[]
  readonly all: { moments: number }
}
interface Foresight extends Told {
  readonly learned: Told
  readonly secret: { choices: number }[]
}
