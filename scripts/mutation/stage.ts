// Stands in for vitest where mutants are tried: takes note of the tests of a file, and leaves it to
// others to run them

import { format } from "node:util"

export { expect } from "vitest"

type Body = (...values: unknown[]) => unknown

export interface Noted {
  readonly title: string
  readonly run: () => unknown
}

let noted: Noted[] = []
const around: string[] = []

/** The tests that were noted since the last call. */
export function takeNoted(): Noted[] {
  const taken = noted
  noted = []
  return taken
}

export const test = Object.assign(
  (title: string, ...rest: unknown[]) => {
    const run = bodyIn(rest)
    noted.push({ title: [...around, title].join(" > "), run: () => run() })
  },
  { each: each((title, run) => test(title, run)) },
)

export const describe = Object.assign(
  (title: string, body: Body) => {
    around.push(title)
    body()
    around.pop()
  },
  { each: each((title, body) => describe(title, body)) },
)

function each(make: (title: string, body: () => unknown) => void) {
  return (rows: readonly unknown[]) =>
    (title: string, ...rest: unknown[]) => {
      const body = bodyIn(rest)
      for (const row of rows) {
        const values = Array.isArray(row) ? row : [row]
        make(named(title, values), () => body(...values))
      }
    }
}

/** A time-out or options may stand before it or after it. */
function bodyIn(rest: readonly unknown[]): Body {
  return rest.find((part) => typeof part === "function") as Body
}

/** `%s` and the like stand for the values one after another, `$name` for a value by its name. */
function named(title: string, values: readonly unknown[]): string {
  const holes = title.match(/%[sdifjoO]/g)?.length ?? 0
  const filled = format(title, ...values.slice(0, holes))
  const [first] = values
  if (typeof first !== "object" || first === null) return filled
  return filled.replace(/\$(\w+)/g, (whole, name: string) =>
    name in first ? String((first as { readonly [name: string]: unknown })[name]) : whole,
  )
}
