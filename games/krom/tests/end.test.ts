import { toldWith } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { pointsOf } from "../rules/state.ts"
import { at } from "./at.ts"

const away = { area: "mountains", life: 0 } as const
const nine = ["E-16", "E-17", "E-18"] // three points each

describe("the end of the game", () => {
  test("KRO-END-01 KRO-INV-10 it ends the moment somebody has enough points; no round is finished", () => {
    const table = at(
      { alma: { bone: 2, evolutions: nine }, kolos: { area: "forest", hand: ["B-07"] } },
      { open: ["E-01", "E-23", "E-24", "E-25"] },
    )
    expect(table.result).toBeNull()
    table.choose(0, { do: "evolve" }).tells({ fact: "chief", seat: 0, points: 10 })
    expect(table.result).toMatchObject({ winners: [0], places: [1, 2], scores: [10, 0] })
    expect(table.state.frames).toEqual([])
    table.refuses(1, { do: "endPhase" })
  })

  test("who has resigned reaches the points, and others come first: nobody is told to be chief", () => {
    const table = at(
      { alma: { bone: 2, evolutions: nine }, kolos: away, karok: { area: "forest", evolutions: ["E-07"] } },
      { open: ["E-01", "E-23", "E-24", "E-25"] },
    ).choose(0, { do: "evolve" })
    const before = table.story()
    const told = toldWith(rules, { seats: 3, resigned: [0] }, table.state, before)
    const isEnd = /placed|chief|reachedAndGone/
    expect(told.filter(({ fact }) => !isEnd.test(fact.fact))).toEqual(
      before.filter(({ fact }) => !isEnd.test(fact.fact)),
    )
    const end = told.map(({ fact }) => fact).filter(({ fact }) => isEnd.test(fact))
    expect(end).toEqual([
      { fact: "reachedAndGone", seat: 0, points: 10 },
      { fact: "placed", seat: 2, place: 1, points: 2 },
      { fact: "placed", seat: 1, place: 2, points: 0 },
      { fact: "placed", seat: 0, place: 3, points: 10 },
    ])
    const another = toldWith(rules, { seats: 3, resigned: [1] }, table.state, before)
    expect(another.map(({ fact }) => fact)).toContainEqual({ fact: "chief", seat: 0, points: 10 })
  })

  test("KRO-END-02 nine points are not enough with four players, and seven are with six", () => {
    const cards = { open: ["E-01", "E-23", "E-24", "E-25"], draws: ["E-22"] }
    const four = at(
      { alma: { bone: 2, evolutions: ["E-16", "E-17", "E-07"] }, kolos: away, karok: away, unga: away },
      cards,
    )
    expect(four.choose(0, { do: "evolve" }).result).toBeNull()
    const six = at(
      {
        alma: { bone: 2, evolutions: ["E-16", "E-17"] },
        kolos: away,
        karok: away,
        unga: away,
        morhy: away,
        valkyr: away,
      },
      { open: cards.open },
    )
    expect(six.choose(0, { do: "evolve" }).result?.winners).toEqual([0])
  })

  test("KRO-END-03 the longer game goes on at ten", () => {
    const table = at(
      { alma: { bone: 2, evolutions: nine }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"], options: { longer: true }, draws: ["E-22"] },
    )
    expect(table.choose(0, { do: "evolve" }).result).toBeNull()
    expect(pointsOf(table.state, 0)).toBe(10)
  })

  test("KRO-END-04 KRO-CMP-34 points are the evolutions' and one for the trophy", () => {
    const table = at(
      { alma: { evolutions: ["E-01", "E-07", "E-23"] }, kolos: {} },
      { step: "movement", trophy: 0, options: { kromosaur: true }, kromosaur: { life: 0, area: null } },
    )
    expect([pointsOf(table.state, 0), pointsOf(table.state, 1)]).toEqual([8, 0])
  })

  test("KRO-END-05 KRO-RUL-33 KRO-EX-19 the trophy may bring the last point, in the middle of a fight", () => {
    const forest = { area: "forest" } as const
    const table = at(
      {
        karok: { ...forest, evolutions: ["E-16", "E-17"] },
        alma: { ...forest, life: 1, wood: 1 },
        kolos: away,
        unga: away,
        morhy: away,
        valkyr: away,
      },
      { draws: [6, 1], trophy: 1, options: { kromosaur: true }, kromosaur: { life: 0, area: null } },
    )
    expect(table.result).toMatchObject({ winners: [0], scores: [7, 0, 0, 0, 0, 0] })
    expect(table.facts().map(({ fact }) => fact)).not.toContain("looted")
    expect(table.state.players[1]?.wood).toBe(1)
  })

  test("KRO-END-06 only one player at a time gets points, so only one can win by them", () => {
    const table = at(
      {
        alma: { bone: 2, evolutions: nine },
        kolos: { area: "forest", bone: 2, evolutions: ["E-19", "E-20", "E-21"] },
      },
      { open: ["E-01", "E-02", "E-24", "E-25"] },
    )
    expect(table.choose(0, { do: "evolve" }).result).toMatchObject({ winners: [0], scores: [10, 9] })
  })

  test("KRO-END-07 the others are placed by points; equal points share a place and the next is left out", () => {
    const table = at(
      {
        alma: { bone: 2, evolutions: nine },
        kolos: { ...away, evolutions: ["E-07"] },
        karok: { ...away, evolutions: ["E-08"] },
        unga: away,
      },
      { open: ["E-01", "E-02", "E-24", "E-25"] },
    )
    table.choose(0, { do: "evolve" })
    expect(table.result).toMatchObject({ places: [1, 2, 2, 4], scores: [10, 2, 2, 0] })
    expect(table.result?.parts[0]).toEqual({ evolutions: 10, trophy: 0 })
    const placed = table.facts("placed")
    expect(placed.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ])
  })
})
