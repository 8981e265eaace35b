// Places in JSON, as people write them: `players[1].hand.length`.

import { brief } from "./match.ts"

/** The value at the place; or, in words, where the path ends. */
export function valueAt(root: unknown, path: string): { value: unknown } | { missing: string } {
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "")
  let value = root
  let walked = ""
  for (const step of steps) {
    if (typeof value !== "object" || value === null)
      return { missing: `${walked || "the whole"} is ${brief(value, 80)} and has no ${step}` }
    if (!Object.hasOwn(value, step)) {
      const there = Array.isArray(value) ? `a list of ${value.length}` : Object.keys(value).join(", ")
      return { missing: `${walked || "the whole"} has no ${step}, it has ${there || "nothing"}` }
    }
    value = (value as { [key: string]: unknown })[step]
    walked = walked === "" ? step : `${walked}.${step}`
  }
  return { value }
}
