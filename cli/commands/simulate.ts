// genepool simulate: many random games, counted and, if wanted, checked at every position.

import { mkdirSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { BadInput, playOne } from "@genepool/engine"
import { games } from "@genepool/games"
import { checkOptions, loadGame, optionFlags, readOptions } from "../choosing.ts"
import { command, jsonFlag, theWords, wholeNumber } from "../command.ts"
import { writeJson } from "../files.ts"
import { type Case, casesOf } from "../simulate/cases.ts"
import { playAll } from "../simulate/jobs.ts"
import { add, type Found, nothingYet, planOf, type Sum } from "../simulate/share.ts"
import type { Terminal } from "../terminal.ts"

export const simulate = command(
  {
    name: "simulate",
    words: "<game>",
    about: "play many random games: speed and length, and with --check everything that must hold",
    flags: {
      seats: { type: "string", value: "n|all", about: "numbers of players, comma-separated (all)" },
      games: {
        type: "string",
        value: "n",
        about: "number of games in total, spread over seats and options (1000)",
      },
      seed: { type: "string", value: "text", about: "random seed (1)" },
      options: {
        ...optionFlags.options,
        about: `${optionFlags.options.about}; all: every combination of flags and choices`,
      },
      edition: optionFlags.edition,
      check: {
        type: "boolean",
        about: "check invariants and the conformance properties after every choice",
      },
      percent: {
        type: "string",
        value: "n",
        about:
          "with --check: the percentage of positions that get every check; invariants, facts, dead ends and replay are checked at all of them (100)",
      },
      only: {
        type: "string",
        value: "seed",
        about: "play only the game with that seed, as named in a violation",
      },
      logs: { type: "string", value: "folder", about: "write the log of every failing game there" },
      jobs: { type: "string", value: "n", about: "threads (1)" },
      json: jsonFlag,
    },
    more: [
      "Exit code 1 when a check failed. A run stops after ten failing games.",
      "The games are the same however many threads play them.",
    ].join("\n"),
    examples: [
      "simulate noughts --games 100000",
      "simulate krom --seats 4 --games 200 --check",
      "simulate viral --seats all --options all --games 5000 --check --jobs 2 --json",
      "simulate krom --options all --games 100000 --check --percent 1 --jobs 2",
    ],
  },
  async (words, flags, terminal) => {
    const [id] = theWords("simulate", [`a game: ${Object.keys(games).join(", ")}`], words) as [string]
    const { game } = await loadGame(id, "simulate")
    const every = flags.options.includes("all")
    const given = flags.options.filter((text) => text !== "all")
    const cases = casesOf(game, flags.seats ?? "all", readOptions(game, given, flags.edition), every)
    for (const { seats, options } of cases) checkOptions(game, options, seats)
    const count = flags.games === undefined ? 1000 : wholeNumber("--games", flags.games, 1, 1e9)
    const jobs =
      flags.jobs === undefined ? 1 : wholeNumber("--jobs", flags.jobs, 1, 4 * availableParallelism())
    if (flags.percent !== undefined && !flags.check)
      throw new BadInput("--percent", "--check beside it", "no --check")
    const percent = flags.percent === undefined ? 100 : wholeNumber("--percent", flags.percent, 0, 100)
    const check = flags.check ? percent / 100 : null
    if (flags.logs !== undefined) makeFolder(flags.logs)

    const total = nothingYet()
    const started = performance.now()
    if (flags.only !== undefined) add(total, playOnly(game, cases, flags.only, check))
    else {
      const plan = { game: id, cases, games: count, seed: flags.seed ?? "1", check, atMost: 10 }
      await playAll(game, plan, jobs, (sum) => {
        add(total, sum)
        terminal.progress(bar(total, count, (performance.now() - started) / 1000))
      })
    }
    const seconds = (performance.now() - started) / 1000
    terminal.progress("")
    const violations = total.violations.map((found) => ({
      property: found.property,
      message: found.message,
      seats: found.seats,
      options: found.options,
      seed: found.seed,
      choice: found.n,
      reproduce: reproduce(id, found, flags.edition, flags.check),
      ...(flags.logs === undefined ? {} : { log: writeLog(flags.logs, found) }),
    }))
    const { games: played, decisions, longest } = total
    const decisionsPerSecond = Math.round(decisions / seconds)
    if (flags.json)
      terminal.print(
        JSON.stringify({
          game: id,
          seats: [...new Set(cases.map(({ seats }) => seats))],
          cases: cases.length,
          games: played,
          decisions,
          seconds: Number(seconds.toFixed(3)),
          decisionsPerSecond,
          longest,
          checked: flags.check,
          violations,
        }),
      )
    else {
      const kinds =
        cases.length === 1 ? "" : ` over ${Math.min(cases.length, count)} of ${cases.length} kinds of tables`
      terminal.print(`games                 ${played}${kinds}`)
      terminal.print(`decisions             ${decisions}`)
      terminal.print(`decisions per second  ${decisionsPerSecond}`)
      terminal.print(`longest game          ${longest} decisions`)
      terminal.print(
        `violations            ${violations.length}${flags.check ? "" : " (--check looks closer)"}`,
      )
      for (const violation of violations) describe(violation, terminal)
    }
    return violations.length === 0 ? 0 : 1
  },
)

function playOnly(
  game: Parameters<typeof playOne>[0],
  cases: readonly Case[],
  seed: string,
  check: number | null,
): Sum {
  const [one, another] = cases
  if (one === undefined || another !== undefined)
    throw new BadInput(
      "--only",
      "one number of --seats and fixed --options beside it",
      `${cases.length} kinds of tables`,
    )
  const { decisions, violation } = playOne(game, planOf(one.seats, one.options, check), seed)
  const violations = violation === null ? [] : [{ ...violation, options: one.options }]
  return { games: 1, decisions, longest: decisions, violations }
}

function bar(sum: Sum, count: number, seconds: number): string {
  const done = Math.floor((sum.games / count) * 24)
  const rate = Math.round(sum.decisions / seconds)
  return `[${"#".repeat(done)}${"·".repeat(24 - done)}] ${sum.games}/${count} games, ${rate} decisions per second`
}

function reproduce(
  id: string,
  { seats, seed, options }: Found,
  edition: string | undefined,
  check: boolean,
): string {
  const { edition: _, ...others } = options
  const chosen = Object.keys(others).length === 0 ? "" : ` --options '${JSON.stringify(others)}'`
  const data = edition === undefined ? "" : ` --edition '${edition}'`
  return `genepool simulate ${id} --seats ${seats} --only '${seed}'${chosen}${data}${check ? " --check" : ""}`
}

function writeLog(folder: string, { log, seed, property, message }: Found): string {
  const file = join(folder, `${log.game}-${seed.replace(/[^A-Za-z0-9]+/g, "-")}.json`)
  writeJson(file, { name: `${property}: ${message}`, log })
  return file
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new BadInput(
      "--logs",
      "a folder that can be made",
      error instanceof Error ? error.message : String(error),
    )
  }
}

interface Shown {
  readonly property: string
  readonly message: string
  readonly seed: string
  readonly choice: number
  readonly reproduce: string
  readonly log?: string
}

function describe({ property, message, seed, choice, reproduce: how, log }: Shown, terminal: Terminal): void {
  terminal.print("")
  terminal.print(
    terminal.paint("red", `it does not hold that ${property} (seed ${seed}, after choice ${choice})`),
  )
  terminal.print(`  ${message.replaceAll("\n", "\n  ")}`)
  terminal.print(`  again: ${how}`)
  if (log !== undefined) terminal.print(`  log: ${log}`)
}
