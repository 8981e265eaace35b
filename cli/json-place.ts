// Where a text stops being JSON. The parser itself tells only sometimes.

const token =
  /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)))/uy

type Wanted = "value" | "value or ]" | "key" | "key or }" | ":" | ", or ]" | ", or }" | "end"

/**
 * The index of the first thing that cannot stand where it stands; the length of the text when
 * something is missing.
 */
export function placeOfMistake(text: string): number {
  const open: ("{" | "[")[] = []
  let wanted: Wanted = "value"
  let at = 0
  const afterValue = (): Wanted => (open.length === 0 ? "end" : open.at(-1) === "[" ? ", or ]" : ", or }")
  for (;;) {
    token.lastIndex = at
    const found = token.exec(text)
    const [whole, sign, string, other] = found ?? ["", undefined, undefined, undefined]
    const next = step(wanted, sign, string !== undefined, other !== undefined)
    if (next === null) return text.length - text.slice(at).trimStart().length
    if (next === "{" || next === "[") {
      open.push(next)
      wanted = next === "{" ? "key or }" : "value or ]"
    } else if (next === "close") {
      open.pop()
      wanted = afterValue()
    } else
      wanted =
        next === "value done"
          ? afterValue()
          : next === "again"
            ? open.at(-1) === "{"
              ? "key"
              : "value"
            : next
    at += whole.length
  }
}

type Next = "{" | "[" | "close" | "value done" | "again" | ":" | "value" | null

function step(wanted: Wanted, sign: string | undefined, string: boolean, other: boolean): Next {
  switch (wanted) {
    case "value or ]":
      if (sign === "]") return "close"
      return step("value", sign, string, other)
    case "value":
      if (sign === "{" || sign === "[") return sign
      return string || other ? "value done" : null
    case "key or }":
      if (sign === "}") return "close"
      return string ? ":" : null
    case "key":
      return string ? ":" : null
    case ":":
      return sign === ":" ? "value" : null
    case ", or ]":
      return sign === "," ? "again" : sign === "]" ? "close" : null
    case ", or }":
      return sign === "," ? "again" : sign === "}" ? "close" : null
    case "end":
      return null
  }
}
