// The API described: as OpenAPI, made from the schemas that validate, and as a page that needs no
// script.
import type { App, Rooms } from "../rooms.ts"

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly { name: string; in: string; schema?: unknown }[]
  readonly requestBody?: { content?: { "application/json"?: { schema?: unknown } } }
  readonly responses?: {
    readonly [status: string]: { content?: { readonly [type: string]: { schema?: unknown } } }
  }
}

export async function docsRoutes(app: App, { guard }: Rooms): Promise<void> {
  // Made once, and before anybody asks: it takes a tenth of a second, in which nobody else would be
  // answered
  let made: { readonly json: string; readonly html: string } | null = null
  const documents = () => {
    if (made !== null) return made
    const json = JSON.stringify(app.swagger())
    made = { json, html: page(JSON.parse(json) as Document) }
    return made
  }
  app.addHook("onListen", () => void documents())

  app.get("/api/v1/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    await guard.who(request)
    return reply.type("application/json; charset=utf-8").send(documents().json)
  })

  app.get("/api/docs", { schema: { hide: true } }, async (request, reply) => {
    await guard.who(request)
    return reply.type("text/html; charset=utf-8").send(documents().html)
  })
}

interface Document {
  readonly info: { readonly title: string; readonly description?: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: unknown } }
}

function page({ info, paths, components: { schemas } }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? "other")
  const sections = [...groups].map(
    ([tag, list]) => `<h2>${plain(tag)}</h2>${list.map(operationHtml).join("")}`,
  )
  const messages = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details id="${plain(name)}"><summary><code>${plain(name)}</code></summary>${code(schema)}</details>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${plain(info.title)} API</title><h1>${plain(info.title)} API</h1><p>${plain(info.description ?? "")}</p>
<p><a href="/api/v1/openapi.json">openapi.json</a></p>${sections.join("")}<h2>messages</h2>${messages.join("")}</html>`
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string
  method: string
  operation: Operation
}): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, schema }) => `<li><code>${plain(name)}</code> (${plain(place)}) ${code(schema)}</li>`,
  )
  const body = operation.requestBody?.content?.["application/json"]?.schema
  const answers = Object.entries(operation.responses ?? {})
    .filter(([status]) => status.startsWith("2"))
    .map(
      ([status, { content = {} }]) =>
        `<p>${plain(status)}</p>${Object.values(content)
          .map(({ schema }) => code(schema))
          .join("")}`,
    )
  const refused = Object.keys(operation.responses ?? {}).filter((status) => !status.startsWith("2"))
  return `<details><summary><code>${plain(method.toUpperCase())} ${plain(path)}</code> ${plain(operation.summary ?? "")}</summary>
<ul>${parameters.join("")}</ul>${body === undefined ? "" : `<p>body</p>${code(body)}`}${answers.join("")}
<p>refused with ${refused.map(plain).join(", ")}</p></details>`
}

/** With every name of a message leading to it. */
const code = (schema: unknown): string =>
  schema === undefined
    ? ""
    : `<pre>${plain(JSON.stringify(schema, null, 2)).replace(
        /#\/components\/schemas\/(\w+)/g,
        '<a href="#$1">$1</a>',
      )}</pre>`

const plain = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
