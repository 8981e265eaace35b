// II.1 Movement, II.2 Sterility, and what becomes of groups

import { describe, expect, test } from "vitest"
import { act, at, groups, rooms, whyNot } from "./at.ts"

/** Where so many tokens of the group in room 14 may go. */
function doors(around: Parameters<typeof at>[0], tokens: number, from = 14): number[] {
  const table = at(around)
  table.choose(0, { do: "move" })
  if (table.ask(0) === "movement.from") table.choose(0, { do: "from", room: from })
  if (table.ask(0) === "movement.tokens") table.choose(0, { do: "tokens", tokens })
  return rooms(table, 0)
}

describe("movement", () => {
  test("CHR-MOVE-01 CHR-DEC-04 CHR-DEC-05 CHR-DEC-06 one group, some of its tokens, one adjacent room", () => {
    const table = at({ groups: { 14: "0:3+", 6: "0:1+", 2: "1:2+" } })
    table.choose(0, { do: "move" }).asks(0, "movement.from")
    expect(rooms(table, 0)).toEqual([6, 14])
    table.choose(0, { do: "from", room: 14 }).asks(0, "movement.tokens")
    expect(table.options(0)).toEqual([1, 2, 3].map((tokens) => ({ do: "tokens", tokens })))
    table.choose(0, { tokens: 3 }).asks(0, "movement.to")
    expect(rooms(table, 0)).toEqual([1, 5, 8, 10, 16, 18])
    table.choose(0, { room: 18 }).tells({ fact: "moved", seat: 0, tokens: 3, from: 14, to: 18 })
    expect(groups(table)).toEqual({ 2: "1:2+", 6: "0:1+", 18: "0:3+" })
  })

  test("CHR-MOVE-02 CHR-RUL-64 CHR-GRP-06 a group may be split; both parts keep their charge", () => {
    for (const charge of ["+", "-"]) {
      const table = at({ groups: { 14: `0:3${charge}`, 3: "1:2+" } })
      act(table, 0, { do: "move" }, { tokens: 1 }, { do: "to", room: 5 })
      expect(groups(table)).toEqual({ 3: "1:2+", 5: `0:1${charge}`, 14: `0:2${charge}` })
    }
  })

  test("CHR-MOVE-03 tokens that move together end up in the same room", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" } })
    act(table, 0, { do: "move" }, { tokens: 2 }, { do: "to", room: 16 })
    expect(groups(table)).toEqual({ 3: "1:2+", 14: "0:1+", 16: "0:2+" })
    table.refuses(0, { do: "move" }, "alreadyMoved")
  })

  test("CHR-MOVE-04 CHR-MAP-04 a room of another player cannot be entered", () => {
    const table = at({ groups: { 14: "0:3+", 18: "1:1+" } })
    act(table, 0, { do: "move" }, { tokens: 3 })
    expect(rooms(table, 0)).not.toContain(18)
    expect(whyNot(table, 0, { do: "to", room: 18 })).toEqual({ why: "enemyRoom", seat: 1 })
  })

  test("CHR-MOVE-05 a radioactive room can be entered", () => {
    expect(doors({ groups: { 14: "0:3+", 3: "1:2+" }, cubes: { 16: 3 } }, 3)).toContain(16)
  })

  test("CHR-MOVE-06 CHR-GRP-03 CHR-CONST-12 own groups merge, but never to more than three", () => {
    const around = { groups: { 14: "0:2+", 5: "0:1+", 16: "0:2+", 3: "1:2+" } }
    expect(doors(around, 2)).toContain(5)
    expect(doors(around, 2)).not.toContain(16)
    const table = act(at(around), 0, { do: "move" }, { do: "from", room: 14 }, { tokens: 2 })
    expect(whyNot(table, 0, { do: "to", room: 16 })).toEqual({ why: "groupTooLarge", level: 2 })
    table.choose(0, { do: "to", room: 5 })
    expect(groups(table)).toEqual({ 3: "1:2+", 5: "0:3+", 16: "0:2+" })
  })

  test("CHR-MOVE-07 CHR-GRP-07 discharged groups move like charged ones, and movement costs nothing", () => {
    const table = at({ groups: { 14: "0:2-", 3: "1:2+" } })
    const before = structuredClone(table.state.players)
    act(table, 0, { do: "move" }, { tokens: 2 }, { do: "to", room: 16 })
    expect(groups(table)).toEqual({ 3: "1:2+", 16: "0:2-" })
    expect(table.state.players).toEqual(before)
  })

  test("CHR-MOVE-08 CHR-PASS-02 CHR-RUL-63 also after passing in the same turn", () => {
    const table = at({ groups: { 14: "0:2+", 3: "1:2+" }, players: [{ irradiation: 2 }] })
    act(
      table,
      0,
      { do: "pass" },
      { do: "move" },
      { tokens: 2 },
      { do: "to", room: 16 },
      { do: "discardStructure" },
    )
    expect(groups(table)).toHaveProperty("16", "0:2+")
    table.asks(1, "turn.menu")
  })

  test("a group with no way out says so", () => {
    const table = at({ groups: { 14: "0:1+", 5: "1:1+", 8: "1:1+", 10: "1:1+", 6: "0:1+" } })
    table.choose(0, { do: "move" })
    expect(table.state.groups[14]).toBeDefined()
    expect(rooms(table, 0)).not.toContain(14)
    const alone = at({ groups: { 14: "0:1+", 5: "1:1+", 8: "1:1+", 10: "1:1+" } })
    alone.refuses(0, { do: "move" }, "noMove")
    const several = at({ groups: { 14: "0:1+", 5: "1:1+", 8: "1:1+", 10: "1:1+", 6: "0:1+", 2: "0:2+" } })
    several.choose(0, { do: "move" })
    expect(whyNot(several, 0, { do: "from", room: 14 })).toEqual({ why: "noWayOut" })
  })
})

