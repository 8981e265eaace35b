import { expect, test } from "vitest"
import { sayBot } from "../table/names.ts"
import { appSay } from "../text/index.ts"

test("a bot is called by its level, by what it does, or by its own name", () => {
  const say = appSay("pl")
  expect(sayBot("level2", say)).toBe("Łatwy")
  expect(sayBot("random", say)).toBe("Bot grający losowo")
  expect(sayBot("minimax", say)).toBe("bot: minimax")
})
