// Partial matches: a pattern names a part of what must be there.

/** Whether the value has everything that the pattern names. Lists must fit element by element. */
export function fits(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern))
    return (
      Array.isArray(value) && value.length === pattern.length && pattern.every((p, i) => fits(value[i], p))
    )
  if (typeof pattern !== "object" || pattern === null) return value === pattern
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  return Object.entries(pattern).every(([key, p]) => fits((value as Record<string, unknown>)[key], p))
}

/** JSON that fits on a line. */
export function brief(value: unknown, length = 300): string {
  const text = value === undefined ? "nothing" : (JSON.stringify(value) ?? `a ${typeof value}`)
  return text.length > length ? `${text.slice(0, length)}…` : text
}
