// @vitest-environment happy-dom

import { beatsOf } from "@genepool/board"
import { drawing, wholeOf } from "@genepool/board/testing"
import { choose as chooseIn, FastRandom, heardBy, parseOptions, Turn } from "@genepool/engine"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { pacing } from "../board/beat-layer.tsx"
import { type FightRecord, recordAfter } from "../board/fight-record.ts"
import { Emblem, table as parts } from "../board/index.tsx"
import { chromosome } from "../index.ts"
import { rules } from "../rules/chromosome.ts"
import type { Fact } from "../rules/facts.ts"
import { at } from "./at.ts"

const { board, choose, explain } = drawing({ game: rules, texts: chromosome.texts, Board: wholeOf(parts) })

const button = (name: RegExp) => screen.getByRole("button", { name })
const picture = (name: RegExp) => screen.getByRole("img", { name })

describe("the turn menu", () => {
  test("CHR-DEC-03 an action that can be paid is chosen with one tap, another says what is missing", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, players: [{ active: { telepathy: 0 } }] })
    render(board(state, 0))
    fireEvent.click(button(/^Growth.*Costs an action gene for each token/))
    expect(choose.mock.calls).toEqual([[{ do: "growth" }]])
    fireEvent.click(button(/^End turn/))
    expect(explain.mock.lastCall?.[0]?.reason).toEqual({ why: "actionFirst" })
    expect(choose).toHaveBeenCalledTimes(1)
  })

  test("CHR-CONST-33 the price of a special action is drawn and said", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, species: ["ferox", "pars"] })
    const { container } = render(board(state, 0))
    expect(button(/^Fusion.*Costs 2 × telepathy gene, 1 energy/)).toBeDefined()
    expect(container.querySelectorAll('[data-verb="fusion"] [data-gene="telepathy"]')).toHaveLength(2)
  })

  test("CHR-COST-04 an action that only fortune can pay for does not shine, and its price shows it", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, players: [{ active: { action: 0 } }] })
    const { container } = render(board(state, 0))
    const card = container.querySelector<HTMLElement>('[data-verb="growth"]')!
    expect(card.hasAttribute("data-offered")).toBe(false)
    expect(card.querySelectorAll('[data-sign="fortune"]')).toHaveLength(1)
    expect(card.querySelectorAll("[data-gene]")).toHaveLength(0)
    expect(card.getAttribute("aria-label")).toMatch(/takes 1 fortune, worth 2 points$/)
    fireEvent.click(card)
    expect(choose.mock.lastCall).toEqual([{ do: "growth" }])
    const paid = container.querySelector<HTMLElement>('[data-verb="impulse"]')!
    expect(paid.hasAttribute("data-offered")).toBe(true)
    expect(paid.querySelectorAll('[data-sign="fortune"]')).toHaveLength(0)
  })

  test("CHR-GROW-01 the answer that takes fortune says so on its button", () => {
    const table = at({ groups: { 14: "0:1+", 9: "1:2+" }, players: [{ active: { action: 1 } }] })
    table.choose(0, { do: "growth" }).choose(0, { do: "add" })
    render(board(table.state, 0))
    expect(button(/^2 tokens/).textContent).toBe("2 tokens (takes 1 fortune, worth 2 points)")
    expect(button(/^1 token/).textContent).toBe("1 token")
  })

  test("CHR-GROW-03 a room that no gene is left for says what it takes, on its plate and in the question", () => {
    const table = at({ groups: { 14: "0:1+", 3: "1:2+" }, players: [{ active: { action: 1 } }] })
    table.choose(0, { do: "growth" }).choose(0, { do: "spread" })
    const { container, rerender } = render(board(table.state, 0))
    const room = (number: number) => container.querySelector<HTMLElement>(`[data-anchor="room-${number}"]`)!
    const [first, next] = rules.decision(table.state, 0)!.options as { do: "room"; room: number }[]
    expect(room(first!.room).hasAttribute("data-offered")).toBe(true)
    expect(room(first!.room).querySelector('[data-mark="fortune"]')).toBeNull()
    table.choose(0, first!)
    rerender(board(table.state, 0, { step: 2 }))
    const costly = room(next!.room)
    expect(costly.hasAttribute("data-offered")).toBe(false)
    expect(costly.querySelector('[data-mark="fortune"]')?.textContent).toContain("−1")
    expect(costly.getAttribute("aria-label")).toContain("takes 1 fortune, worth 2 points")
    expect(costly.dataset.tip).toMatch(/fortune/)
    expect(room(first!.room).dataset.tip ?? "").not.toMatch(/fortune/)
    fireEvent.click(costly)
    expect(choose.mock.lastCall?.[0]).toEqual(next)
    expect(container.querySelector('[data-verb="enough"]')?.hasAttribute("data-offered")).toBe(true)
  })

  test("CHR-DEC-22 a structure gene is given back by tapping it in the chromosome", () => {
    const table = at({
      groups: { 14: "0:2+", 9: "1:2+" },
      players: [{ irradiation: 5, active: { structure: 1 } }],
    })
    const { container, rerender } = render(board(table.state, 0))
    const mine = within(container.querySelector<HTMLElement>(".chr-side")!)
    fireEvent.click(mine.getByRole("button", { name: /^structure gene, active/ }))
    expect(choose.mock.lastCall).toEqual([{ do: "discardStructure" }])
    table.choose(0, { do: "discardStructure" })
    rerender(board(table.state, 0, { step: 2 }))
    expect(choose.mock.lastCall).toEqual([{ do: "discardGene" }])
  })

  test("CHR-RUL-28 at irradiation 0 a slip of the finger gives no gene away, but the menu does", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, players: [{ active: { structure: 1 } }] })
    const { container } = render(board(state, 0))
    expect(
      container.querySelectorAll('.chr-own-gene[data-offered], [data-anchor="irradiation-0"][data-offered]'),
    ).toHaveLength(0)
    const card = container.querySelector('[data-verb="discardStructure"]') as HTMLElement
    expect(card.textContent).toContain("Make room")
    fireEvent.click(card)
    expect(choose.mock.lastCall).toEqual([{ do: "discardStructure" }])
  })

  test("who only watches has nothing to touch but help and the boards of others", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" } })
    const { container } = render(board(state, 1))
    expect(container.querySelectorAll("[data-offered]")).toHaveLength(0)
  })
})

