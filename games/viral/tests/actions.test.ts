import { describe, expect, test } from "vitest"
import { type OrganId, organIds } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import type { Group } from "../rules/choices.ts"
import { organs, play, type ViralTable } from "./at.ts"

const use = (
  table: ViralTable,
  action: "shield" | "move" | "infect" | "attack" | "magnet" | "absorb" | "crisis",
  seat = 0,
) => {
  const options = table.options(seat).filter((option) => option.do === "use" && option.action === action)
  return table.choose(seat, options[0] as object)
}
const group = (organ: OrganId, token: string): Group => ({
  organ,
  token,
  virus: token[0] as VirusId,
  shielded: token[1] === "*",
  under: [],
})

describe("Shield", () => {
  test("VIR-ACT-SHD-01 VIR-DEC-14 one of the own viruses turns to its shield side", () => {
    const table = use(play(1, "B4", { seats: 4, body: { LIV: ["G", "G", "Y"], BRA: ["G"] } }), "shield")
    expect(table.options(0)).toMatchObject([
      { organ: "BRA", token: "G" },
      { organ: "LIV", token: "G" },
    ])
    table.refuses(0, { do: "shield", ...group("LIV", "Y") }, "notYours").choose(0, { organ: "LIV" })
    expect(table.state.body.LIV).toEqual(["G", "G*", "Y"])
    table.tells({ fact: "shielded", virus: "G", organ: "LIV" })
  })

  test("VIR-ACT-SHD-02 VIR-REM-02 a shield prevents exactly one removal", () => {
    const table = play(1, "M06", { seats: 4, body: { BRA: ["G", "Y*"] } })
    use(table, "attack")
    expect(table.state.body.BRA).toEqual(["G", "Y"])
    expect(table.state.reserve[1]).toBe(6)
    use(table, "attack")
    expect(table.state.body.BRA).toEqual(["G"])
    expect(table.state.reserve[1]).toBe(7)
  })

  test("VIR-ACT-SHD-03 a shielded virus can be moved, pulled and absorbed", () => {
    const table = play(2, "M13", { body: { HE1: ["G"], HE2: ["Y*"] } })
    use(table, "magnet").choose(0, { do: "pull" })
    expect(table.state.body.HE1).toEqual(["G", "Y*"])
    const absorb = play(2, "M18", { body: { HE1: ["G*", "Y*"] } })
    expect(use(absorb, "absorb").state.body.HE1).toEqual(["G*[Y*]"])
    use(absorb, "move").choose(0, { organ: "LU1" })
    expect(absorb.state.body.LU1).toEqual(["G*[Y*]"])
  })

  test("VIR-RUL-15 a shielded virus gets no second shield", () => {
    const table = play(1, "B4", { body: { BRA: ["G*"], LIV: ["G*"] } })
    table.refuses(0, { do: "use", slot: 1, action: "shield", instead: null, zone: 0 }, "allShielded")
    const mixed = use(play(1, "B4", { body: { BRA: ["G*", "G"], LIV: ["G"] } }), "shield")
    mixed.refuses(0, { do: "shield", ...group("BRA", "G*") }, "alreadyShielded")
  })
})

