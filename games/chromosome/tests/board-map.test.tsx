// @vitest-environment happy-dom

import { drawing, wholeOf } from "@genepool/board/testing"
import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { outcomeOf, reachOf, waysFrom } from "../board/ahead.ts"
import { groundOf, lensOf, roomWidth } from "../board/geometry.ts"
import { table as parts } from "../board/index.tsx"
import { ghostsOf } from "../board/preview.tsx"
import { whole, within, zoomed } from "../board/zoom.ts"
import { layouts } from "../data/layouts.ts"
import { neighboursOf } from "../data/map.ts"
import { chromosome } from "../index.ts"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import { at, type ChromosomeTable, groups } from "./at.ts"

const { board } = drawing({ game: rules, texts: chromosome.texts, Board: wholeOf(parts) })

/** The board in front of seat 0, at a table where every choice is made at once. */
function sitDown(table: ChromosomeTable) {
  let step = 1
  const made: Choice[] = []
  const waiting: Choice[] = []
  const show = () => board(table.state, 0, { step, choose: (choice) => waiting.push(choice) })
  const { container, rerender } = render(show())
  const touch = (name: RegExp) => {
    fireEvent.click(screen.getByRole("button", { name }))
    for (let choice = waiting.shift(); choice !== undefined; choice = waiting.shift()) {
      made.push(choice)
      table.choose(0, choice)
      step++
      rerender(show())
    }
  }
  const offered = () =>
    [...container.querySelectorAll<HTMLElement>(".chr-room[data-offered]")].map((room) =>
      Number(room.dataset.anchor?.slice("room-".length)),
    )
  return { container, made, touch, offered }
}

const decisionOf = (table: ChromosomeTable) => rules.decision(table.state, 0)!
const viewOf = (table: ChromosomeTable) => rules.view(table.state, 0)

describe("a group is taken up, and put down somewhere", () => {
  test("CHR-DEC-04..06 a group, a room, and how many: one movement", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" } })
    const { touch, offered, made } = sitDown(table)
    expect(offered()).toEqual([14])
    touch(/^Isotope Store/)
    // CHR-STER-01: two of three may enter 10, 16 and 5, only all of them 18
    expect(offered().sort((a, b) => a - b)).toEqual([1, 3, 5, 8, 10, 14, 16, 18])
    expect(made).toEqual([])
    // Who does not see them lit up hears where the group can go, and Tab leads to what there is to
    // do in one of the rooms
    const heard = () => document.querySelector(".chr-tray [role=status]")?.textContent
    expect(heard()).toMatch(
      /^Possible actions here: Isotope Store \(14\): .*On the map: rooms 1, 3, 5, 8, 10, 16, 18$/,
    )
    touch(/^Move: 2 tokens, Move: 3 tokens\. Chemistry Lab/)
    expect(heard()).toBe("Possible actions here: Chemistry Lab (16): 2 tokens, 3 tokens")
    const room = document.querySelector<HTMLElement>("[data-place='16']")
    if (room === null) throw new Error("no room 16")
    fireEvent.keyDown(room, { key: "Tab" })
    expect(document.activeElement?.getAttribute("aria-label")).toBe("2 tokens")
    touch(/^2 tokens$/)
    expect(made).toEqual([{ do: "move" }, { do: "tokens", tokens: 2 }, { do: "to", room: 16 }])
    expect(groups(table)).toMatchObject({ 14: "0:1+", 16: "0:2+" })
  })

  test("CHR-DEC-05 who is asked how many does not answer by touching a room", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" } })
    const { touch, offered, made } = sitDown(table)
    touch(/^Move/)
    expect(decisionOf(table).ask).toBe("movement.tokens")
    expect(offered()).toEqual([])
    touch(/^2 tokens/)
    // Only three together may enter 18
    expect(offered().sort((a, b) => a - b)).toEqual([1, 5, 8, 10, 16])
    touch(/Chemistry Lab/)
    expect(made).toEqual([{ do: "move" }, { do: "tokens", tokens: 2 }, { do: "to", room: 16 }])
  })

  test("CHR-DEC-12, CHR-DEC-13 a group, and an enemy: Spark for what the distance costs", () => {
    const table = at({ groups: { 14: "0:3+", 5: "0:1+", 9: "1:2+" } })
    const { touch, made } = sitDown(table)
    touch(/^Isotope Store/)
    touch(/^Spark. Cable Crawlway/)
    expect(made).toEqual([{ do: "spark" }, { do: "attacker", room: 14 }])
  })

  test("CHR-DEC-10, CHR-DEC-17 what else can be done with a room stands below the map", () => {
    const table = at({ groups: { 14: "0:1+", 9: "1:2+" }, cubes: { 5: 2 } })
    const { touch, made } = sitDown(table)
    touch(/^Isotope Store/)
    touch(/^Growth: join this group/)
    expect(made).toEqual([{ do: "growth" }, { do: "add" }])
  })

  test("touched again or by Escape, it is put back, and nothing was chosen", () => {
    const { touch, offered, made, container } = sitDown(at({ groups: { 14: "0:3+", 3: "1:2+" } }))
    touch(/^Isotope Store/)
    touch(/^Isotope Store/)
    expect(offered()).toEqual([14])
    touch(/^Isotope Store/)
    fireEvent.keyDown(container.querySelector(".chr-map")!, { key: "Escape" })
    expect(offered()).toEqual([14])
    expect(made).toEqual([])
  })
})

