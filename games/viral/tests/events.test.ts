import { describe, expect, test } from "vitest"
import { eventIds } from "../data/events.ts"
import { at, event, happens, inRound, organs, stop } from "./at.ts"

describe("Step 3", () => {
  test("VIR-EVT-01 VIR-EVT-02 the top event is carried out and gone, and the next one is seen", () => {
    const table = happens("E11", { research: [3, 0, 2] })
    expect(table.state.research).toEqual([2, 0, 1])
    expect(table.state.event).toBe("E12")
    expect(table.state.eventsLeft).toBe(5)
    expect(table.state.events.unknown).toHaveLength(11)
    expect(table.state.events.unknown).not.toContain("E11")
    table.tells({ fact: "nextEvent", event: "E12", left: 5 })
  })

  test("VIR-EVT-03 the sixth event is the last", () => {
    const table = at({ round: 6, step: 3, event: "E11" }, ...inRound("immune"), event)
    expect([table.state.event, table.state.eventsLeft, table.state.events.unknown.length]).toEqual([
      null,
      0,
      7,
    ])
    table.tells({ fact: "lastEvent" })
  })

  test("VIR-EVT-04 in turn means turn order", () => {
    const table = at({ first: 1 }, stop, { proc: "breed", step: "next", at: 0 })
    for (const seat of [1, 2, 0]) table.asks(seat, "breed.where").choose(seat, { organ: "BRA" })
    expect(table.state.body.BRA).toEqual(["G", "O", "Y"])
  })
})