describe("Move", () => {
  test("VIR-ACT-MOV-01 VIR-DEC-10 VIR-DEC-11 one of the own viruses goes one step", () => {
    const table = use(play(1, "B2", { body: { STO: ["G", "Y"], BRA: ["G"], LIV: ["Y"] } }), "move")
    expect(table.options(0)).toMatchObject([
      { do: "move", organ: "BRA", token: "G" },
      { do: "move", organ: "STO", token: "G" },
    ])
    table.refuses(0, { do: "move", ...group("STO", "Y") }, "notYours").choose(0, { organ: "STO" })
    expect(organs(table, 0)).toEqual(["HE1", "LIV", "PAN", "SIN"])
    table.choose(0, { organ: "SIN" })
    expect(table.state.body).toMatchObject({ STO: ["Y"], SIN: ["G"] })
    table.tells({ fact: "moved", virus: "G", from: "STO", to: "SIN", channel: "touch" })
  })

  test("VIR-ACT-MOV-03 touching organs work both ways", () => {
    expect(
      use(play(1, "B2", { body: { LU1: ["G"] } }), "move").choose(0, { organ: "LU2" }).state.body.LU2,
    ).toEqual(["G"])
    expect(
      use(play(1, "B2", { body: { LU2: ["G"] } }), "move").choose(0, { organ: "LU1" }).state.body.LU1,
    ).toEqual(["G"])
  })

  test("VIR-ACT-MOV-04 arteries and veins lead one way only", () => {
    const heart = use(play(1, "B2", { body: { HE1: ["G"] } }), "move")
    heart
      .refuses(0, { do: "to", organ: "STO" }, "againstArrow")
      .refuses(0, { do: "to", organ: "BRA" }, "againstArrow")
    expect(organs(heart, 0)).toEqual(["HE2", "LU1", "LU2"])
  })

  test("VIR-ACT-MOV-02 VIR-ACT-MOV-04 along a vessel a step leads to the next organ, not further", () => {
    const from = (organ: string) => use(play(1, "B2", { body: { [organ]: ["G"] } }), "move")
    const heart = from("HE2").refuses(0, { do: "to", organ: "LIN" }, "noWay")
    expect(organs(heart, 0)).toEqual(["BRA", "HE1", "LIV", "STO", "KI1", "KI2"])
    expect(organs(from("KI2"), 0)).toEqual(["HE1", "LIN"])
    const gut = from("LIN").refuses(0, { do: "to", organ: "KI2" }, "againstArrow")
    gut.refuses(0, { do: "to", organ: "HE1" }, "noWay")
    expect(organs(gut, 0)).toEqual(["LIV", "SIN"])
  })

  test("VIR-ACT-MOV-04 a double arrow leads both ways", () => {
    const from = (organ: string) => use(play(1, "B2", { body: { [organ]: ["G"] } }), "move")
    expect(from("KI1").choose(0, { organ: "LIV" }).state.body.LIV).toEqual(["G"])
    expect(from("LIV").choose(0, { organ: "KI1" }).state.body.KI1).toEqual(["G"])
  })

  test("VIR-ACT-MOV-05 the lymph joins Liver, Pancreas, Stomach and Small intestine", () => {
    const four = ["LIV", "PAN", "STO", "SIN"] as const
    for (const from of four) {
      const table = use(play(1, "B2", { body: { [from]: ["G"] } }), "move")
      for (const to of four) if (to !== from) table.offers(0, { do: "to", organ: to })
    }
  })

  test("VIR-ACT-MOV-02 to stay in the organ is no step", () => {
    use(play(1, "B2", { body: { HE2: ["G"] } }), "move").refuses(0, { do: "to", organ: "HE2" }, "sameOrgan")
    const table = use(play(1, "M15", { body: { LIV: ["G", "Y"], STO: ["Y"], HE2: ["Y"] } }), "magnet")
    table.choose(0, { do: "pull" }).refuses(0, { do: "from", organ: "LIV" }, "sameOrgan")
    const push = use(play(1, "M15", { body: { LIV: ["G", "Y"], STO: ["Y"] } }), "magnet")
    push.choose(0, { do: "push" }).refuses(0, { do: "to", organ: "LIV" }, "sameOrgan")
  })

  test("VIR-ACT-MOV-06 a step does not change channels", () => {
    const table = use(play(1, "B2", { body: { HE2: ["G"] } }), "move")
    table.refuses(0, { do: "to", organ: "PAN" }, "noWay").refuses(0, { do: "to", organ: "SIN" }, "noWay")
  })

  test("VIR-ACT-MOV-08 shield and absorbed viruses travel along", () => {
    const table = use(play(1, "B2", { seats: 4, body: { BRA: ["G*[O,Y*]"] } }), "move")
    expect(table.state.body).toMatchObject({ BRA: [], HE1: ["G*[O,Y*]"] })
    table.tells({ fact: "moved", shielded: true, under: ["O", "Y"] })
    const two = use(play(1, "B2", { body: { BRA: ["G[Y]"], LIV: ["G"] } }), "move")
    expect(two.options(0)).toMatchObject([{ under: ["Y"] }, { under: [] }])
  })
})

