import type { Catalog, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import { caseProblems, grammarProblems } from "../index.ts"

const texts = (pl: Catalog, ru: Catalog = {}): Texts => ({
  en: {},
  pl,
  ru,
  names: { card: "card", seat: "seat" },
  keys: () => [],
})
const counted = "{n, plural, one {# krom} few {# kromy} many {# kromów} other {# kroma}}"

test("a number before a noun that is counted elsewhere needs a plural", () => {
  expect(grammarProblems(texts({ a: counted, b: "za {price} kromu", c: "{price} razy" }))).toEqual([
    'pl: b: {price} stands before "kromu" without a plural',
  ])
})

test("names and lists are no numbers", () => {
  expect(grammarProblems(texts({ a: counted, b: "{seat} kromy, ceny: {list} kromów" }))).toEqual([])
})

test("a verb bends with the number that follows it", () => {
  const pl = {
    a: "Zostało {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}",
    b: "{n, plural, one {Została # karta} few {Zostały # karty} many {Zostało # kart} other {Zostało # karty}}",
    c: "Szczęście dało {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}",
  }
  const ru = {
    a: "У вас осталось {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}",
    // One form does for any number of a neuter noun
    b: "Осталось {n, plural, one {# событие} few {# события} many {# событий} other {# события}}",
    c: "Удача принесла {n, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}",
    d: "Остались {n, plural, one {# событие} few {# события} many {# событий} other {# события}}",
  }
  expect(grammarProblems(texts(pl, ru))).toEqual([
    'pl: a: "Zostało" stands outside the plural of "# karta"',
    'ru: a: "осталось" stands outside the plural of "# карта"',
    'ru: d: "Остались" stands outside the plural of "# событие"',
  ])
})

test("what belongs to whoever does something is their own", () => {
  const pl = {
    a: "Wybierz twoją grupę",
    b: "Wybierz swoją grupę",
    c: "Która z twoich grup? Tracisz jeden twój żeton",
  }
  const ru = {
    a: "Выберите вашу группу",
    b: "Выберите свою группу",
    c: "Какая из ваших групп? Вы теряете ваш жетон",
  }
  expect(grammarProblems(texts(pl, ru))).toEqual([
    `pl: a: "Wybierz twoją" speaks of one's own as of another's`,
    `pl: c: "Tracisz jeden twój" speaks of one's own as of another's`,
    `ru: a: "Выберите вашу" speaks of one's own as of another's`,
    `ru: c: "теряете ваш" speaks of one's own as of another's`,
  ])
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
