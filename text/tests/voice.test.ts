import type { GameModule, PositionView, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import {
  aroundPlace,
  called,
  catalogProblems,
  commandNames,
  type Hearing,
  readCommand,
  sinceMine,
  speaker,
  voiceTexts,
} from "../index.ts"

test("commands are understood in each language, without accents, and by their beginnings", () => {
  expect(readCommand("near 12", "en")).toEqual({ is: "command", command: "near", argument: "12" })
  expect(readCommand("Obok 12", "pl")).toEqual({ is: "command", command: "near", argument: "12" })
  expect(readCommand("stol", "pl")).toMatchObject({ command: "table" })
  expect(readCommand("podpowiedz", "pl")).toMatchObject({ command: "hint" })
  expect(readCommand("рядом печень", "ru")).toEqual({ is: "command", command: "near", argument: "печень" })
  expect(readCommand("riv", "en")).toMatchObject({ command: "rivals" })
  expect(readCommand("map", "ru")).toMatchObject({ command: "map" })
  expect(readCommand("7", "en")).toEqual({ is: "choice", number: 7 })
  expect(readCommand("x", "en")).toEqual({ is: "unknown", text: "x" })
  expect(readCommand("", "en")).toEqual({ is: "unknown", text: "" })
})

test("every command has a name of its own in every language, and is explained", () => {
  for (const locale of ["en", "pl", "ru"] as const) {
    expect(new Set(commandNames.map((name) => called[name][locale])).size).toBe(commandNames.length)
    for (const name of commandNames)
      expect(readCommand(called[name][locale], locale)).toMatchObject({ command: name })
  }
  expect(catalogProblems(voiceTexts, new Set(voiceTexts.keys()))).toEqual([])
})

const texts: Texts = {
  en: { "fact.did": "{seat} did {what}" },
  pl: {},
  ru: {},
  names: { seat: "seat" },
  keys: () => [],
}
const near = ["Next to it: 2", "Two steps away: 3", Array(60).fill("far").join(" ")]
const place = { id: "1", name: "Hall", line: "Hall (1): nobody there", near }
const position = { now: [], places: [place], table: [], players: [] }
const hearing: Hearing = {
  module: { spoken: { position: () => position } } as unknown as GameModule,
  words: speaker(texts, "en", { seatNames: ["Ada", "Bea"] }),
  view: { who: 0 } as PositionView,
  decision: null,
  prompt: null,
  withheld: [],
  moments: [],
}

test("what happened last goes back to one's choice before the others acted", () => {
  const did = (seat: number, what: string) => ({ seat, facts: [{ fact: "did", seat, what }] })
  const heard = (...moments: Hearing["moments"]) => sinceMine({ ...hearing, moments })
  const before = [did(1, "a"), did(0, "b"), did(1, "c"), did(1, "d")]
  expect(heard(...before)).toEqual(["Ada (you) did b", "Bea did c", "Bea did d"])
  // One's own part of a turn, or what was answered for one, does not hide it
  expect(heard(...before, did(0, "e"), did(0, "f")).slice(1)).toEqual([
    "Bea did c",
    "Bea did d",
    "Ada (you) did e",
    "Ada (you) did f",
  ])
  expect(heard()).toHaveLength(1)
})

test("a place says what is there, unless its name does, and what lies next to it, in few words", () => {
  expect(aroundPlace("1", "Hall", hearing)).toBe("nobody there. Next to it: 2. Two steps away: 3")
  expect(aroundPlace("1", "Hall, nobody there", hearing)).toBe("Next to it: 2. Two steps away: 3")
  expect(aroundPlace("9", "Nowhere", hearing)).toBe("")
})