describe("what would come of it is shown before", () => {
  test("CHR-IMP-03, CHR-RAD-02 who would be charged", () => {
    const table = at({ groups: { 14: "0:2-", 5: "0:3-", 9: "1:2+" } })
    table.choose(0, { do: "impulse" })
    const view = viewOf(table)
    const facts = outcomeOf(view, 0, [{ do: "room", room: 14 }])
    expect(ghostsOf(view, facts)).toEqual([
      { room: 14, mark: "cubes", text: "+2" },
      { room: 14, mark: "charge", text: "" },
    ])
  })

  test("CHR-GRP-05 that a charged group would be discharged by those who join it", () => {
    const table = at({ groups: { 14: "0:1-", 5: "0:2+", 3: "1:2+" } })
    const view = viewOf(table)
    const path: Choice[] = [{ do: "move" }, { do: "from", room: 14 }, { do: "to", room: 5 }]
    expect(ghostsOf(view, outcomeOf(view, 0, path))).toEqual([
      { room: 14, mark: "tokens", text: "−1" },
      { room: 5, mark: "tokens", text: "+1" },
      { room: 5, mark: "discharge", text: "" },
    ])
  })

  test("a look ahead changes nothing, and does not see past a die", () => {
    const table = at({ groups: { 14: "0:3+", 9: "1:2+" }, players: [{ fortune: 0 }, { fortune: 0 }] })
    const before = JSON.stringify(table.state)
    const view = viewOf(table)
    const ways = waysFrom(view, decisionOf(table))
    const reach = reachOf(view, 0, ways.get(14) ?? [])
    expect(reach.get(9)?.map(({ path }) => path[0])).toContainEqual({ do: "spark" })
    const [way] = reach.get(9) ?? []
    expect(outcomeOf(view, 0, way?.path ?? []).some(({ fact }) => fact === "attacked")).toBe(true)
    expect(JSON.stringify(table.state)).toBe(before)
  })
})

describe("every map can be drawn", () => {
  test("CHR-MAP-01 rooms that share an edge touch, in every layout and on maps of one's own", () => {
    const own = [
      { room: 1, q: 0, r: 0 },
      { room: 5, q: 1, r: 0 },
      { room: 2, q: 2, r: 0 },
      { room: 6, q: 3, r: -1 },
      { room: 9, q: -1, r: 3 },
    ]
    for (const map of [own, ...Object.values(layouts).map(({ places }) => places)]) {
      const { spots } = groundOf(map)
      for (const [room, next] of neighboursOf(map))
        for (const other of next) {
          const here = spots.get(room)!
          const there = spots.get(other)!
          expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeCloseTo(roomWidth)
        }
    }
  })

  test("CHR-VOID-01 a hole can be seen, and cannot be touched", () => {
    const { container } = sitDown(at({ groups: { 14: "0:3+", 3: "1:2+" }, holes: [7, 8], round: 2 }))
    expect(container.querySelectorAll("[aria-label^='A hole']")).toHaveLength(2)
    expect(screen.queryByRole("button", { name: /Boiler Niche/ })).toBeNull()
  })

  test("the map is never smaller than its frame, and never leaves it", () => {
    expect(within(0.5, 0.3, 0.3, 3)).toEqual(whole)
    expect(within(2, 0.4, -3, 3)).toEqual({ scale: 2, x: 0, y: -1 })
    expect(zoomed(whole, 2, 0.5, 0.5, 3)).toEqual({ scale: 2, x: -0.5, y: -0.5 })
    expect(zoomed(zoomed(whole, 2, 0.2, 0.7, 3), 0.5, 0.9, 0.1, 3)).toEqual(whole)
  })

  test("CHR-VAR-02 of a very long map all is seen, and one can come closer to it", () => {
    const long = Array.from({ length: 20 }, (_, q) => ({ room: q + 1, q, r: 0 }))
    const { closest } = lensOf(groundOf(long))
    expect(closest).toBeGreaterThan(15)
    expect(lensOf(groundOf(layouts.four.places)).closest).toBeCloseTo(3)
  })
})
