// Choices that nobody may make: mistakes of programs and people.

import type { AnyGame, Choice } from "../../contract.ts"

/** Things that are no choice at all, or one that is never offered. */
export function malformed(game: AnyGame): unknown[] {
  return [
    null,
    undefined,
    0,
    true,
    "",
    "pass",
    [],
    {},
    [{ do: "pass" }],
    { do: null },
    { do: 1 },
    { do: "" },
    { do: ["pass"] },
    { do: "toString" },
    { do: "constructor" },
    { do: "__proto__" },
    { do: "instruct" },
    { do: "instruct", standing: null },
    { do: "instruct", standing: "no such instruction" },
    { do: "instruct", standing: 0 },
    { do: "instruct", standing: game.instructions[0] ?? "ask", seat: 0 },
    JSON.parse('{"do":"pass","__proto__":{"do":"pass"}}'),
  ]
}

/** The option with one thing wrong in it; by chance one of them may be another option. */
export function distorted(option: Choice): unknown[] {
  const wrong: unknown[] = [
    { ...option, do: `${option.do}!` },
    { ...option, extra: 1 },
    [option],
    JSON.stringify(option),
  ]
  for (const [key, value] of Object.entries(option)) {
    if (key === "do") continue
    const { [key]: _left, ...without } = option
    wrong.push(without)
    for (const other of otherValues(value)) wrong.push({ ...option, [key]: other })
  }
  return wrong
}

function otherValues(value: unknown): unknown[] {
  if (typeof value === "number")
    return [value + 1, value - 1, -value - 1, value + 0.5, 1_000_000, String(value), null, [value], { value }]
  if (typeof value === "string") return [`${value} `, "", value.toUpperCase(), 0, null, [value], { value }]
  if (typeof value === "boolean") return [!value, Number(value), String(value), null]
  if (Array.isArray(value))
    return [
      [],
      value.toReversed(),
      [...value, ...value],
      value.slice(1),
      String(value),
      null,
      { 0: value[0] },
    ]
  return [0, "", false, [], {}]
}
