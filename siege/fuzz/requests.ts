// Requests to every route of the API's own document: right ones, nearly right ones, and rubbish.

import type { FastRandom } from "@genepool/engine"
import type { JsonSchema, Sent } from "@genepool/server/testing"
import { chance, pick, shuffled } from "./chance.ts"
import { rightOptions } from "./editions.ts"
import { everyGiant, giant, giantHeader, giantQuery, withGiants } from "./giants.ts"
import { type Known, nastyValue, spoiled, valid } from "./values.ts"
import { games, password, type World } from "./world.ts"

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[]
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: JsonSchema } }
  }
}

export interface ApiDocument {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
}

/** Addresses that the document leaves out. */
const hidden = [
  "/api/v1/openapi.json",
  "/api/docs",
  "/healthz",
  "/metrics",
  "/",
  "/table/x",
  "/api/v1/nowhere",
]

export class Requests {
  private readonly world: World
  private readonly random: FastRandom
  private readonly operations: { path: string; method: string; operation: Operation }[]
  /**
   * Every kind of giant in every field of every body, in an order of chance; chance alone would
   * hardly meet the one that hurts.
   */
  private readonly sweep: { operation: Requests["operations"][number]; field: string; giant: () => unknown }[]
  readonly giants: number
  /** Passwords cost a tenth of a second each, as they should: only so many are tried. */
  private passwordsLeft: number

