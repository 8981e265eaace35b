import { expect, test } from "vitest"
import { Slices } from "../slices.ts"
import type { Listener } from "../tables/onlookers.ts"
import { Presence } from "../tables/presence.ts"
import type { Table } from "../tables/table.ts"

test("who left a hundred tables together is noticed in pieces, and others have their turn in between", async () => {
  const due: (() => void)[] = []
  const clock = {
    now: () => 0,
    after(_: number, ring: () => void) {
      due.push(ring)
      return () => undefined
    },
  }
  const looking = { come: () => undefined, go: () => undefined }
  const presence = new Presence(clock, null, looking as never)
  const host = { slices: new Slices() }
  let noticed = 0
  const table = () => ({
    host,
    id: "t",
    onlookers: { listeners: new Set(), tell: () => undefined },
    attendance: { present: [], botsWait: null },
    driver: {
      notice() {
        const until = performance.now() + 1
        while (performance.now() < until);
        noticed++
      },
    },
  })
  for (let i = 0; i < 100; i++) presence.leave(table() as unknown as Table, {} as Listener)
  for (const ring of due) ring()
  let turns = 0
  for (; noticed < 100; turns++) await new Promise(setImmediate)
  expect(turns).toBeGreaterThan(5)
})
