import type { Fact } from "@genepool/engine"
import { expect, test } from "vitest"
import { together } from "../table/sight.ts"
import type { Sight } from "../table/source.ts"

const at = (step: number, ...facts: string[]) =>
  ({ step, facts: facts.map((fact) => ({ fact })) }) as unknown as Sight
const heard = ({ facts }: Sight) => facts.map(({ fact }: Fact) => fact)

test("what was heard in a sight that was never drawn is shown with the next", () => {
  expect(heard(together(at(1, "rolled"), at(2, "moved", "fought")))).toEqual(["rolled", "moved", "fought"])
})

test("a choice that nobody hears of takes nothing away", () => {
  expect(heard(together(at(1, "rolled"), at(2)))).toEqual(["rolled"])
})

test("who comes and goes changes nothing of what was heard", () => {
  expect(heard(together(at(1, "rolled"), at(1, "rolled")))).toEqual(["rolled"])
})

test("after undo or a jump nothing is shown of what was overtaken", () => {
  expect(heard(together(at(5, "rolled"), at(4)))).toEqual([])
  expect(heard(together(at(5, "rolled"), at(9)))).toEqual([])
})
