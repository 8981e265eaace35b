// @vitest-environment happy-dom

import { beatsOf } from "@genepool/board"
import { drawing, wholeOf } from "@genepool/board/testing"
import type { Fact } from "@genepool/engine"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { upright } from "../board/geometry.ts"
import { Emblem, table as parts } from "../board/index.tsx"
import { pacing } from "../board/pacing.ts"
import { journey, waysOf } from "../board/ways.ts"
import { boxOf } from "../data/box.ts"
import { type ChannelId, channelIds } from "../data/graph.ts"
import { organIds } from "../data/organs.ts"
import { viral } from "../index.ts"
import { rules } from "../rules/viral.ts"
import { at, play, stop } from "./at.ts"

const { board, point, choose, explain } = drawing({ game: rules, texts: viral.texts, Board: wholeOf(parts) })
const button = (name: RegExp) => screen.getByRole("button", { name })

describe("what can be touched is what an option names", () => {
  test("VIR-DEC-05 a zone is chosen by its card or by its token beside the body", () => {
    const { state } = at({ body: { BRA: ["G"] } }, { ...stop, place: 1 })
    render(board(state, 0))
    const ways = screen.getAllByRole("button", { name: /^Gut \(zone 5\)/ })
    expect(ways).toHaveLength(2)
    for (const way of ways) fireEvent.click(way)
    expect(choose.mock.calls).toEqual([[{ do: "zone", zone: 5 }], [{ do: "zone", zone: 5 }]])
  })

  test("VIR-DEC-06 the mutation card may be taken first: the zone card brings it along", () => {
    const table = at({ body: { BRA: ["G"] } }, { ...stop, place: 1 })
    const { container, rerender } = render(board(table.state, 0))
    fireEvent.click(button(/^Wanderlust/))
    expect(choose).not.toHaveBeenCalled()
    fireEvent.click(container.querySelector(".vir-zones [role=button]")!)
    table.choose(0, { do: "zone", zone: 1 })
    rerender(board(table.state, 0, { step: 2 }))
    expect(choose.mock.calls).toEqual([[{ do: "zone", zone: 1 }], [{ do: "mutation", card: "B2" }]])
  })

  test("VIR-DEC-13 striking a virus says where and whom at once", () => {
    const table = play(1, "B3", {
      body: { HE1: ["G", "Y", "O*"], BRA: ["G"] },
      crises: ["HE1", null, null, null],
    })
    table.choose(0, { do: "use", action: "attack" })
    const { rerender } = render(board(table.state, 0))
    fireEvent.click(button(/^Attack Emberling with a shield/))
    if (table.options(0).some((option) => option.do === "attack")) table.choose(0, { do: "attack" })
    rerender(board(table.state, 0, { step: 2 }))
    expect(choose.mock.lastCall?.[0]).toMatchObject({ do: "remove", organ: "HE1", token: "O*" })
  })

  test("VIR-DEC-15 pulling and pushing hang over the organ that was touched", () => {
    const table = play(1, "M13", { body: { LU1: ["G"], LU2: ["Y"], STO: ["G", "O"] } })
    table.choose(0, { do: "use", action: "magnet" })
    const { container } = render(board(table.state, 0))
    fireEvent.click(container.querySelector('[data-organ="LU1"]')!)
    fireEvent.click(button(/^Pull a virus into Lung 1/))
    expect(choose.mock.lastCall).toEqual([{ do: "pull", organ: "LU1" }])
  })

  test("an organ that cannot be chosen says why", () => {
    const table = play(6, "B1", { body: { BRA: ["G"] } })
    table.choose(0, { do: "use", action: "infect" })
    const { container } = render(board(table.state, 0))
    fireEvent.click(container.querySelector('[data-organ="STO"]')!)
    expect(explain.mock.lastCall?.[0]?.reason).toMatchObject({ why: "outsideZone" })
    expect(choose).not.toHaveBeenCalled()
  })

  test("the ways to every organ on offer light up", () => {
    const table = play(6, "B2", { body: { STO: ["G"] } })
    table.choose(0, { do: "use", action: "move" })
    const { container } = render(board(table.state, 0))
    expect(table.options(0).map((option) => "organ" in option && option.organ)).toHaveLength(4)
    // Grown together with the small intestine, the vein to the heart, and three arms of the lymph
    expect(container.querySelectorAll(".vir-way[data-lit]")).toHaveLength(5)
  })

  test("pointing at a thing points at its option, and an option pointed at elsewhere shines", () => {
    const { state } = at({ body: { BRA: ["G"] } }, { ...stop, place: 1 })
    const zone = { do: "zone", zone: 3 } as const
    const { container, rerender } = render(board(state, 0))
    fireEvent.focus(screen.getAllByRole("button", { name: /^Lungs/ })[0]!)
    expect(point.mock.lastCall).toEqual([[zone]])
    rerender(board(state, 0, { pointed: [zone] }))
    expect(container.querySelectorAll("[data-pointed]")).toHaveLength(2)
  })

  test("who only watches has nothing to touch but help", () => {
    const { state } = at({ body: { BRA: ["G"] } }, { ...stop, place: 1 })
    const { container } = render(board(state, 1, { decision: null, withheld: [] }))
    expect(container.querySelectorAll(".board-piece[role=button]")).toHaveLength(0)
  })
})

