// review: a finished game from a file, in figures, in words and as JSON; and what is refused.

import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine } from "./harness.ts"

const files = folder()
const golden = files.path("golden.json")
await genepool(["record", "noughts", "--seed", "5", "--out", golden])

describe("review", () => {
  test("tells ledger and turning points of a finished game in the reader's language", async () => {
    const { code, out } = await genepool(["review", golden, "--curve"])
    expect(code).toBe(0)
    expect(out).toMatch(/^With all cards open\n/)
    expect(out).toMatch(/^Move +Crosses +Noughts$/m)
    expect(out).toMatch(/^Crosses: Luck evened out, own choices gave away /m)
    expect(out).toContain("Turning points")
    const polish = await genepool(["review", golden, "--locale", "pl"])
    expect(polish.out).toContain("Punkty zwrotne")
  })

  test("the same as JSON, whose ledger adds up to the result", async () => {
    const review = lastLine(await genepool(["review", golden, "--json", "--eyes", "1"]))
    expect(review).toMatchObject({ game: "noughts", eyes: 1, done: 1 })
    for (const { start, own, others, luck, unseen, result } of review.accounts as Record<string, number>[])
      expect(start! + own! + others! + luck! + unseen!).toBe(result)
  })

  test("a glance judges no choices", async () => {
    const review = lastLine(await genepool(["review", golden, "--json", "--glance"]))
    expect(review).toMatchObject({ done: 0, turningPoints: [], accuracy: [null, null] })
  })

  test("refuses a game that is still being played, and eyes that nobody has", async () => {
    const { log } = files.read("golden.json") as { log: { choices: unknown[] } }
    const running = files.write("running.json", { ...log, choices: log.choices.slice(0, -1) })
    const refused = await genepool(["review", running])
    expect(refused.code).toBe(2)
    expect(refused.err).toMatch(/expected a finished game, got one that is still being played/)
    expect((await genepool(["review", golden, "--eyes", "2"])).err).toContain("a seat from 0 to 1, or open")
  })
})

describe("profile", () => {
  test("reviews every game as the seat could know it, and puts them together", async () => {
    const found = lastLine(await genepool(["profile", golden, golden, "--seat", "1", "--json"]))
    expect(found).toMatchObject({ seat: 1, games: 2, progress: [{ name: "1" }, { name: "2" }] })
    const { out } = await genepool(["profile", golden])
    expect(out).toMatch(/^part +choices +accuracy/)
    expect(out).toMatch(/^noughts game +4 /m)
    expect((await genepool(["profile"])).err).toContain("expected log files")
  })
})
