import { expect, test } from "vitest"
import { called, catalogProblems, commandNames, readCommand, voiceTexts } from "../index.ts"

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
