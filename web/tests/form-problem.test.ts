// What the form for a table says when its options cannot be played, in the reader's language
import { BadInput, type Schema } from "@genepool/engine"
import { expect, test } from "vitest"
import { problemWith } from "../new-table/problem.ts"
import { appSay } from "../text/index.ts"

const options: Schema<Record<string, unknown>> = {
  fields: {
    top: { kind: "number", min: 4, max: 12, default: 7 },
    first: { kind: "one", of: ["seat1", "seat4"], default: "seat1" },
    map: {
      kind: "data",
      default: null,
      parse(value, where) {
        throw new BadInput(`${where}.rooms[2]`, "a room", value)
      },
    },
  },
  check({ first }, seats) {
    if (first === "seat4" && seats < 4) throw new BadInput("options.first", "a seat", first)
    if (seats === 6) throw new BadInput("the cards", "enough of them", 3)
  },
}
const problem = (locale: "en" | "pl" | "ru", values: Record<string, unknown>, seats = 3) =>
  problemWith({ options }, values, seats, appSay(locale), (name) => `<${name}>`)

test("nothing is wrong with what can be played", () => {
  expect(problem("pl", { top: 12 })).toBeNull()
})

test("a number out of its range", () => {
  expect(problem("pl", { top: 13 })).toEqual({
    says: "<top>: podaj liczbę całkowitą od 4 do 12.",
    technical: null,
  })
})

test("a choice that does not fit the number of players", () => {
  expect(problem("ru", { first: "seat4" }, 3)?.says).toBe(
    "<first>: это не подходит для стола, за которым 3 игрока.",
  )
})

test("a file that is no JSON, and one with a mistake: its place is told as it is", () => {
  expect(problem("pl", { map: "picture.png" })).toEqual({
    says: "<map>: to nie jest plik JSON.",
    technical: null,
  })
  expect(problem("ru", { map: {} })).toEqual({
    says: "<map>: этот файл не подходит к игре.",
    technical: "options.map.rooms[2]: expected a room, got {}",
  })
})

test("options that do not fit together", () => {
  expect(problem("en", {}, 6)).toEqual({
    says: "These options cannot be combined.",
    technical: "the cards: expected enough of them, got 3",
  })
})
