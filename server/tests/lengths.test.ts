import type { ProblemBody } from "@genepool/wire"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { nameSchema } from "../people/name.ts"
import type { JsonSchema } from "../testing/json-schema.ts"
import { openServer, type TestServer } from "./kit/server.ts"

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})
afterAll(() => server.close())

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly schema: JsonSchema }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: JsonSchema } } }
}

test("a name too long to be one is refused before it is normalised: that costs the square of its marks", () => {
  const normalised = vi.spyOn(String.prototype, "normalize")
  expect(nameSchema.safeParse(`a${"\u0316\u0301".repeat(32_000)}`).success).toBe(false)
  expect(normalised).not.toHaveBeenCalled()
  expect(nameSchema.parse("e\u0301".repeat(24))).toBe("é".repeat(24))
  expect(normalised).toHaveBeenCalled()
  normalised.mockRestore()
})

test("every text and every list that a route takes has a length, and it is told", async () => {
  const answer = await server.app.inject({ url: "/api/v1/openapi.json" })
  const { paths } = answer.json<{ paths: Record<string, Record<string, Operation>> }>()
  const places: string[] = []
  const boundless: string[] = []
  const look = (schema: JsonSchema, place: string): void => {
    places.push(place)
    const { type, maxLength, maxItems } = schema
    if (
      type === "string" &&
      maxLength === undefined &&
      schema.enum === undefined &&
      schema.const === undefined
    )
      boundless.push(place)
    if (type === "array" && maxItems === undefined) boundless.push(place)
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) look(each, place)
    if (schema.items !== undefined) look(schema.items, `${place}[]`)
    for (const [name, each] of Object.entries(schema.properties ?? {})) look(each, `${place}.${name}`)
  }
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      for (const { name, schema } of parameters) look(schema, `${method} ${path} ${name}`)
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, `${method} ${path}`)
    }
  expect(places.length).toBeGreaterThan(100)
  expect(boundless).toEqual([])
})

const post = (url: string, payload: string, more: { headers?: object; remoteAddress?: string } = {}) =>
  server.app.inject({
    method: "POST",
    url,
    payload,
    ...more,
    headers: { "content-type": "application/json", ...more.headers },
  })
const code = (answer: Awaited<ReturnType<typeof post>>) =>
  `${answer.statusCode} ${answer.json<Partial<ProblemBody>>().error?.code}`

test("JSON that goes too deep is refused before it is read, quotes and all", async () => {
  for (const deep of ["[".repeat(60_000), `${'{"a":'.repeat(33)}0${"}".repeat(33)}`])
    expect(code(await post("/api/v1/me/guest", deep.slice(0, 16_000)))).toBe("400 tooDeep")
  const text = `{"name":"Ada","more":"${"[".repeat(40)}\\"${"{".repeat(40)}","deep":${"[".repeat(31)}${"]".repeat(31)}}`
  expect((await post("/api/v1/me/guest", text)).statusCode).toBe(200)
})

test("only where an edition may come is a request large, and only from somebody who is known", async () => {
  const padded = (size: number) => JSON.stringify({ name: "Ada", more: "x".repeat(size) })
  expect((await post("/api/v1/me/guest", padded(15_000))).statusCode).toBe(200)
  expect(code(await post("/api/v1/me/guest", padded(17_000)))).toBe("413 tooLarge")
  const ada = await server.visitor("Ada")
  const table = (size: number) =>
    JSON.stringify({ game: "noughts", seats: [{ kind: "me" }, { kind: "open" }], more: "x".repeat(size) })
  expect((await post("/api/v1/tables", table(60_000), { headers: ada.headers })).statusCode).toBe(201)
  expect(code(await post("/api/v1/tables", table(70_000), { headers: ada.headers }))).toBe("413 tooLarge")
  // Whatever it is: it was not read
  expect(code(await post("/api/v1/tables", "{".repeat(60_000)))).toBe("401 signInFirst")
})

test("whoever asks too often is refused before anything is read, by address and by person", async () => {
  const strict = await openServer({ rate: 0.05 })
  const ask = async (remoteAddress: string, headers: object = {}) => {
    const answer = await strict.app.inject({
      method: "POST",
      url: "/api/v1/me/guest",
      headers: { "content-type": "application/json", ...headers },
      payload: "{",
      remoteAddress,
    })
    return answer.statusCode
  }
  for (let i = 0; i < 50; i++) expect(await ask(`2001:db8:0:1::${i}`)).toBe(400)
  expect(await ask("2001:db8:0:1::ffff")).toBe(429)
  expect(await ask("2001:db8:0:2::1")).toBe(400)
  const ada = await strict.visitor("Ada")
  await ada.ask("GET", "/me")
  for (let i = 0; i < 15; i++) expect(await ask(`192.0.2.${i}`, ada.headers)).toBe(400)
  expect(await ask("192.0.2.99", ada.headers)).toBe(429)
  await strict.close()
})

test("limits of the door count a whole network of IPv6 as one", async () => {
  const strict = await openServer({ rate: 0.1 })
  const come = (remoteAddress: string) =>
    strict.app.inject({ method: "POST", url: "/api/v1/me/guest", payload: { name: "Ada" }, remoteAddress })
  const statuses = []
  for (let i = 1; i <= 3; i++) statuses.push((await come(`2001:db8::${i}`)).statusCode)
  expect(statuses).toEqual([200, 200, 429])
  expect((await come("2001:db8:0:1::1")).statusCode).toBe(200)
  await strict.close()
})
