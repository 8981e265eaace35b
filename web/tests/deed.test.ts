import { locales } from "@genepool/engine"
import { expect, test } from "vitest"
import { deedOf } from "../operate/deed.ts"
import { operateSay } from "../operate/texts.ts"

/** Everything that server/routes/operate.ts writes down. */
const actions = [
  ...["settle report", "mute", "ban", "lift", "rename", "role operator", "role moderator", "role none"],
  ...["way back", "ban address", "close table", "delete table", "remove seat 2", "notice", "end notice"],
]
const deed = { id: "d", at: 0, by: "Olga", about: "p1", name: "Ada", reason: "" }
const date = (at: number) => new Date(at).toISOString().slice(0, 10)

test.each(locales)("%s: every deed has words of its own", (locale) => {
  const said = actions.map((action) => deedOf({ words: operateSay(locale), date }, { ...deed, action }).did)
  expect(new Set(said).size).toBe(actions.length)
  // Of what a newer server has done, its own word
  const { did } = deedOf({ words: operateSay(locale), date }, { ...deed, action: "something new" })
  expect(did).toBe("something new")
  expect(said).not.toContain("ban address")
})

test("seats count from one, times and moments are told in words", () => {
  const words = operateSay("en")
  const told = (action: string, reason: string) => deedOf({ words, date }, { ...deed, action, reason })
  expect(told("remove seat 2", "gone").did).toBe("emptied seat 3")
  expect(told("mute", "1 h: loud").reason).toBe("1 hour: loud")
  expect(told("ban", "until it is lifted: loud").reason).toBe("Until lifted: loud")
  expect(told("notice", "2026-11-18T06:33:06.193Z for 15 min. new disk")).toMatchObject({
    about: "",
    reason: "2026-11-18, 15 minutes. new disk",
  })
  expect(told("lift", "it was 3 h: enough").reason).toBe("it was 3 h: enough")
})