describe("Infect", () => {
  test("VIR-ACT-INF-01 VIR-DEC-09 a virus from the reserve goes into any organ, plain", () => {
    const table = use(play(1, "B5"), "infect")
    expect(organs(table, 0)).toEqual(organIds)
    table.choose(0, { organ: "PAN" })
    expect(table.state.body.PAN).toEqual(["G"])
    expect(table.state.reserve[0]).toBe(7)
  })

  test("VIR-ACT-INF-02 VIR-DEC-08 only with an empty reserve one may be taken from an organ", () => {
    const body = { BRA: ["G", "G*"], LIV: ["G"], LIN: ["Y[G,G,G,G,G]"] }
    const table = use(play(1, "B5", { body }), "infect")
    expect(table.options(0)).toMatchObject([
      { do: "lift", organ: "BRA", token: "G" },
      { do: "lift", organ: "BRA", token: "G*" },
      { do: "lift", organ: "LIV", token: "G" },
    ])
    table.choose(0, { organ: "LIV" }).choose(0, { organ: "STO" })
    expect(table.state.body).toMatchObject({ LIV: [], STO: ["G"] })
    const stock = use(play(1, "B5", { body: { BRA: ["G"] } }), "infect")
    stock.refuses(0, { do: "lift", ...group("BRA", "G") }, "hasReserve")
  })

  test("VIR-ACT-INF-02 the last virus of the reserve goes in before any is taken from an organ", () => {
    const table = use(play(1, "B5", { body: { LIN: ["Y[G,G,G,G,G,G,G]"] } }), "infect")
    expect(table.choose(0, { do: "infect", organ: "PAN" }).state.reserve[0]).toBe(0)
    expect(table.state.body.PAN).toEqual(["G"])
  })

  test("VIR-ACT-INF-03 the virus that is taken loses its shield", () => {
    const table = use(
      play(1, "B5", { body: { BRA: ["G*"], LIV: ["G*"], LIN: ["Y[G,G,G,G,G,G]"] } }),
      "infect",
    )
    table.choose(0, { organ: "BRA" }).choose(0, { organ: "LIV" })
    expect(table.state.body).toMatchObject({ BRA: [], LIV: ["G", "G*"] })
  })

  test("VIR-RUL-13 lifting an absorber leaves its stack behind, which may bring a crisis there", () => {
    const body = { BRA: ["G[G,O,Y]"], LIN: ["Y[G,G,G,G,G,G]"] }
    const table = use(play(1, "B5", { body }), "infect").choose(0, { organ: "LIV" })
    expect(table.state.body).toMatchObject({ BRA: ["G", "O", "Y"], LIV: ["G"] })
    expect(table.state.crises).toEqual(["BRA", null, null, null])
    table.tells({ fact: "released", virus: "G", organ: "BRA", viruses: ["G", "O", "Y"] })
  })

  test("VIR-RUL-13 not back into the same organ, and not at all without a visible virus", () => {
    const infecting = { do: "use", slot: 0, action: "infect", instead: null, zone: 1 } as const
    const full = { BRA: ["G"], LIN: ["Y[G,G,G,G,G,G,G]"] }
    const inBrain = play(1, "B4", { body: full })
    inBrain.refuses(0, infecting, "onlyThere")
    const allHidden = { LIN: ["Y[G,G,G,G,G,G,G,G]"] }
    const hidden = play(2, "B4", { body: allHidden })
    hidden.asks([0, 1, 2], "pair.choose") // nothing on the card can be used
    const crisis = play(1, "M19", { body: allHidden }) // here a crisis can
    crisis.refuses(0, infecting, "noneToInfect")
  })

  test("VIR-RUL-04 VIR-RUL-13 an organ that holds no more than before is no crisis that a token is missing for", () => {
    const crises = ["BRA", "HE1", "HE2", "LU1"] as const
    const body = { LIV: ["G[Y]", "O", "O"], LIN: ["Y[G,G,G,G,G,G,G]"] }
    const table = use(play(1, "B5", { body, crises }), "infect").choose(0, { organ: "PAN" })
    expect(table.state.body).toMatchObject({ LIV: ["O", "O", "Y"], PAN: ["G"] })
    expect(table.facts().some(({ fact }) => fact === "noCrisis")).toBe(false)
  })
})

describe("Attack", () => {
  test("VIR-ACT-ATK-01 VIR-REM-01 VIR-DEC-12 VIR-DEC-13 a foreign virus beside an own one returns to its reserve", () => {
    const body = { BRA: ["G", "Y", "Y*", "O"], LIV: ["Y", "G"], PAN: ["O"] }
    const table = use(play(1, "B3", { seats: 5, body }), "attack")
    expect(organs(table, 0)).toEqual(["BRA", "LIV"])
    table.refuses(0, { do: "attack", organ: "PAN" }, "noOwnVirusHere").choose(0, { organ: "BRA" })
    expect(table.options(0)).toMatchObject([{ token: "O" }, { token: "Y" }, { token: "Y*" }])
    table.refuses(0, { do: "remove", ...group("BRA", "G") }, "ownVirus").choose(0, { token: "Y" })
    expect(table.state.body.BRA).toEqual(["G", "O", "Y*"])
    expect(table.state.reserve[1]).toBe(4)
  })

  test("VIR-CRI-04 VIR-RUL-04 in an overfull organ no crisis is missed by an attack: nothing has arrived", () => {
    const crises = ["BRA", "HE1", "HE2", "LU1"] as const
    const missed = (body: Record<string, string[]>) => {
      const table = use(play(4, "B3", { body, crises }), "attack").choose(0, { do: "remove", virus: "Y" })
      return table.facts().filter(({ fact }) => fact === "noCrisis")
    }
    expect(missed({ LIV: ["G", "O", "O", "Y"] })).toEqual([])
    expect(missed({ LIV: ["G", "O", "Y*"] })).toEqual([])
    expect(missed({ LIV: ["G", "O", "Y[O]"] })).toEqual([]) // one goes, one is released
    expect(missed({ LIV: ["G", "O", "Y[G,O]"] })).toMatchObject([{ organ: "LIV" }])
  })

  test("VIR-ACT-ATK-01 VIR-DEC-13 only one of two equal viruses is removed, without a question", () => {
    const table = use(play(1, "B3", { seats: 4, body: { BRA: ["G", "Y", "Y"] } }), "attack")
    expect(table.state.body.BRA).toEqual(["G", "Y"])
  })

  test("VIR-ACT-ATK-02 a shielded target loses its shield instead", () => {
    const table = use(play(1, "B3", { body: { BRA: ["G", "Y*"] } }), "attack")
    expect(table.state.body.BRA).toEqual(["G", "Y"])
    table.tells({ fact: "shieldLost", virus: "Y", organ: "BRA" })
  })
})

