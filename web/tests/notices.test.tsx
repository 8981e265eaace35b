// @vitest-environment happy-dom
// What the page says about bots that wait, and about a choice whose time was up.

import type { SnapshotSeat } from "@genepool/wire"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { Notices } from "../online/notices.tsx"
import type { OnlineSource, TableState } from "../online/online-source.ts"
import { houseSay } from "../text/index.ts"
import { snapshot } from "./snapshot.ts"

afterEach(cleanup)

const [first, second] = snapshot.seats as [SnapshotSeat, SnapshotSeat]
const source: Pick<OnlineSource, "ask"> = { ask: async () => null }

function notices(
  part: Partial<TableState>,
  own: Partial<SnapshotSeat> = {},
  you: 0 | "spectator" = 0,
): string {
  const now = { ...snapshot, you, seats: [{ ...first, ...own }, second] }
  const state: TableState = {
    now,
    said: [],
    connection: "live",
    present: [],
    botsWait: null,
    refused: null,
    ...part,
  }
  render(
    <Notices
      state={state}
      source={source as OnlineSource}
      nameOf={String}
      say={houseSay("en")}
      decideUndo={null}
    />,
  )
  const text = screen.getByRole("status").textContent ?? ""
  cleanup()
  return text
}

test("who looks on is told whom the bots wait for", () => {
  expect(notices({ botsWait: "people" }, {}, "spectator")).toContain("The bots wait until one of the players")
  expect(notices({}, {}, "spectator")).not.toContain("bots")
})

test("bots alone say that they move while somebody watches", () => {
  const resigned = { resigned: true, playedBy: "bot" } as const
  expect(notices({}, resigned, "spectator")).toContain("They move while somebody is watching.")
})

test("who has returned while a bot makes the choice whose time was up is told so, and not asked to return", () => {
  const spent = notices({}, { playedBy: "bot" })
  expect(spent).toContain("You ran out of time for this move.")
  expect(spent).not.toContain("Take back my seat")
  const away = notices({}, { playedBy: "bot", standIn: true })
  expect(away).toContain("Take back my seat")
  expect(away).not.toContain("You ran out of time for this move.")
})

test("who has the code of a seat that came from another server can sit down in the middle of the game", () => {
  history.replaceState(null, "", "/table/x")
  expect(notices({}, {}, "spectator")).not.toContain("Sit down")
  history.replaceState(null, "", "/table/x?claim=abc")
  expect(notices({}, {}, "spectator")).toContain("Sit down")
  expect(notices({}, {}, 0)).not.toContain("Sit down")
  history.replaceState(null, "", "/table/x")
})
