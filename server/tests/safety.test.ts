import { describe, expect, test } from "vitest"
import { openServer, serverOfThree, tableOf } from "./kit/server.ts"

const { server, ada, bea } = await serverOfThree()

const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })

describe("requests from elsewhere", () => {
  test("are refused when they would change something", async () => {
    const origin = { origin: "https://evil.example" }
    expect(await ada.ask("PATCH", "/me", { name: "Pwned" }, origin)).toMatchObject(
      refusal(403, "foreignOrigin"),
    )
    expect(await ada.ask("PATCH", "/me", { name: "Pwned" }, { origin: "null" })).toMatchObject(
      refusal(403, "foreignOrigin"),
    )
    expect(
      (await ada.ask("PATCH", "/me", { name: "Ada" }, { origin: "http://localhost:80", host: "localhost" }))
        .status,
    ).toBe(200)
    expect((await ada.ask("GET", "/me", undefined, origin)).status).toBe(200)
  })

  test("must be JSON: a form of another site cannot be", async () => {
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/v1/me/guest",
        headers: { "content-type": type },
        payload: `{"name":"Eve"}`,
      })
      expect(answer.statusCode).toBe(415)
    }
  })
})

describe("every answer", () => {
  test.each(["/api/v1/me", "/api/v1/nowhere", "/api/docs", "/healthz", "/somewhere"])(
    "%s has the security headers",
    async (path) => {
      const { headers } = await ada.ask("GET", `/!${path.slice(1)}`)
      expect(headers["content-security-policy"]).toContain("default-src 'self'")
      expect(headers["content-security-policy"]).not.toContain("'unsafe-")
      expect(headers["x-content-type-options"]).toBe("nosniff")
    },
  )

  test("of the API is never kept by anybody in between", async () => {
    expect((await ada.ask("GET", "/me")).headers["cache-control"]).toBe("no-store")
  })

  test("that refuses has a code, a message and a hint", async () => {
    const table = await tableOf("noughts", [ada, bea])
    for (const answer of [
      await ada.ask("GET", "/nowhere"),
      await ada.ask("POST", "/tables", { game: 7 }),
      await ada.ask("POST", `/tables/${table}/choices`, { n: -1, choice: {} }),
      await ada.ask("GET", "/tables?limit=9999"),
      await bea.choose(table, { do: "mark", cell: 1 }),
      await ada.ask("POST", "/me/register", { name: "<script>", password: "long enough" }),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body.error).toMatchObject({
        code: expect.any(String),
        message: expect.any(String),
        hint: expect.any(String),
      })
    }
  })
})

test("broken JSON and large bodies are refused", async () => {
  const post = (payload: string) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/me/guest",
      headers: { "content-type": "application/json" },
      payload,
    })
  expect((await post("{")).statusCode).toBe(400)
  expect((await post(JSON.stringify({ name: "x".repeat(300_000) }))).statusCode).toBe(413)
  expect((await post(`{"__proto__":{"name":"x"}}`)).statusCode).toBe(400)
})

test("too much at once is refused with how long to wait, per person", async () => {
  const strict = await openServer({ rate: 0.1 })
  const [one, two] = [await strict.visitor("One"), await strict.visitor("Two")]
  let answer = await one.ask("GET", "/me")
  for (let i = 0; i < 30 && answer.status === 200; i++) answer = await one.ask("GET", "/me")
  expect(answer).toMatchObject(refusal(429, "tooMany"))
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
  expect((await two.ask("GET", "/me")).status).toBe(200)
  strict.clock.turn(60_000)
  expect((await one.ask("GET", "/me")).status).toBe(200)
  await strict.close()
})

test("guesses at passwords are few, also where each is for another name", async () => {
  const strict = await openServer({ rate: 0.1 })
  const visitor = await strict.visitor()
  const statuses: number[] = []
  for (let i = 0; i < 4; i++)
    statuses.push((await visitor.ask("POST", "/me/sign-in", { name: `ada${i}`, password: "a guess" })).status)
  expect(statuses).toEqual([401, 401, 429, 429])
  await strict.close()
})

test("the document of the API is made from the schemas that validate", async () => {
  const document = await ada.must("GET", "/openapi.json")
  const choice = document.paths["/api/v1/tables/{table}/choices"].post
  expect(choice.requestBody.content["application/json"].schema.required).toEqual(["n", "choice"])
  expect(Object.keys(choice.responses)).toEqual(
    expect.arrayContaining(["200", "401", "403", "404", "409", "422"]),
  )
  const page = await ada.ask("GET", "/api/docs")
  expect(page.body).toContain("/api/v1/tables/{table}/choices")
  expect(page.body).not.toContain("<script")
})

test("the server says whether it is well, and its figures name no table and no player", async () => {
  const table = await tableOf("noughts", [ada, bea])
  expect(await ada.must("GET", "/!healthz")).toEqual({ ok: true })
  const figures = await server.metrics.registry.metrics()
  expect(figures).toMatch(/genepool_entries_total \d+/)
  expect(figures).toContain(`route="/api/v1/tables/:table/start"`)
  expect(figures).not.toContain(table)
})
