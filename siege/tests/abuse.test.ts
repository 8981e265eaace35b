import { expect, test } from "vitest"
import { abuse } from "../abuse/abuse.ts"
import { type Figures, judge } from "../abuse/judge.ts"

const acks = (p99Ms: number, count = 100) => ({ count, medianMs: 1, p99Ms, longestMs: p99Ms })
const attempts = (more: object = {}) => ({ sent: 9, done: 4, refused: { tooMany: 5 }, broken: 0, ...more })
const good: Figures = {
  quiet: acks(10),
  beside: acks(19),
  stopped: [],
  unacknowledged: 0,
  lobby: { looks: 5, missing: 0 },
  abuse: { tables: attempts(), undo: attempts() },
}

test("the judge finds what is planted, and nothing in what is right", () => {
  expect(judge(good)).toEqual([])
  for (const [planted, found] of [
    [{ beside: acks(21) }, /2\.1 times as long/],
    [{ quiet: acks(0, 0) }, /before the abuse/],
    [{ beside: acks(0, 0) }, /beside the abuse/],
    [{ stopped: ["429"] }, /could not go on: 429/],
    [{ unacknowledged: 1 }, /not acknowledged/],
    [{ lobby: { looks: 0, missing: 0 } }, /nobody looked/],
    [{ lobby: { looks: 5, missing: 2 } }, /did not show 2/],
    [{ abuse: {} }, /no abuse/],
    [{ abuse: { names: attempts({ sent: 0, refused: {} }) } }, /names: nothing was sent/],
    [{ abuse: { undo: attempts({ broken: 3 }) } }, /undo: 3 got no answer/],
    [{ abuse: { tables: attempts({ refused: {} }) } }, /tables: all of 9 were let through/],
  ] as const)
    expect(judge({ ...good, ...planted }).join()).toMatch(found)
})

/** The most that GENEPOOL_RATE=1 allows. */
const listedByOneAddress = 10

const small = {
  seed: "check",
  abusers: 4,
  honest: 2,
  between: 400,
  quietSeconds: 0.5,
  seconds: 120,
  rounds: 4,
  // How long things take is a matter for a quiet machine: npm run siege -- abuse
  slowness: Number.POSITIVE_INFINITY,
  environment: { GENEPOOL_BOT_THREADS: "1" },
}

test.concurrent("one address does its worst: it is refused, and the lobby shows the others", async () => {
  const { problems, abuse: kinds } = await abuse(small, () => undefined)
  expect(problems).toEqual([])
  // By what they may have, or, where the machine is quick, by what they may do at a time: which
  // comes first is chance
  const { sent = 0, done = 0, refused = {} } = kinds.tables ?? {}
  expect(sent).toBe(small.abusers * small.rounds)
  expect(done).toBeLessThanOrEqual(listedByOneAddress)
  expect((refused.quota ?? 0) + (refused.tooMany ?? 0)).toBe(sent - done)
}, 300_000)

test.concurrent("a server without limits is found", async () => {
  const plan = { ...small, rounds: 3, environment: { ...small.environment, GENEPOOL_RATE: "0" } }
  const { problems } = await abuse(plan, () => undefined)
  expect(problems.join()).toMatch(/tables: all of \d+ were let through/)
}, 300_000)
