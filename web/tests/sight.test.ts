// @vitest-environment happy-dom

import type { Fact } from "@genepool/engine"
import { act, cleanup, renderHook } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { together, useSight } from "../table/sight.ts"
import { sightOf } from "../table/sight-of.ts"
import type { Sight, TableSource } from "../table/source.ts"
import { snapshot } from "./snapshot.ts"

afterEach(cleanup)

const at = (step: number, ...facts: string[]): Sight => ({
  ...(sightOf(snapshot, [], []) as Sight),
  step,
  facts: facts.map((fact) => ({ fact })),
})
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

/** A table that says that something is new whenever it is told to; and what was heard at each drawing. */
function watch(first: Sight) {
  let now = first
  const listeners = new Set<() => void>()
  const source: TableSource = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => now,
    choose: async () => null,
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: null,
  }
  const { result } = renderHook(() => useSight(source))
  const tell = (sight = now) => {
    now = sight
    for (const listener of listeners) listener()
  }
  return { tell, heard: () => heard(result.current as Sight) }
}

test("sights that come faster than they can be drawn are shown as one", () => {
  const table = watch(at(0, "began"))
  act(() => {
    table.tell(at(1, "rolled"))
    table.tell(at(2, "moved"))
    table.tell(at(3, "fought"))
  })
  expect(table.heard()).toEqual(["rolled", "moved", "fought"])
  act(() => table.tell(at(4, "ended")))
  expect(table.heard()).toEqual(["ended"])
})

test("news that are not of the game bring nothing up again", () => {
  const table = watch(at(0, "began"))
  act(() => table.tell())
  act(() => table.tell(at(1, "rolled")))
  expect(table.heard()).toEqual(["rolled"])
  act(() => table.tell())
  act(() => table.tell(at(2, "moved")))
  expect(table.heard()).toEqual(["moved"])
})
