// JSON as it comes in: how deep it goes is looked at before it is read.
import { Problem } from "./problem.ts"

/** Editions, the deepest there is, go to eight. */
const deepest = 32

const quote = 34
const backslash = 92
const opens = new Set([91, 123])
const closes = new Set([93, 125])

/**
 * Throws Problem `tooDeep`. What is read to any depth is checked, compared and written by code that
 * calls itself, and ends where the stack does. Broken JSON is the parser's to refuse.
 */
export function mustBeShallow(text: string): void {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === quote) quoted = !quoted
    else if (quoted) {
      if (code === backslash) i++
    } else if (opens.has(code)) {
      if (++depth > deepest)
        throw new Problem(
          "tooDeep",
          `The JSON goes deeper than ${deepest} lists and objects.`,
          "Send what /api/docs describes.",
        )
    } else if (closes.has(code)) depth--
  }
}
