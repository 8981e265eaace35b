import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import type { State } from "../rules/state.ts"
import { asked, at, type KromTable, player, verbs } from "./at.ts"

const play = (table: KromTable, card: string) =>
  table.choose(0, { do: "playBonus" }).choose(0, { do: "play", card })
const off = { area: "mountains" } as const

describe("the fight-card window", () => {
  test("KRO-BON-10 KRO-RUL-27 the fighter ranked last is asked first, then clockwise", () => {
    const hand = ["B-06"]
    const table = at(
      { alma: { hand }, kolos: { hand }, karok: { hand }, unga: { hand } },
      { draws: [4, 6, 1, 5] },
    )
    const spoke: (number | null)[] = []
    for (let i = 0; i < 4; i++) {
      spoke.push(asked(table))
      table.choose(asked(table) as number, { do: "pass" })
    }
    expect(spoke).toEqual([2, 3, 0, 1])
    expect(asked(table)).toBe(1) // the winner's phase
    // Ranked last among equals by weight: in the forest the heavier one
    const area = "forest" as const
    const tied = at(
      { alma: { hand, area }, kolos: { hand, area }, karok: { hand, area } },
      { draws: [2, 2, 6] },
    )
    expect(asked(tied)).toBe(1)
  })

  test("KRO-BON-11 a card that stands takes effect at once, and then the next fighter is asked", () => {
    const table = at(
      { alma: { hand: ["B-01", "B-01"] }, kolos: { hand: ["B-03", "B-06"] } },
      { draws: [1, 4] },
    )
    table.choose(0, { do: "play" }).asks(1, "counter.window").draws({ fightDice: 6 })
    table.choose(1, { do: "letStand" }).tells({ fact: "fightRolled", seat: 0, dice: [6], total: 7 })
    table.asks(1, "fightCards.card")
  })

  test("KRO-BON-12 a pass is not final; all must pass in a row, and a cancelled card counts as played", () => {
    const table = at(
      { alma: { hand: ["B-03", "B-03"] }, kolos: { hand: ["B-03", "B-06"] } },
      { draws: [2, 4] },
    )
    table.choose(0, { do: "pass" }).asks(1, "fightCards.card")
    table.choose(1, { do: "play" }).choose(0, { do: "letStand" })
    table.asks(0, "fightCards.card") // asked again, though it has passed
    table.choose(0, { do: "play" }).choose(1, { do: "counter" }).choose(0, { do: "letStand" })
    // Kolos has no card left and passes; Alma has not passed since her card
    table.asks(0, "fightCards.card")
    table.choose(0, { do: "pass" })
    expect(player(table, 0).life).toBe(3) // 2 against 6
  })

  test("KRO-BON-13 KRO-DEC-03 every fighter with a card is asked, one without is passed over", () => {
    const table = at(
      { alma: { hand: ["B-06"] }, kolos: {}, karok: { hand: ["B-01", "B-03", "B-03"] } },
      { draws: [2, 1, 4] },
    )
    expect(asked(table)).toBe(2) // Kolos is last, has no card; clockwise comes Karok
    expect(table.options(2)).toEqual([
      { do: "pass" },
      { do: "play", card: "B-01" },
      { do: "play", card: "B-03" },
    ])
    table.choose(2, { do: "pass" })
    // a counter is no fight card, and yet Alma is asked
    expect(table.options(0)).toEqual([{ do: "pass" }])
    table.choose(0, { do: "pass" }).asks(2, "caves.menu")
  })
})

