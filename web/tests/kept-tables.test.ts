import { expect, test } from "vitest"
import { company } from "../lobby/kept-tables.tsx"
import { appSay } from "../text/index.ts"

test("who sits at a game on this device: only those who are there are named", () => {
  const say = appSay("en")
  expect(company(1, 3, say)).toBe("1 person, 3 bots")
  expect(company(2, 0, say)).toBe("2 people")
  expect(company(0, 3, say)).toBe("3 bots")
})
