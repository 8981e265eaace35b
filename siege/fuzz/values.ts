// Values for bad input: right ones from a JSON schema, and every way we know to spoil one.
import type { FastRandom } from "@genepool/engine"
import type { JsonSchema } from "@genepool/server/testing"
import { chance, pick } from "./chance.ts"
import { giant } from "./giants.ts"

/**
 * A value of the world for a name in a schema, such as a table's id for `table`; undefined when
 * there is none.
 */
export type Known = (name: string) => unknown

/** A value that the schema allows, with what is known put in by name. */
export function valid(schema: JsonSchema, random: FastRandom, known: Known, name = ""): unknown {
  const told = known(name)
  if (told !== undefined) return told
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return pick(schema.enum, random)
  const either = schema.anyOf ?? schema.oneOf
  if (either !== undefined) return valid(pick(either, random), random, known, name)
  const type = typeof schema.type === "string" ? schema.type : (schema.type?.[0] ?? "object")
  switch (type) {
    case "object": {
      const required = schema.required ?? []
      const names = Object.keys(schema.properties ?? {}).filter(
        (each) => required.includes(each) || chance(40, random),
      )
      return Object.fromEntries(
        names.map((each) => [each, valid(schema.properties?.[each] as JsonSchema, random, known, each)]),
      )
    }
    case "array": {
      const least = schema.minItems ?? 0
      const count = least + random.below(Math.min(schema.maxItems ?? least + 4, least + 4) - least + 1)
      return Array.from({ length: count }, () => valid(schema.items ?? {}, random, known))
    }
    case "string":
      return words(random, schema.minLength ?? 0, Math.min(schema.maxLength ?? 12, 12))
    case "integer":
    case "number": {
      const least = schema.minimum ?? 0
      const most = Math.min(schema.maximum ?? least + 20, least + 1_000_000)
      return pick([least, most, least + random.below(most - least + 1)], random)
    }
    case "boolean":
      return chance(50, random)
    default:
      return null
  }
}

const letters = "abcdefgh 0123ąжé".split("")

function words(random: FastRandom, least: number, most: number): string {
  const length = least + random.below(Math.max(1, most - least + 1))
  return Array.from({ length }, () => pick(letters, random)).join("")
}

const deep = (depth: number): unknown => {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value }
  return value
}

/** What programs stumble over. */
const nasty: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 12,
  () => 2 ** 31,
  () => 2 ** 53,
  () => 1e308,
  () => -1e308,
  () => "",
  () => " ",
  () => "0",
  () => "1e3",
  () => "NaN",
  () => "\u0000",
  () => "a\u0000b",
  () => "\ud800",
  () => "🧬".repeat(30),
  () => "\u202e\u200b",
  () => "é".normalize("NFD").repeat(20),
  () => "x".repeat(65),
  () => "x".repeat(5000),
  () => "__proto__",
  () => "constructor",
  () => "toString",
  () => "hasOwnProperty",
  () => "<script>alert(1)</script>",
  () => "' or 1=1 --",
  () => "%00%ff../..",
  () => "spectator",
  () => "instruct",
  () => [],
  () => {
    return {}
  },
  () => [null],
  () => [[]],
  () => deep(40),
  () => deep(2000),
  () => Array.from({ length: 2000 }, () => 0),
  () => ({ do: "instruct", standing: "never" }),
  () => ({ do: "toString" }),
  () => ({ do: {} }),
  () => JSON.parse('{"__proto__":{"do":"x"}}') as unknown,
  () => ({ constructor: { prototype: { do: "x" } } }),
]

export const nastyValue = (random: FastRandom): unknown =>
  chance(5, random) ? giant(random) : pick(nasty, random)()

const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

type Path = (string | number)[]

/** A copy of the value with one to three things wrong with it, anywhere inside. */
export function spoiled(value: unknown, random: FastRandom): unknown {
  let copy = copyOf(value)
  for (let times = pick([1, 1, 1, 2, 3], random); times > 0; times--) copy = spoilOnce(copy, random)
  return copy
}

function spoilOnce(value: unknown, random: FastRandom): unknown {
  const places = placesIn(value, [], 4000)
  const path = pick(places, random)
  if (path.length === 0) return chance(50, random) ? nastyValue(random) : [value]
  const parent = path.slice(0, -1).reduce<unknown>(inside, value) as Record<string | number, unknown>
  const key = path.at(-1) as string | number
  switch (random.below(8)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else delete parent[key]
      break
    case 1:
      if (Array.isArray(parent)) parent.push(copyOf(parent[Number(key)]))
      else parent[`${key}s`] = parent[key]
      break
    case 2: {
      // Something from elsewhere in the same value: right in its kind, wrong in its place
      const other = pick(places, random).reduce<unknown>(inside, value)
      parent[key] = copyOf(other)
      break
    }
    case 3:
      parent[key] = nudged(parent[key], random)
      break
    default:
      parent[key] = nastyValue(random)
  }
  return value
}

function nudged(value: unknown, random: FastRandom): unknown {
  if (typeof value === "number") return value + pick([-1, 1, 0.5, -100, 1e9], random)
  if (typeof value === "string")
    return pick([`${value} `, value.toUpperCase(), value.slice(1), value + value], random)
  if (typeof value === "boolean") return !value
  return [value]
}

const inside = (value: unknown, key: string | number): unknown =>
  (value as Record<string | number, unknown> | null)?.[key]

function placesIn(value: unknown, path: Path, most: number): Path[] {
  const found: Path[] = [path]
  if (typeof value !== "object" || value === null || path.length > 60) return found
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    if (found.length > most) break
    found.push(...placesIn(inside(value, key), [...path, key], most))
  }
  return found
}
