import { DatabaseSync } from "node:sqlite"
import { expect, test } from "vitest"
import { modules } from "../games.ts"
import { chanceOf, type Stage } from "../rehearse/scene.ts"
import { scenes } from "../rehearse/scenes.ts"

// The cheap scenes on one process, small; npm run rehearse plays them all
const stage = (seed: string): Stage => ({
  tables: 2,
  seconds: 1,
  thinking: 20,
  random: chanceOf(seed),
  games: modules,
  progress: () => undefined,
})

const cheap = ["restore", "leaked-secret", "deleted-person"]

test.concurrent.each(cheap)(
  "%s: nothing acknowledged is lost",
  async (name) => {
    const { compared, problems, saw } = (await scenes[name]?.play(stage(name))) ?? {}
    expect(problems).toEqual([])
    expect(compared).toBeGreaterThan(5)
    expect(saw?.length).toBeGreaterThan(3)
  },
  300_000,
)

test.concurrent("a choice that is lost after all is found", async () => {
  const spoil = (file: string) => {
    const database = new DatabaseSync(file)
    const [last] = database
      .prepare("select table_id, n from entry where kind = 'choice' order by n desc limit 1")
      .all() as [{ table_id: string; n: number }]
    database.prepare("delete from entry where table_id = ? and n = ?").run(last.table_id, last.n)
    database.close()
  }
  const { problems } = (await scenes["deleted-person"]?.play({ ...stage("spoilt"), spoil })) ?? {}
  expect(problems?.join("\n")).toMatch(/was acknowledged and is not there/)
}, 300_000)
