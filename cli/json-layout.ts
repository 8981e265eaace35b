// JSON as people keep it: what fits into a line stands in one, and the rest is broken from outside
// in.

/**
 * As the formatter of this project has it, so that a file that is written anew differs only where
 * it says something else.
 */
const width = 110

export function laidOut(value: unknown): string {
  return `${block(JSON.parse(JSON.stringify(value)), "", 0)}\n`
}

/** `taken`: what stands before it on its line, and the comma after it. */
function block(value: unknown, indent: string, taken: number): string {
  const line = inLine(value)
  if (indent.length + taken + line.length <= width || typeof value !== "object" || value === null) return line
  const inner = `${indent}  `
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([key, part], at, { length }) => {
      const name = `${JSON.stringify(key)}: `
      return inner + name + block(part, inner, name.length + comma(at, length))
    })
    return `{\n${entries.join(",\n")}\n${indent}}`
  }
  const items = value.every((item) => typeof item === "number")
    ? filled(value, inner)
    : value.map((item, at, { length }) => inner + block(item, inner, comma(at, length)))
  return `[\n${items.join(",\n")}\n${indent}]`
}

const comma = (at: number, length: number) => (at < length - 1 ? 1 : 0)

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLine(part)}`)
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`
}

/** Numbers side by side, as many as go into a line. */
function filled(numbers: readonly number[], indent: string): string[] {
  const lines: string[] = []
  for (const number of numbers) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + `, ${number},`.length <= width)
      lines[lines.length - 1] = `${last}, ${number}`
    else lines.push(indent + String(number))
  }
  return lines
}
