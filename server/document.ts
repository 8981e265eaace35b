// The API's own document (OpenAPI): what the schemas say, with each message of the wire named once.

import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger"
import { problemCodes } from "@genepool/wire"
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod"

const codes = Object.entries(problemCodes)
  .map(([code, status]) => `${code} (${status})`)
  .join(", ")

export const documentSetting = (sessionCookie: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    info: {
      title: "Genepool",
      version: "1",
      description:
        "Tables that never lose a choice. Every error is `{ error: { code, message, hint } }`; the codes are " +
        `${codes}.`,
    },
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookie },
        bot: { type: "http", scheme: "bearer" },
      },
    },
  },
  transform: jsonSchemaTransform,
  transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
})

type Document = ReturnType<typeof jsonSchemaTransformObject>

/**
 * The library names every schema twice, as it is taken and as it is given; requests spell theirs
 * out in place.
 */
function withoutUnused(document: Document): Document {
  if (!("components" in document)) return document
  const schemas = document.components?.schemas ?? {}
  const used = new Set<string>()
  const look = (part: unknown): void => {
    for (const [, name = ""] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      look(schemas[name])
    }
  }
  look(document.paths)
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name]
  return document
}