describe("the boards of the players", () => {
  test("CHR-GENE-01 active genes lie in the inner ring, passive ones in the outer, in eight places", () => {
    const { state } = at({
      groups: { 14: "0:2+", 9: "1:2+" },
      players: [{ active: { action: 1, telepathy: 1 }, passive: { action: 2 } }],
    })
    const { container } = render(board(state, 0))
    const mine = container.querySelector<HTMLElement>(".chr-side")!
    expect(
      within(mine).getByRole("group", { name: /2 active genes, 2 passive, 4 of 8 places free/ }),
    ).toBeDefined()
    expect(mine.querySelectorAll(".chr-socket[data-ring='active']")).toHaveLength(8)
    expect(mine.querySelectorAll(".chr-own-gene[data-passive]")).toHaveLength(2)
    const counted = [...mine.querySelectorAll(".chr-small-genes > span")].map((kind) => kind.textContent)
    expect(counted).toEqual(["1/3", "1", "0", "0"])
  })

  test("CHR-IRR-01, CHR-FOR-04, CHR-TRO-05, CHR-SCORE-01 tracks, trophies and score are said", () => {
    const { state } = at({
      groups: { 14: "0:3+", 9: "1:2+" },
      players: [{ irradiation: 4, fortune: 3, exhausted: true, trophies: [0, 2] }],
    })
    const { container } = render(board(state, 1))
    const at0 = (anchor: string) => within(container.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`)!)
    for (const there of [at0("seat-0"), at0("area-0")]) {
      expect(there.getByRole("img", { name: /Irradiation 4 of 7/ })).toBeDefined()
      expect(there.getByRole("img", { name: /Fortune 3 of 7, used as a gene this round/ })).toBeDefined()
    }
    expect(at0("area-0").getByRole("img", { name: /^2 trophies/ })).toBeDefined()
    // 3 tokens, 2 trophies, 6 for fortune, 4 of irradiation
    expect(at0("seat-0").getByRole("img", { name: /^7 points if the game ended now/ })).toBeDefined()
  })

  test("all of a player lies in their area: strand, tracks, and what their species can do", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, species: ["pars", "ferox"] })
    const { container } = render(board(state, 0))
    const area = container.querySelectorAll<HTMLElement>(".chr-area")[1]!
    expect(area.querySelectorAll(".chr-chromosome")).toHaveLength(1)
    expect(
      within(area).getByRole("img", { name: /^Fusion.*Costs 2 × telepathy gene, 1 energy/ }),
    ).toBeDefined()
  })

  test("who watches sees the strand of whoever plays", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, species: ["pars", "ferox"] })
    const view = rules.view(state, "spectator")
    const { container } = render(board(state, 0, { view, decision: null }))
    expect(container.querySelector(".chr-side .chr-player")?.getAttribute("data-species")).toBe("pars")
    // Nobody is told that it is theirs
    expect(container.querySelector(".chr-side")?.getAttribute("aria-label")).toMatch(/, Pars$/)
    expect(container.querySelectorAll("[data-offered]")).toHaveLength(0)
  })

  test("CHR-MUT-03 the supply shows what a gene would cost me", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" } })
    render(board(state, 0))
    expect(picture(/^action gene: 12 left in the supply, costs you 3 energy/)).toBeDefined()
    expect(picture(/^fighting gene: 16 left in the supply, costs you 2 energy/)).toBeDefined()
  })

  test("each species has an outline of its own", () => {
    const { state } = at({
      species: ["alium", "ferox", "cadum", "pars"],
      groups: { 14: "0:2+", 9: "1:2+", 5: "2:1+", 3: "3:1+" },
    })
    const view = rules.view(state, 0)
    const outlines = [0, 1, 2, 3].map((seat) =>
      render(<Emblem view={view} seat={seat} />)
        .container.querySelector(".chr-body")
        ?.getAttribute("d"),
    )
    expect(new Set(outlines).size).toBe(4)
  })
})

describe("fights and rolls", () => {
  const attack = () =>
    at({
      groups: { 14: "0:3+", 18: "1:2+" },
      players: [{ active: { fighting: 1 } }, { active: { fighting: 2 } }],
    })
      .choose(0, { do: "spark" })
      .choose(0, { do: "genesOnly" })

  test("CHR-DEC-14 each way to add strength says what it comes to", () => {
    const table = attack()
    render(board(table.state, 0))
    expect(picture(/Ada: 3 tokens, total 3/)).toBeDefined()
    fireEvent.click(button(/^1 fighting gene: strength 4/))
    expect(choose.mock.lastCall).toEqual([{ do: "fightingGenes", genes: 1 }])
  })

  test("CHR-ATT-08, CHR-DEC-16 both sums grow piece by piece, and the die can be rolled again", () => {
    const table = attack()
      .choose(0, { genes: 1 })
      .choose(0, { points: 1 })
      .choose(1, { genes: 2 })
      .draws(4)
      .choose(1, { points: 0 })
    render(board(table.state, 1))
    expect(picture(/Ada: 3 tokens, 1 fighting genes, 1 fortune, 4 die, total 9/)).toBeDefined()
    expect(picture(/Bruno: 2 tokens, 2 fighting genes, total 4/)).toBeDefined()
    fireEvent.click(button(/Re-roll for 1 fortune/))
    fireEvent.click(button(/Keep the result/))
    expect(choose.mock.calls).toEqual([[{ do: "reroll" }], [{ do: "stand" }]])
  })

  test("CHR-DEC-23 once nobody wants a re-roll, fortune can be a structure gene in the test", () => {
    const table = at({
      groups: { 14: "0:1-", 3: "1:2+" },
      players: [{}, { fortune: 0 }],
      cubes: { 14: 3 },
      phase: "radiation",
      step: "spaces",
      options: { events: false },
      draws: [{ test: 2 }],
    }).choose(0, { do: "stand" })
    const { container } = render(board(table.state, 0))
    const scene = container.querySelector(".chr-scene") as HTMLElement
    expect(scene.textContent).toContain("irradiation +2")
    fireEvent.click(button(/1 fortune as a structure gene/))
    fireEvent.click(button(/Keep the result/))
    expect(choose.mock.calls.slice(-2)).toEqual([
      [{ do: "fortuneFor", gene: "structure" }],
      [{ do: "stand" }],
    ])
  })

  const fight: Fact[] = [
    { fact: "attacked", seat: 0, from: 14, defender: 1, to: 18, modifier: 1 },
    { fact: "boostedGenes", seat: 0, genes: 1 },
    { fact: "strength", seat: 0, strength: 4 },
    { fact: "strength", seat: 1, strength: 2 },
    { fact: "rolled", seat: 0, roll: "attack", die: 1 },
    { fact: "forcedReroll", seat: 0, roller: 0, die: 1 },
    { fact: "rolled", seat: 0, roll: "attack", die: 3 },
    { fact: "rolled", seat: 1, roll: "defence", die: 2 },
    { fact: "fought", seat: 0, defender: 1, attack: 8, defence: 4 },
    { fact: "lostTokens", seat: 1, room: 18, tokens: 2 },
  ]

  test("a fight that is over is shown from its facts, the newest roll counting", () => {
    const record = fight.reduce<FightRecord | null>(recordAfter, null)
    expect(record?.attacker).toEqual({ seat: 0, genes: 1, fortune: 0, strength: 4, die: 3, total: 8 })
    expect(record?.defender).toMatchObject({ strength: 2, die: 2, total: 4 })
    expect(recordAfter(record, { fact: "turnBegan", seat: 1 })).toBeNull()
  })

  test("facts of one moment are shown together, in the order in which they were told", () => {
    expect(beatsOf(pacing, fight).map((beat) => beat.map(({ fact }) => fact))).toEqual([
      ["attacked"],
      ["boostedGenes", "strength", "strength"],
      ["rolled"],
      ["forcedReroll"],
      ["rolled"],
      ["rolled"],
      ["fought", "lostTokens"],
    ])
  })
})

describe("what happens", () => {
  /** One fact of every kind that comes up in some games at random. */
  function factsOfAllKinds(): Fact[] {
    const kinds = new Map<string, Fact>()
    for (let game = 0; game < 30; game++) {
      const random = new FastRandom(`facts ${game}`)
      const seats = 2 + (game % 3)
      const turn = new Turn<Fact>(random)
      const state = rules.setup(seats, parseOptions(rules.options, {}, seats, "options"), turn)
      for (let n = 0; n < 2000; n++) {
        const [decision] = rules.decisions(state)
        if (decision === undefined) break
        chooseIn(rules, state, decision.seat, decision.options[random.index(decision.options, "test")]!, turn)
      }
      for (const fact of heardBy(turn.told ?? [], "spectator"))
        if (!kinds.has(fact.fact)) kinds.set(fact.fact, fact)
    }
    return [...kinds.values()]
  }

  test("nothing lies over what one is asked about, and pieces still move", () => {
    const { state } = at({ species: ["alium", "ferox"], groups: { 14: "0:2+", 9: "1:2+" } })
    const beat: Fact[] = [{ fact: "passed", seat: 1 }]
    const { container, rerender } = render(board(state, 0, { still: false, beat, decision: null }))
    expect(container.querySelector(".chr-beat-layer")).not.toBeNull()
    rerender(board(state, 0, { still: false, beat }))
    expect(container.querySelector(".chr-beat-layer")).toBeNull()
  })

  test("what has just happened is told in the place of what is being settled, and not beside it", () => {
    const { state } = at({
      groups: { 14: "0:1-", 3: "1:2+" },
      cubes: { 14: 3 },
      phase: "radiation",
      step: "spaces",
      draws: [{ test: 2 }],
    })
    const panels = (beat: Fact[]) => {
      const { container, unmount } = render(board(state, 0, { still: false, decision: null, beat }))
      const found = [...container.querySelectorAll(".chr-scene, .chr-beat-layer")].map(
        (panel) => panel.className,
      )
      unmount()
      return found
    }
    expect(panels([])).toEqual(["chr-scene"])
    expect(panels([{ fact: "rolled", seat: 0, roll: "test", die: 2 }])).toEqual(["chr-scene"])
    const test = {
      fact: "tested",
      seat: 1,
      room: 5,
      power: 2,
      groups: 1,
      threat: 3,
      die: 3,
      structure: 0,
    } as const
    for (const fact of [
      { ...test, points: 0 },
      { fact: "fought", seat: 0, defender: 1, attack: 5, defence: 3 },
    ] as const)
      expect(panels([fact])).toEqual(["chr-beat-layer"])
  })

  test("every kind of fact has its moment, or shows by itself; what is said below is not said here", () => {
    const facts = factsOfAllKinds()
    expect(facts.length).toBeGreaterThan(40)
    const { state } = at({
      species: ["alium", "ferox", "cadum", "pars"],
      groups: { 14: "0:2+", 9: "1:2+", 5: "2:1+", 3: "3:1+" },
      cubes: { 18: 2 },
    })
    const watching = { still: false, decision: null }
    const { container, rerender } = render(board(state, 0, watching))
    const silent: string[] = []
    for (const fact of facts) {
      const [beat = []] = beatsOf(pacing, [fact])
      rerender(board(state, 0, { ...watching, beat }))
      const layer = container.querySelector(".chr-beat-layer")
      if (layer === null) silent.push(fact.fact)
      // Numbers that are counted up, and the face of a die, are no words
      if (layer?.querySelector(".chr-replayed, .chr-die") === null) expect(layer.textContent).toBe("")
      rerender(board(state, 0, watching))
      expect(container.querySelector(".chr-beat-layer")).toBeNull()
    }
    expect(silent.sort()).toEqual(["gameOver", "merged", "overpaid", "refreshed", "scored", "turnBegan"])
  }, 60_000)
})

describe("help", () => {
  test("the player aid is one key away and names every action of mine with its price", () => {
    const { state } = at({ groups: { 14: "0:2+", 9: "1:2+" }, species: ["pars", "ferox"] })
    render(board(state, 0))
    fireEvent.keyDown(document.body, { key: "?" })
    const aid = within(screen.getByRole("dialog", { name: "Player aid" }))
    for (const name of ["Growth", "Spark", "Teleportation", "Giant"])
      expect(aid.getByText(name)).toBeDefined()
  })
})
