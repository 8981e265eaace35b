// Bad input to every command: one message that names the place and what was expected, exit code 2,
// nothing half done.

import { existsSync, readdirSync } from "node:fs"
import { games as register } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { commands } from "../commands.ts"
import { folder, genepool, lastLine } from "./harness.ts"

const files = folder()
const log = {
  genepool: 1,
  game: "noughts",
  version: "1",
  seats: 2,
  options: {},
  dice: { kind: "seed", seed: "1" },
  choices: [],
}
const broken = files.write("broken.json", '{"genepool": 1,\n  "game": noughts}')
const list = files.write("list.json", [])
const noSeats = files.write("no-seats.json", { ...log, seats: "two" })
const otherGame = files.write("other-game.json", { ...log, game: "chess" })
const otherVersion = files.write("other-version.json", { ...log, version: "0" })
const badOption = files.write("bad-option.json", { ...log, options: { speed: 1 } })
const noChoice = files.write("no-choice.json", { ...log, choices: [{ seat: 0 }] })
const badDice = files.write("bad-dice.json", {
  ...log,
  dice: { kind: "sealed", commitment: "x", numbers: [] },
})
const badGolden = files.write("bad-golden.json", { name: "x", log: { ...log, choices: 3 } })
const whole = files.write("whole.json", log)
const nowhere = files.path("nowhere.json")
const out = files.path("out.json")

const games = Object.keys(register).join(", ")

