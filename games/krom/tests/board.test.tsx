// @vitest-environment happy-dom

import { beatsOf } from "@genepool/board"
import { drawing, wholeOf } from "@genepool/board/testing"
import { speaker } from "@genepool/text"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { pacing } from "../board/beat-layer.tsx"
import { Emblem, table } from "../board/index.tsx"
import { krom } from "../index.ts"
import type { Fact } from "../rules/facts.ts"
import { rules } from "../rules/krom.ts"
import { chanceOf } from "../text/chances.ts"
import { at } from "./at.ts"

const { board, point, choose, explain } = drawing({ game: rules, texts: krom.texts, Board: wholeOf(table) })
const button = (name: RegExp) => screen.getByRole("button", { name })

describe("what can be touched is what an option names", () => {
  test("KRO-DEC-02 a scene and a target card both say where to go; the area one stands in says why not", () => {
    const { state } = at({ kolos: { area: "forest" }, alma: {} }, { step: "movement" })
    render(board(state, 0))
    const ways = screen.getAllByRole("button", { name: /To the Savanna/ })
    expect(ways).toHaveLength(2)
    for (const way of ways) fireEvent.click(way)
    expect(choose.mock.calls).toEqual([[{ do: "go", to: "savanna" }], [{ do: "go", to: "savanna" }]])
    fireEvent.click(button(/Target card: To the Forest/))
    expect(explain.mock.lastCall?.[0]?.reason).toEqual({ why: "mustMove", area: "forest" })
  })

  test("pointing at a thing points at its option, and an option pointed at elsewhere shines", () => {
    const { state } = at({ kolos: {}, alma: {} }, { step: "movement" })
    const go = { do: "go", to: "forest" } as const
    const { container, rerender } = render(board(state, 0))
    fireEvent.focus(button(/Target card: To the Forest/))
    expect(point.mock.lastCall).toEqual([[go]])
    rerender(board(state, 0, { pointed: [go] }))
    expect(container.querySelectorAll("[data-pointed]")).toHaveLength(2)
  })

  test("KRO-DEC-13 dice are tapped, and one stone throws just these again", () => {
    const table = at({ kolos: { area: "mountains" }, alma: { area: "caves" } }, { draws: [1, 1, 3, 5, 6] })
    table.choose(1, { do: "endPhase" }).choose(0, { do: "climb" })
    const { rerender } = render(board(table.state, 0))
    fireEvent.click(button(/Die 3 shows 3/))
    fireEvent.click(button(/Die 5 shows 6/))
    fireEvent.click(button(/Re-roll 2 dice for 1 krom/))
    expect(choose.mock.calls).toEqual([[{ do: "reroll", price: 1 }]])
    table.choose(0, { do: "reroll" })
    rerender(board(table.state, 0, { step: 2 }))
    expect(choose.mock.lastCall).toEqual([{ do: "throw", dice: [3, 5] }])
  })

  test("by ear each pattern of the mountains says its reward, as in the position that is read", () => {
    const { state } = at({ kolos: {}, alma: {} }, { step: "movement" })
    const { container } = render(board(state, 0))
    const view = rules.view(state, 0)
    const { say } = speaker(krom.texts, "en")
    const read = krom.spoken!.position(view, say).places.find(({ id }) => id === "4")!.near
    const rewards = [...container.querySelectorAll(".kro-rewards .visually-hidden")]
    expect(rewards.length).toBeGreaterThan(5)
    for (const { textContent } of rewards) {
      expect(textContent).toMatch(/: \d/)
      expect(read).toContain(textContent)
    }
  })

  test("KRO-CAV-02 what the fire gives and what the stall takes have their signs", () => {
    const { container } = render(
      board(at({ alma: { area: "caves", krom: 9 }, kolos: { area: "forest" } }).state, 0),
    )
    expect(container.querySelector(".kro-rest")?.textContent).toMatch(/^\+/)
    for (const good of container.querySelectorAll(".kro-good .kro-price"))
      expect(good.textContent).toMatch(/^−\d+$/)
  })

  test("KRO-BON-23 what another player loses is not offered as something to take", () => {
    const table = at({ alma: { hand: ["B-14"] }, kolos: { area: "forest", wood: 1, stone: 1 } })
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    render(board(table.state, 0))
    expect(button(/^Choose wood/).textContent).toContain("−")
    fireEvent.click(button(/^Choose bone/))
    expect(explain.mock.lastCall?.[0]?.reason).toEqual({ why: "victimHasNone", seat: 1 })
  })

  test("KRO-DEC-19 an evolution that can be paid is bought with one tap, another says what is missing", () => {
    const cast = { kolos: { wood: 2, area: "savanna" }, alma: { area: "mountains" } } as const
    const { state } = at(cast, { open: ["E-02", "E-03", "E-16", "E-23"] })
    render(board(state, 0))
    fireEvent.click(button(/^Leaf Umbrella/))
    expect(choose).toHaveBeenLastCalledWith({ do: "evolve" })
    fireEvent.click(button(/^Pet Rock.*You lack 2 stones/))
    expect(explain.mock.lastCall?.[0]?.reason).toEqual({ why: "missing", kind: "stone", count: 2 })
    expect(choose).toHaveBeenCalledTimes(1)
  })

  test("who only watches has nothing to touch but help", () => {
    const { state } = at({ kolos: { area: "forest" }, alma: { area: "mountains" } })
    const { container } = render(board(state, 1, { decision: null, withheld: [] }))
    expect(container.querySelectorAll(".board-piece[role=button]")).toHaveLength(0)
  })
})

