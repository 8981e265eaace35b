import { expect, test } from "vitest"
import { withOptions } from "../online/table-stream.ts"
import { snapshot } from "./snapshot.ts"

test("options that a stream leaves out after the first position are those that were told, in the view too", () => {
  const options = { edition: { name: "Ours" } }
  const view = { ...snapshot.view, options: { ...options, longer: false } } as never
  const first = withOptions({ ...snapshot, options, view }, null)
  expect(first).toEqual({ ...snapshot, options, view })
  const { options: _, ...brief } = snapshot
  const later = withOptions({ ...brief, n: 7 }, first)
  expect(later).toEqual({ ...snapshot, n: 7, options, view })
  // And of the same making: boards remember what they worked out of them
  expect((later.view as { options?: unknown }).options).toBe((view as { options: unknown }).options)
  expect(withOptions({ ...brief, view: null }, first)).toMatchObject({ options, view: null })
})
