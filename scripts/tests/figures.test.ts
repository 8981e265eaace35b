import { expect, test } from "vitest"
import { figuresOf } from "../figures.ts"

test("lines by package and kind, and casts outside tests", () => {
  const figures = figuresOf([
    {
      name: "games/krom/board/fight.tsx",
      text: "const die = fact.die as number\nconst x = y as unknown as Z\n",
    },
    { name: "games/krom/board/style/fight.css", text: "a {\n}\n" },
    { name: "games/krom/tests/fight.test.ts", text: "one as unknown as Two\n" },
    { name: "engine/testing/table.ts", text: "\n\n\n" },
    { name: "engine/turn.ts", text: "fact.kind as const\n" },
    { name: "docs/siege.md", text: "words\n" },
  ])
  expect(Object.fromEntries(figures)).toEqual({
    engine: { code: 1, css: 0, tests: 3, casts: 0, factCasts: 0 },
    "games/krom": { code: 2, css: 2, tests: 1, casts: 1, factCasts: 1 },
  })
})