describe("what is on the board", () => {
  test("KRO-INV-19 the hand of another player is nowhere on it", () => {
    const { state } = at(
      { kolos: { hand: ["B-01", "B-07"] }, alma: { hand: ["B-15", "B-21"] } },
      { step: "movement" },
    )
    const { container } = render(board(state, 0))
    expect(container.innerHTML).toContain("Hefty Club")
    expect(container.innerHTML).not.toMatch(/Wasps|Fool's Bargain/)
  })

  test("KRO-MOV-01 a target card that was picked lies face down, and says nothing to others", () => {
    const table = at({ kolos: {}, alma: {} }, { step: "movement" }).choose(0, { to: "savanna" })
    const mine = render(board(table.state, 0)).container
    expect(mine.querySelectorAll("[aria-label='A target card has been laid face down']")).toHaveLength(1)
    expect(button(/Target card: To the Savanna, picked and face down/)).toBeDefined()
    cleanup()
    const theirs = render(board(table.state, 1)).container
    expect(theirs.querySelectorAll("[aria-label='A target card has been laid face down']")).toHaveLength(1)
    expect(theirs.innerHTML).not.toContain("picked")
  })

  test("hunts show the chances for no, one and two extra dice", () => {
    const { state } = at(
      { kolos: { area: "savanna" }, alma: { area: "caves" } },
      { animals: ["H-01", "H-17", "H-09", "H-12"] },
    )
    render(board(state, 1))
    expect(
      screen.getByRole("img", { name: /Grumpy Mammoth: 15 or more with 3 dice.*9 %, 44 %, 78 %/ }),
    ).toBeDefined()
  })

  test("the player aid is one key away, and Escape closes it", () => {
    render(board(at({ kolos: {}, alma: {} }, { step: "movement" }).state, 0))
    fireEvent.keyDown(document.body, { key: "?" })
    fireEvent.keyDown(screen.getByRole("dialog", { name: "Player aid" }), { key: "Escape" })
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  test("each seat and each character has a shape of its own", () => {
    const view = rules.view(at({ kolos: {}, alma: {}, unga: {} }, { step: "movement" }).state, 0)
    const shapes = [0, 1, 2].map((seat) => render(<Emblem view={view} seat={seat} />).container.innerHTML)
    expect(new Set(shapes).size).toBe(3)
  })
})

describe("what happened is shown", () => {
  const fight: Fact[] = [
    { fact: "fightBegan", area: "forest", seats: [0, 1] },
    { fact: "rolled", seat: 0, die: 4 },
    { fact: "kromosaurRolled", die: 2, add: 2, total: 4 },
  ]

  test("facts of the same moment are one beat, in the order in which they were told", () => {
    const moved: Fact[] = [
      { fact: "moved", seat: 0, area: "caves" },
      { fact: "moved", seat: 1, area: "forest" },
    ]
    expect(beatsOf(pacing, [...moved, ...fight, { fact: "phaseBegan", seat: 0, area: "caves" }])).toEqual([
      moved,
      fight,
    ])
  })

  test("KRO-FGT-02 KRO-BON-11 who comes late to a fight sees its dice, additions and cards, cancelled ones too", () => {
    const hand = ["B-01", "B-03", "B-04", "B-07"]
    const table = at({ kolos: { hand }, alma: { hand: ["B-06"] } }, { draws: [2, 5, 3] })
    table.choose(0, { do: "play", card: "B-01" }).choose(1, { do: "letStand" }).choose(1, { do: "pass" })
    table.choose(0, { do: "play", card: "B-03" }).choose(1, { do: "letStand" }).choose(1, { do: "pass" })
    table.choose(0, { do: "play", card: "B-04" }).choose(1, { do: "counter" }).choose(0, { do: "letStand" })
    const { container } = render(board(table.state, 1, { facts: [], step: 40 }))
    const fighters = [...container.querySelectorAll(".kro-fighter")].map((fighter) => ({
      dice: [...fighter.querySelectorAll<HTMLElement>(".kro-fighter-dice .kro-die")].map((die) =>
        Number(die.dataset.face),
      ),
      add: fighter.querySelector(".kro-add")?.textContent ?? null,
      cancelled: [...fighter.querySelectorAll(".kro-tiny")].map((card) =>
        card.hasAttribute("data-cancelled"),
      ),
      total: fighter.querySelector(".kro-total b")?.textContent,
    }))
    expect(fighters).toEqual([
      { dice: [2, 3], add: "+2", cancelled: [false, false, true], total: "7" },
      { dice: [5], add: null, cancelled: [], total: "5" },
    ])
  })

  test("dice fall where something is settled by them, and nowhere else beside it", () => {
    const thrown = (container: HTMLElement, place: string) =>
      [...container.querySelectorAll<HTMLElement>(`${place} .kro-die[data-fresh]`)].map((die) =>
        Number(die.dataset.face),
      )
    const watching = { decision: null, still: false, facts: [] }
    const table = at({ kolos: { area: "mountains" }, alma: { area: "caves" } }, { draws: [1, 1, 3, 5, 6] })
    table.choose(1, { do: "endPhase" }).choose(0, { do: "climb" })
    const climbed = { fact: "climbed", seat: 0, dice: [1, 1, 3, 5, 6], pattern: "pair" } as const
    const { container, rerender } = render(
      board(table.state, 0, { ...watching, facts: [climbed], beat: [climbed] }),
    )
    expect(thrown(container, ".kro-five")).toEqual([1, 1, 3, 5, 6])
    expect(thrown(container, ".kro-beat-layer")).toEqual([])
    const hunt = at(
      { kolos: { area: "savanna" }, alma: { area: "caves" } },
      { animals: ["H-01", "H-17", "H-09", "H-12"] },
    )
    hunt
      .choose(1, { do: "endPhase" })
      .choose(0, { do: "hunt" })
      .choose(0, { do: "animal", slot: 0, animal: "H-01" })
    const hunted = { fact: "hunted", seat: 0, animal: "H-01", dice: [2, 4, 6], sum: 12, value: 15 } as const
    rerender(board(hunt.state, 0, { ...watching, beat: [hunted] }))
    expect(thrown(container, ".kro-savanna")).toEqual([2, 4, 6])
    expect(thrown(container, ".kro-beat-layer")).toEqual([])
  })

  test("KRO-FGT-02 who fights has the dice that were thrown just now, before anybody counts them", () => {
    const { state } = at({ kolos: { hand: ["B-01"] }, alma: {} }, { draws: [2, 5] })
    const { frames } = state
    const thrown = { ...state, frames: frames.slice(0, frames.findIndex(({ proc }) => proc === "fight") + 1) }
    const facts: Fact[] = [
      { fact: "rolled", seat: 0, die: 2 },
      { fact: "rolled", seat: 1, die: 5 },
    ]
    const totals = (container: HTMLElement) =>
      [...container.querySelectorAll(".kro-total b")].map((total) => total.textContent)
    const { container, rerender } = render(board(thrown, 0, { decision: null, facts: [], beat: facts }))
    expect(totals(container)).toEqual(["2", "5"])
    rerender(
      board(thrown, 0, { decision: null, facts, beat: [{ fact: "wonFight", seat: 1, area: "caves" }] }),
    )
    expect(totals(container)).toEqual(["2", "5"])
  })

  test("chances are those of fair dice", () => {
    expect(chanceOf(1, 2)).toBeCloseTo(5 / 6)
    expect(chanceOf(2, 7)).toBeCloseTo(21 / 36)
    expect(chanceOf(3, 19)).toBe(0)
  })
})