describe("what is on the board", () => {
  test("VIR-INV-22 another player's hidden card and chosen pair are nowhere on it", () => {
    const table = at(
      {
        scores: [5, 5, 0],
        gained: [[], [], []],
        unseen: [["M22"], ["M17"], []],
        display: ["M01", "M02", "M03"],
      },
      { ...stop, place: 1 },
    )
    table.choose(1, { do: "zone", zone: 4 }).choose(1, { do: "mutation", card: "M17" })
    const { container } = render(board(table.state, 0))
    expect(container.innerHTML).toContain("Dormant Spore")
    expect(container.innerHTML).not.toContain("Nesting Shell")
    expect(screen.getByRole("img", { name: "A pair has been laid face down" })).toBeDefined()
    expect(screen.getByRole("img", { name: "1 hidden card" })).toBeDefined()
    cleanup()
    render(board(table.state, 1))
    expect(screen.getByRole("img", { name: /Place 1: your cards, face down for the others/ })).toBeDefined()
  })

  test("a virus shows its shell and what it has swallowed; an organ in crisis throbs", () => {
    const { state } = at(
      { body: { HE2: ["G*", "O[G,Y*]"], BRA: ["Y"] }, crises: ["HE2", null, null, null] },
      stop,
    )
    const { container } = render(board(state, 2))
    const [shielded, sated, plain] = [
      ...container.querySelectorAll<HTMLImageElement>(".vir-viruses .vir-token-picture"),
    ].map(({ src }) => decodeURIComponent(src))
    const shell = /<path d="M20-2 42/
    const swallowed = (drawing = "") => drawing.split("<ellipse")[1]?.split("<svg").slice(1) ?? []
    expect([shielded, sated, plain].map((drawing = "") => shell.test(drawing)).filter(Boolean)).toEqual([
      true,
    ])
    expect([shielded, sated, plain].flatMap(swallowed)).toHaveLength(2)
    expect(container.querySelector('[data-organ="HE2"]')?.hasAttribute("data-crisis")).toBe(true)
    expect(screen.getByRole("img", { name: /3 crisis tokens left; out: 1: Heart 2/ })).toBeDefined()
  })

  test("VIR-RES-02 a zone token says who would be paid now", () => {
    const { state } = at({ seats: 4, body: { HE1: ["Y"], HE2: ["G", "G", "Y"] } }, stop)
    render(board(state, 2, { decision: null, withheld: [] }))
    expect(screen.getByRole("img", { name: /^Heart \(zone 2\): 2 points.*would go to Zester/ })).toBeDefined()
    expect(
      screen.getByRole("img", { name: /^Gut \(zone 5\): 3 points \+ 1.*nobody controls it/ }),
    ).toBeDefined()
  })

  test("VIR-EVT-02 the open event is said to happen in the round it belongs to", () => {
    const tip = (round: number, step: number) => {
      const { state } = at({ round, step }, stop)
      const { container } = render(board(state, 0))
      const said = container.querySelector(".vir-event")?.getAttribute("data-tip") ?? null
      cleanup()
      return said
    }
    expect(tip(2, 1)).toBe("It happens in step 3 of this round.")
    expect(tip(2, 3)).toBe("It happens in step 3 of this round.")
    expect(tip(2, 4)).toBe("It happens in step 3 of the next round.")
    expect(tip(6, 4)).toBe(null)
  })

  test("VIR-ACT-MOV-04 a vessel that leads both ways is drawn once, with two arrows, and lights up either way", () => {
    for (const from of ["KI1", "LIV"]) {
      const table = play(6, "B2", { body: { [from]: ["G"] } }).choose(0, { do: "use", action: "move" })
      const { container } = render(board(table.state, 0))
      const double = container.querySelectorAll('.vir-way[data-channel="vein"]:has([marker-start])')
      expect(double).toHaveLength(1)
      expect(double[0]?.hasAttribute("data-lit")).toBe(true)
      cleanup()
    }
  })

  test("every way of the graph can be travelled", () => {
    const box = boxOf(null)
    expect(
      waysOf(box, upright).filter(({ channel }) => channel === "artery" || channel === "vein"),
    ).toHaveLength(17)
    for (const from of organIds)
      for (const to of box.out[from])
        expect(journey(box, upright, from, to, box.channels[from][to] as ChannelId)).toMatch(/^M[\d. ]+/)
  })

  test("the player aid is one key away, and Escape closes it", () => {
    render(board(at({}, stop).state, 0))
    fireEvent.keyDown(document.body, { key: "?" })
    fireEvent.keyDown(screen.getByRole("dialog", { name: "Player aid" }), { key: "Escape" })
    expect(screen.queryByRole("dialog")).toBeNull()
  })

  test("each virus has a shape of its own", () => {
    const view = rules.view(at({}, stop).state, 0)
    const shapes = [0, 1, 2].map((seat) => render(<Emblem view={view} seat={seat} />).container.innerHTML)
    expect(new Set(shapes).size).toBe(3)
  })
})

