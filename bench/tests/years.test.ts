import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { games as registry } from "@genepool/games"
import { exportTable, openStore } from "@genepool/server/testing/inside"
import { expect, test } from "vitest"
import { fillYear } from "../years/fill.ts"
import { playPool } from "../years/pool.ts"
import { sqliteShelf } from "../years/shelves.ts"

const plan = {
  seed: "tests",
  games: 60,
  people: 30,
  until: Date.UTC(2026, 0, 1),
  rawDays: 100,
  copies: 2,
}

test("a year of games can be replayed line by line, archived or not, though it was broken off on the way", async () => {
  const folder = await mkdtemp(join(tmpdir(), "genepool-years-"))
  try {
    const pool = await playPool(6, plan.seed, () => undefined)
    const fill = async (stopped: () => boolean) => {
      const shelf = await sqliteShelf(folder)
      try {
        return await fillYear(plan, pool, [shelf], () => undefined, stopped)
      } finally {
        await shelf.close()
      }
    }
    let steps = 0
    expect(await fill(() => ++steps > 1)).toMatchObject({ done: false, lines: 0 })
    const filled = await fill(() => false)
    expect(filled).toMatchObject({ done: true })
    expect(await fill(() => false)).toEqual(filled)
    const store = await openStore(folder)
    const games = new Map(
      await Promise.all(Object.entries(registry).map(async ([id, load]) => [id, await load()] as const)),
    )
    const rows = await store.db.selectFrom("game_table").select(["id", "archived"]).execute()
    let lines = 0
    for (const { id } of rows) {
      const { entries, hash } = await exportTable(store.db, games, id)
      expect(hash).toMatch(/^[0-9a-f]+$/)
      lines += entries.length
    }
    const archived = rows.filter((row) => row.archived === 1).length
    expect([rows.length, lines, archived > 20 && archived < 50]).toEqual([60, filled.lines, true])
    expect(await store.db.selectFrom("player").select("id").execute()).toHaveLength(30)
    await store.close()
  } finally {
    await rm(folder, { recursive: true })
  }
})
