// Where two pieces of JSON differ, in a few lines.

import { canonical } from "../hash.ts"
import { brief } from "./match.ts"

/** Whether two values are the same JSON, whatever the order of keys. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b)
}

/** The first places that differ: `players[1].hand[0]: 3, but 4`. */
export function difference(a: unknown, b: unknown, most = 5): string {
  const lines: string[] = []
  compare(a, b, "", lines, most + 1)
  const shown = lines.slice(0, most).map((line) => `\n  ${line}`)
  return shown.join("") + (lines.length > most ? "\n  …" : "")
}

function compare(a: unknown, b: unknown, path: string, lines: string[], most: number): void {
  if (lines.length >= most || a === b) return
  if (!isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) {
    if (canonical(a) !== canonical(b) || typeof a !== typeof b)
      lines.push(`${path || "the whole"}: ${brief(a, 80)}, but ${brief(b, 80)}`)
    return
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  for (const key of keys) {
    const place = Array.isArray(a) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`
    compare(a[key as never], b[key as never], place, lines, most)
  }
}

function isTree(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null
}

/** The first place that would not survive being written as JSON, or null. */
export function notPlain(value: unknown, path = ""): string | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return null
    case "number":
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path || "the whole"} is ${value}`
    case "object": {
      if (value === null) return null
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const found = notPlain(value[i], `${path}[${i}]`)
          if (found !== null) return found
        }
        return null
      }
      const prototype: unknown = Object.getPrototypeOf(value)
      if (prototype !== Object.prototype && prototype !== null)
        return `${path || "the whole"} is not a plain object`
      for (const [key, part] of Object.entries(value)) {
        const found = notPlain(part, path === "" ? key : `${path}.${key}`)
        if (found !== null) return found
      }
      return null
    }
    default:
      return `${path || "the whole"} is ${typeof value}`
  }
}
