// @vitest-environment happy-dom
// What the page says about bots that wait, and about a choice whose time was up.

import type { Choice } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { speaker } from "@genepool/text"
import type { LateSeat, Said, Snapshot, SnapshotSeat } from "@genepool/wire"
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { newLines, noteRead, readUpTo } from "../online/chat-read.ts"
import { useDeclined } from "../online/declined.ts"
import { NameField } from "../online/name-form.tsx"
import { Notices } from "../online/notices.tsx"
import type { OnlineSource, TableState } from "../online/online-source.ts"
import { Windows } from "../online/windows.tsx"
import type { Departure } from "../table/say-outcome.ts"
import { appSay } from "../text/index.ts"
import { snapshot } from "./snapshot.ts"

afterEach(cleanup)

const [first, second] = snapshot.seats as [SnapshotSeat, SnapshotSeat]
const source: Pick<OnlineSource, "ask"> = { ask: async () => null }

const notDeclined = { isTold: false, withdraw: () => undefined }

function notices(
  part: Partial<TableState>,
  own: Partial<SnapshotSeat> = {},
  you: 0 | "spectator" = 0,
  late: readonly LateSeat[] = [],
  changed: Partial<Snapshot> = {},
  departed: readonly Departure[] = [],
): string {
  const now = { ...snapshot, you, late: [...late], seats: [{ ...first, ...own }, second], ...changed }
  const state: TableState = {
    now,
    said: [],
    connection: "live",
    present: [],
    botsWait: null,
    kept: false,
    refused: null,
    ...part,
  }
  render(
    <Notices
      state={state}
      source={source as OnlineSource}
      nameOf={String}
      say={appSay("en")}
      locale="en"
      departed={departed}
      declined={{ undo: notDeclined, pause: notDeclined }}
      decide={{ undo: null, pause: null }}
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

test("whose time ran out is told so, and so are the others; at a table without a clock it was a vote", () => {
  const clock = { kind: "slow", perTurn: 86_400_000, bank: 0 } as const
  const timed = { manner: { ...snapshot.manner, clock } }
  const away = { playedBy: "bot", standIn: true } as const
  const mine = [
    { ...first, ...away },
    { ...second, bot: false, playedBy: "person" as const },
  ]
  expect(notices({}, {}, 0, [], { ...timed, seats: mine })).toContain("Your time ran out")
  const untimed = { manner: { ...snapshot.manner, clock: { kind: "none" as const } } }
  expect(notices({}, {}, 0, [], { ...untimed, seats: mine })).toContain(
    "The others waited for you for a long time",
  )
  const seats = [first, { ...second, ...away }]
  expect(notices({}, {}, 0, [], { ...timed, seats })).toContain("Time ran out for 1: a bot plays on.")
  expect(notices({}, {}, 0, [], { ...untimed, seats })).toContain("A bot plays for 1 until they are back.")
  expect(notices({}, {}, 0, [], untimed)).not.toContain("until they are back")
})

test("when everybody's time is up the game waits, and says so to whoever may come back", () => {
  const away = { playedBy: "bot", standIn: true } as const
  const seats = [
    { ...first, ...away },
    { ...second, ...away },
  ]
  const own = notices({ botsWait: "people" }, {}, 0, [], { seats })
  expect(own).toContain("The game waits until somebody is back.")
  expect(own).toContain("Take back my seat")
  expect(own).not.toContain("bot")
  const stranger = notices({ botsWait: "people" }, {}, "spectator", [], { seats })
  expect(stranger).toContain("The bots wait until one of the players is back.")
  expect(stranger).not.toContain("while somebody is watching")
})

test("whoever resigns is named to the others, with who plays on", () => {
  expect(notices({}, {}, 0, [], {}, [{ seat: 1, after: 3, bot: true }])).toContain(
    "1 resigned. A bot plays on.",
  )
  expect(notices({}, {}, 0, [], {}, [{ seat: 1, after: 3, bot: false }])).toContain("1 resigned.")
  expect(notices({}, {}, 0)).not.toContain("resigned")
})

test("at a slow table people are asked once, when they have nothing to decide, what they want to be called for", () => {
  localStorage.clear()
  const chosen: Choice[] = []
  const choose = async (choice: Choice) => {
    chosen.push(choice)
    return null
  }
  const clock = { kind: "slow", perTurn: 86_400_000, bank: 0 } as const
  const view = { who: 0 as const, frames: [], standing: "aimed" }
  const free = { ...snapshot, view, decision: null, manner: { ...snapshot.manner, clock } } as Snapshot
  const windows = (now: Snapshot) => {
    cleanup()
    render(
      <Windows
        now={now}
        instructions={krom.game.instructions}
        source={{ choose } as unknown as OnlineSource}
        words={speaker(krom.texts, "en")}
        say={appSay("en")}
      />,
    )
    return screen.queryByRole<HTMLSelectElement>("combobox")
  }
  expect(windows(snapshot)).toBeNull()
  expect(windows({ ...free, manner: snapshot.manner })).toBeNull()
  const asked = { seat: 0, ask: "round.movement", options: [], together: true, given: [], answered: false }
  expect(windows({ ...free, decision: asked })).toBeNull()
  const shown = windows(free)
  expect(shown?.selectedOptions[0]?.textContent).toBe("Ask me only about cards that are meant for me")
  fireEvent.change(shown as HTMLSelectElement, { target: { value: "ask" } })
  expect(chosen).toEqual([{ do: "instruct", standing: "ask", now: true }])
  fireEvent.click(screen.getByRole("button", { name: "All right" }))
  expect(screen.queryByRole("combobox")).toBeNull()
  expect(windows(free)).toBeNull()
})

test("who has the code of a seat that came from another server can sit down in the middle of the game", () => {
  history.replaceState(null, "", "/table/x")
  expect(notices({}, {}, "spectator")).not.toContain("Sit down")
  history.replaceState(null, "", "/table/x?claim=abc")
  expect(notices({}, {}, "spectator")).toContain("Sit down")
  expect(notices({}, {}, 0)).not.toContain("Sit down")
  history.replaceState(null, "", "/table/x")
})

test("whoever keeps the others waiting can be reminded when it is time, and then voted on", () => {
  const hour = 3_600_000
  const now = Date.now()
  const late = {
    seat: 1,
    since: now - 2 * hour,
    nudgedAt: null,
    nudgeFrom: now + hour,
    voteFrom: null,
    votes: [],
  }
  const others = { waiting: [1] }
  expect(notices({}, {}, 0, [late], others)).not.toContain("Waiting for 1")
  expect(notices({}, {}, 0, [{ ...late, nudgeFrom: now - hour }], others)).toMatch(
    /Waiting for 1 since .*Remind$/,
  )
  const nudged = { ...late, nudgedAt: now - hour, nudgeFrom: now + 11 * hour, voteFrom: now + 22 * hour }
  expect(notices({}, {}, 0, [nudged], others)).toMatch(
    /^1 has been reminded\. From .* on, a bot can stand in\.$/,
  )
  const due = { ...nudged, voteFrom: now - 1 }
  expect(notices({}, {}, 0, [due], others)).toContain("Let a bot stand in")
  expect(notices({}, {}, 0, [{ ...due, votes: [0] }], others)).toContain(
    "Votes for a bot in place of 1: 0Wait longer",
  )
  // Who is waited for, too, hurries nobody
  expect(notices({}, {}, 0, [due], { waiting: [0, 1] })).not.toContain("stand in")
  // Who only looks on has no say; and who is waited for is told
  expect(notices({}, {}, "spectator", [due])).not.toContain("bot can stand in")
  expect(notices({}, {}, 0, [{ ...due, seat: 0 }])).toContain("The others are waiting for you.")
})

test("a vacation is seen by the others while it lasts", () => {
  const until = Date.UTC(2999, 0, 1)
  expect(notices({}, { awayUntil: until }, "spectator")).toContain("0 is away until")
  // Who is not waited for leaves the place to the clocks of those who are
  expect(notices({}, { awayUntil: until }, "spectator", [], { waiting: [1] })).not.toContain("away")
  expect(notices({}, { awayUntil: 1 }, "spectator")).not.toContain("away")
})

test("a paused game can be gone on with from where it is told", () => {
  expect(notices({}, {}, 0, [], { paused: true })).toBe("Resume")
  expect(notices({}, {}, "spectator", [], { paused: true })).not.toContain("Resume")
})

test("whoever asked to undo hears that it was declined, and not what they withdrew themselves", () => {
  const mine = { seat: 0, to: 1, agreed: [] }
  const asking: Snapshot = { ...snapshot, n: 4, undo: { free: null, furthest: 0, request: mine } }
  const over: Snapshot = { ...snapshot, n: 5 }
  const { result, rerender } = renderHook((now: Snapshot) => useDeclined("undo", now), {
    initialProps: asking,
  })
  expect(result.current.isTold).toBe(false)
  rerender(over)
  expect(result.current.isTold).toBe(true)
  // Until the game goes on, or until they ask again
  rerender({ ...over, n: 6, choices: 3 })
  expect(result.current.isTold).toBe(false)
  rerender({ ...asking, n: 7, choices: 3 })
  act(() => result.current.withdraw())
  rerender({ ...over, n: 8, choices: 3 })
  expect(result.current.isTold).toBe(false)
  // Others hear of their own only
  const theirs: Snapshot = { ...asking, n: 9, undo: { ...asking.undo, request: { ...mine, seat: 1 } } }
  rerender(theirs)
  rerender({ ...over, n: 10 })
  expect(result.current.isTold).toBe(false)
})

test("whoever asked for a pause hears that it was declined, but neither when it is granted nor when they withdrew it", () => {
  const asking: Snapshot = { ...snapshot, n: 4, pauseVotes: [0] }
  const over: Snapshot = { ...snapshot, n: 5 }
  const { result, rerender } = renderHook((now: Snapshot) => useDeclined("pause", now), {
    initialProps: asking,
  })
  rerender(over)
  expect(result.current.isTold).toBe(true)
  rerender({ ...asking, n: 6 })
  rerender({ ...over, n: 7, pauseVotes: [0, 1], paused: true })
  expect(result.current.isTold).toBe(false)
  rerender({ ...over, n: 8 })
  rerender({ ...asking, n: 9 })
  act(() => result.current.withdraw())
  rerender({ ...over, n: 10 })
  expect(result.current.isTold).toBe(false)
})

test("a wish for a pause is told to whoever has it as their own, with a way back, and to others by name", () => {
  const own = notices({}, {}, 0, [], { pauseVotes: [0] })
  expect(own).toBe("You asked for a pause. The others are deciding.Never mind")
  const other = notices({}, {}, 0, [], { pauseVotes: [1] })
  expect(other).toBe("1 would like to pause.")
})

test("what others said counts as new until it was read on this device", () => {
  const line = (n: number, player: string): Said => ({
    n,
    player,
    name: player,
    guest: true,
    seat: null,
    room: "table",
    text: "hi",
    at: 0,
  })
  const said = [line(1, "bea"), line(2, "ada"), line(3, "bea")]
  expect(newLines(said, readUpTo("t"), "ada")).toHaveLength(2)
  noteRead("t", 1)
  expect(newLines(said, readUpTo("t"), "ada")).toHaveLength(1)
  noteRead("t", 3)
  noteRead("t", 2)
  expect(newLines(said, readUpTo("t"), "ada")).toHaveLength(0)
  expect(newLines(said, readUpTo("another"), "ada")).toHaveLength(2)
})

test("a name that is missing is asked for in the language of the page", () => {
  const show = (name: string) =>
    render(<NameField id="name" name={name} change={() => undefined} say={appSay("pl")} />)
  show("")
  const field = screen.getByRole<HTMLInputElement>("textbox")
  fireEvent.invalid(field)
  expect(field.validationMessage).toBe(appSay("pl")("problem.signInFirst"))
  fireEvent.input(field, { target: { value: "A" } })
  expect(field.validationMessage).not.toBe(appSay("pl")("problem.signInFirst"))
})