describe("the counter window", () => {
  test("KRO-CTR-01 KRO-RUL-28 one window per card, after all of it is declared and before any of its effect", () => {
    const table = at({
      alma: { hand: ["B-13"] },
      kolos: { ...off, hand: ["B-01"] },
      karok: { ...off, hand: ["B-01"] },
    })
    play(table, "B-13").asks(0, "bonus.target")
    table.choose(0, { do: "aim", seat: 2 }).asks([1, 2], "counter.window")
    table.tells({ fact: "playedOn", seat: 0, card: "B-13", target: 2 }, "spectator")
    expect(player(table, 2).krom).toBe(5)
    table.choose(1, { do: "letStand" })
    expect(player(table, 2).krom).toBe(5)
    table.choose(2, { do: "letStand" }).asks(0, "caves.menu")
    expect(player(table, 2).krom).toBe(2)
  })

  test("KRO-CTR-02 KRO-RUL-13 asked is every other player with a card, wherever they are, stunned or not; if there is none, nobody", () => {
    const hand = ["B-01"]
    const table = at({
      alma: { hand: ["B-07", "B-06"] },
      kolos: { area: "forest", hand },
      karok: { area: "savanna" },
      unga: { area: "mountains", hand: ["B-06"], life: 0 },
      morhy: { area: "mountains", hand: ["B-06"] },
    })
    play(table, "B-07").asks([1, 3, 4], "counter.window")
    const nobody = at({ alma: { hand: ["B-07"] }, kolos: { area: "forest" } })
    expect(player(play(nobody, "B-07"), 0).krom).toBe(8)
  })

  test("KRO-CTR-03 KRO-DEC-04 let it stand, or counter if one holds a counter; the window closes when all have answered", () => {
    const table = at({
      alma: { hand: ["B-07"] },
      kolos: { ...off, hand: ["B-01"] },
      karok: { ...off, hand: ["B-06"] },
    })
    play(table, "B-07")
    expect(table.options(1)).toEqual([{ do: "letStand" }])
    expect(table.options(2)).toEqual([{ do: "letStand" }, { do: "counter", card: "B-06" }])
    table.choose(2, { do: "counter" }).asks(1, "counter.window")
    expect(table.facts().some(({ fact }) => fact === "countered")).toBe(false)
    table.choose(1, { do: "letStand" }).tells({ fact: "countered", seat: 2, from: 0, against: "B-07" })
  })

  test("KRO-CTR-04 of several counters only the first clockwise is played, and nobody learns of the others", () => {
    const table = at({
      alma: { ...off, life: 0 },
      kolos: { hand: ["B-07"] },
      karok: { ...off, hand: ["B-06"] },
      unga: { ...off, hand: ["B-06"] },
    })
    table.choose(1, { do: "playBonus" }).choose(1, { do: "play" })
    table.choose(3, { do: "counter" }).choose(2, { do: "counter" })
    expect([player(table, 2).hand, player(table, 3).hand]).toEqual([[], ["B-06"]])
    expect(table.facts().filter(({ fact }) => fact === "countered")).toEqual([
      { fact: "countered", seat: 2, card: "B-06", from: 1, against: "B-07" },
    ])
  })

  test("KRO-CTR-05 KRO-RUL-29 a counter can be countered, by the player of the card too; the last one that stands wins", () => {
    const chain = (counters: number) => {
      const table = at({
        alma: { hand: ["B-07", "B-06", "B-06"] },
        kolos: { ...off, hand: ["B-06", "B-06"] },
      })
      play(table, "B-07")
      for (let i = 0; i < 4; i++) {
        const seat = i % 2 === 0 ? 1 : 0
        if (table.ask(seat) !== "counter.window") break
        table.choose(seat, { do: i < counters ? "counter" : "letStand" })
        if (i >= counters) break
      }
      return player(table, 0).krom
    }
    expect([0, 1, 2, 3, 4].map(chain)).toEqual([8, 5, 8, 5, 8])
  })

  test("KRO-CTR-06 no card gets a second window", () => {
    const table = at({ alma: { hand: ["B-07", "B-06"] }, kolos: { ...off, hand: ["B-06", "B-06"] } })
    play(table, "B-07")
      .choose(1, { do: "counter" })
      .choose(0, { do: "counter" })
      .choose(1, { do: "letStand" })
    table.asks(0, "caves.menu") // though Kolos still holds a counter
    expect([player(table, 0).krom, player(table, 1).hand]).toEqual([8, ["B-06"]])
  })

  test("KRO-CTR-07 a cancelled card costs nothing and rolls nothing", () => {
    const table = at({ alma: { hand: ["B-20"], wood: 1 }, kolos: { ...off, hand: ["B-06"] } })
    play(table, "B-20").choose(1, { do: "counter" })
    expect(player(table, 0)).toMatchObject({ krom: 5, wood: 1, hand: [] })
    const fight = at({ alma: { hand: ["B-02"] }, kolos: { hand: ["B-06"] } }, { draws: [1, 3] })
    fight.choose(0, { do: "play" }).choose(1, { do: "counter" }).finish() // no dice were drawn
    expect(player(fight, 0).life).toBe(5)
  })
})

