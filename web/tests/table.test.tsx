// @vitest-environment happy-dom

import { type Choice, FastRandom, type GameModule, parseOptions, type Texts, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { type Speaker, speaker } from "@genepool/text"
import { viral } from "@genepool/viral"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { LoadedGame } from "../table/games.ts"
import { sayOutcome } from "../table/say-outcome.ts"
import type { HintShown, Refused, Sight, TableSource } from "../table/source.ts"
import { TableFrame } from "../table/table.tsx"
import { textBoardOf } from "../table/text-board.tsx"
import { appSay } from "../text/index.ts"
import { game, preferences, seat, sight, state } from "./noughts.ts"

afterEach(cleanup)

interface Shown {
  readonly first?: Sight
  readonly answer?: Refused | null
  /** The sight that the source has by the time of a click. */
  readonly later?: Sight
  readonly module?: GameModule
  /** Also what goes without saying. */
  readonly asks?: boolean
  readonly hints?: readonly HintShown[]
  /** Called each time the table is drawn. */
  readonly actions?: () => null
}

function show(
  Board: LoadedGame["Board"],
  { answer = null, first = sight, later = first, module = noughts, asks = false, hints, actions }: Shown = {},
) {
  let now = first
  const choose = vi.fn<TableSource["choose"]>(async () => answer)
  const source: TableSource = {
    subscribe: () => () => undefined,
    sight: () => now,
    choose,
    undo: () => undefined,
    takeScreen: () => undefined,
    hint: hints === undefined ? null : async () => hints,
  }
  const loaded: LoadedGame = {
    id: module.game.id,
    module,
    Board,
    TextBoard: textBoardOf(module),
    Emblem: null,
    parts: null,
    figures: null,
  }
  render(
    <TableFrame
      loaded={loaded}
      source={source}
      preferences={{ ...preferences, askAll: asks }}
      say={appSay("en")}
      momentAddress={null}
      {...(actions === undefined ? {} : { actions })}
    />,
  )
  now = later
  return choose
}

test("a board that breaks is shown in letters, and the game goes on by the list", () => {
  // React tells of it on the console, as it should
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const choose = show(() => {
    throw new Error("a hole in the board")
  })
  expect(screen.getByRole("alert").textContent).toContain("could not be drawn")
  expect(document.querySelector(".text-board")).not.toBeNull()
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  expect(choose).toHaveBeenCalledWith({ do: "mark", cell: 4 })
  expect(told).toHaveBeenCalled()
  told.mockRestore()
})

test("a refused choice explains itself, and every prompt leads to its rule", async () => {
  show(() => null, { answer: { reason: null, problem: "problem.stale" } })
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  expect(await screen.findByText(/The game has moved on/)).toBeTruthy()
  expect(screen.getByRole("link", { name: /rule/i }).getAttribute("href")).toMatch(/^\/rules\/noughts#NOU-/)
})

test("a refusal by the rules leads to the rule behind it, and so does a line of the log", async () => {
  const moments = [{ n: 1, seat: 0, facts: [{ fact: "marked", seat: 0, cell: 0 }] }]
  show(() => null, {
    first: { ...sight, moments },
    answer: { reason: { why: "taken", by: 0 }, problem: null },
  })
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  const refusal = await screen.findByText(/This cell is taken/)
  expect(refusal.querySelector("a")?.getAttribute("href")).toBe("/rules/noughts#NOU-04")
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  expect(screen.getByRole("link", { name: /top left/ }).getAttribute("href")).toBe("/rules/noughts#NOU-03")
})

describe("what goes without saying", () => {
  const corner = { do: "mark", cell: 0 }
  const module = { ...noughts, usual: () => corner }

  test("is answered without a question", () => {
    const choose = show(() => null, { module })
    expect(choose).toHaveBeenCalledExactlyOnceWith(corner)
    expect(screen.queryByRole("button", { name: "Mark centre" })).toBeNull()
  })

  test("is asked when it was refused", async () => {
    show(() => null, { module, answer: { reason: null, problem: "problem.stale" } })
    expect(await screen.findByRole("button", { name: "Mark centre" })).toBeTruthy()
  })

  test("is asked while something else counts: an answer that stands, or the wish to be asked", () => {
    const answered = { ...sight, decision: { ...sight.decision!, answered: true } }
    expect(show(() => null, { module, first: answered })).not.toHaveBeenCalled()
    cleanup()
    expect(show(() => null, { module, asks: true })).not.toHaveBeenCalled()
    expect(screen.getByRole("button", { name: "Mark centre" })).toBeTruthy()
  })
})

test("a hint is shown by a touch, and done by its button", async () => {
  const choice = { do: "mark", cell: 4 }
  const choose = show(() => null, { hints: [{ choice, chance: 0.5, reason: null }] })
  fireEvent.click(screen.getByRole("button", { name: "Hint" }))
  fireEvent.click(await screen.findByRole("button", { name: /Mark centre.*50/ }))
  expect(choose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole("button", { name: "Do it" }))
  expect(choose).toHaveBeenCalledExactlyOnceWith(choice)
})

test("a click answers the question that was seen, not one that is not drawn yet", () => {
  const next = game.decision(state, 0)!
  const later = { ...sight, step: 1, decision: { ...next, options: next.options.slice(1) } }
  const choose = show(() => null, { later })
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  expect(choose).not.toHaveBeenCalled()
})

test("the same question asked again may be answered, though somebody else has chosen meanwhile", () => {
  const later = { ...sight, step: 1, decision: structuredClone(sight.decision) }
  const choose = show(() => null, { later })
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  expect(choose).toHaveBeenCalledWith({ do: "mark", cell: 4 })
})

test("of a long game the log shows the end, and more whenever it is asked for", () => {
  const moments = Array.from({ length: 100 }, (_, n) => ({
    n: n + 1,
    seat: 0,
    facts: [{ fact: "marked", seat: 0, cell: n % 9 }],
  }))
  show(() => null, { first: { ...sight, step: 100, moments } })
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  const lines = () => screen.getByRole("log").querySelectorAll("li").length
  expect(lines()).toBe(24)
  fireEvent.click(screen.getByRole("button", { name: "Earlier" }))
  expect(lines()).toBe(84)
  fireEvent.click(screen.getByRole("button", { name: "Earlier" }))
  expect(lines()).toBe(100)
  expect(screen.queryByRole("button", { name: "Earlier" })).toBeNull()
})

test("who is on vacation has it on their plate, unless they are waited for", () => {
  const away = { ...seat, name: "Bea", onVacation: true }
  const plate = () => screen.getByRole("list", { name: "Players" }).children[1]?.textContent
  show(() => null, { first: { ...sight, seats: [seat, away] } })
  expect(plate()).toContain("on vacation")
  cleanup()
  show(() => null, { first: { ...sight, waiting: [1], seats: [seat, away] } })
  expect(plate()).not.toContain("on vacation")
})

test("who did better but resigned has not won: heading, log and score sheet say one thing, with why", () => {
  const gone = { ...seat, name: "Ada", resigned: true, resignedAfter: 0 }
  const result = { winners: [1], places: [2, 1], scores: [33, 27], parts: [{ won: 33 }, { won: 27 }] }
  const over = {
    ...sight,
    decision: null,
    prompt: null,
    result: { ...result, passedOver: [0] },
    seats: [gone, { ...seat, name: "Bea" }],
  } as Sight
  const said = "Bea won! Ada (you) had the better result, but resigned."
  show(() => null, { first: over })
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  expect(screen.getAllByText(said)).toHaveLength(2)
  expect(screen.getByText("Ada (you) resigned.")).toBeDefined()
  const rows = screen.getAllByRole("rowheader").map(({ textContent }) => textContent)
  expect(rows).toEqual(["Bea", "Ada (you)resigned"])
  cleanup()
  show(() => null, { first: { ...over, result } })
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  expect(screen.getAllByText("Bea won!")).toHaveLength(1)
})

test("of equals who have not shared the win, heading says why one of them won, if the game has words for it", () => {
  const result = { winners: [1], places: [2, 1, 3], scores: [23, 23, 20], parts: [{}, {}, {}] }
  const seats = ["Ada", "Bea", "Cid"].map((name) => ({ ...seat, name }))
  const over = { ...sight, decision: null, prompt: null, result, seats } as Sight
  const heading = (sight: Sight, words: Speaker) =>
    sayOutcome(sight, words, ["Ada", "Bea", "Cid"], appSay("en"))
  const without = speaker(noughts.texts, "en")
  const ties = "Points are equal: the last one wins."
  const { en } = noughts.texts
  const withWords: Speaker = speaker<Texts>({ ...noughts.texts, en: { ...en, ties } }, "en")
  expect(heading(over, withWords)).toBe(`Bea won! ${ties}`)
  expect(heading(over, without)).toBe("Bea won!")
  expect(heading({ ...over, result: { ...result, scores: [22, 23, 20] } }, withWords)).toBe("Bea won!")
  expect(heading({ ...over, result: { ...result, winners: [0, 1], places: [1, 1, 3] } }, withWords)).toBe(
    "Ada and Bea won!",
  )
  const resigned = seats.map((seat, at) => ({ ...seat, resigned: at === 0 }))
  expect(heading({ ...over, seats: resigned }, withWords)).toBe("Bea won!")
})

test("a game that nobody but one has not given up says so, and so does one that all have given up", () => {
  const gone = { ...seat, name: "Ada", resigned: true, resignedAfter: 0 }
  const conceded = { scores: [0, 0], parts: [{}, {}], conceded: true } as const
  const over = (result: object, second: object) =>
    ({ ...sight, decision: null, prompt: null, result, seats: [gone, { ...seat, ...second }] }) as Sight
  show(() => null, { first: over({ ...conceded, winners: [1], places: [2, 1] }, { name: "Bea" }) })
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  expect(screen.getAllByText("Bea won! Resigned: Ada (you).")).toHaveLength(2)
  cleanup()
  const all = { name: "Bea", resigned: true, resignedAfter: 0 }
  show(() => null, { first: over({ ...conceded, winners: [], places: [1, 1] }, all) })
  expect(screen.getByText("Nobody won: everybody resigned.")).toBeDefined()
})

test("whoever plays here is told so by heading, line, log and plate, and nobody else is", () => {
  const facts = (by: number) => [{ fact: "marked", seat: by, cell: 0 }]
  const moments = [{ n: 1, seat: 0, facts: facts(0) }]
  const seats = [
    { ...seat, name: "Ada" },
    { ...seat, name: "Bea" },
  ]
  show(() => null, { first: { ...sight, moments, seats } })
  expect(document.querySelector(".ticker")?.textContent).toMatch(/^Ada \(you\)/)
  expect(screen.getByRole("button", { name: "Everything you have" })).toBeTruthy()
  expect(screen.getByRole("button", { name: /^Everything Bea has/ })).toBeTruthy()
  const plate = document.querySelector(".seat[data-mine]")
  const heard = [...(plate?.querySelectorAll("span:not(:has(*))") ?? [])]
    .filter((part) => part.closest("[aria-hidden]") === null)
    .map(({ textContent }) => textContent)
  expect(heard.join(" ").match(/you/g)).toHaveLength(1)
  fireEvent.click(screen.getByRole("button", { name: "Game log" }))
  expect(screen.getByRole("log").textContent).toContain("Ada (you)")
  cleanup()
  show(() => null, { first: { ...sight, moments: [{ n: 1, seat: 1, facts: facts(1) }], seats } })
  expect(document.querySelector(".ticker")?.textContent).toMatch(/^Bea(?! \()/)
})

test("the key that repeats what happened says all of it, and not in short", () => {
  const facts = [0, 4].map((cell) => ({ fact: "marked", seat: 1, cell }))
  const seats = [seat, { ...seat, name: "Bea" }]
  show(() => null, { first: { ...sight, moments: [{ n: 1, seat: 1, facts }], seats } })
  fireEvent.keyDown(window, { key: "e", code: "KeyE" })
  const said = [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent)
  expect(said).toEqual([
    ...facts.map(speaker(noughts.texts, "en", { seatNames: ["Player 1", "Bea"] }).to(0).sayFact),
    document.querySelector(".prompt-sentence")?.textContent,
  ])
})

describe("what a key cannot do now is said", () => {
  const press = (letter: string) =>
    fireEvent.keyDown(window, { key: letter, code: `Key${letter.toUpperCase()}` })
  const note = () => document.querySelector(".prompt-reason")?.textContent?.trim()
  const said = () =>
    [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent)
  const waiting = { ...sight, decision: null, prompt: null, waiting: [1] }

  test("no hint where there are none, and none is denied to who is only not asked", async () => {
    show(() => null)
    press("h")
    expect(note()).toBe("There is no hint for this.")
    cleanup()
    show(() => null, { first: waiting, hints: [] })
    press("h")
    expect(note()).toBe("You are not being asked anything now.")
  })

  test("a hint says that it is thought about, what it is and why", async () => {
    const hints = [{ choice: { do: "mark", cell: 4 }, chance: 0.5, reason: { why: "taken", by: 1 } }]
    show(() => null, { hints })
    press("h")
    expect(said()).toEqual(["Hint: thinking …"])
    expect(await screen.findByText(/^Hint: Mark centre\. This cell is taken/)).toBeTruthy()
    cleanup()
    show(() => null, { hints: [] })
    press("h")
    expect(await screen.findByText("There is no hint for this.")).toBeTruthy()
  })

  test("nothing to undo", () => {
    show(() => null)
    press("u")
    expect(note()).toBe("Nothing can be undone now.")
  })
})

describe("who has answered together with others", () => {
  const rules = viral.game
  const pair = rules.setup(2, parseOptions(rules.options, {}, 2), new Turn(new FastRandom("pair")))
  const offered = () => rules.decision(pair, 0)?.options ?? []
  const lay = (choice: Choice | undefined) =>
    rules.apply(pair, 0, choice as Choice, new Turn(new FastRandom("pair")))
  // The draft comes first, if there is one: the pair is asked of both at once
  while (rules.decision(pair, 0)?.ask !== "pair.choose") {
    const [owed] = rules.decisions(pair)
    rules.apply(pair, owed!.seat, owed!.options[0] as Choice, new Turn(new FastRandom("pair")))
  }
  const zones = offered()
  lay(zones[0])
  const mutations = offered()
  lay(mutations[0])
  const first = {
    ...sight,
    view: rules.view(pair, 0),
    decision: rules.decision(pair, 0),
    prompt: rules.prompt(pair, 0),
    waiting: [1],
    seats: [seat, { ...seat, name: "Bea" }],
  } as Sight
  const words = speaker(viral.texts, "en")
  const option = (choice: Choice | undefined) =>
    screen.getByRole("button", { name: words.sayOption("pair.choose", choice as Choice) })

  test("waits, and is asked again only by their own wish", () => {
    show(null, { first, module: viral })
    expect(screen.getByText(/^Waiting for Bea/)).toBeTruthy()
    expect(screen.getByText(/^Your answer: /)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Keep my answer" })).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Change my answer" }))
    expect(screen.queryByText(/^Waiting for Bea/)).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Keep my answer" }))
    expect(screen.getByText(/^Waiting for Bea/)).toBeTruthy()
  })

  test("sends another answer when it is whole, and not before", () => {
    const choose = show(null, { first, module: viral })
    fireEvent.click(screen.getByRole("button", { name: "Change my answer" }))
    fireEvent.click(option(zones[1]))
    expect(choose).not.toHaveBeenCalled()
    fireEvent.click(option(mutations[1]))
    expect(choose.mock.calls).toEqual([[zones[1], mutations[1]]])
  })

  test("takes up on this page alone what was laid of another answer", () => {
    const choose = show(null, { first, module: viral })
    fireEvent.click(screen.getByRole("button", { name: "Change my answer" }))
    fireEvent.click(option(zones[1]))
    const undo = screen.getByRole("button", { name: "Undo" })
    fireEvent.click(undo)
    fireEvent.click(option(zones[0]))
    fireEvent.click(undo)
    fireEvent.click(undo)
    expect(screen.getByText(/^Waiting for Bea/)).toBeTruthy()
    expect(choose).not.toHaveBeenCalled()
  })
})

test("a choice on its way is told by the table's own element: nothing is drawn anew before the answer", () => {
  const actions = vi.fn(() => null)
  const choose = show(() => null, { actions })
  const table = document.querySelector<HTMLElement>(".table")!
  expect(table.dataset.sending).toBeUndefined()
  actions.mockClear()
  fireEvent.click(screen.getByRole("button", { name: "Mark centre" }))
  expect(choose).toHaveBeenCalled()
  expect(table.dataset.sending).toBe("true")
  expect(actions).not.toHaveBeenCalled()
})

test("a number is a place on the whole list, also while only a part of it is drawn", async () => {
  const listeners = new Set<() => void>()
  let now: Sight = { ...sight, decision: null, prompt: null, waiting: [1] }
  const choose = vi.fn<TableSource["choose"]>(async () => null)
  const nothing = () => undefined
  const source: TableSource = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sight: () => now,
    choose,
    undo: nothing,
    takeScreen: nothing,
    hint: null,
  }
  const loaded: LoadedGame = {
    id: "noughts",
    module: noughts,
    Board: null,
    TextBoard: textBoardOf(noughts),
    Emblem: null,
    // What is said rather than touched is drawn at once, and the rest frames later
    parts: {
      ground: "",
      size: { side: 0, tray: 0 },
      spoken: ["pass"],
      Around: ({ children }) => children,
      Board: () => null,
    },
    figures: null,
  }
  // None of those frames comes
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0)
  render(
    <TableFrame
      loaded={loaded}
      source={source}
      preferences={preferences}
      say={appSay("en")}
      momentAddress={null}
    />,
  )
  document.querySelector<HTMLElement>(".option-list")?.focus()
  const mark: Choice = { do: "mark", cell: 4 }
  now = { ...sight, decision: { ...sight.decision!, options: [mark, { do: "pass" }] } }
  act(() => {
    for (const listener of listeners) listener()
  })
  expect(document.querySelectorAll(".options .option")).toHaveLength(1)
  fireEvent.keyDown(document.activeElement!, { key: "1" })
  expect(choose).toHaveBeenCalledWith(mark)
  vi.restoreAllMocks()
})
