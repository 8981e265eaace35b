import { FastRandom } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { forgetPlayed, rememberLoot } from "../rules/memory.ts"
import { at, endPhase, player } from "./at.ts"

const everybody = [0, 1, 2, "spectator"] as const

describe("what is known to whom", () => {
  test("KRO-INF-01 KRO-RUL-32 everything on the table is open", () => {
    const table = at(
      {
        alma: { area: "forest", life: 3, wood: 2, hand: ["B-06", "B-07"] },
        kolos: { krom: 9, evolutions: ["E-01"] },
        karok: { area: "savanna", bone: 1 },
      },
      {
        gathered: ["G-01"],
        hunted: ["H-17"],
        played: ["B-15"],
        options: { kromosaur: true },
        kromosaur: { life: 0, area: null },
        trophy: 2,
      },
    )
    for (const who of everybody) {
      const view = table.view(who)
      expect(view.players[0]).toMatchObject({
        character: "alma",
        area: "forest",
        life: 3,
        krom: 5,
        wood: 2,
        cards: 2,
      })
      expect(view.players[1]).toMatchObject({ krom: 9, evolutions: ["E-01"], cards: 0 })
      expect(view).toMatchObject({
        trophy: 2,
        kromosaur: { life: 0, area: null },
        supply: { wood: 10, bone: 11 },
      })
      expect(view.gathering).toMatchObject({ discard: ["G-01"] })
      expect([view.gathering.deck.length, view.hunting.deck.length, view.evolutions.deck.length]).toEqual([
        19, 12, 20,
      ])
      expect([view.hunting.open.length, view.evolutions.open.length, view.bonus.cards]).toEqual([4, 4, 28])
      expect(view.bonus.discard).toEqual(["B-15"])
    }
  })

  test("KRO-INV-19 no view holds another hand, the order of a deck, or a target card before the reveal", () => {
    const table = at({ alma: { hand: ["B-06"] }, kolos: { hand: ["B-15"] }, karok: {} }, { step: "movement" })
    table.choose(0, { do: "go", to: "savanna" })
    for (const who of [1, 2, "spectator"] as const) {
      const view = table.view(who)
      expect(view.players[0]?.hand).toBeNull()
      expect(view.frames[0]?.answers?.[0]).toBe("given")
      expect(view.bonus.unseen).toEqual(view.bonus.unseen.toSorted())
      expect(view.bonus.unseen).toContain("B-06") // among all the others
    }
    expect(table.view(1).bonus.unseen.length).toBe(30)
    expect(table.view(0).frames[0]?.answers?.[0]).toEqual([{ do: "go", to: "savanna" }])
  })

  test("a card that I saw being looted stays where I know it to be in every world that I imagine", () => {
    const table = at(
      { alma: { life: 1, hand: ["B-06", "B-15"] }, kolos: {}, karok: { area: "forest" } },
      { draws: [1, 6] },
    )
    table.choose(0, { do: "pass" }).draws({ loot: "B-15" }).choose(1, { do: "lootCard" })
    const random = new FastRandom("memory")
    const hands = (who: 0 | 2) =>
      Array.from({ length: 40 }, () => rules.imagine(table.view(who), random).players[1]!.hand.join())
    expect(new Set(hands(0))).toEqual(new Set(["B-15"]))
    expect(new Set(hands(2)).size).toBeGreaterThan(3)
  })

  test("what others know of my hand takes no card out of the worlds that I imagine", () => {
    const table = at(
      { alma: { life: 1, hand: ["B-06", "B-15"] }, kolos: {}, karok: { area: "forest" } },
      { draws: [1, 6] },
    )
    table.choose(0, { do: "pass" }).draws({ loot: "B-06" }).choose(1, { do: "lootCard" })
    const imagined = rules.imagine(table.view(1), new FastRandom("mine"))
    expect(imagined.players[1]!.hand).toEqual(["B-06"])
    expect(rules.invariants(imagined)).toEqual([])
  })

  test("KRO-BON-31 who is choosing a card to play holds one that can be played, in every world that others imagine", () => {
    // Of all cards that nobody has seen only B-12 can be played here, and there is one of it
    const table = at({ alma: { life: 4, krom: 0, hand: ["B-12"] }, kolos: { area: "forest", krom: 0 } })
    const unseen = table.state.bonus.deck.unknown
    table.state.bonus.discard.push(...unseen.filter((card) => card !== "B-06"))
    table.state.bonus.deck.unknown = unseen.filter((card) => card === "B-06")
    table.choose(0, { do: "playBonus" })
    const random = new FastRandom("choosing")
    const hands = (who: 1 | "spectator") =>
      Array.from({ length: 40 }, () => rules.imagine(table.view(who), random).players[0]!.hand.join())
    expect(table.ask(0)).toBe("bonus.card")
    expect(new Set(hands(1))).toEqual(new Set(["B-12"]))
    expect(new Set(hands("spectator"))).toEqual(new Set(["B-12"]))
  })

  test("once the card is played, or may have gone on to another hand, nobody is sure of it any more", () => {
    const cast = {
      alma: { life: 1, hand: ["B-15"], krom: 0 },
      kolos: { hand: ["B-01"] },
      karok: { area: "forest" as const, life: 4 },
    }
    const loot = () => {
      const table = at(cast, { draws: [1, 6] })
      table.choose(0, { do: "pass" }).choose(1, { do: "pass" })
      return table.draws({ loot: "B-15" }).choose(1, { do: "lootCard" })
    }
    const played = loot().choose(1, { do: "playBonus" }).choose(1, { do: "play" })
    expect(played.state.memories).toEqual([])

    const passed = loot()
    untilMoved(passed)
    passed.draws({ fight: 1 }, { fight: 6 })
    passed.state.players[1]!.life = 1
    passed
      .choose(0, { do: "go", to: "mountains" })
      .choose(1, { do: "go", to: "savanna" })
      .choose(2, { do: "go", to: "savanna" })
    passed.choose(1, { do: "pass" }).draws({ loot: "B-01" }).choose(2, { do: "lootCard" })
    // Alma cannot know which of the two cards went; Kolos knows what he lost
    expect(passed.state.memories).toEqual([{ seat: 1, holder: 2, card: "B-01" }])
    expect(player(passed, 1).hand).toEqual(["B-15"])
  })
})

