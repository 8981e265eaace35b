// Every special action at every kind of cost, in random games: what an owner of the box may type in
// must hold together

import { FastRandom, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import type { Cost } from "../data/actions.ts"
import { parseEdition } from "../data/edition.ts"
import type { Genes } from "../data/genes.ts"
import { actionRows, type SpecialAction, speciesNames } from "../data/species.ts"
import { rules } from "../rules/chromosome.ts"
import { act, at, player } from "./at.ts"

const costs: readonly Partial<Cost>[] = [
  { action: 1 },
  { telepathy: 1 },
  { fighting: 1 },
  { structure: 1 },
  { any: 1 },
  { energy: 1 },
  { action: 1, energy: 1 },
  { any: 2 },
  { telepathy: 1, any: 1, energy: 2 },
]

/** CHR-RUL-71: these give energy or genes back, and must not do so for nothing. */
const needMore: readonly string[] = ["concentration", "power", "superGene"]

/** Our rows at another cost, as far as an edition may have it. */
function editionWith(cost: Partial<Cost>) {
  const priced = actionRows.map(({ action }) => ({ action, cost }))
  const actions = priced.filter((row) => {
    try {
      parseEdition({ name: "one row", actions: [row] }, "edition")
      return true
    } catch {
      return false
    }
  })
  return { name: "every cost", actions }
}

describe("CHR-COST-01 CHR-INV-04 every special action, paid in every way", () => {
  test.each(costs.map((cost) => [JSON.stringify(cost), cost] as const))("%s", (name, cost) => {
    const edition = editionWith(cost)
    const priced = edition.actions.map(({ action }) => action)
    for (const { action } of actionRows)
      expect(priced.includes(action) || needMore.includes(action), action).toBe(true)

    const random = new FastRandom(`costs ${name}`)
    const taken = new Set<SpecialAction>()
    for (let game = 0; game < 14; game++) {
      const { state } = at({
        species: speciesNames,
        groups: {
          14: "0:2+",
          5: "0:1+",
          18: "1:2+",
          16: "1:1+",
          15: "2:2+",
          6: "2:1-",
          17: "3:2+",
          4: "3:1+",
        },
        cubes: { 18: 2, 5: 1 },
        players: speciesNames.map((_, seat) => ({
          active: { action: 2, telepathy: 2, fighting: 1, structure: 2 },
          // Fortune as a gene is a way to pay too
          fortune: (game + seat) % 3,
        })),
        options: { edition },
      })
      for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
        const { seat, options } = list[random.below(list.length)]!
        const specials = options.filter((option) => option.do === "special")
        const from = specials.length > 0 && random.below(3) > 0 ? specials : options
        const choice = from[random.below(from.length)]!
        if (choice.do === "special") taken.add(choice.action)
        rules.apply(state, seat, choice, new Turn(random, false))
        expect(rules.invariants(state), `${name}, game ${game}, after ${JSON.stringify(choice)}`).toEqual([])
      }
    }
    expect(actionRows.map(({ action }) => action).filter((action) => !taken.has(action))).toEqual([])
  })
})

describe("CHR-ALI-02 CHR-DEC-08 a Super-gene that costs genes of any kind", () => {
  /** The ways to pay, or nothing where there is one only. */
  const ways = (cost: Partial<Cost>, active: Partial<Genes>, passive: Partial<Genes> = {}) => {
    const table = at({
      species: ["alium", "pars"],
      groups: { 14: "0:2+", 3: "1:2+" },
      players: [{ active: { action: 0, telepathy: 0, ...active }, passive }],
      options: { edition: { name: "My box", actions: [{ action: "superGene", cost }] } },
    }).choose(0, { do: "special", action: "superGene" })
    const asked = table.ask(0)
    return asked?.startsWith("payment") ? table.options(0).map(({ do: way }) => way) : []
  }

  test("fortune pays for one of them, if a gene is passive then", () => {
    expect(ways({ any: 1, energy: 1 }, { telepathy: 1 })).toEqual([])
    expect(ways({ any: 1, energy: 1 }, { telepathy: 1 }, { action: 1 })).toEqual(["payGene", "payFortune"])
    expect(ways({ any: 2 }, { action: 1, telepathy: 1 })).toEqual(["payGene", "payGene", "payFortune"])
  })

  test("fortune for the one gene of a kind, too, because the other one becomes passive", () => {
    expect(ways({ telepathy: 1, any: 1 }, { telepathy: 2 })).toEqual(["genesOnly", "fortuneFor"])
  })

  test("genes alone pay for the kind, where fortune is kept for the one of any kind", () => {
    expect(ways({ telepathy: 1, any: 1 }, { telepathy: 1 })).toEqual(["genesOnly", "fortuneFor"])
  })
})

test("CHR-ALI-05 CHR-DEC-18 Change is paid before the gene is picked, so that what paid is passive by then", () => {
  const table = at({
    species: ["alium", "pars"],
    groups: { 14: "0:1-", 3: "1:2+" },
    players: [{ fortune: 0, active: { action: 1, telepathy: 0 } }],
    options: { edition: { name: "My box", actions: [{ action: "change", cost: { action: 1 } }] } },
  })
  act(table, 0, { do: "special", action: "change" })
  // The only gene has paid: it is the only one to be changed, too, and stays passive
  act(table, 0, { do: "gene", gene: "structure" })
  expect(player(table, 0)).toMatchObject({
    active: { action: 0, structure: 0 },
    passive: { action: 0, structure: 1 },
  })
})
