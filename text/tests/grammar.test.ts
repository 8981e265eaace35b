import type { Catalog, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import { caseProblems, countProblems } from "../index.ts"

const texts = (pl: Catalog): Texts => ({
  en: {},
  pl,
  ru: {},
  names: { card: "card", seat: "seat" },
  keys: () => [],
})
const counted = "{n, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}"

test("a number before a noun that is counted elsewhere needs a plural", () => {
  expect(countProblems(texts({ a: counted, b: "za {price} kromu", c: "{price} razy" }))).toEqual([
    'pl: b: {price} stands before "kromu" without a plural',
  ])
})

test("names and lists are no numbers", () => {
  expect(countProblems(texts({ a: counted, b: "{seat} kromy, ceny: {list} kromów" }))).toEqual([])
})

test("a name stands alone or in quotation marks", () => {
  const pl = {
    a: "{seat} zagrywa {card}.",
    b: "{seat} zagrywa kartę „{card}”.",
    c: "{card}: {seat}",
    d: "Karta: {card}",
  }
  expect(caseProblems(texts(pl), ["card"])).toEqual(['pl: a: {card} after "zagrywa" would need a case'])
})
