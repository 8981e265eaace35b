import { describe, expect, test } from "vitest"
import { longLines, wrapped } from "../comments.ts"

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i % 10}`).join(" ")

describe("comments beyond column 100", () => {
  test("are found wherever they stand, and code and text are not", () => {
    const source = [
      `// ${words(20)}`,
      `/** ${words(20)} */`,
      `const a = 1 // ${words(20)}`,
      `const b = "// ${words(20)}"`,
      `// biome-ignore lint/a/b: ${words(20)}`,
      `// ${words(15)}`,
    ].join("\n")
    expect(longLines(source)).toEqual([1, 2, 3])
  })

  test("are broken, and say the same", () => {
    const sources = [
      `  // ${words(20)}\n  // ${words(3)}\n  call()`,
      `/** ${words(20)} */\nconst a = 1`,
      `/**\n * ${words(20)}\n *\n * - ${words(20)}\n * - ${words(2)}\n */\nconst a = 1`,
      `const a = 1 // ${words(20)}`,
    ]
    const said = (source: string) =>
      source
        .replace(/^\s*(\/\*\*|\*\/|\*|\/\/)?|\*\/|\/\//gm, " ")
        .split(/\s+/)
        .sort()
        .join(" ")
    for (const source of sources) {
      const after = wrapped(source)
      expect(longLines(after)).toEqual([])
      expect(said(after)).toBe(said(source))
      expect(wrapped(after)).toBe(after)
    }
  })

  test("keep their paragraphs and the items of their lists", () => {
    const item = words(18)
    expect(wrapped(`// ${words(3)}\n//\n// - ${item}\n// - ${words(2)}`)).toBe(
      `// ${words(3)}\n//\n// - ${item.slice(0, 95)}\n//   ${item.slice(96)}\n// - ${words(2)}`,
    )
  })

  test("leave what a tool reads on its line", () => {
    // In pieces, because the runner reads it wherever it stands
    const environment = `// @vitest-${"environment"} happy-dom`
    const source = `${environment}\n// ${words(20)}`
    expect(wrapped(source).split("\n")[0]).toBe(environment)
  })

  test("begin behind the line by which a shell starts the program", () => {
    const source = `#!/usr/bin/env node\n// ${words(20)}`
    expect(wrapped(source, "a.mjs").split("\n")[0]).toBe("#!/usr/bin/env node")
  })

  test("that fit are left alone, beside those that do not", () => {
    const source = `// short\nconst a = 1\n\n// ${words(20)}\nconst b = 2`
    expect(wrapped(source).split("\n").slice(0, 3)).toEqual(["// short", "const a = 1", ""])
  })
})
