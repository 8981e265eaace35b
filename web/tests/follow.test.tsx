// @vitest-environment happy-dom

import { FastRandom, type Following, parseOptions, type Texts, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { speaker } from "@genepool/text"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import type { Preferences } from "../app/preferences.ts"
import { othersActed, sinceMyChoice, struckSince } from "../table/follow.ts"
import { News } from "../table/news.tsx"
import { RoundSheets } from "../table/round-sheet.tsx"
import { Since } from "../table/since.tsx"
import type { Moment, Sight } from "../table/source.ts"
import { appSay } from "../text/index.ts"
import { preferences } from "./noughts.ts"

afterEach(cleanup)

const { game } = noughts
const words = speaker(noughts.texts, "en", { report: () => undefined })
const view = game.view(game.setup(2, parseOptions(game.options, {}, 2), new Turn(new FastRandom("seen"))), 0)

const told = (n: number, seat: number | null, ...facts: string[]): Moment => ({
  n,
  seat,
  facts: facts.map((fact, at) => ({ fact, seat: seat ?? 0, at })),
})

function sightOf(moments: readonly Moment[], more: Partial<Sight> = {}): Sight {
  return {
    who: 0,
    view,
    decision: null,
    prompt: null,
    withheld: [],
    result: null,
    facts: [],
    step: moments.length,
    moments,
    waiting: [],
    seats: [],
    mayUndo: false,
    handOver: null,
    ...more,
  }
}

const following: Following = {
  harms: {
    hit: { whom: () => [0], from: ["swing"] },
    scratch: { whom: () => [0], from: ["swing"], light: true },
    missed: { whom: () => [1], from: ["swing"] },
  },
  roundBegins: "round",
  sheet: (facts) => [
    { about: { say: "about" }, lines: [{ seat: 0, words: [{ say: "count", count: facts.length }] }] },
    { about: { say: "event" }, lines: [] },
  ],
}

describe("since my last choice", () => {
  test("is everything from that choice on, with what followed from it", () => {
    const sight = sightOf([told(1, 1, "a"), told(2, 0, "mine", "event"), told(3, 1, "b", "c")])
    expect(sinceMyChoice(sight).map(({ fact }) => fact.fact)).toEqual(["mine", "event", "b", "c"])
    expect(othersActed(sight)).toBe(true)
  })

  test("goes on through what the server answered for one", () => {
    const unasked = { ...told(3, 0, "passed"), unasked: true as const }
    const sight = sightOf([told(1, 0, "mine"), told(2, 1, "b"), unasked, told(4, 1, "c")])
    expect(sinceMyChoice(sight).map(({ fact }) => fact.fact)).toEqual(["mine", "b", "passed", "c"])
  })

  test("is nothing before one has chosen, and not told while one's own turn goes on", () => {
    expect(sinceMyChoice(sightOf([told(1, 1, "a")]))).toEqual([])
    expect(othersActed(sightOf([told(1, 0, "mine", "event")]))).toBe(false)
  })

  const many = Array.from({ length: 40 }, (_, at) => told(at + 2, 1, `fact${at}`))
  const show = (sight: Sight) =>
    render(
      <Since
        sight={sight}
        struck={struckSince(following, sight)}
        sayFact={words.sayFact}
        say={appSay("en")}
        momentAddress={(n) => `/replay/${n}`}
      />,
    )

  test("the count is the length of the list, also when nothing is asked any more", () => {
    show(sightOf([told(1, 0, "mine"), ...many]))
    expect(screen.getByRole("link", { name: "See it again" }).getAttribute("href")).toBe("/replay/1")
    expect(screen.getByText("Since your last move (41)")).toBeTruthy()
    expect(screen.getAllByRole("listitem", { hidden: true }).length).toBe(41)
  })

  test("lies open for whoever was struck meanwhile", () => {
    const before = sightOf([told(1, 0, "mine")])
    const { rerender, container } = show(before)
    const after = sightOf([told(1, 0, "mine"), told(2, 0, "mine"), told(3, 1, "swing", "hit")])
    const since = (sight: Sight) => (
      <Since
        sight={sight}
        struck={struckSince(following, sight)}
        sayFact={words.sayFact}
        say={appSay("en")}
        momentAddress={(n) => `/replay/${n}`}
      />
    )
    rerender(since(after))
    expect(container.querySelector("details")?.open).toBe(true)
    expect(container.querySelectorAll("li[data-struck]").length).toBe(1)
    rerender(since(sightOf([...after.moments.slice(0, 2), told(3, 1, "swing", "scratch")])))
    expect(container.querySelector("details")?.open).toBe(false)
  })
})

describe("what struck me", () => {
  const sight = sightOf([
    told(1, 1, "hit"),
    told(2, 0, "mine"),
    told(3, 1, "swing"),
    told(4, 1, "hit", "missed"),
  ])

  test("is told with who did it and what brought it about, from my last choice on", () => {
    expect(struckSince(following, sight)).toEqual([
      expect.objectContaining({
        by: 1,
        line: expect.objectContaining({ n: 4, fact: expect.objectContaining({ fact: "hit" }) }),
        cause: expect.objectContaining({ n: 3 }),
      }),
    ])
    expect(struckSince(undefined, sight)).toEqual([])
  })

  test("leads to its rule, can be seen again from its cause on, and is gone when read", () => {
    render(
      <News
        following={following}
        sight={sight}
        struck={struckSince(following, sight)}
        words={words}
        sayFact={words.sayFact}
        seatNames={["Ann", "Ben"]}
        Emblem={null}
        preferences={preferences}
        say={appSay("en")}
        ruleBehind={({ fact }) => `/rules#${fact}`}
        momentAddress={(n) => `/replay/${n}`}
      />,
    )
    // The one line names the cause, too, and one press shows it again
    expect(document.querySelector(".slip-line")?.textContent).toBe("fact.hitfact.swing")
    expect(screen.getByRole("link").getAttribute("href")).toBe("/replay/3")
    fireEvent.click(screen.getByRole("button", { expanded: false }))
    expect(screen.getByRole("link", { name: "Show the rule" }).getAttribute("href")).toBe("/rules#hit")
    expect(screen.getAllByRole("link", { name: "See it again" }).length).toBe(2)
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("link")).toBeNull()
  })
})

