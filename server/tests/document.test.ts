import { afterAll, beforeAll, expect, test } from "vitest"
import { openServer, type TestServer } from "./kit/server.ts"

interface Schema {
  readonly $ref?: string
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: Schema } }
}

interface Operation {
  readonly responses: {
    readonly [status: string]: { readonly content: { readonly [type: string]: { readonly schema: Schema } } }
  }
}

let server: TestServer
let document: Document
beforeAll(async () => {
  server = await openServer()
  document = (await server.app.inject({ url: "/api/v1/openapi.json" })).json<Document>()
})
afterAll(() => server.close())

/** The places of a schema that could be anything at all. */
function unknownIn(schema: Schema, place: string): string[] {
  const { properties = {}, additionalProperties: more, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const says = Object.keys(schema).filter((key) => key !== "description" && key !== "nullable")
  if (says.length === 0) return [place]
  return [
    ...Object.entries(properties).flatMap(([name, each]) => unknownIn(each, `${place}.${name}`)),
    ...(more === true ? [`${place}.*`] : typeof more === "object" ? unknownIn(more, `${place}.*`) : []),
    ...(items === undefined ? [] : unknownIn(items, `${place}[]`)),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => unknownIn(each, place)),
  ]
}

const answersOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        Object.values(content).map(({ schema }) => ({ place: `${method} ${path} ${status}`, schema })),
      ),
    ),
  )

test("no answer of the API could be anything at all, but what a passkey's device is asked", () => {
  const answers = answersOf(document)
  expect(answers.length).toBeGreaterThan(100)
  const unknown = answers.flatMap(({ place, schema }) => unknownIn(schema, place))
  expect(unknown).toEqual([
    "post /api/v1/me/passkeys/begin 200.options.*",
    "post /api/v1/me/register/passkey/begin 200.options.*",
    "post /api/v1/me/sign-in/passkey/begin 200.options.*",
  ])
  const { schemas } = document.components
  expect(Object.entries(schemas).flatMap(([name, schema]) => unknownIn(schema, name))).toEqual([])
})

test("every answer says what it is, a stream its events", () => {
  const good = answersOf(document).filter(({ place }) => / 2\d\d$/.test(place))
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(good.map(({ place }) => place.slice(0, -4)).sort()).toEqual(routes.sort())
  const { responses } = document.paths["/api/v1/tables/{table}/stream"]?.get ?? { responses: {} }
  expect(responses[200]?.content["text/event-stream"]?.schema).toEqual({
    $ref: "#/components/schemas/TableEvent",
  })
})

test("the main messages are named, and say what is in them", () => {
  const { Snapshot, Happening, ListedTable, View } = document.components.schemas
  expect(Snapshot?.required).toEqual(expect.arrayContaining(["view", "decision", "seats", "undo", "clock"]))
  expect(Happening?.required).toEqual(["n", "kind", "seat", "at", "choices", "facts"])
  expect(ListedTable?.required).toEqual(expect.arrayContaining(["status", "seats", "waiting"]))
  // What a game shows beside that is its own
  expect(View?.additionalProperties).toEqual({ $ref: "#/components/schemas/Json" })
})

test("every name that the document uses is in it, and nothing else is", () => {
  const text = JSON.stringify(document)
  const used = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name))
  expect(Object.keys(document.components.schemas).sort()).toEqual(
    [...used].sort((a = "", b = "") => (a < b ? -1 : 1)),
  )
})