test("facts of the same moment are one beat, in the order in which they were told", () => {
  const revealed: Fact[] = [
    { fact: "revealed", virus: "G", place: 1, zone: 1, card: "B1" },
    { fact: "revealed", virus: "Y", place: 1, zone: 2, card: "B2" },
  ]
  const paid: Fact[] = [
    { fact: "controlled", zone: 1, virus: "G" },
    { fact: "gained", virus: "G", vp: 2, score: 2 },
  ]
  const next: Fact[] = [{ fact: "controlled", zone: 2, virus: "Y" }]
  expect(beatsOf(pacing, [...revealed, { fact: "finished" }, ...paid, ...next])).toEqual([
    revealed,
    paid,
    next,
  ])
  // The numbers are there when their words are
  for (const fact of paid) expect(pacing.drawn).toContain(fact.fact)
})

test("by ear one's own viruses on the board are one's own, and equal ones are counted", () => {
  const { state } = at({ body: { LIV: ["G", "G"], STO: ["Y*"] } }, { ...stop, place: 1 })
  const { container } = render(board(state, 0))
  const liver = container.querySelector('[data-organ="LIV"]')!
  expect(liver.getAttribute("aria-label")).toMatch(/: 2 × yours$/)
  // In the order in which the ways out of it are read
  const ways = (liver as HTMLElement).dataset.ways
    ?.split(" ")
    .map((to) => boxOf(null).channels.LIV[to as "LIV"])
  expect(ways?.map((channel) => channelIds.indexOf(channel!))).toEqual(
    ways?.map((channel) => channelIds.indexOf(channel!)).toSorted(),
  )
  const names = [...container.querySelectorAll(".vir-group")].map((group) => group.getAttribute("aria-label"))
  expect(names).toEqual(["yours × 2", "Zester with a shield"])
})
