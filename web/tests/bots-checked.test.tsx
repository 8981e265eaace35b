// @vitest-environment happy-dom
// What the replay says about the bots: each thought again, and which of them comes to something
// else.
import type { Rethought } from "@genepool/bots"
import type { Log } from "@genepool/engine"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { BotsChecked } from "../replay/bots-checked.tsx"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const thought = { by: "level3", mind: "1", seed: "s", parts: [{ tries: 700 }] }
const log: Log = {
  genepool: 1,
  game: "noughts",
  version: "1",
  seats: 2,
  options: {},
  dice: { kind: "seed", seed: "one" },
  choices: [
    { seat: 0, choice: { do: "mark", cell: 0 } },
    { seat: 1, choice: { do: "mark", cell: 1 }, thought },
    { seat: 1, choice: { do: "mark", cell: 2 }, thought },
  ],
}
const checked = (n: number, part: Partial<Rethought>): Rethought => ({
  n,
  seat: 1,
  by: "level3",
  tries: 700,
  chosen: { do: "mark", cell: n },
  again: { do: "mark", cell: n },
  same: true,
  ...part,
})

function show(found: readonly Rethought[], of = log) {
  const move = vi.fn()
  const source = {
    thoughts: async () => found.map(({ n }) => n),
    rethink: async (n: number) => found.find((one) => one.n === n)!,
  }
  render(<BotsChecked source={source} log={of} move={move} words={{ locale: "en" }} say={appSay("en")} />)
  if (of === log) fireEvent.click(screen.getByText("Check the bots"))
  return move
}

test("bots that came to the same are said to have done so, with how many tries", async () => {
  show([checked(2, {}), checked(3, {})])
  expect(await screen.findByText(/All 2 choices were recomputed.*1,400 in all/)).toBeDefined()
})

test("a choice that its thought does not come to is named and can be gone to", async () => {
  const move = show([checked(2, {}), checked(3, { again: { do: "mark", cell: 7 }, same: false })])
  expect(await screen.findByText("One choice differs from what the bot computes:")).toBeDefined()
  fireEvent.click(screen.getByText("3"))
  expect(move).toHaveBeenCalledWith(3)
  expect(screen.getByRole("status").hasAttribute("data-good")).toBe(false)
})

test("what another version thought is not held against anybody", async () => {
  show([checked(2, { again: null, same: false })])
  expect(await screen.findByText(/One choice was made by another version/)).toBeDefined()
})

test("without a recorded thought there is nothing to check", () => {
  show([], { ...log, choices: log.choices.slice(0, 1) })
  expect(screen.queryByText("Check the bots")).toBeNull()
})