const cases: [string[], string][] = [
  [["dance"], `genepool: command: expected one of ${Object.keys(commands).join(", ")}, got dance`],
  [["help", "dance"], "genepool: command: expected one of games, play"],
  [["games", "noughts"], "games: expected flags only, got also noughts"],
  [["games", "--locale", "de"], "--locale: expected one of en, pl, ru, got de"],

  [["play"], `play: expected a game: ${games}, got nothing`],
  [["play", "chess"], `play: expected a game: ${games}, got chess`],
  [["play", "noughts", "krom"], "play: expected a game"],
  [["play", "noughts", "--seats", "3"], "--seats: expected a whole number from 2 to 2, got 3"],
  [
    ["play", "noughts", "--bots", "genius"],
    "--bots: expected one of random, greedy, uct, veteran, instant, level1",
  ],
  [
    ["play", "noughts", "--bots", "random,random,random"],
    "--bots: expected at most 2 names, one per seat, got random",
  ],
  [
    ["play", "noughts", "--bots", "random", "--ms", "long"],
    "--ms: expected a whole number from 1 to 600000, got long",
  ],
  [["play", "noughts", "--options", "speed=1"], "--options.speed: expected nothing, got speed"],
  [["play", "noughts", "--edition", whole], "--edition: expected a game with editions, got noughts"],
  [["play", "noughts", "--locale", "de"], "--locale: expected one of en, pl, ru, got de"],
  [["play", "noughts", "--names", "A,B,C"], "--names: expected up to 2 names, got A,B,C"],
  [["play", "noughts", "--sealed", "--seed", "1"], "--sealed: expected no --seed beside it, got 1"],
  [["play", "noughts", "--sealed", "--numbers", "1"], "--numbers: expected 2 numbers, one per seat, got 1"],
  [["play", "noughts", "--numbers", "1,2"], "--numbers: expected --sealed beside it, got nothing"],
  [["play", "noughts", "--load", nowhere], `${nowhere}: expected a file that can be read, got no such file`],
  [
    ["play", "noughts", "--load", whole, "--seats", "2"],
    "--load: expected no --seats beside it: the log has its own, got 2",
  ],
  [["play", "noughts", "--load", whole, "--options", "a=1"], "--load: expected no --options beside it"],
  [["play", "noughts", "--load", whole, "--sealed"], "--load: expected no --sealed beside it"],
  [["play", "noughts", "--load", badOption], `${badOption}: options.speed: expected nothing, got speed`],
  [["play", "noughts", "--load", otherGame], `${otherGame}: game: expected a game: ${games}, got chess`],

  [["simulate"], `simulate: expected a game: ${games}, got nothing`],
  [["simulate", "chess"], `simulate: expected a game: ${games}, got chess`],
  [["simulate", "noughts", "--seats", "many"], "--seats: expected a whole number from 2 to 2, got many"],
  [["simulate", "noughts", "--games", "0"], "--games: expected a whole number from 1 to 1000000000, got 0"],
  [["simulate", "noughts", "--games", "ten"], "--games: expected a whole number"],
  [["simulate", "noughts", "--jobs", "0"], "--jobs: expected a whole number from 1 to"],
  [["simulate", "noughts", "--percent", "5"], "--percent: expected --check beside it, got no --check"],
  [
    ["simulate", "noughts", "--check", "--percent", "101"],
    "--percent: expected a whole number from 0 to 100",
  ],
  [["simulate", "noughts", "--options", "speed=1"], "--options.speed: expected nothing, got speed"],
  [["simulate", "noughts", "--logs", whole], "--logs: expected a folder that can be made"],

  [["record", "noughts"], "record --out: expected a file to write to, got nothing"],
  [["record", "chess", "--out", out], `record: expected a game: ${games}, got chess`],
  [
    ["record", "noughts", "--out", files.path("no/such/folder.json")],
    "folder.json: expected a file that can be written",
  ],
  [["record", "noughts", "--bots", "human", "--out", out], "--bots: expected bots only, got human"],
  [
    ["record", "noughts", "--seats", "1", "--out", out],
    "--seats: expected a whole number from 2 to 2, got 1",
  ],

  [["replay"], "replay: expected a log file, got nothing"],
  [["replay", nowhere], `${nowhere}: expected a file that can be read, got no such file`],
  [["replay", files.path(".")], "expected a file that can be read, got a folder"],
  [["replay", broken], `${broken}:2:11: expected JSON, got noughts}`],
  [["replay", list], `${list}: expected an object, got []`],
  [["replay", noSeats], `${noSeats}.seats: expected the number of seats, got two`],
  [["replay", otherGame], `${otherGame}: game: expected a game: ${games}, got chess`],
  [["replay", otherVersion], `${otherVersion}: version: expected rules version`],
  [["replay", badOption], `${badOption}: options.speed: expected nothing, got speed`],
  [["replay", noChoice], `${noChoice}.choices[0].choice: expected an object, got`],
  [["replay", badGolden], `${badGolden}: log.choices: expected a list of choices, got 3`],
  [["replay", whole, "--at", "1"], "--at: expected a whole number from 0 to 0, got 1"],
  [["replay", whole, "--view", "2"], "--view: expected a seat from 0 to 1, spectator or all, got 2"],
  [["replay", whole, whole], `replay: expected a log file, got also ${whole}`],

  [["verify"], "verify: expected a log file, got nothing"],
  [["verify", broken], `${broken}:2:11: expected JSON, got noughts}`],
  [["verify", badDice], `${badDice}.dice.commitment: expected 64 hexadecimal digits, got x`],

  [["rules"], `rules: expected a game: ${games}, got nothing`],
  [["rules", "chess"], `rules: expected a game: ${games}, got chess`],
  [
    ["rules", "noughts", "--covrage"],
    "rules --covrage: expected one of --coverage, --json, --help, got an unknown flag",
  ],

  [["protocol", "now"], "protocol: expected flags only, got also now"],
]

describe("bad input", () => {
  test.each(cases)("genepool %j", async (args, message) => {
    const { code, out: printed, err } = await genepool(args)
    expect(err).toContain(message)
    expect(err.trimEnd().split("\n")).toHaveLength(1)
    expect(code).toBe(2)
    expect(printed).toBe("")
  })

  test("nothing is written for a command that was refused", () => {
    expect(existsSync(out)).toBe(false)
    expect(readdirSync(files.path(".")).filter((name) => name.endsWith(".part"))).toEqual([])
  })

  test("with --json the complaint is also an object on the last line", async () => {
    const outcome = await genepool(["replay", noSeats, "--json"])
    expect(outcome.code).toBe(2)
    expect(lastLine(outcome)).toEqual({
      error: {
        code: "badInput",
        message: `${noSeats}.seats: expected the number of seats, got two`,
        where: `${noSeats}.seats`,
      },
    })
  })
})
