import { parseOptions } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { boxOf } from "../data/box.ts"
import { mutationCardIds, mutationCardRows, startingCardIds, startingCardRows } from "../data/cards.ts"
import { eventIds, eventRows } from "../data/events.ts"
import { graphRows } from "../data/graph.ts"
import { organIds, organRows, organsOf, zoneIds, zoneOf } from "../data/organs.ts"
import { actionIds } from "../data/slots.ts"
import * as tracks from "../data/tracks.ts"
import { tokensPerVirus, virusIds } from "../data/viruses.ts"
import { zoneTokenIds, zoneTokenRows } from "../data/zone-tokens.ts"
import { rules } from "../rules/viral.ts"
import { at, inRound, score, stop } from "./at.ts"

const fresh = (seats: number, options: object = { viruses: "random" }) =>
  tableOf(rules, { seats, options }).state
const box = boxOf(null)

describe("what lies in the box", () => {
  test("VIR-CMP-01 VIR-CMP-14 twelve organs in six zones: one, two, two, two, three, two", () => {
    expect(organIds).toHaveLength(12)
    expect(zoneIds.map((zone) => organsOf[zone]?.join(" "))).toEqual([
      "BRA",
      "HE1 HE2",
      "LU1 LU2",
      "LIV PAN",
      "STO SIN LIN",
      "KI1 KI2",
    ])
    expect(organIds.every((organ) => organsOf[zoneOf[organ]]?.includes(organ))).toBe(true)
  })

  test("VIR-CMP-02 VIR-CMP-03 five viruses with eight tokens each, and no table needs more", () => {
    expect(virusIds).toEqual(["G", "Y", "O", "P", "A"])
    expect(virusIds.length * tokensPerVirus).toBe(40)
    for (const { viruses } of tracks.supplyRows) expect(viruses).toBeLessThanOrEqual(tokensPerVirus)
  })

  test("VIR-CMP-04 VIR-FLIP-02 eight zone tokens with a white side and a blue one that is higher in both numbers", () => {
    expect(zoneTokenRows.map(({ id }) => id)).toEqual(zoneTokenIds)
    expect(zoneTokenIds).toHaveLength(8)
    for (const { white, blue } of zoneTokenRows) {
      expect(blue.vp).toBeGreaterThan(white.vp)
      expect(Math.abs(blue.research)).toBeGreaterThan(Math.abs(white.research))
      expect(Math.sign(blue.research)).toBe(Math.sign(white.research))
    }
  })

  test("VIR-CMP-05 four crisis tokens, numbered by their place in the list", () => {
    expect(fresh(3).crises).toEqual([null, null, null, null])
  })

  test("VIR-CMP-06 one score, one research and one tie token each, the dummy's included", () => {
    for (const [seats, participants] of [
      [2, 3],
      [3, 3],
      [5, 5],
    ] as const) {
      const { scores, research, ties } = fresh(seats)
      expect([scores.length, research.length, ties.length]).toEqual([
        participants,
        participants,
        participants,
      ])
    }
  })

  test("VIR-CMP-07 one first-player marker and one step marker", () => {
    const { state } = at({ round: 2, step: 1, first: 1 }, ...inRound("firstPair"))
    expect([state.first, state.step]).toEqual([1, 1])
  })

  test("VIR-CMP-08 a player card has place 1, place 2 and a Timer", () => {
    expect(fresh(3).cards[0]).toMatchObject({ places: [], timer: [] })
  })

  test("VIR-CMP-09 five starting cards, the same for every virus", () => {
    expect(startingCardRows.map(({ id }) => id)).toEqual(startingCardIds)
    for (const { mutations } of fresh(5).cards) expect(mutations).toEqual(["B1", "B2", "B3", "B4", "B5"])
    expect(startingCardRows.every(({ vp }) => vp === 0)).toBe(true)
  })

  test("VIR-CMP-10 six zone cards each, one for every zone", () => {
    for (const { zones } of fresh(5).cards) expect(zones).toEqual([1, 2, 3, 4, 5, 6])
  })

  test("VIR-CMP-11 VIR-CMP-12 VIR-CMP-13 22 mutation cards and 13 events; 90 cards in all", () => {
    expect(mutationCardRows.map(({ id }) => id)).toEqual(mutationCardIds)
    expect(eventRows.map(({ id }) => id)).toEqual(eventIds)
    const [mutations, events] = [mutationCardIds.length, eventIds.length]
    expect([mutations, events]).toEqual([22, 13])
    expect(5 * startingCardIds.length + 5 * zoneIds.length + mutations + events).toBe(90)
    expect(mutationCardRows.reduce((sum, { vp }) => sum + vp, 0)).toBe(28)
  })

  test("VIR-CMP-15 VIR-RUL-01 virus tokens per player: 8, 8, 7, 6, or 8, 7, 6, 6 by the rows as printed", () => {
    const supply = (chosen: object) =>
      [2, 3, 4, 5].map((seats) => fresh(seats, { viruses: "random", ...chosen }).reserve[0])
    expect(supply({})).toEqual([8, 8, 7, 6])
    expect(supply({ supply: "shifted" })).toEqual([8, 8, 7, 6])
    expect(supply({ supply: "seed" })).toEqual([8, 7, 6, 6])
  })

  test("VIR-2P-02 VIR-RUL-30 two players and the dummy have as many tokens as three players", () => {
    expect(fresh(2).reserve).toEqual(fresh(3).reserve)
  })

  test.each([
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
  ])("VIR-CMP-16 with %i players %i viruses in one organ make a crisis", (seats, threshold) => {
    // the dummy's or the last player's virus arrives as the last one
    const virus = ["G", "Y", "O", "P", "A"][seats - 1] as string
    const table = (there: number) =>
      at({ seats, body: { LIV: new Array<string>(there).fill(virus) } }, stop, {
        proc: "breed",
        step: "where",
        at: 0,
      })
    expect(table(threshold - 2).choose(0, { organ: "LIV" }).state.crises[0]).toBe(null)
    expect(table(threshold - 1).choose(0, { organ: "LIV" }).state.crises[0]).toBe("LIV")
  })

  test("VIR-CMP-17 VIR-CMP-18 six rounds, in each of which everybody plays two pairs", () => {
    expect(tracks.rounds).toBe(6)
    const { state } = at({ round: 2, event: "E11", draws: [{ event: "E12" }] }, ...inRound("research"))
    expect(state.round).toBe(3)
    expect(state.frames.at(-1)).toMatchObject({ proc: "pair", place: 1 })
  })

  test("VIR-CMP-19 three open mutation cards, also after all of them were swept away", () => {
    const draws = ["M10", "M11", "M12", "M13"].map((mutation) => ({ mutation }))
    const table = at({ scores: [4, 0, 0], draws }, stop, score({ who: 0, vp: 1 }))
    expect(table.state.display).toEqual(["M01", "M02", "M03"])
    expect(table.choose(0, { do: "blind" }).state.display).toEqual(["M11", "M12", "M13"])
  })

  test("VIR-CMP-20 nobody gains more than four mutation cards", () => {
    const table = at({ scores: [19, 0, 0], draws: [{ mutation: "M10" }] }, stop, score({ who: 0, vp: 40 }))
    table.choose(0, { do: "take", card: "M01" })
    expect(table.state.cards[0]?.gained).toBe(4)
    table.asks([0, 1, 2], "pair.choose").finish()
  })

  test("VIR-CMP-22 VIR-CMP-23 VIR-CMP-24 the bonus of zone 5, crisis points and points for presence", () => {
    expect(tracks.zoneBonus).toEqual({ zone: 5, vp: 1 })
    expect(tracks.crisisVp).toEqual({ most: 2, present: 1 })
    expect(tracks.presenceVp).toBe(1)
  })

  test("VIR-CMP-25 VIR-CMP-26 research goes from 0 to 7, card symbols lie at 5, 10, 15 and 20", () => {
    expect(box.researchTop).toBe(7)
    expect(box.symbols).toEqual([5, 10, 15, 20])
  })

  test("VIR-CMP-27 seven actions, and every one is on some card", () => {
    const used = new Set(
      Object.values(box.cards).flatMap(({ slots }) => slots.flatMap(({ actions }) => actions)),
    )
    expect([...used].sort()).toEqual([...actionIds].sort())
    expect(actionIds).toHaveLength(7)
  })

  test("VIR-CMP-28 the dummy's deck has three cards of every zone", () => {
    expect(fresh(2).dummyDeck).toEqual({ unknown: zoneIds.flatMap((zone) => [zone, zone, zone]), bottom: [] })
    expect(fresh(3).dummyDeck.unknown).toEqual([])
  })

  test("every row says where its numbers come from, and what the text has to say about it", () => {
    const rows = [
      ...organRows,
      ...graphRows,
      ...zoneTokenRows,
      ...startingCardRows,
      ...mutationCardRows,
      ...eventRows,
      ...tracks.supplyRows,
      tracks.symbolRow,
      tracks.researchRow,
    ]
    for (const { status, ground } of rows) {
      expect(["rulebook", "public", "reconstructed"]).toContain(status)
      expect(ground).not.toBe("")
    }
  })

  test("VIR-ACT-MOV-05 VIR-ACT-MOV-07 only the ways of the printed examples count as the rulebook's", () => {
    const printed = graphRows.filter(({ status }) => status === "rulebook")
    expect(printed.map(({ channel, organs }) => `${channel} ${organs.join(" ")}`)).toEqual([
      "touch LU1 LU2",
      "touch STO SIN",
      "artery HE2 STO",
      "vein STO HE1",
      "lymph LIV PAN STO SIN",
    ])
  })

  test("VIR-EX-01 of the zone tokens one side alone is the rulebook's", () => {
    const printed = zoneTokenRows.filter(({ status }) => status === "rulebook")
    expect(printed).toMatchObject([{ id: "T7", white: { vp: 3, research: 3 }, blueStatus: "reconstructed" }])
  })
})

test("VIR-SET-18 options: defaults, and what is not known is refused", () => {
  expect(parseOptions(rules.options, {}, 3)).toEqual({
    draft: false,
    supply: "shifted",
    viruses: "chosen",
    edition: null,
  })
  expect(() => parseOptions(rules.options, { supply: "huge" }, 3)).toThrow(
    "options.supply: expected one of shifted, seed",
  )
  expect(rules.seats).toEqual({ min: 2, max: 5 })
})
