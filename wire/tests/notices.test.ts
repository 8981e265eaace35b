import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { NoticeKind } from "../notices.ts"

test("the documentation for programs names every kind of notice that they are sent", () => {
  const text = readFileSync(new URL("../../docs/bot-api.md", import.meta.url), "utf8")
  const [, told = ""] = /Kinds are (.*?);/.exec(text) ?? []
  const named = [...told.matchAll(/`(\w+)`/g)].map(([, kind]) => kind)
  expect(new Set(named)).toEqual(new Set([...NoticeKind.options, "test"]))
})