describe("events", () => {
  test("VIR-EV-01 the controller of zone 1 gains two points and nothing else", () => {
    const table = happens("E01", {
      body: { BRA: ["Y", "Y", "G"] },
      crises: [null, null, null, null],
      seats: 4,
    })
    expect(table.state.scores).toEqual([0, 2, 0, 0])
    expect(table.state.research).toEqual([0, 0, 0, 0])
    expect(happens("E01").state.scores).toEqual([0, 0, 0])
  })

  test("VIR-EV-02 both kidneys are emptied; one point for each virus removed, none for a shield", () => {
    const table = happens("E02", { seats: 4, body: { KI1: ["G", "Y*"], KI2: ["G", "O"], LIV: ["P"] } })
    expect(table.state.scores).toEqual([2, 0, 1, 0])
    expect(table.state.body).toMatchObject({ KI1: ["Y"], KI2: [], LIV: ["P"] })
  })

  test("VIR-EV-03 the large intestine is emptied; what was absorbed stays and is not paid", () => {
    const table = happens("E03", { seats: 4, body: { LIN: ["G", "Y[G,O]"], KI1: ["G"] } })
    expect(table.state.scores).toEqual([1, 1, 0, 0])
    expect(table.state.body).toMatchObject({ LIN: ["G", "O"], KI1: ["G"] })
  })

  test("VIR-EV-04 VIR-RUL-22 one point for the most in each lung; ties by the chart; an empty lung pays nothing", () => {
    const body = { LU1: ["G", "Y"], LU2: ["G"] }
    expect(happens("E04", { body, ties: [1, 0, 2] }).state.scores).toEqual([1, 1, 0])
    expect(happens("E04", { body, ties: [0, 1, 2] }).state.scores).toEqual([2, 0, 0])
    const empty = happens("E04", { body: { LU2: ["O"] } })
    expect(empty.state.scores).toEqual([0, 0, 1])
    empty
      .tells({ fact: "nobodyThere", organ: "LU1" })
      .tells({ fact: "majority", organ: "LU2", virus: "O", count: 1 })
  })

  test("VIR-EV-05 VIR-DEC-22 VIR-RUL-23 everybody sends a virus into zone 5, with shield and stack, free of the graph", () => {
    const body = { BRA: ["G*[Y]"], KI1: ["G"], LIN: ["G", "Y"], KI2: ["O"] }
    const table = happens("E05", { seats: 3, body, crises: ["LIN", null, null, null] })
    table.asks(0, "relocate.which")
    expect(table.options(0)).toMatchObject([
      { organ: "BRA", token: "G*[Y]" },
      { organ: "KI1", token: "G" },
    ])
    table.refuses(
      0,
      { do: "relocate", organ: "LIN", token: "G", virus: "G", shielded: false, under: [] },
      "insideZone",
    )
    table.choose(0, { organ: "BRA" })
    expect(organs(table, 0)).toEqual(["STO", "SIN", "LIN"])
    table.refuses(0, { do: "to", organ: "KI2" }, "wrongZone").choose(0, { organ: "STO" })
    expect(table.state.body).toMatchObject({ BRA: [], STO: ["G*[Y]"] })
    table.tells({ fact: "moved", virus: "G", from: "BRA", to: "STO", channel: "leap", under: ["Y"] })
    // yellow is visible in zone 5 only, and may add one or decline; orange has one virus and must
    // choose where
    table.asks(1, "relocate.fromReserve").choose(1, { do: "infect", organ: "STO" })
    table.asks(2, "relocate.where").choose(2, { organ: "STO" })
    table.tells({ fact: "crisis", organ: "STO", token: 2 }) // at once, with the third virus
  })

  test("VIR-EV-05 VIR-DEC-23 without a virus elsewhere one from the reserve may come, or not", () => {
    const table = happens("E05", { body: { STO: ["G"], SIN: ["G"], BRA: ["Y"], HE1: ["O"] } })
    expect(table.options(0)).toHaveLength(4)
    table.refuses(0, { do: "infect", organ: "BRA" }, "wrongZone").choose(0, { organ: "LIN" })
    expect(table.state.body.LIN).toEqual(["G"])
    table.asks(1, "relocate.where").refuses(1, { do: "decline" }) // one virus elsewhere: it must go
  })

  test("VIR-EV-05 VIR-DEC-23 the last virus of the reserve may come, too; with none there is nothing to ask", () => {
    const hidden = (count: number) => ({ LIN: [`Y[${new Array(count).fill("G").join(",")}]`], STO: ["O"] })
    happens("E05", { body: hidden(7) }).asks(0, "relocate.fromReserve")
    happens("E05", { body: hidden(8) }).asks(1, "relocate.fromReserve")
  })

  test("VIR-EV-06 VIR-DEC-24 everybody puts a virus from the reserve into any organ; without one there is nothing to do", () => {
    const body = { LIN: ["Y[G,G,G,G,G,G,G,G]"] }
    const table = happens("E06", { body }).asks(1, "breed.where")
    expect(table.options(1)).toHaveLength(12)
    table.choose(1, { organ: "BRA" }).asks(2, "breed.where").choose(2, { organ: "BRA" })
    expect(table.state.body.BRA).toEqual(["O", "Y"])
    expect(table.state.reserve).toEqual([0, 6, 7])
  })

  test("VIR-EV-07 crises in Lung 1 and Lung 2, lowest tokens first, where there is none", () => {
    const table = happens("E07", { crises: [null, "LU1", null, null] })
    const told = table.facts().filter(({ fact }) => fact === "crisis")
    expect(told).toMatchObject([{ organ: "LU2", token: 1, cause: "event" }])
  })

  test("VIR-EV-08 the controller of zone 2 gains two points", () => {
    expect(happens("E08", { body: { HE1: ["O"], HE2: ["O"], BRA: ["G"] } }).state.scores).toEqual([0, 0, 2])
  })

  test("VIR-EV-09 one point for each zone controlled, in the order of zones, without bonus and research", () => {
    const body = { BRA: ["G"], LU1: ["Y"], LU2: ["Y"], STO: ["G"], SIN: ["G"], LIN: ["G"] }
    const table = happens("E09", { body })
    expect(table.state.scores).toEqual([2, 1, 0])
    expect(table.state.research).toEqual([0, 0, 0])
    const paid = table.facts().filter(({ fact }) => fact === "gained")
    expect(paid.map(({ virus }) => virus)).toEqual(["G", "Y", "G"])
  })

  test("VIR-EV-10 crises in the Pancreas and in the Stomach", () => {
    const told = happens("E10")
      .facts()
      .filter(({ fact }) => fact === "crisis")
    expect(told).toMatchObject([
      { organ: "PAN", token: 1 },
      { organ: "STO", token: 2 },
    ])
  })

  test("VIR-EV-11 VIR-RUL-25 research on everybody goes down by one, not below the bottom; the dummy's too", () => {
    const table = happens("E11", { seats: 2, research: [2, 0, 5] }, { "dummy card": 1 }, { "dummy card": 1 })
    expect(table.state.research).toEqual([1, 0, 4])
  })

  test("VIR-EV-12 VIR-RUL-25 research on everybody goes up by one, and the top is cured in the same round", () => {
    const table = happens("E12", { research: [6, 7, 2], body: { BRA: ["G"], LIV: ["Y"], PAN: ["O"] } })
    expect(table.state.research).toEqual([0, 0, 3])
    expect(table.state.body).toMatchObject({ BRA: [], LIV: [], PAN: ["O"] })
  })

  test("VIR-EV-13 VIR-RUL-26 every visible virus in zone 5 gets a shield, absorbed ones do not", () => {
    const body = { STO: ["G", "Y*"], SIN: ["O[G]"], BRA: ["G"] }
    const table = happens("E13", { seats: 4, body })
    // the stack is released in Step 6 of the same round, with the shields it had
    expect(table.state.body).toMatchObject({ STO: ["G*", "Y*"], SIN: ["G", "O*"], BRA: ["G"] })
    expect(table.facts().filter(({ fact }) => fact === "shielded")).toHaveLength(2)
  })

  test("VIR-RUL-24 removal, release and crises come before the points, which are marked in turn order", () => {
    const body = { KI1: ["Y[G,O]", "Y"], KI2: ["G[O,Y]", "G"] }
    const table = happens("E02", { seats: 3, first: 2, body, draws: [] })
    const told = table.facts().map(({ fact }) => fact)
    expect(told.lastIndexOf("released")).toBeLessThan(told.indexOf("gained"))
    const paid = table.facts().filter(({ fact }) => fact === "gained")
    expect(paid.slice(0, 2)).toMatchObject([
      { virus: "G", vp: 2 },
      { virus: "Y", vp: 2 },
    ])
  })

  test("VIR-RUL-24 VIR-RUL-07 organs that the purge fills are the first player's to order, before anybody is paid", () => {
    const body = { KI1: ["Y[G,O,O]"], KI2: ["G[O,Y,Y]"] }
    const table = happens("E02", { first: 1, body }).asks(1, "crises.place")
    expect(table.state.scores).toEqual([0, 0, 0])
    table.choose(1, { organ: "KI2" })
    expect(table.facts().filter(({ fact }) => fact === "crisis")).toMatchObject([
      { organ: "KI2", token: 1 },
      { organ: "KI1", token: 2 },
    ])
  })
})

test("every event has a rule of its own", () => {
  expect(eventIds).toHaveLength(13)
})