describe("sterility", () => {
  test("CHR-STER-01 CHR-CONST-13 so many tokens must enter together", () => {
    const around = { groups: { 14: "0:3+", 3: "1:2+" } }
    expect(doors(around, 1)).toEqual([5, 8, 10])
    expect(doors(around, 2)).toEqual([1, 5, 8, 10, 16])
    expect(doors(around, 3)).toEqual([1, 5, 8, 10, 16, 18])
    const table = act(at(around), 0, { do: "move" }, { tokens: 1 })
    expect(whyNot(table, 0, { do: "to", room: 18 })).toEqual({ why: "tooSterile", sterility: 3 })
  })

  test("CHR-RUL-13 CHR-STER-01 the tokens that enter are compared, not the group that they make", () => {
    // One token may not join the two in room 16 (sterility 2), though together they would be three
    const around = { groups: { 14: "0:3+", 16: "0:2+", 3: "1:2+" } }
    expect(doors(around, 1)).not.toContain(16)
    expect(doors({ groups: { 14: "0:3+", 16: "0:1+", 3: "1:2+" } }, 2)).toContain(16)
  })

  test("CHR-STER-02 CHR-STER-03 CHR-STER-04 too few may stay and leave, but not come back", () => {
    const table = at({ groups: { 18: "0:3+", 3: "1:2+" } })
    act(table, 0, { do: "move" }, { tokens: 2 }, { do: "to", room: 14 })
    expect(groups(table)).toEqual({ 3: "1:2+", 14: "0:2+", 18: "0:1+" })
    expect(doors({ groups: { 18: "0:1+", 3: "1:2+" } }, 1, 18)).toEqual([9, 10])
    expect(doors({ groups: { 14: "0:2+", 3: "1:2+" } }, 2)).not.toContain(18)
  })
})

describe("groups", () => {
  test("CHR-GRP-01 CHR-GRP-02 CHR-GRP-04 a group has one owner, one level from 1 to 3, and one charge", () => {
    expect(at({ groups: { 14: "0:3+", 3: "1:1-" } }).state.groups).toEqual({
      3: { seat: 1, level: 1, charged: false },
      14: { seat: 0, level: 3, charged: true },
    })
    for (const wrong of ["0:4+", "0:0+", "5:1+"])
      expect(() => at({ groups: { 14: wrong, 3: "1:1-", 2: "0:1+" } })).toThrow("CHR-INV-06")
  })

  test.each([
    ["+", "+", "+"],
    ["+", "-", "-"],
    ["-", "+", "-"],
    ["-", "-", "-"],
  ])("CHR-GRP-05 %s joins %s: %s", (moving, there, result) => {
    const table = at({ groups: { 14: `0:1${moving}`, 5: `0:2${there}`, 3: "1:2+" } })
    act(table, 0, { do: "move" }, { do: "from", room: 14 }, { do: "to", room: 5 })
    expect(groups(table)).toEqual({ 3: "1:2+", 5: `0:3${result}` })
    table.tells({ fact: "merged", room: 5, level: 3, charged: result === "+" })
  })

  test("CHR-GRP-07 discharged groups attack and defend; they just cannot pay", () => {
    const table = at({
      groups: { 14: "0:3-", 18: "1:1-" },
      players: [{ fortune: 0 }, { fortune: 0 }],
      draws: [{ attack: 4 }, { defence: 1 }],
    })
    act(table, 0, { do: "spark" })
    expect(table.result?.winners).toEqual([0])
    const poor = at({ groups: { 14: "0:3-", 3: "1:1-" }, players: [{ fortune: 0 }] })
    poor.refuses(0, { do: "mutation" }, "missingEnergy")
  })
})