function untilMoved(table: ReturnType<typeof at>): void {
  for (;;) {
    const [decision] = rules.decisions(table.state)
    if (decision === undefined || decision.together) return
    endPhase(table, decision.seat)
  }
}

describe("memories of looted cards", () => {
  const known = (seat: number, holder: number, card: string) => ({ seat, holder, card })
  const table = () => at({ alma: {}, kolos: { area: "forest" }, karok: { area: "savanna" } }).state

  test("KRO-INF-02 the thief forgets the card as the victim's, and others are no longer sure of what is left", () => {
    const state = table()
    state.memories = [known(0, 1, "B-01"), known(0, 1, "B-03"), known(2, 1, "B-01"), known(2, 0, "B-03")]
    rememberLoot(state, 0, 1, "B-03")
    expect(state.memories).toEqual([known(0, 1, "B-01"), known(2, 0, "B-03"), known(1, 0, "B-03")])
  })

  test("KRO-INF-02 what the thief knew of other hands, and did not take, stays known", () => {
    const state = table()
    state.memories = [known(0, 2, "B-03"), known(0, 1, "B-03")]
    rememberLoot(state, 0, 1, "B-03")
    expect(state.memories).toEqual([known(0, 2, "B-03"), known(1, 0, "B-03")])
    state.memories = [known(0, 1, "B-03"), known(0, 2, "B-01")]
    rememberLoot(state, 0, 1, "B-06")
    expect(state.memories).toEqual([known(0, 1, "B-03"), known(0, 2, "B-01"), known(1, 0, "B-06")])
    state.memories = [known(0, 1, "B-03")]
    rememberLoot(state, 0, 1, "B-03")
    expect(state.memories).toEqual([known(1, 0, "B-03")])
  })

  test("KRO-INF-02 a card that is played is forgotten once by each who knew it in that hand", () => {
    const state = table()
    const others = [known(0, 2, "B-01"), known(0, 1, "B-03")]
    state.memories = [...others, known(0, 1, "B-01"), known(2, 1, "B-01"), known(2, 1, "B-01")]
    forgetPlayed(state, 1, "B-01")
    expect(state.memories).toEqual([...others, known(2, 1, "B-01")])
  })
})
