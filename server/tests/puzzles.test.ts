import { afterEach, beforeEach, expect, test } from "vitest"
import { keepAttempts } from "../people/puzzles.ts"
import { openServer, type TestServer } from "./kit/server.ts"

let server: TestServer
beforeEach(async () => {
  server = await openServer()
})
afterEach(() => server.close())

const attempt = (puzzle: string, right: boolean, at: number) => ({ puzzle, difficulty: 1100, right, at })

test("of each puzzle the first attempt is kept, on whichever device it was", async () => {
  const ada = await server.visitor("Ada")
  expect(await ada.must("GET", "/me/puzzles")).toEqual({ attempts: [] })
  const first = [attempt("krom/aa", true, 20), { ...attempt("viral/bb", false, 10), day: 3 }]
  await ada.must("POST", "/me/puzzles", { attempts: first })
  // Another device comes later: what it knows earlier counts, what it knows later does not
  const { attempts } = await ada.must("POST", "/me/puzzles", {
    attempts: [attempt("krom/aa", false, 5), attempt("viral/bb", true, 30)],
  })
  expect(attempts).toEqual([attempt("krom/aa", false, 5), first[1]])
})

test("attempts are one's own, from no later than now, and readable", async () => {
  const ada = await server.visitor("Ada")
  const ben = await server.visitor("Ben")
  const { attempts } = await ada.must("POST", "/me/puzzles", { attempts: [attempt("krom/aa", true, 9e15)] })
  expect(attempts[0].at).toBe(server.clock.now())
  expect(await ben.must("GET", "/me/puzzles")).toEqual({ attempts: [] })
  expect((await (await server.visitor()).ask("GET", "/me/puzzles")).status).toBe(401)
  expect((await ada.ask("POST", "/me/puzzles", { attempts: [attempt("../x", true, 1)] })).status).toBe(400)
  const many = Array.from({ length: 201 }, (_, n) => attempt(`krom/${n.toString(16)}`, true, n))
  expect((await ada.ask("POST", "/me/puzzles", { attempts: many })).status).toBe(400)
})

test("they are in the file of one's data, come along into an account, and go with it", async () => {
  const cyd = await server.visitor("Cyd")
  await cyd.must("POST", "/me/register", { name: "Cyd", password: "correct horse" })
  await cyd.must("POST", "/me/puzzles", { attempts: [attempt("krom/aa", true, 20)] })
  const guest = await server.visitor("Dot")
  await guest.must("POST", "/me/puzzles", {
    attempts: [attempt("krom/aa", false, 5), attempt("krom/cc", true, 7)],
  })
  await guest.must("POST", "/me/sign-in", { name: "Cyd", password: "correct horse" })
  expect((await cyd.must("GET", "/me/puzzles")).attempts).toEqual([
    attempt("krom/aa", false, 5),
    attempt("krom/cc", true, 7),
  ])
  expect((await cyd.must("GET", "/me/data")).puzzles).toHaveLength(2)
  await cyd.must("DELETE", "/me", { password: "correct horse" })
  expect(await server.tables.db.selectFrom("puzzle_attempt").selectAll().execute()).toEqual([])
})

test("many at once are one write, and cost as much as many requests", async () => {
  const ada = await server.visitor("Ada")
  const { id } = (await ada.must("GET", "/me")).player
  let asked = 0
  const counted = server.tables.db.withPlugin({
    transformQuery({ node }) {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  // One of them twice
  const many = Array.from({ length: 200 }, (_, n) => attempt(`krom/${(n % 199).toString(16)}`, true, 200 - n))
  await keepAttempts(counted, id, many)
  expect(asked).toBe(2)
  const { attempts } = await ada.must("GET", "/me/puzzles")
  expect([attempts.length, attempts[0]]).toEqual([199, attempt("krom/0", true, 1)])

  const limited = await openServer({ rate: 1 })
  const eve = await limited.visitor("Eve")
  const statuses: number[] = []
  for (let i = 0; i < 8; i++) statuses.push((await eve.ask("POST", "/me/puzzles", { attempts: many })).status)
  // To read them costs as well
  const { id: eves } = (await eve.must("GET", "/me")).player
  await keepAttempts(
    limited.tables.db,
    eves,
    Array.from({ length: 4000 }, (_, n) => attempt(`krom/a${n.toString(16)}`, true, n)),
  )
  const read: number[] = []
  for (let i = 0; i < 8; i++) read.push((await eve.ask("GET", "/me/puzzles")).status)
  await limited.close()
  expect(read).toContain(429)
  expect(statuses).toContain(429)
})
