import { describe, expect, test } from "vitest"
import { at, cure, end, happens, immune, organs, play, stop } from "./at.ts"

describe("crisis tokens", () => {
  test("VIR-CRI-01 VIR-RUL-04 the lowest token comes at once when an organ reaches the threshold, by whatever way", () => {
    const crises = ["BRA", null, "HE1", null] as const
    const infect = play(4, "B1", { body: { LIV: ["Y", "O"] }, crises }).choose(0, { action: "infect" })
    expect(infect.choose(0, { organ: "LIV" }).state.crises).toEqual(["BRA", "LIV", "HE1", null])
    const move = play(4, "B2", { body: { HE1: ["Y", "O"], BRA: ["G"] } }).choose(0, { action: "move" })
    expect(move.state.crises[0]).toBe("HE1")
    const pull = play(4, "M15", { body: { LU1: ["G", "Y"], LU2: ["O"] } }).choose(0, { action: "magnet" })
    expect(pull.choose(0, { do: "pull" }).state.crises[0]).toBe("LU1")
  })

  test("VIR-RUL-04 more than the threshold counts as well", () => {
    const { state } = at({ body: { LIV: ["O[G,G,Y]", "Y"] } }, stop, end)
    expect(state.body.LIV).toHaveLength(5)
    expect(state.crises[0]).toBe("LIV")
  })

  test("VIR-CRI-02 an organ never carries two tokens", () => {
    const table = play(4, "B1", { body: { LIV: ["G", "Y", "O"] }, crises: ["LIV", null, null, null] })
    table.choose(0, { action: "infect" }).choose(0, { organ: "LIV" })
    expect(table.state.crises).toEqual(["LIV", null, null, null])
  })

  test("VIR-CRI-03 a token stays when viruses leave", () => {
    const table = play(4, "B3", { body: { LIV: ["G", "Y", "O"] }, crises: ["LIV", null, null, null] })
    table.choose(0, { action: "attack" }).choose(0, { token: "Y" })
    expect(table.state.crises[0]).toBe("LIV")
  })

  test("VIR-CRI-04 with an empty pool nothing is placed", () => {
    const table = play(4, "B1", { body: { LIV: ["Y", "O"] }, crises: ["BRA", "HE1", "HE2", "LU1"] })
    table.choose(0, { action: "infect" }).choose(0, { organ: "LIV" })
    expect(table.state.crises).not.toContain("LIV")
    table.tells({ fact: "noCrisis", organ: "LIV" })
  })

  test("VIR-CRI-05 a crisis hinders no action", () => {
    const crises = ["LIV", null, null, null] as const
    const table = play(4, "B3", { body: { LIV: ["G", "Y", "O"] }, crises })
    table.choose(0, { action: "infect" }).choose(0, { organ: "LIV" })
    table.choose(0, { action: "attack" }).choose(0, { token: "Y" })
    table.choose(0, { action: "move" }).choose(0, { organ: "HE1" })
    expect(table.state.body).toMatchObject({ LIV: ["G", "O"], HE1: ["G"] })
  })
})

describe("several organs due at once", () => {
  const full = { LIV: ["O[G,Y]"], BRA: ["G[O,Y]"], KI1: ["Y[G,O]"] }

  test("VIR-RUL-07 VIR-DEC-21 the first player gives the tokens, lowest number first; the last organ needs no choice", () => {
    const table = at({ first: 1, body: full }, stop, end).asks(1, "crises.place")
    expect(organs(table, 1)).toEqual(["BRA", "LIV", "KI1"])
    table.refuses(1, { do: "crisis", organ: "HE1" }, "notDue").choose(1, { organ: "KI1" })
    table.refuses(1, { do: "crisis", organ: "KI1" }, "hasCrisis").choose(1, { organ: "LIV" })
    expect(table.state.crises).toEqual(["KI1", "LIV", "BRA", null])
  })

  test("VIR-DEC-21 when the pool is empty the rest goes without", () => {
    const table = at({ body: full, crises: ["HE1", "HE2", null, "LU1"] }, stop, end)
    table.choose(0, { organ: "BRA" }).asks([0, 1, 2], "pair.choose")
    expect(table.state.crises).toEqual(["HE1", "HE2", "BRA", "LU1"])
  })
})

