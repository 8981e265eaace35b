import { BadInput, parseOptions } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { boxOf } from "../data/box.ts"
import { parseEdition } from "../data/edition.ts"
import { organIds } from "../data/organs.ts"
import { rules } from "../rules/viral.ts"
import { at, organs, play, research, score, stop } from "./at.ts"

const read = (file: unknown) => parseEdition(file, "edition")

describe("an edition file", () => {
  test("replaces cards and zone tokens row by row, and leaves the rest", () => {
    const box = boxOf(read({ name: "mine", cards: [{ id: "M01", slots: "ATK/SHD [INF/MOV]@", vp: 2 }] }))
    expect(box.cards.M01).toEqual({
      slots: [
        { actions: ["attack", "shield"], zone: false },
        { actions: ["infect", "move"], zone: true },
      ],
      vp: 2,
    })
    expect(box.cards.M02).toEqual(boxOf(null).cards.M02)
    expect(box.zoneTokens).toEqual(boxOf(null).zoneTokens)
  })

  test("is played: cards, tokens, symbols and research of a table follow it", () => {
    const edition = {
      name: "mine",
      cards: [{ id: "B1", slots: "SHD", vp: 0 }],
      zoneTokens: [{ id: "T3", white: { vp: 7, research: 3 }, blue: { vp: 9, research: 3 } }],
      symbols: [8],
      researchTop: 3,
    }
    const options = { edition, draft: true }
    const shield = play(1, "B1", { options, body: { BRA: ["G"] } }).choose(0, { action: "shield" })
    expect(shield.state.body.BRA).toEqual(["G*"])
    const table = at({ options, body: { BRA: ["G"] } }, stop, research())
    expect([table.state.scores[0], table.state.research[0]]).toEqual([7, 3])
    at({ options, scores: [4, 0, 0], gained: [[], [], []] }, stop, score({ who: 0, vp: 3 })).asks(
      [0, 1, 2],
      "pair.choose",
    )
  })

  test("replaces the graph as a whole", () => {
    const ring = organIds.map((organ, i) => ({ channel: "artery", organs: [organ, organIds[(i + 1) % 12]] }))
    const table = play(1, "B2", { options: { edition: { name: "ring", graph: ring } }, body: { BRA: ["G"] } })
    expect(table.choose(0, { action: "move" }).state.body.HE1).toEqual(["G"]) // the only way out
    expect(boxOf(read({ name: "ring", graph: ring })).into.BRA).toEqual(["KI2"])
    expect(organs(table, 0)).not.toContain("BRA")
  })

  test("VIR-ACT-MOV-02 VIR-ACT-MOV-04 a vessel threads its organs one by one, with double arrows both ways", () => {
    const round = { channel: "artery", organs: organIds.slice(0, 6) }
    const back = { channel: "vein", organs: organIds.slice(5), both: true }
    const home = { channel: "vein", organs: ["KI2", "BRA"] }
    const { out, channels } = boxOf(read({ name: "threads", graph: [round, back, home] }))
    expect([out.BRA, out.HE1, out.LIV, out.PAN, out.KI2]).toEqual([
      ["HE1"],
      ["HE2"],
      ["PAN"],
      ["LIV", "STO"],
      ["BRA", "KI1"],
    ])
    expect([channels.LU2.LIV, channels.LIV.LU2, channels.PAN.LIV]).toEqual(["artery", undefined, "vein"])
  })

  test("is kept in the state, so that a saved table goes on with it", () => {
    const edition = { name: "mine", cards: [{ id: "B1", slots: "SHD", vp: 0 }] }
    const table = play(1, "B1", { options: { edition }, body: { BRA: ["G"] } })
    const loaded = JSON.parse(JSON.stringify(table.state)) as typeof table.state
    expect(rules.decisions(loaded)).toEqual(rules.decisions(table.state))
  })
})

