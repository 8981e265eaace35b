import { expect, test } from "vitest"
import { actionOf, keyActions, readShortcuts, usualShortcuts, withKey } from "../app/shortcuts.ts"

test("every key does one thing, and a letter is found by its place in every alphabet", () => {
  expect(new Set(Object.values(usualShortcuts.keys)).size).toBe(keyActions.length)
  expect(actionOf(usualShortcuts, { key: "й", code: "KeyQ" })).toBe("question")
  expect(actionOf(usualShortcuts, { key: "?", code: "Slash" })).toBe("aid")
  expect(actionOf(usualShortcuts, { key: "Enter", code: "Enter" })).toBeNull()
  expect(actionOf({ ...usualShortcuts, on: false }, { key: "q", code: "KeyQ" })).toBeNull()
})

test("a key that is given to another action leaves its own to that one", () => {
  const changed = withKey(usualShortcuts, "hint", "Q")
  expect(changed.keys.hint).toBe("Q")
  expect(changed.keys.question).toBe("H")
  expect(new Set(Object.values(changed.keys)).size).toBe(keyActions.length)
})

test("what is stored is read back, and what makes no sense is left", () => {
  const changed = withKey({ ...usualShortcuts, on: false }, "undo", "X")
  expect(readShortcuts(JSON.parse(JSON.stringify(changed)))).toEqual(changed)
  expect(readShortcuts({ keys: { hint: "Q" } })).toEqual(usualShortcuts)
  expect(readShortcuts("nothing")).toEqual(usualShortcuts)
})