describe("Step 4", () => {
  test("VIR-IMM-01 VIR-RUL-05 VIR-RUL-09 every token is resolved, in the order of numbers, those of this round's event too", () => {
    const table = happens("E07", {
      body: { LU1: ["G"], LU2: ["Y"], BRA: ["O"] },
      crises: [null, null, "BRA", null],
    })
    const resolved = table.facts().filter(({ fact }) => fact === "immuneResponse")
    expect(resolved.map(({ organ, token }) => [organ, token])).toEqual([
      ["LU1", 1],
      ["LU2", 2],
      ["BRA", 3],
    ])
    expect(table.state.scores).toEqual([2, 2, 2])
    expect(table.state.crises).toEqual([null, null, null, null])
  })

  test("VIR-IMM-02 in an empty organ the token goes back and nothing else happens", () => {
    const table = at({ crises: [null, "LIV", null, null] }, stop, immune)
    expect(table.state.crises).toEqual([null, null, null, null])
    expect(table.state.scores).toEqual([0, 0, 0])
    table.tells({ fact: "crisisOver", organ: "LIV", token: 2 })
  })

  test("VIR-IMM-03 VIR-RUL-08 two points for the most, one for everybody else who is there; ties by the chart", () => {
    const body = { LIV: ["G", "Y", "Y", "O", "O"] }
    const table = at(
      { seats: 5, body, ties: [2, 1, 0, 3, 4], crises: ["LIV", null, null, null] },
      stop,
      immune,
    )
    expect(table.state.scores).toEqual([1, 1, 2, 0, 0])
    table.tells({ fact: "immuneResponse", organ: "LIV", present: ["G", "Y", "O"], counts: [1, 2, 2] })
  })

  test("VIR-IMM-04 VIR-RUL-20 all viruses are hit at the same moment: shields are lost, released ones stay", () => {
    const body = { LIV: ["G*", "Y", "O[G,Y]"] }
    const table = at({ seats: 4, body, crises: ["LIV", null, null, null] }, stop, immune)
    expect(table.state.body.LIV).toEqual(["G", "G", "Y"])
    expect(table.state.reserve).toEqual([5, 6, 7, 7])
  })

  test("VIR-IMM-05 the token is back in the pool and available again", () => {
    const table = at(
      { body: { LIV: ["G"], PAN: ["G", "Y", "O"] }, crises: ["LIV", "BRA", "HE1", "HE2"] },
      stop,
      immune,
    )
    expect(table.state.crises).toEqual(["PAN", null, null, null])
  })

  test("VIR-IMM-06 VIR-RUL-06 new tokens come after all crises are resolved, and wait for the next round", () => {
    const body = { LIV: ["G", "G", "Y"], PAN: ["O"] }
    const table = at({ body, crises: ["PAN", "BRA", "HE1", "HE2"] }, stop, immune)
    const when = (fact: string, organ: string) =>
      table.facts().findIndex((told) => told.fact === fact && told.organ === organ)
    expect(when("crisis", "LIV")).toBeGreaterThan(when("crisisOver", "HE2"))
    expect(table.state.crises).toEqual(["LIV", null, null, null])
    expect(table.state.scores).toEqual([0, 0, 2]) // nothing for the Liver in this round
  })

  test("VIR-IMM-07 VIR-RUL-41 an organ that is still overfull keeps its own token, and is not resolved again", () => {
    const table = at({ body: { LIV: ["G*", "G*", "G*"] }, crises: [null, "LIV", null, null] }, stop, immune)
    expect(table.state.crises).toEqual([null, "LIV", null, null])
    expect(table.state.body.LIV).toEqual(["G", "G", "G"])
    expect(table.state.scores).toEqual([2, 0, 0])
    table.tells({ fact: "crisisStays", organ: "LIV", token: 2 })
  })

  test("VIR-IMM-07 VIR-RUL-41 so it does when released viruses are too many, before anybody else is served", () => {
    const body = { LIV: ["G[O,Y,Y]"], PAN: ["Y", "Y", "O"], STO: ["O", "O", "G"] }
    const table = at({ first: 2, body, crises: ["LIV", "BRA", "HE1", "HE2"] }, stop, immune)
    expect(table.state.crises).toEqual(["LIV", null, null, null])
    table.asks(2, "crises.place")
    expect(organs(table, 2)).toEqual(["PAN", "STO"])
    expect(table.choose(2, { organ: "STO" }).state.crises).toEqual(["LIV", "STO", "PAN", null])
  })

  test("VIR-IMM-08 VIR-DEC-21 of several organs the first player chooses which comes first", () => {
    const body = { LIV: ["G", "G", "G"], PAN: ["Y", "Y", "Y"] }
    const crises = ["BRA", "HE1", "HE2", "LU1"] as const
    const table = at({ first: 2, body, crises }, stop, immune).asks(2, "crises.place")
    expect(table.choose(2, { organ: "PAN" }).state.crises).toEqual(["PAN", "LIV", null, null])
  })

  test("VIR-RUL-43 a crisis that a release brings before Step 4 is resolved in it", () => {
    const table = happens("E03", { body: { LIN: ["G[G,O,Y]"] } })
    table
      .tells({ fact: "crisis", organ: "LIN", token: 1 })
      .tells({ fact: "immuneResponse", organ: "LIN", token: 1 })
    expect(table.state.body.LIN).toEqual([])
    // one for the flush, two for the tie in the crisis
    expect(table.state.scores).toEqual([3, 1, 1])
  })
})