describe("KRO-RUL-51 windows betray nothing", () => {
  /**
   * Swaps one unseen card for another: a world that everybody but the holder takes for the same.
   */
  const swapped = (state: State, seat: number, from: string, to: string): State => {
    const other = structuredClone(state)
    const { hand } = other.players[seat]!
    hand[hand.indexOf(from)] = to
    hand.sort()
    const { unknown } = other.bonus.deck
    unknown[unknown.indexOf(to)] = from
    unknown.sort()
    return other
  }

  test("a counter, or something else in its place: nobody else can tell at the window", () => {
    const table = at({
      alma: { hand: ["B-07"] },
      kolos: { ...off, hand: ["B-06"] },
      karok: { ...off, hand: ["B-01"] },
    })
    play(table, "B-07")
    const other = swapped(table.state, 1, "B-06", "B-09")
    expect(rules.invariants(other)).toEqual([])
    for (const who of [0, 2, "spectator"] as const) expect(rules.view(other, who)).toEqual(table.view(who))
    expect(rules.decisions(other).map(({ seat, ask }) => [seat, ask])).toEqual(
      rules.decisions(table.state).map(({ seat, ask }) => [seat, ask]),
    )
    // not even that somebody has answered
    const before = table.view(0)
    table.choose(2, { do: "letStand" })
    expect(table.view(0)).toEqual(before)
  })

  test("a fight card, or something else in its place: nobody else can tell at the fight", () => {
    const table = at({ alma: { hand: ["B-01"] }, kolos: { hand: ["B-06"] } }, { draws: [1, 5] })
    const other = swapped(table.state, 0, "B-01", "B-09")
    expect(rules.view(other, 1)).toEqual(table.view(1))
    expect(rules.decisions(other)).toEqual([
      {
        seat: 0,
        ask: "fightCards.card",
        options: [{ do: "pass" }],
        together: false,
        given: [],
        answered: false,
      },
    ])
  })

  test("standing instructions answer for a seat, and are nobody else's business", () => {
    const cast = {
      alma: { hand: ["B-07", "B-13"] },
      kolos: { ...off, hand: ["B-06"] },
      karok: { ...off, hand: ["B-06"] },
    }
    const never = at(cast).choose(1, { do: "instruct", standing: "never" })
    play(never, "B-07").asks(2, "counter.window")
    expect(never.view(2).standing).toBe("ask")
    expect(JSON.stringify(never.view(2))).not.toContain("never")
    expect(never.view(2).frames.at(-1)?.answers).toEqual([null, "open", []])

    const mine = at(cast).choose(1, { do: "instruct", standing: "never" })
    // not even what is meant for me
    play(mine, "B-13").choose(0, { do: "aim", seat: 1 }).asks(2, "counter.window")

    const aimed = at(cast)
      .choose(1, { do: "instruct", standing: "aimed" })
      .choose(2, { do: "instruct", standing: "aimed" })
    play(aimed, "B-07").asks(0, "caves.menu") // meant for nobody
    play(aimed, "B-13").choose(0, { do: "aim", seat: 1 }).asks(1, "counter.window")
    aimed.choose(1, { do: "counter" }).asks(0, "caves.menu")
    expect(player(aimed, 1).krom).toBe(5)
  })

  test("in a fight the other fighters' cards are meant for me, and so is a counter of my card", () => {
    const table = at(
      {
        alma: { hand: ["B-03", "B-06"] },
        kolos: { hand: ["B-03", "B-06"] },
        karok: { ...off, hand: ["B-06"] },
      },
      {
        draws: [1, 5],
        standing: ["aimed", "aimed", "aimed"],
      },
    )
    table.choose(0, { do: "play" }).asks(1, "counter.window") // Karok is not in this fight
    table.choose(1, { do: "counter" }).asks(0, "counter.window")
    expect(verbs(table, 0)).toEqual(["letStand", "counter"])
  })

  test("an instruction left for now answers the window that is open, and closes it if it was the last answer", () => {
    const cast = {
      alma: { hand: ["B-07", "B-08"] },
      kolos: { ...off, hand: ["B-06"] },
      karok: { ...off, hand: ["B-06"] },
    }
    const later = play(at(cast), "B-07").choose(1, { do: "instruct", standing: "never" })
    later.asks([1, 2], "counter.window") // as it was always written in logs
    const now = play(at(cast), "B-07").choose(1, { do: "instruct", standing: "never", now: true })
    now.asks(2, "counter.window").choose(2, { do: "instruct", standing: "aimed", now: true })
    now.asks(0, "caves.menu")
    expect(now.state.standing).toEqual(["ask", "never", "aimed"])
    expect(player(now, 0).krom).toBeGreaterThan(5)
    play(at(cast), "B-07")
      .choose(1, { do: "instruct", standing: "ask", now: true })
      .asks([1, 2], "counter.window")
  })

  test("`never` lasts for one round, `aimed` until it is taken back; both are choices of the log", () => {
    const table = at({ alma: {}, kolos: off }, { standing: ["never", "aimed"], step: "start" })
    expect(table.state.standing).toEqual(["ask", "aimed"])
    table.choose(1, { do: "instruct", standing: "ask" })
    expect(table.state.standing).toEqual(["ask", "ask"])
    table.refuses(1, { do: "instruct", standing: "always" })
  })

  test("whoever has cards is asked for the menu even if only the end of the phase is on it", () => {
    for (const card of ["B-06", "B-01", "B-10"]) {
      const table = at({ alma: { area: "forest", krom: 0, hand: [card] }, kolos: off }, { draws: ["G-10"] })
      table.choose(0, { do: "gather" }).asks(0, "forest.menu")
      expect(table.options(0)).toEqual([{ do: "endPhase" }])
    }
  })
})
