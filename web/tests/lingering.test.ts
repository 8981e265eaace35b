import { expect, test } from "vitest"
import { newIn } from "../table/lingering.ts"

test("what a thing means is told sentence by sentence, each once", () => {
  const told = new Set<string>()
  expect(newIn("An organ of the Brain. Control takes a virus in each.", told)).toEqual([
    "An organ of the Brain",
    "Control takes a virus in each",
  ])
  expect(newIn("An organ of the Gut. Control takes a virus in each.", told)).toEqual(["An organ of the Gut"])
  expect(newIn("An organ of the Gut.", told)).toEqual([])
  expect(newIn("", told)).toEqual([])
})
