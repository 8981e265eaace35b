import type { AnyGame, Catalog } from "@genepool/engine"
import { expect, test } from "vitest"
import { textProblems } from "../index.ts"

const noOptions = { options: { fields: {} }, instructions: [] as string[] } as unknown as AnyGame
const common = { "game.name": "Tokens", "game.pitch": "Take tokens" }

function problems(
  catalogs: { en: Catalog; pl?: Catalog; ru?: Catalog },
  keys = Object.keys(catalogs.en),
  game = noOptions,
) {
  const { en, pl = en, ru = en } = catalogs
  const texts = {
    en: { ...common, ...en },
    pl: { ...common, ...pl },
    ru: { ...common, ...ru },
    names: {},
    keys: () => keys,
  }
  return textProblems({ game, texts })
}

test("nothing is wrong with whole catalogs", () => {
  expect(problems({ en: { a: "{seat} takes {room}" }, pl: { a: "{room}: {seat}" } })).toEqual([])
})

test("a missing, an empty and an unused message", () => {
  expect(problems({ en: { a: "A", b: "B" }, pl: { a: " " } }, ["a", "c"])).toEqual([
    "pl: a: the message is empty",
    "en, ru: b: nothing asks for this message",
    "en: c: there is no such message",
    "pl: c: there is no such message",
    "ru: c: there is no such message",
  ])
})

test("a message that cannot be read", () => {
  expect(problems({ en: { a: "A" }, ru: { a: "{a" } })).toEqual([
    expect.stringMatching(/^ru: a: the message cannot be read: /),
  ])
})

test("parameters that differ between languages; id and count stand for the thing itself", () => {
  expect(problems({ en: { a: "{room} {n}" }, pl: { a: "{rooms}" } })).toEqual([
    "pl: a: does not use {room}",
    "pl: a: does not use {n}",
    "pl: a: uses {rooms}, en does not",
  ])
  const selected =
    "{roomId, select, lab {x} other {y}} {cardsCount, plural, one {#} few {#} many {#} other {#}}"
  expect(problems({ en: { a: "{room} {cards}" }, pl: { a: selected } })).toEqual([])
})

test("plural forms that a language needs, also deep inside, and forms it does not have", () => {
  const english = "{n, plural, one {#} other {#}}"
  expect(problems({ en: { a: english } })).toEqual([
    "pl: a: the plural of n lacks few, many",
    "ru: a: the plural of n lacks few, many",
  ])
  const slavic = "{n, plural, =0 {none} one {#} few {#} many {#} other {#}}"
  expect(problems({ en: { a: english }, pl: { a: slavic }, ru: { a: slavic } })).toEqual([])
  expect(problems({ en: { a: `{k, select, x {${slavic}} other {}}` } }, ["a"])).toContainEqual(
    "en: a: the plural of n has few, many, which en never uses",
  )
})

test("a Russian form for one is also said of 21, and so must say the number", () => {
  const english = "{n, plural, one {the last} other {# left}}"
  const slavic = (one: string) => `{n, plural, ${one} few {осталось #} many {осталось #} other {осталось #}}`
  const pl = { a: slavic("one {ostatni}") }
  expect(problems({ en: { a: english }, pl, ru: { a: slavic("one {последний}") } })).toEqual([
    "ru: a: the plural of n says no number for one, which is 21 too",
  ])
  const ru = { a: slavic("=1 {последний} one {остался #}") }
  expect(problems({ en: { a: english }, pl, ru })).toEqual([])
})

test("each message is said with 0, 1, 2, 5 and 21, and with each word it asks for", () => {
  const list = (people: string) => `${people}{bots, select, none {} other {, {bots}}}`
  const english = list("{n, plural, =0 {} one {# person} other {# people}}")
  const slavic = list("{n, plural, =0 {} one {# os} few {# os} many {# os} other {# os}}")
  const whole = list("{n, plural, =0 {nikt} one {# os} few {# os} many {# os} other {# os}}")
  expect(problems({ en: { a: english }, pl: { a: slavic }, ru: { a: whole } })).toEqual([
    'en: a: reads ", x"',
    'pl: a: reads ", x"',
  ])
  expect(
    problems({ en: { a: "Card{of, select, none {} other { of {of}}} ({what, select, none {} other {x}})" } }),
  ).toEqual(["en", "pl", "ru"].map((locale) => `${locale}: a: reads "Card of x ()"`))
})

test("every game is asked for names of options, their values and instructions; explanations are free", () => {
  const game = {
    options: { fields: { side: { kind: "one", of: ["warm", "cold"], default: "warm" } } },
    instructions: ["ask"],
  } as unknown as AnyGame
  const en = {
    "options.side": "Side",
    "options.side.warm": "Warm",
    "options.side.about": "Which side",
    "name.seat.0": "First",
  }
  expect(problems({ en }, [], game)).toEqual([
    ...["en", "pl", "ru"].map((locale) => `${locale}: instruction.ask: there is no such message`),
    ...["en", "pl", "ru"].map((locale) => `${locale}: options.side.cold: there is no such message`),
  ])
})