describe("a wrong edition file is refused with its row and the reason", () => {
  const whole = organIds.map((organ, i) => ({ channel: "touch", organs: [organ, organIds[(i + 1) % 12]] }))
  test.each<[unknown, string]>([
    [[], "edition: expected an object"],
    [{}, "edition.name: expected a name"],
    [{ name: "x", organs: [] }, "edition.organs: expected one of name, graph"],
    [{ name: "x", cards: {} }, "edition.cards: expected a list"],
    [{ name: "x", cards: [{ id: "M99", slots: "INF", vp: 0 }] }, "edition.cards[0].id: expected one of B1"],
    [
      { name: "x", cards: [{ id: "M01", slots: "INF@@", vp: 0 }] },
      "edition.cards[0].slots: expected slots such as",
    ],
    [
      { name: "x", cards: [{ id: "M01", slots: "INF FLY", vp: 0 }] },
      "edition.cards[0].slots: expected slots such as",
    ],
    [{ name: "x", cards: [{ id: "M01", slots: "INF/INF", vp: 0 }] }, "two different actions"],
    [{ name: "x", cards: [{ id: "M01", slots: "INF INF INF INF INF INF INF", vp: 0 }] }, "at most 6 slots"],
    // Not looked at any further: what is wrong with its slots is not told
    [{ name: "x", cards: [{ id: "M01", slots: "?".repeat(67), vp: 0 }] }, "at most 6 slots"],
    [
      { name: "x", cards: [{ id: "M01", slots: 3, vp: 0 }] },
      "edition.cards[0].slots: expected a text of slots",
    ],
    [
      { name: "x", cards: [{ id: "M01", slots: "INF", vp: -1 }] },
      "edition.cards[0].vp: expected a whole number",
    ],
    [
      {
        name: "x",
        cards: [
          { id: "B1", slots: "INF", vp: 0 },
          { id: "B1", slots: "MOV", vp: 0 },
        ],
      },
      "edition.cards[1]: expected B1 only once",
    ],
    [
      { name: "x", zoneTokens: [{ id: "T1", white: { vp: 1, research: 0 } }] },
      "edition.zoneTokens[0].blue: expected an object",
    ],
    [{ name: "x", zoneTokens: [{ id: "T9" }] }, "edition.zoneTokens[0].id: expected one of T1"],
    [
      { name: "x", graph: [{ channel: "road", organs: ["BRA", "HE1"] }] },
      "edition.graph[0].channel: expected one of touch",
    ],
    [
      { name: "x", graph: [{ channel: "vein", organs: ["BRA", "TOE"] }] },
      "edition.graph[0].organs[1]: expected one of BRA",
    ],
    [
      { name: "x", graph: [{ channel: "vein", organs: ["BRA", "BRA"] }] },
      "edition.graph[0].organs: expected two or more different organs",
    ],
    [
      { name: "x", graph: [{ channel: "touch", organs: ["BRA", "HE1", "HE2"] }] },
      "edition.graph[0].organs: expected two different organs",
    ],
    [
      { name: "x", graph: [{ channel: "touch", organs: ["BRA", "HE1"], both: true }] },
      "edition.graph[0].both: expected one of channel, organs",
    ],
    [
      { name: "x", graph: [{ channel: "vein", organs: ["BRA", "HE1"], both: 1 }] },
      "edition.graph[0].both: expected true or false",
    ],
    [
      { name: "x", graph: [{ channel: "lymph", organs: ["BRA"] }] },
      "edition.graph[0].organs: expected two or more different organs",
    ],
    [
      { name: "x", graph: whole.slice(0, 10) },
      "edition.graph: expected a way to and from every organ, got none to KI2",
    ],
    [{ name: "x", symbols: [5, 5] }, "edition.symbols: expected at most 4 scores in ascending order"],
    [{ name: "x", symbols: [1, 2, 3, 4, 5] }, "edition.symbols: expected at most 4 scores"],
    [{ name: "x", researchTop: 0 }, "edition.researchTop: expected a whole number from 1 to 30"],
  ])("%j", (file, message) => {
    expect(() => read(file)).toThrow(BadInput)
    expect(() => read(file)).toThrow(message)
  })

  test("as an option of a table", () => {
    expect(() => parseOptions(rules.options, { edition: { name: "" } }, 3)).toThrow(
      "options.edition.name: expected a name",
    )
  })
})