describe("Magnet", () => {
  const body = { BRA: ["G"], HE2: ["Y"], LIV: ["G", "Y"], STO: ["Y", "O"] }

  test("VIR-ACT-MAG-01 VIR-DEC-15 VIR-DEC-16 pull: from an organ that leads here in one step", () => {
    const table = use(play(1, "M15", { seats: 4, body }), "magnet")
    expect(table.options(0)).toEqual([
      { do: "pull", organ: "BRA" },
      { do: "push", organ: "BRA" },
      { do: "pull", organ: "LIV" },
      { do: "push", organ: "LIV" },
    ])
    table.refuses(0, { do: "pull", organ: "STO" }, "noOwnVirusHere").choose(0, { do: "pull", organ: "LIV" })
    expect(table.ask(0)).toBe("magnet.from")
    expect(organs(table, 0)).toEqual(["HE2", "STO"])
    table
      .refuses(0, { do: "from", organ: "PAN" }, "emptyOrgan")
      .refuses(0, { do: "from", organ: "BRA" }, "noWay")
    table.choose(0, { organ: "STO" }).choose(0, { token: "O" })
    expect(table.state.body).toMatchObject({ STO: ["Y"], LIV: ["G", "O", "Y"] })
  })

  test("VIR-ACT-MAG-02 VIR-DEC-17 push: out of an organ with an own virus, in one step", () => {
    const table = use(play(1, "M15", { seats: 4, body }), "magnet").choose(0, { do: "push", organ: "LIV" })
    expect(organs(table, 0)).toEqual(["HE1", "PAN", "STO", "SIN", "KI1"])
    table.refuses(0, { do: "to", organ: "HE2" }, "againstArrow").choose(0, { organ: "PAN" })
    expect(table.options(0)).toMatchObject([{ token: "G" }, { token: "Y" }])
    table.choose(0, { token: "Y" })
    expect(table.state.body).toMatchObject({ LIV: ["G"], PAN: ["Y"] })
  })

  test("VIR-ACT-MAG-03 VIR-RUL-14 anybody's virus moves, also the only own one, by its own arrows", () => {
    const table = use(play(1, "M15", { body: { BRA: ["G*"] } }), "magnet")
    // push is all there is, and to Heart 1
    expect(table.state.body).toMatchObject({ BRA: [], HE1: ["G*"] })
    const own = use(play(1, "M15", { body: { LU1: ["G"], LU2: ["G"], HE1: ["O"] } }), "magnet")
    own.choose(0, { do: "pull", organ: "LU1" }).choose(0, { organ: "LU2" })
    expect(own.state.body).toMatchObject({ LU1: ["G", "G"], LU2: [] })
  })

  test("VIR-RUL-14 a moved virus keeps its shield and its stack", () => {
    const table = use(play(1, "M15", { body: { BRA: ["G"], HE2: ["Y*[O]"] } }), "magnet").choose(0, {
      do: "pull",
    })
    expect(table.state.body.BRA).toEqual(["G", "Y*[O]"])
  })
})

