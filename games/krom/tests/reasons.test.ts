// Whatever a player would look for and does not find on the list has its own reason

import { unexplained } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { at, type KromTable, reasons } from "./at.ts"
import { doors, sights } from "./sights.ts"

const play = (table: KromTable, card: string) =>
  table.choose(0, { do: "playBonus" }).choose(0, { do: "play", card })

const games = Number(process.env.REASONS_GAMES ?? 20)

test(`in ${games} random games nothing that a player sees is refused without a reason`, {
  timeout: 600_000,
}, () => {
  const { kinds, looked } = unexplained(
    rules,
    Array.from({ length: games }, (_, n) => ({
      seats: 2 + (n % 5),
      options: { kromosaur: n % 2 === 0, side: n % 4 < 2 ? "temperate" : "glacial" },
      seed: `reasons ${n}`,
      sights,
      doors,
    })),
  )
  expect(kinds).toEqual({})
  expect(looked).toBeGreaterThan(100 * games)
})

describe("a bonus card", () => {
  test("KRO-BON-24 KRO-BON-28 another area and an empty purse are two reasons", () => {
    const table = play(
      at({
        alma: { hand: ["B-16"] },
        kolos: { life: 0 },
        karok: { life: 0, krom: 0 },
        unga: { area: "forest" },
        valkyr: { life: 0, krom: 1 },
      }),
      "B-16",
    )
    table.refuses(0, { do: "aim", seat: 2 }, "victimHasNone").refuses(0, { do: "aim", seat: 3 }, "elsewhere")
    expect(table.options(0)).toEqual([
      { do: "aim", seat: 1 },
      { do: "aim", seat: 4 },
    ])
  })

  test("KRO-STN-11 who is stunned already cannot lose life, and that is said", () => {
    const away = { area: "forest" } as const
    const cast = { alma: { hand: ["B-15"] }, kolos: { ...away, life: 0 }, karok: away, unga: away }
    play(at(cast), "B-15").refuses(0, { do: "aim", seat: 1 }, "isStunned")
  })

  test("KRO-BON-29 a swap needs something else in the other's hands", () => {
    const table = play(
      at({
        alma: { hand: ["B-22"], wood: 1 },
        kolos: { area: "forest", wood: 2 },
        karok: { area: "forest", stone: 1 },
        unga: { area: "forest", bone: 1, stone: 1 },
      }),
      "B-22",
    )
    table.refuses(0, { do: "aim", seat: 1 }, "tooLittleToSwap").choose(0, { do: "aim", seat: 3 })
    table.refuses(0, { do: "choose", kind: "wood" }, "sameKind")
    table.refuses(0, { do: "choose", kind: "krom" }, "otherKind")
  })

  test("KRO-BON-29 KRO-BON-30 what can be given: of the right kind, enough of it, and something to be had for it", () => {
    const table = play(at({ alma: { hand: ["B-20"], wood: 1, stone: 1 }, kolos: { area: "forest" } }), "B-20")
    table.refuses(0, { do: "give", kind: "krom" }, "otherKind")
    table.refuses(0, { do: "give", kind: "bone" }, "missing")
    table.refuses(0, { do: "play", card: "B-06" }) // not in the hand, so nothing to explain
  })

  test("KRO-BON-28 a kind that the victim has none of", () => {
    const table = play(
      at({ alma: { hand: ["B-14"] }, kolos: { area: "forest", wood: 1, stone: 1, krom: 0 } }),
      "B-14",
    )
    table.asks(0, "bonus.kind").refuses(0, { do: "choose", kind: "bone" }, "victimHasNone")
  })
})

test("KRO-FOR-01 before the first card of the walk everything else waits for it", () => {
  const table = at(
    { alma: { area: "forest", hand: ["B-06", "B-07"], bone: 2 }, kolos: { life: 0 } },
    { open: ["E-01"] },
  )
  for (const choice of [{ do: "play", card: "B-07" }, { do: "buy" }, { do: "endPhase" }] as const)
    expect(reasons(table, 0, choice)).toEqual([{ why: "gatherFirst" }])
  expect(reasons(table, 0, { do: "play", card: "B-06" })).toEqual([{ why: "onlyAsCounter" }])
})

describe("the action phase", () => {
  const away = { area: "forest" } as const

  test("KRO-EVO-03 KRO-BON-02 the menu says why there is nothing to invent or to play", () => {
    const poor = { alma: { krom: 0 }, kolos: away }
    at(poor).refuses(0, { do: "evolve" }, "nothingToInvent").refuses(0, { do: "playBonus" }, "noCards")
    at({ ...poor, alma: { krom: 0, hand: ["B-06"] } }).refuses(0, { do: "playBonus" }, "noCardFits")
  })

  test("KRO-MTN-02 the phase does not end in the middle of a climb", () => {
    const table = at({ alma: { area: "mountains" }, kolos: { area: "caves", life: 0 } })
    table.draws(1, 2, 3, 4, 6).choose(0, { do: "climb" })
    table.refuses(0, { do: "endPhase" }, "stopFirst").choose(0, { do: "reroll" })
    table.refuses(0, { do: "stop" }, "finishFirst").refuses(0, { do: "endPhase" }, "finishFirst")
  })

  test("KRO-SAV-01 in the middle of a hunt cards, evolutions, other animals and the end of the phase wait", () => {
    const table = at(
      { alma: { area: "savanna", hand: ["B-07"] }, kolos: { life: 0 } },
      { open: ["E-01", "E-02", "E-03", "E-04"] },
    )
    table.choose(0, { do: "hunt" }).refuses(0, { do: "endPhase" }, "finishFirst")
    const animal = table.options(0)[0]!
    table.choose(0, animal)
    for (const choice of [
      { do: "play", card: "B-07" },
      { do: "buy", slot: 0 },
      { do: "animal", slot: 1 },
    ] as const)
      expect(reasons(table, 0, choice)).toEqual([{ why: "finishFirst" }])
  })
})
