import { describe, expect, test } from "vitest"
import { oneOf, readArguments, theWords, wholeNumber } from "../command.ts"

const flags = {
  seed: { type: "string", value: "text", about: "" },
  options: { type: "string", value: "k=v", about: "", multiple: true },
  check: { type: "boolean", about: "" },
} as const

const read = (...args: string[]) => readArguments("try", flags, args)

describe("arguments", () => {
  test("words and flags may stand in any order", () => {
    expect(read("a", "--seed", "7", "b", "--check", "--options", "x=1", "--options=y=2")).toEqual({
      words: ["a", "b"],
      given: { seed: "7", options: ["x=1", "y=2"], check: true },
    })
  })

  test("what is not given is false, nothing or an empty list", () => {
    expect(read().given).toEqual({ seed: undefined, options: [], check: false })
  })

  test("a value may begin with a dash, and everything after -- is a word", () => {
    expect(read("--seed", "-5", "--", "--check")).toEqual({
      words: ["--check"],
      given: { seed: "-5", options: [], check: false },
    })
  })

  test.each([
    [["--sed", "1"], "try --sed: expected one of --seed, --options, --check, got an unknown flag"],
    [["-x"], "try -x: expected one of --seed"],
    [["--seed"], "try --seed: expected a value: text, got nothing"],
    [["--seed", "--check"], "try --seed: expected a value: text, got --check"],
    [["--seed="], "try --seed: expected a value: text, got nothing"],
    [["--check=yes"], "try --check: expected no value, got yes"],
    [["--seed", "1", "--seed", "2"], "try --seed: expected to be given once, got 1 and 2"],
    [["--toString", "1"], "try --toString: expected one of"],
  ])("%j is refused", (args, message) => {
    expect(() => read(...args)).toThrow(message)
  })

  test("words are counted", () => {
    expect(theWords("try", ["a file"], ["x"])).toEqual(["x"])
    expect(() => theWords("try", ["a file"], [])).toThrow("try: expected a file, got nothing")
    expect(() => theWords("try", ["a file"], ["x", "y"])).toThrow("try: expected a file, got also y")
  })

  test.each(["", "-1", "1.5", "1e3", "0x2", "many", "0", "11"])(
    "%j is no whole number from 1 to 10",
    (text) => {
      expect(() => wholeNumber("--games", text, 1, 10)).toThrow(
        "--games: expected a whole number from 1 to 10",
      )
    },
  )

  test("one of a few", () => {
    expect(oneOf("--locale", ["en", "pl"], "pl")).toBe("pl")
    expect(() => oneOf("--locale", ["en", "pl"], "de")).toThrow("--locale: expected one of en, pl, got de")
  })
})