describe("Absorb", () => {
  test("VIR-ACT-ABS-01 VIR-DEC-18 all others go under one own virus, own ones included", () => {
    const table = use(
      play(1, "M17", { seats: 5, body: { LIV: ["G", "G*", "Y", "O"], BRA: ["G", "Y"] } }),
      "absorb",
    )
    expect(organs(table, 0)).toEqual(["BRA", "LIV"])
    table.choose(0, { organ: "LIV" })
    expect(table.options(0)).toMatchObject([{ token: "G" }, { token: "G*" }])
    table.choose(0, { token: "G*" })
    expect(table.state.body.LIV).toEqual(["G*[G,O,Y]"])
  })

  test("VIR-ACT-ABS-02 absorbed viruses cannot be chosen, and do not count", () => {
    const table = play(1, "B3", { body: { BRA: ["G", "Y[O]"], LIV: ["Y[G]"] } })
    use(table, "attack")
    expect(table.state.body.BRA).toEqual(["G", "O"]) // the only target was the absorber
    use(table, "move")
    expect(table.state.body.HE1).toEqual(["G"]) // and the green one under yellow could not move
  })

  test("VIR-ACT-ABS-03 VIR-ACT-ABS-04 one visible virus is left, and a crisis token stays", () => {
    const crises = ["LIV", null, null, null] as const
    const table = use(play(4, "M16", { body: { LIV: ["G", "O", "Y"] }, crises }), "absorb")
    expect(table.state.body.LIV).toEqual(["G[O,Y]"])
    expect(table.state.crises[0]).toBe("LIV")
  })

  test("VIR-ACT-ABS-05 VIR-RUL-14 whoever moves the absorber moves the stack", () => {
    const table = use(play(1, "M15", { body: { BRA: ["G"], HE2: ["Y[G,O]"] } }), "magnet").choose(0, {
      do: "pull",
    })
    expect(table.state.body).toMatchObject({ BRA: ["G", "Y[G,O]"], HE2: [] })
  })

  test("VIR-ACT-ABS-06 VIR-RUL-18 a removed absorber frees its viruses as they were", () => {
    const table = use(play(1, "B3", { seats: 4, body: { BRA: ["G", "Y[O*,P]"] } }), "attack")
    expect(table.state.body.BRA).toEqual(["G", "O*", "P"])
  })

  test("VIR-RUL-16 with nothing else in the organ there is nothing to absorb", () => {
    const table = play(1, "M17", { body: { BRA: ["G"] } })
    table.refuses(0, { do: "use", slot: 0, action: "absorb", instead: null, zone: 0 }, "nothingToAbsorb")
  })

  test("VIR-RUL-16 an organ in which the own virus is alone is not offered", () => {
    const table = use(play(1, "M17", { body: { BRA: ["G"], LIV: ["G", "Y"], PAN: ["G", "O"] } }), "absorb")
    expect(organs(table, 0)).toEqual(["LIV", "PAN"])
    table.refuses(0, { do: "absorb", organ: "BRA" }, "nothingToAbsorb")
  })

  test("VIR-RUL-17 who absorbs once more keeps what it carried", () => {
    const table = use(play(1, "M17", { seats: 4, body: { BRA: ["G[P]", "Y"] } }), "absorb")
    expect(table.state.body.BRA).toEqual(["G[P,Y]"])
  })

  test("VIR-RUL-17 an absorbed absorber hands its stack over: one flat stack", () => {
    const table = use(play(1, "M17", { seats: 4, body: { BRA: ["G", "Y*[O,P]"] } }), "absorb")
    expect(table.state.body.BRA).toEqual(["G[O,P,Y*]"])
  })
})

describe("Crisis", () => {
  test("VIR-ACT-CRX-01 VIR-DEC-19 VIR-RUL-21 the lowest token goes to any organ, even an empty one", () => {
    const table = use(play(1, "M19", { crises: ["BRA", null, null, null] }), "crisis")
    expect(organs(table, 0)).toHaveLength(11)
    table.choose(0, { organ: "PAN" })
    expect(table.state.crises).toEqual(["BRA", "PAN", null, null])
    table.tells({ fact: "crisis", organ: "PAN", token: 2, cause: "action" })
  })

  test("VIR-ACT-CRX-02 VIR-DEC-19 not with an empty pool", () => {
    const table = play(1, "M19", { crises: ["BRA", "HE1", "HE2", "LU1"] })
    table.refuses(0, { do: "use", slot: 2, action: "crisis", instead: null, zone: 0 }, "poolEmpty")
  })

  test("VIR-ACT-CRX-03 not where a token lies", () => {
    const table = use(play(1, "M19", { crises: ["BRA", null, null, null] }), "crisis")
    table.refuses(0, { do: "crisis", organ: "BRA" }, "hasCrisis")
    const zone = play(1, "M20", { crises: ["BRA", null, null, null] })
    zone.refuses(0, { do: "use", slot: 2, action: "crisis", instead: null, zone: 1 }, "allInCrisis")
  })
})
