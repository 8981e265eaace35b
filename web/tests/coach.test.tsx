// @vitest-environment happy-dom

import type { Thread, Warning } from "@genepool/bots"
import { type Choice, type Coach, type Decision, type Following, locales } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { Adviser } from "../coach/adviser.ts"
import { accompany, comesTo, keep, keptOf, noteGiven } from "../coach/kept.ts"
import { CoachPanel } from "../coach/panel.tsx"
import { sayStanding } from "../coach/standing.ts"
import type { TableCoach } from "../table/coach.ts"
import type { LoadedGame } from "../table/games.ts"
import type { Sight, TableSource } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { textBoardOf } from "../table/text-board.tsx"
import { appSay } from "../text/index.ts"
import { preferences, seat, sight } from "./noughts.ts"

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const loaded: LoadedGame = {
  id: "noughts",
  module: noughts,
  Board: () => null,
  TextBoard: textBoardOf(noughts),
  Emblem: null,
  parts: null,
  figures: null,
}
const mark = (cell: number) => ({ do: "mark", cell })
const say = appSay("en")

function show(coach: Partial<TableCoach>, shown: Sight = sight) {
  const choose = vi.fn<TableSource["choose"]>(async () => null)
  const source: TableSource = {
    subscribe: () => () => undefined,
    sight: () => shown,
    choose,
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: null,
  }
  const whole: TableCoach = {
    isOn: true,
    turn: () => undefined,
    panel: () => null,
    objection: () => null,
    ...coach,
  }
  render(
    <TableFrame
      loaded={loaded}
      source={source}
      preferences={preferences}
      say={say}
      momentAddress={null}
      coach={whole}
    />,
  )
  return choose
}