describe("Step 5", () => {
  test("VIR-CURE-01 VIR-CURE-02 who is on top loses all viruses without a shield and starts over", () => {
    const body = { BRA: ["G", "Y"], LIV: ["G*"], PAN: ["G", "G"] }
    const table = at({ research: [7, 6, 0], body }, stop, cure)
    expect(table.state.body).toMatchObject({ BRA: ["Y"], LIV: ["G"], PAN: [] })
    expect(table.state.research).toEqual([0, 6, 0])
    expect(table.state.reserve[0]).toBe(7)
  })

  test("VIR-CURE-03 the top alone does nothing before Step 5", () => {
    const table = happens("E11", { research: [7, 0, 0], body: { BRA: ["G"] } })
    expect(table.state.body.BRA).toEqual(["G"])
    expect(table.state.research[0]).toBe(6)
  })

  test("VIR-RUL-29 cures come in turn order, and the second one hits what the first released", () => {
    const body = { LIV: ["Y[G]"], PAN: ["G[Y]"] }
    const table = at({ first: 1, research: [7, 7, 0], body }, stop, cure)
    // yellow first: it leaves the Liver, and green there is free when its own cure comes; green's
    // Pancreas keeps yellow
    expect(table.state.body).toMatchObject({ LIV: [], PAN: ["Y"] })
    const told = table.facts().filter(({ fact }) => fact === "cured")
    expect(told.map(({ virus }) => virus)).toEqual(["Y", "G"])
  })

  test("VIR-RUL-29 organs that become due in one cure are the first player's to order", () => {
    const body = { LIV: ["G[O,Y,Y]"], PAN: ["G[O,O,Y]"] }
    const table = at({ first: 2, research: [7, 0, 0], body }, stop, cure).asks(2, "crises.place")
    expect(table.state.research[0]).toBe(0)
    expect(table.choose(2, { organ: "PAN" }).state.crises).toEqual(["PAN", "LIV", null, null])
  })
})