describe("the sheet of a round", () => {
  const texts: Texts = {
    ...noughts.texts,
    en: {
      ...noughts.texts.en,
      "sheet.about": "Zone",
      "sheet.event": "Storm",
      "sheet.count": "{count} things",
    },
  }
  const shared = {
    following,
    words: speaker(texts, "en", { report: () => undefined }),
    seatNames: ["Ann", "Ben"],
    say: appSay("en"),
  }
  const news = (sight: Sight, more: Partial<Preferences> = {}) => (
    <News
      {...shared}
      sayFact={shared.words.sayFact}
      sight={sight}
      struck={struckSince(following, sight)}
      Emblem={null}
      preferences={{ ...preferences, ...more }}
      ruleBehind={() => null}
      momentAddress={null}
    />
  )
  const first = [told(0, null, "round"), told(1, 0, "mine"), told(2, 1, "a", "b")]
  const second = [...first, told(3, 1, "c", "round")]

  test("comes when the next round has begun, and not while the round goes on", () => {
    const { rerender } = render(news(sightOf(first)))
    expect(screen.queryByRole("button")).toBeNull()
    rerender(news(sightOf(second)))
    // One line in the dock: nothing lies over the board until it is asked for
    expect(screen.queryByRole("heading")).toBeNull()
    fireEvent.click(screen.getByRole("button", { name: "Round 1: summary" }))
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Round 1: summary")
    expect(screen.getByText("5 things", { exact: false }).textContent).toBe("Ann: 5 things")
    // What has no lines is a heading, and no empty list
    expect(screen.getByRole("heading", { name: "Storm" })).toBeTruthy()
    expect(screen.getAllByRole("list")).toHaveLength(1)
    rerender(news(sightOf([...second, told(4, 0, "mine")])))
    expect(screen.queryByRole("button")).toBeNull()
  })

  test("is named below what struck one", () => {
    const sight = sightOf([told(0, null, "round"), told(1, 0, "mine"), told(2, 1, "swing", "hit", "round")])
    render(news(sight))
    expect(document.querySelector(".slip-line")?.textContent).toBe("fact.hitRound 1: summary")
    cleanup()
    render(news(sight, { sheet: false }))
    expect(document.querySelector(".slip-line")?.textContent).toBe("fact.hitfact.swing")
  })

  test("can be closed, and turned off", () => {
    render(news(sightOf(second)))
    fireEvent.click(screen.getByRole("button", { expanded: false }))
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(screen.queryByRole("button")).toBeNull()
    cleanup()
    render(news(sightOf(second), { sheet: false }))
    expect(screen.queryByRole("button")).toBeNull()
  })

  test("of every round that is over stands in the drawer", () => {
    render(<RoundSheets {...shared} sight={sightOf([...second, told(4, 1, "d", "round")])} />)
    expect(screen.getAllByText(/: summary$/).map(({ textContent }) => textContent)).toEqual([
      "Round 2: summary",
      "Round 1: summary",
    ])
  })
})