describe("a choice that a coach objects to", () => {
  const better = { choice: mark(4), chance: 0.6, reason: null }
  const objection = ({ cell }: Choice) =>
    cell === 0 ? { words: "Look again", better, isAdvice: true } : null
  const corner = () => fireEvent.click(screen.getByRole("button", { name: "Mark top left" }))

  test("is held until it is made anyway", () => {
    const choose = show({ objection })
    corner()
    const warning = screen.getByRole("alertdialog")
    expect(warning.textContent).toContain("Look again")
    // Where the harmless question has "Do it", so that nobody presses on by habit
    const [first, second] = within(warning).getAllByRole("button").slice(-2)
    expect([first?.textContent, second?.textContent]).toEqual(["Take it back", "Do it anyway"])
    expect(choose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole("button", { name: "Do it anyway" }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(mark(0))
    expect(screen.queryByRole("alertdialog")).toBeNull()
  })

  test("is taken back by its button and by Escape, and the better one can be made instead", () => {
    const choose = show({ objection })
    corner()
    fireEvent.click(screen.getByRole("button", { name: "Take it back" }))
    expect(screen.queryByRole("alertdialog")).toBeNull()
    corner()
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(screen.queryByRole("alertdialog")).toBeNull()
    expect(choose).not.toHaveBeenCalled()
    corner()
    fireEvent.click(screen.getByRole("button", { name: /Mark centre.*60/ }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(mark(4))
  })

  test("has all keys to itself until it is answered: no letter and no digit reaches the table below", () => {
    const choose = show({ objection })
    corner()
    const back = screen.getByRole("button", { name: "Take it back" })
    expect(document.activeElement).toBe(back)
    for (const key of ["q", "b", "5", "u"]) fireEvent.keyDown(back, { key, code: `Key${key.toUpperCase()}` })
    expect(document.activeElement).toBe(back)
    expect(choose).not.toHaveBeenCalled()
    expect(screen.getByRole("alertdialog", { name: "Mark top left" })).toBeTruthy()
  })

  test("goes through where the coach is off, and so does one that nothing is known of", () => {
    const off = show({ objection, isOn: false })
    corner()
    expect(off).toHaveBeenCalledExactlyOnceWith(mark(0))
    cleanup()
    const choose = show({ objection })
    fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
    expect(choose).toHaveBeenCalledExactlyOnceWith(mark(4))
  })

  test("is turned on and off in the menu, at a table that has a coach at all", () => {
    const turn = vi.fn<TableCoach["turn"]>()
    show({ turn })
    fireEvent.click(screen.getByRole("button", { name: "Menu" }))
    fireEvent.click(screen.getByRole("checkbox", { name: "Play with a coach" }))
    expect(turn).toHaveBeenCalledExactlyOnceWith(false)
  })
})

/** A thread that never says anything. */
const still: Thread = {
  post: () => undefined,
  listen: () => undefined,
  broken: () => undefined,
  end: () => undefined,
}

describe("what is known of a question", () => {
  const warning: Warning = {
    choice: mark(0),
    lost: 0.2,
    better: { choice: mark(4), chance: 0.5, reason: null },
  }
  function adviser() {
    const asked: unknown[] = []
    let hear: (answered: unknown) => void = () => undefined
    const thread: Thread = {
      ...still,
      post: (each) => asked.push(each),
      listen: (each) => (hear = each),
    }
    return {
      adviser: new Adviser("noughts", () => thread),
      asked,
      answer: async (key: number) => hear({ key, answer: [warning] }),
    }
  }
  const decision = sight.decision as Decision

  test("is nothing before it was weighed, and then a warning for what loses much", async () => {
    const { adviser: beside, asked, answer } = adviser()
    beside.weigh(sight.view, decision, 2)
    expect(beside.warningOf(mark(0), decision)).toBeNull()
    await answer(0)
    expect(beside.warningOf(mark(0), decision)).toBe(warning)
    expect(beside.warningOf(mark(1), decision)).toBeNull()
    beside.weigh(sight.view, decision, 2)
    expect(asked).toHaveLength(1)
  })

  test("is of this question alone: what comes late for another one counts for nothing", async () => {
    const { adviser: beside, answer } = adviser()
    const next = structuredClone(decision)
    beside.weigh(sight.view, decision, 2)
    beside.weigh(sight.view, next, 2)
    await answer(0)
    expect(beside.warningOf(mark(0), next)).toBeNull()
    await answer(1)
    expect(beside.warningOf(mark(0), next)).toBe(warning)
    expect(beside.warningOf(mark(0), decision)).toBeNull()
  })

  test("is not asked for where there is one answer", () => {
    const { adviser: beside, asked } = adviser()
    beside.weigh(sight.view, { ...decision, options: decision.options.slice(0, 1) }, 2)
    expect(asked).toEqual([])
  })
})

describe("a coach", () => {
  test("comes to the first two tables of a game, and stays at them", () => {
    expect([comesTo("krom", "a"), comesTo("krom", "b"), comesTo("krom", "c")]).toEqual([true, true, false])
    expect([comesTo("krom", "a"), comesTo("viral", "c")]).toEqual([true, true])
  })

  test("comes and stays away as the switch says, and is there again after a guided game", () => {
    keep("krom", { wish: false })
    expect(comesTo("krom", "a")).toBe(false)
    keep("krom", { wish: true })
    for (const table of ["a", "b", "c"]) expect(comesTo("krom", table)).toBe(true)
    keep("krom", { wish: false })
    accompany("krom")
    expect(comesTo("krom", "d")).toBe(true)
  })

  test("forgets what it cannot read, and begins anew", () => {
    localStorage.setItem("genepool.coach.krom", '{"wish":"yes"}')
    expect(keptOf("krom")).toEqual({ wish: null, tables: [], given: [] })
    noteGiven("krom", "fight")
    noteGiven("krom", "fight")
    expect(keptOf("krom").given).toEqual(["fight"])
  })

  const adviser = new Adviser("noughts", () => still)
  const coach = {
    tips: [
      { name: "first", when: { asked: "game.mark" }, rule: "NOU-03" },
      { name: "later", when: { asked: "game.mark" }, rule: "NOU-05" },
    ],
    texts: { en: { first: "Mark it.", later: "And again." }, pl: {}, ru: {} },
  }
  const words = { locale: "en" } as Parameters<typeof CoachPanel>[0]["words"]
  const panel = (now: Partial<Sight> & { showing?: boolean } = {}, beside: Coach = coach) => (
    <CoachPanel
      sight={{ ...sight, showing: false, ...now } as Parameters<typeof CoachPanel>[0]["sight"]}
      words={words}
      seatNames={["Ada", "Bot"]}
      loaded={loaded}
      coach={beside}
      adviser={adviser}
      hint={hint}
      say={say}
    />
  )
  const hint = vi.fn<() => void>()

  const told = () => document.querySelector(".guide-words")?.textContent
  const spoken = () => screen.getAllByRole("status").map(({ textContent }) => textContent)

  const again = () => panel({ moments: [{ n: 1, seat: 0, facts: [] }] })

  test("gives a tip at a time, each once on this device, with its rule", () => {
    const { rerender } = render(panel())
    expect(told()).toBe("Mark it.")
    expect(spoken()).toEqual(["Mark it.", ""])
    expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/noughts#NOU-03")
    const read = () => fireEvent.click(screen.getByRole("button", { name: "Got it" }))
    read()
    expect(told()).toBe("And again.")
    read()
    expect(told()).toContain("I explain what is new")
    // A tip that goes leaves nothing to be spoken
    expect(spoken()).toEqual(["", ""])
    // Nothing new is said in no words, and advice can be asked for
    rerender(again())
    expect(told()).toBe(say("coach.looks"))
    fireEvent.click(screen.getByRole("button", { name: "What would you do?" }))
    expect(hint).toHaveBeenCalledTimes(1)
    cleanup()
    render(panel())
    expect(told()).toContain("I explain what is new")
  })

  test("gives a tip again to whoever left the table with it open", () => {
    render(panel())
    expect(told()).toBe("Mark it.")
    cleanup()
    render(panel())
    expect(told()).toBe("Mark it.")
    fireEvent.click(screen.getByRole("button", { name: "Got it" }))
    cleanup()
    render(panel())
    expect(told()).toBe("And again.")
  })

  test("tells what is asked now rather than what nobody could read, and that later", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0)
    const tips = [
      { name: "first", when: { heard: { fact: "marked" } }, rule: "NOU-03" },
      { name: "later", when: { asked: "game.mark" }, rule: "NOU-05" },
    ]
    const asked = (n: number, ask: string) =>
      panel(
        {
          moments: [{ n, seat: 0, facts: [{ fact: "marked" }] }],
          decision: { ...(sight.decision as Decision), ask },
        } as Partial<Sight>,
        { ...coach, tips },
      )
    const { rerender } = render(asked(1, "game.other"))
    expect(told()).toBe("Mark it.")
    rerender(asked(2, "game.mark"))
    expect(told()).toBe("And again.")
    clock.mockReturnValue(60_000)
    const isSpoken = () => screen.getAllByRole("status")[0]?.getAttribute("aria-live") !== "off"
    expect(isSpoken()).toBe(true)
    // It is read again, but whoever listens has heard it
    rerender(asked(3, "game.other"))
    expect(told()).toBe("Mark it.")
    expect(isSpoken()).toBe(false)
    clock.mockRestore()
  })

  test("leaves a tip for the next choice when nobody could have read it yet, and goes on when they could", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(0)
    const { rerender } = render(panel())
    // While others act it is put away, but not said once more when it comes back
    rerender(panel({ decision: null, moments: [{ n: 1, seat: 0, facts: [] }] }))
    expect(spoken()).toEqual(["Mark it.", ""])
    expect(screen.queryByRole("button", { name: "Got it" })).toBeNull()
    rerender(again())
    expect(told()).toBe("Mark it.")
    clock.mockReturnValue(60_000)
    rerender(panel({ moments: [{ n: 2, seat: 0, facts: [] }] }))
    expect(told()).toBe("And again.")
    clock.mockRestore()
  })

  test("says how it stands when that has changed since one's choice, and after a round says so", () => {
    const told = (points: readonly number[], rounds: number, mine = 0, showing = false) => (
      <CoachPanel
        sight={
          {
            ...sight,
            showing,
            decision: null,
            moments: [
              ...Array.from({ length: rounds + 1 }, (_, n) => ({
                n,
                seat: null,
                facts: [{ fact: "began" }],
              })),
              { n: 100 + mine, seat: 0, facts: [] },
            ],
          } as unknown as Parameters<typeof CoachPanel>[0]["sight"]
        }
        words={words}
        seatNames={["Ada", "Bot"]}
        loaded={{
          ...loaded,
          module: { ...noughts, following: { roundBegins: "began" } as unknown as Following },
        }}
        coach={{ ...coach, points: () => points }}
        adviser={adviser}
        hint={null}
        say={say}
      />
    )
    const { rerender } = render(told([0, 0], 0))
    const said = () => document.querySelector(".guide-words")?.textContent
    const quiet = () => document.querySelector(".guide-quiet")?.textContent
    // Before there is anything to tell, what it is there for
    expect(quiet()).toBe(say("coach.looks"))
    rerender(told([2, 0], 0))
    expect(said()).toBe("Right now you lead with 2 points, 2 ahead of Bot.")
    expect(spoken()).toEqual(["", ""])
    expect(quiet()).toBeUndefined()
    // Once one has chosen again, that is nothing new
    rerender(told([2, 0], 0, 1))
    expect(quiet()).toBe("Right now you lead with 2 points, 2 ahead of Bot.")
    expect(spoken()).toEqual(["", ""])
    // The last turn of the round is still being shown
    rerender(told([2, 0], 1, 1, true))
    expect(quiet()).toBe("Right now you lead with 2 points, 2 ahead of Bot.")
    rerender(told([2, 3], 1, 1))
    expect(said()).toBe("After round 1, Bot leads with 3 points. You have 2 and are in place 2 of 2.")
    expect(spoken()).toEqual(["", said()])
    rerender(told([4, 3], 1, 1))
    expect(said()).toBe("Right now you lead with 4 points, 1 ahead of Bot.")
    expect(spoken()).toEqual(["", ""])
    // Whoever ended the round by their own choice hears of it, too
    rerender(told([4, 3], 2, 2))
    expect(said()).toBe("After round 2, you lead with 4 points, 1 ahead of Bot.")
  })

  test("says nothing while something is still shown, or somebody else is asked", () => {
    const { rerender } = render(panel({ showing: true }))
    expect(told()).toContain("I explain what is new")
    rerender(panel({ decision: null }))
    expect(keptOf("noughts").given).toEqual([])
    rerender(panel())
    expect(told()).toBe("Mark it.")
  })
})

describe("how it stands", () => {
  const standing = (points: number[], locale: (typeof locales)[number] = "en", goal?: number) =>
    sayStanding(
      { points: () => points, ...(goal === undefined ? {} : { goal: () => goal }) },
      { ...sight, seats: points.map(() => seat) } as Sight,
      2,
      ["Ada", "Bea", "Cy"],
      appSay(locale),
    )

  test("is not said before anybody has a point", () => {
    expect(standing([0, 0, 0])).toBeNull()
  })

  test("is said in one sentence: ahead, level or behind", () => {
    expect(standing([5, 3, 1])?.after).toBe("After round 2, you lead with 5 points, 2 ahead of Bea.")
    expect(standing([5, 3, 1], "en", 10)?.now).toBe(
      "Right now you lead with 5 points, 2 ahead of Bea. Goal: 10.",
    )
    expect(standing([3, 3, 3])?.after).toBe(
      "After round 2, you share the lead with Bea and Cy: 3 points each.",
    )
    expect(standing([1, 7, 4])?.after).toBe(
      "After round 2, Bea leads with 7 points. You have 1 and are in place 3 of 3.",
    )
    expect(standing([1, 7, 7])?.now).toBe(
      "Right now Bea and Cy lead with 7 points. You have 1 and are in place 3 of 3.",
    )
  })

  test.each(locales)("in %s, of seats that play, and not where nothing is counted", (locale) => {
    for (const said of Object.values(standing([5, 3], locale) ?? {})) expect(said).toContain("Bea")
    expect(sayStanding({}, sight, 1, ["Ada", "Bea"], appSay(locale))).toBeNull()
  })
})
