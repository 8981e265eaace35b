import type { GameModule, PositionView, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import {
  answer,
  aroundPlace,
  called,
  catalogProblems,
  commandNames,
  type Hearing,
  meantBy,
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
  module: { texts, spoken: { position: () => position, turn: () => [] } } as unknown as GameModule,
  words: speaker(texts, "en", { seatNames: ["Ada", "Bea"] }),
  view: { who: 0 } as PositionView,
  decision: null,
  prompt: null,
  withheld: [],
  moments: [],
}

test("a number alone is an option; where it is also that of a place that is offered, it counts when typed twice", () => {
  const hall = { id: "1", name: "Hall (1)", line: "Hall (1): empty", near: [] }
  const attic = { id: "2", name: "Attic (2)", line: "Attic (2): empty", near: ["Next to it: Hall (1)"] }
  const rooms: Texts = {
    ...texts,
    en: {
      "option.to": "To {room}",
      "option.end": "End",
      "name.room.1": "Hall (1)",
      "name.room.2": "Attic (2)",
    },
    names: { room: "room" },
  }
  const asked: Hearing = {
    ...hearing,
    module: {
      texts: rooms,
      spoken: { position: () => ({ ...position, places: [hall, attic] }) },
    } as unknown as GameModule,
    words: speaker(rooms, "en"),
    decision: {
      seat: 0,
      ask: "x",
      options: [{ do: "to", room: 2 }, { do: "end" }],
    } as unknown as NonNullable<Hearing["decision"]>,
  }
  expect(meantBy("1", asked)).toEqual({ is: "choice", option: { do: "to", room: 2 } })
  const doubtful = {
    is: "doubtful",
    words: "Option 2 is: End. Type 2 once more to choose it. Attic (2) is option 1.",
  }
  expect(meantBy("2", asked)).toEqual(doubtful)
  expect(meantBy("2", asked, "1")).toEqual(doubtful)
  expect(meantBy("2", asked, "2")).toEqual({ is: "choice", option: { do: "end" } })
  expect(meantBy("3", asked)).toEqual({ is: "nothing", words: "There is no option 3: there are 2." })
  expect(meantBy("room 2", asked)).toMatchObject({ command: "near", argument: "room 2" })
  expect(meantBy("attic", asked)).toMatchObject({ command: "near" })
  expect(answer({ command: "near", argument: "room 2" }, asked)).toContain("Next to it: Hall (1)")
  expect(meantBy("xyzzy", asked)).toMatchObject({ is: "nothing" })
})

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

test("what one answers in somebody else's turn is no move: what happened last begins before that turn", () => {
  const whoseTurn = (fact: { fact: string; seat?: number }) =>
    fact.fact === "begins" ? fact.seat : undefined
  const did = (seat: number, what: string) => ({ seat, facts: [{ fact: "did", seat, what }] })
  const ends = (seat: number, next: number) => ({
    seat,
    facts: [
      { fact: "did", seat, what: "ends" },
      { fact: "begins", seat: next, what: "" },
    ],
  })
  const begun: Texts = { ...texts, en: { ...texts.en, "fact.begins": "turn of {seat}" } }
  const told: Hearing = {
    ...hearing,
    words: speaker(begun, "en", { seatNames: ["Ada", "Bea"] }),
    module: {
      texts,
      spoken: { position: () => position, whoseTurn, turn: () => [] },
    } as unknown as GameModule,
    moments: [ends(1, 0), did(0, "a"), ends(0, 1), did(1, "b"), did(0, "answer"), ends(1, 0)],
  }
  expect(sinceMine(told)[0]).toBe("Ada (you) did ends")
  expect(sinceMine(told)).toContain("Bea did b")
  // And what others answer in one's own turn does not begin it anew
  const later = { ...told, moments: [...told.moments, did(0, "c"), did(1, "answer")] }
  expect(sinceMine(later)).toContain("Bea did b")
})

test("what one answers where something is settled for all is no move either", () => {
  const did = (seat: number, what: string) => ({ seat, facts: [{ fact: "did", seat, what }] })
  const heard = (whose: "all" | null) =>
    sinceMine({
      ...hearing,
      module: {
        texts,
        spoken: {
          position: () => position,
          whoseTurn: (fact: { what?: string }) => (fact.what === "fights" ? whose : undefined),
          turn: () => [],
        },
      } as unknown as GameModule,
      moments: [did(0, "a"), did(1, "fights"), did(0, "answers"), did(1, "b")],
    })
  expect(heard("all")[0]).toBe("Ada (you) did a")
  expect(heard("all")).toHaveLength(4)
  // Where everybody chooses for themselves it is one
  expect(heard(null)[0]).toBe("Ada (you) did answers")
})

test("a place says what is there, unless its name does, and what lies next to it, in few words", () => {
  expect(aroundPlace("1", "Hall", hearing)).toBe("nobody there. Next to it: 2. Two steps away: 3")
  expect(aroundPlace("1", "Hall, nobody there", hearing)).toBe("Next to it: 2. Two steps away: 3")
  expect(aroundPlace("9", "Nowhere", hearing)).toBe("")
})
