// @vitest-environment happy-dom
import { readFileSync } from "node:fs"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Inspector } from "../gallery/inspector.tsx"
import { addressOf, readPlace } from "../gallery/place.ts"
import { tell } from "../story/story.ts"
import { loadGame } from "../table/games.ts"

afterEach(cleanup)
const read = (file: string): unknown => JSON.parse(readFileSync(`games/noughts/tests/${file}`, "utf8"))

test("a golden log is shown choice by choice", async () => {
  const { moments, trouble, seats } = await tell(read("golden/crosses-win.json"))
  expect({ count: moments.length, trouble, seats }).toEqual({ count: 6, trouble: null, seats: 2 })
  expect(moments.map(({ choice }) => choice?.cell)).toEqual([undefined, 4, 0, 2, 3, 6])
  expect(moments[5]?.told.map(({ fact }) => fact.fact)).toContain("won")
  // Each moment as it was then, not as the game ended
  expect(moments[1]?.state).toMatchObject({ cells: [null, null, null, null, 0, null, null, null, null] })
})

const position = {
  game: "noughts",
  seats: 2,
  position: { cells: [0, 0, null, 1, 1, null, null, null, null] },
}

test("a position without steps is a story of one moment", async () => {
  const { moments, trouble } = await tell(position)
  expect({ count: moments.length, trouble }).toEqual({ count: 1, trouble: null })
})

test("a scenario that does not come true is shown up to there, and says why", async () => {
  const steps = [{ seat: 0, choose: { cell: 2 } }, { expect: { result: null } }]
  const { moments, trouble } = await tell({ name: "wrong", ...position, steps })
  expect(moments).toHaveLength(2)
  expect(trouble).toContain("expected the result null")
})

test("the inspector says the options in words, and what is withheld and why", async () => {
  const story = await tell(position)
  const { module } = await loadGame("noughts")
  render(<Inspector story={story} texts={module.texts} at={0} who={0} locale="en" />)
  expect(screen.getByText(/Seat 0 at game.mark \(5\)/)).toBeTruthy()
  expect(screen.getAllByText(/"why":"taken"/)).toHaveLength(4)
})

test("an address leads back to the same place", () => {
  const place = {
    file: "krom/tests/golden/two.json",
    at: 3,
    who: 1,
    theme: "dark",
    locale: "pl",
    alone: true,
  } as const
  expect(readPlace(addressOf(place))).toEqual(place)
  expect(readPlace("")).toEqual({ file: null, at: 0, who: null, theme: "light", locale: "en", alone: false })
})