  constructor(world: World, document: ApiDocument, passwords: number) {
    this.world = world
    this.passwordsLeft = passwords
    this.random = world.random
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    )
    const everywhere = this.operations.flatMap((operation) =>
      fieldsOf(operation.operation).flatMap((field) =>
        everyGiant.map((make) => ({ operation, field, giant: make })),
      ),
    )
    this.sweep = shuffled(everywhere, this.random)
    this.giants = this.sweep.length
  }

  /** How many of the giants were sent. */
  get swept(): number {
    return this.giants - this.sweep.length
  }

  get routes(): number {
    return this.operations.length
  }

  /** The next one, whatever it is; `route` names it in the report. */
  async next(): Promise<Sent & { readonly route: string }> {
    const { random } = this
    if (chance(4, random)) return this.rubbish()
    const next = chance(40, random) ? this.sweep.pop() : undefined
    if (next !== undefined) return this.withGiant(next)
    if (chance(15, random) && this.world.busy) {
      const play = await this.world.playOn()
      if (play !== null) return this.aroundChoice(play)
    }
    // Making a table takes in options and editions, which are larger than all else
    const making = this.operations.filter(
      ({ path, method }) => path === "/api/v1/tables" && method === "POST",
    )
    const { path, method, operation } = pick(chance(8, random) ? making : this.operations, random)
    const route = `${method} ${path}`
    const known = this.known(pick(Object.keys(rightOptions), random))
    const url = this.address(path, operation, known)
    const table = /\/tables\/(\w+)/.exec(url)?.[1] ?? ""
    // What operators change is noted before it is looked at: a refusal of that leaves a line, and
    // is not for here
    const looks = method === "GET" && path.includes("/operate/")
    const right = looks ? this.world.operator : this.world.playerAt(table)
    const headers = { ...this.headers(), ...(chance(50, random) ? right : {}) }
    const schema = operation.requestBody?.content["application/json"].schema
    if (schema === undefined) {
      const body = chance(10, random) ? this.written(nastyValue(random)) : null
      return { route, method, path: url, headers: body === null ? headers : json(headers), body }
    }
    let value = valid(schema, random, known)
    if (chance(60, random)) value = spoiled(value, random)
    if (chance(3, random)) value = this.swollen(value)
    if (/register|sign-in/.test(path) && this.passwordsLeft-- <= 0) value = { name: 7 }
    return { route, method, path: url, headers: json(headers), body: this.written(value) }
  }

  /** Right in all fields but one. */
  private withGiant({ operation, field, giant: make }: Requests["sweep"][number]): Sent & { route: string } {
    const { path, method, operation: described } = operation
    const known = this.known(pick(Object.keys(rightOptions), this.random))
    const schema = described.requestBody?.content["application/json"].schema ?? {}
    const right = valid(schema, this.random, known)
    const value = typeof right === "object" && right !== null ? { ...right, [field]: make() } : make()
    const headers = json(pick(this.world.people, this.random))
    const body = Buffer.from(withGiants(JSON.stringify(value) ?? ""))
    return { route: `${method} ${path}`, method, path: this.address(path, described, known), headers, body }
  }

  /** A right choice, or one that is spoiled in one way. */
  private aroundChoice(play: NonNullable<Awaited<ReturnType<World["playOn"]>>>): Sent & { route: string } {
    const { random } = this
    const { table, headers, n, choice } = play
    let value: unknown = { n, choice }
    if (chance(55, random)) value = spoiled(value, random)
    const path = `/api/v1/tables/${table}/choices`
    const route = "POST /api/v1/tables/{table}/choices"
    return { route, method: "POST", path, headers: json(headers), body: this.written(value) }
  }

  /** The value with something huge in the place of one of its fields, or as one more. */
  private swollen(value: unknown): unknown {
    const { random } = this
    if (typeof value !== "object" || value === null || chance(10, random)) return giant(random)
    return { ...value, [pick([...Object.keys(value), "more"], random)]: giant(random) }
  }

  private known(game: string): Known {
    const { world, random } = this
    const own: { readonly [name: string]: () => unknown } = {
      table: () => (world.tables.length > 0 ? pick(world.tables, random) : undefined),
      player: () => pick(world.players, random),
      other: () => pick(world.players, random),
      game: () => game,
      code: () => pick([...world.codes, "nonsense"], random),
      name: () => pick(["Ada", "Bea Ö", "Żółw-3", "Ия", "x"], random),
      password: () => pick([password, "short"], random),
      seats: () => {
        const count = pick(games.find(({ id }) => id === game)?.seats ?? [2], random)
        return Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? "me" : "open" }))
      },
      options: () => pick(rightOptions[game] ?? [{}], random),
      n: () => random.below(12),
      to: () => random.below(6),
    }
    return (name) => (Object.hasOwn(own, name) && chance(90, random) ? own[name]?.() : undefined)
  }

  private address(path: string, { parameters = [] }: Operation, known: Known): string {
    const { random } = this
    let url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const told = known(name)
      const wild = told === undefined || chance(15, random)
      return this.inAddress(wild ? pick([nastyValue(random), random.below(12)], random) : told)
    })
    const query = parameters
      .filter((parameter) => parameter.in === "query" && chance(40, random))
      .map(({ name, schema }) => {
        const value = chance(50, random) ? nastyValue(random) : valid(schema, random, known)
        return `${name}=${this.inAddress(value)}`
      })
    if (chance(5, random)) query.push(`__proto__[x]=1&${this.inAddress(nastyValue(random))}`)
    if (chance(1, random)) query.push(giantQuery(random))
    if (query.length > 0) url += `?${query.join("&")}`
    return url
  }

  /** As text in an address: encoded mostly, else whatever can go over the line at all. */
  private inAddress(value: unknown): string {
    const text = (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 300)
    if (chance(90, this.random)) return encodeURIComponent(text.toWellFormed())
    return text.replace(/[^!-~]|[#?\\]/g, "%ff")
  }

  private headers(): Record<string, string> {
    const { world, random } = this
    const headers: Record<string, string> = {}
    const secret = this.inAddress(nastyValue(random))
    const who = random.below(100)
    if (who < 75) Object.assign(headers, pick(world.people, random))
    else if (who < 85) Object.assign(headers, pick(world.bots, random))
    else if (who < 90) headers.cookie = headerText(`genepool.session_token=${secret}`)
    else if (who < 95) headers.authorization = headerText(`Bearer gp_${secret}`)
    if (chance(5, random))
      headers.origin = headerText(pick(["null", "https://elsewhere.example", "::", ""], random))
    if (chance(8, random))
      headers["last-event-id"] = pick(["0.0", "3.1", "999999999.999999999", "x", "1", "-1.0"], random)
    if (chance(3, random)) headers["x-forwarded-for"] = pick(["1.2.3.4", "x", "::1, 2"], random)
    if (chance(3, random)) headers.accept = pick(["text/html", "*/*;q=x", "application/xml"], random)
    if (chance(2, random)) headers["content-encoding"] = "gzip"
    if (chance(1, random)) Object.assign(headers, giantHeader(random))
    return headers
  }

  /** JSON mostly as it should be; now and then broken, cut short, or not text at all. */
  private written(value: unknown): Buffer {
    const { random } = this
    const text = withGiants(JSON.stringify(value) ?? "")
    if (chance(92, random)) return Buffer.from(text)
    switch (random.below(5)) {
      case 0:
        return Buffer.from(text.slice(0, random.below(text.length + 1)))
      case 1:
        return Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x80])])
      case 2:
        return Buffer.from(`${text}${text}`)
      case 3:
        return Buffer.from(`{"a":`.repeat(3000))
      default:
        return Buffer.from(Array.from({ length: 200 }, () => random.below(256)))
    }
  }

  private rubbish(): Sent & { route: string } {
    const { random } = this
    const method = pick(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"], random)
    const { path: pattern, operation } = pick(this.operations, random)
    const known = this.known(pick(Object.keys(rightOptions), random))
    const path = pick(
      [
        ...hidden,
        pattern,
        ...Array.from({ length: hidden.length }, () => this.address(pattern, operation, known)),
        `/api/v1/${this.inAddress(nastyValue(random))}`,
        `//${this.inAddress(nastyValue(random))}`,
      ],
      random,
    )
    const headers = this.headers()
    const body = method === "POST" || method === "PUT" ? this.written(nastyValue(random)) : null
    const type = pick(
      [
        "application/json",
        "text/plain",
        "application/x-www-form-urlencoded",
        "a/b;c=d",
        "application/json; charset=utf-7",
      ],
      random,
    )
    return {
      route: "rubbish",
      method,
      path,
      headers: body === null ? headers : { ...headers, "content-type": type },
      body,
    }
  }
}

const json = (headers: Record<string, string>) => ({ "content-type": "application/json", ...headers })

const headerText = (text: string): string => text.replace(/[^ -~]/g, "?")

/** The fields of a body, of whatever kind it may be. */
function fieldsOf({ requestBody }: Operation): string[] {
  const schema = requestBody?.content["application/json"].schema
  if (schema === undefined) return []
  const kinds = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [...new Set(kinds.flatMap(({ properties }) => Object.keys(properties ?? {})))]
}
