// What a program may ask: each call reads its fields, does one thing to a table, and answers with
// JSON.

import { randomBytes } from "node:crypto"
import { readPlayerName } from "@genepool/bots"
import {
  BadInput,
  type Decision,
  type Fact,
  type Json,
  type Locale,
  parseLog,
  type Seat,
  stateHash,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { loadGame } from "../choosing.ts"
import { describe } from "../commands/games.ts"
import { botOf } from "../players.ts"
import { published, sealedDice, Table } from "../table.ts"
import type { Terminal } from "../terminal.ts"
import { version } from "../version.ts"
import { draw, sayFacts, type Words, wordsOf } from "../words.ts"
import { Complaint, type Request } from "./request.ts"

export const protocolVersion = 1

type Answer = { readonly [name: string]: unknown }
type Call = (request: Request) => Answer | Promise<Answer>

/** The tables of one conversation. */
export class Desk {
  private readonly terminal: Terminal
  private readonly tables = new Map<string, Table>()
  private opened = 0
  /** Where calls go that name no table: the one opened last. */
  private current = ""

  constructor(terminal: Terminal) {
    this.terminal = terminal
  }

  readonly calls: { readonly [name: string]: Call } = {
    hello: () => ({ genepool: version, protocol: protocolVersion, calls: Object.keys(this.calls) }),

    games: async () => ({
      games: (await Promise.all(Object.values(games).map((load) => load()))).map(describe),
    }),

    setup: async (request) => {
      const module = await loadGame(request.text("game"), "game")
      const { min, max } = module.game.seats
      const seats = request.whole("seats", min, max)
      const numbers = request.texts("numbers")
      if (numbers.length > seats) throw new BadInput("numbers", `up to ${seats} texts, one per seat`, numbers)
      const dice = request.flag("sealed")
        ? sealedDice(seats, numbers)
        : ({
            kind: "seed",
            seed: request.has("seed") ? request.text("seed") : randomBytes(8).toString("hex"),
          } as const)
      return this.open(Table.open(module, { seats, options: request.object("options"), dice }))
    },

    load: async (request) => {
      const log = parseLog(request.any("log"))
      return this.open(Table.load(await loadGame(log.game, "log.game"), log))
    },

    log: (request) => {
      const table = this.table(request)
      if (table.imagined) throw new Complaint("noLog", "an imagined world has no log")
      return { log: request.flag("secret") ? table.log : published(table) }
    },

    status: (request) => this.status(this.table(request)),

    decisions: (request) => {
      const table = this.table(request)
      const words = this.words(table, request.locale())
      if (!request.has("seat"))
        return { decisions: table.decisions().map((one) => withPrompt(table, one, words)) }
      const decision: Decision | null = table.game.decision(table.state, request.seat(table.seats))
      return { decisions: decision === null ? [] : [withPrompt(table, decision, words)] }
    },

    choose: (request) => {
      const table = this.table(request)
      const seat = request.seat(table.seats)
      const before = table.length
      table.choose(seat, request.has("option") ? optionOf(table, seat, request) : request.any("choice"))
      const words = this.words(table, request.locale())
      return {
        ...this.status(table),
        facts: table.heard(seat, before).flatMap(({ facts }) => said(facts, words)),
      }
    },

    view: (request) => {
      const table = this.table(request)
      const view = table.game.view(table.state, request.who(table.seats))
      const words = this.words(table, request.locale())
      return words === null ? { view } : { view, text: draw(words, table.module, view) }
    },

    state: (request) => {
      const { state } = this.table(request)
      return { state, hash: stateHash(state) }
    },

    facts: (request) => {
      const table = this.table(request)
      const since = request.has("since") ? request.whole("since", -1, table.length) : -1
      const words = this.words(table, request.locale())
      const heard = table.heard(request.who(table.seats), since)
      return { facts: heard.flatMap(({ n, facts }) => said(facts, words).map((fact) => ({ n, ...fact }))) }
    },

    whyNot: (request) => {
      const table = this.table(request)
      const seat = request.seat(table.seats)
      const words = this.words(table, request.locale())
      const ask = table.game.prompt(table.state, seat)?.ask ?? ""
      const withheld = table.game.whyNot(table.state, seat).map(({ choice, reason }) =>
        words === null
          ? { choice, reason }
          : {
              choice,
              reason,
              words: `${words.game.sayOption(ask, choice)}: ${words.game.sayReason(reason)}`,
            },
      )
      return { withheld }
    },

    undo: (request) => {
      const table = this.table(request)
      if (request.has("to")) table.rewind(request.whole("to", 0, table.length))
      else {
        const seat = request.seat(table.seats)
        if (table.imagined || table.free(seat) >= table.length)
          throw new Complaint(
            "notFree",
            `the last choice is not one that seat ${seat} may take back by itself`,
          )
        table.rewind(table.length - 1)
      }
      return this.status(table)
    },

    imagine: (request) => {
      const table = this.table(request)
      const seed = request.has("seed") ? request.text("seed") : randomBytes(8).toString("hex")
      return this.open(table.imagine(request.who(table.seats), seed), false)
    },

    suggest: async (request) => {
      const table = this.table(request)
      const { module, game, state, seats } = table
      const seat = request.seat(seats)
      const think = await botOf(module, readPlayerName(request.text("bot"), "bot"))
      const decision: Decision | null = game.decision(state, seat)
      if (decision === null) throw new Complaint("notAsked", `seat ${seat} has nothing to decide now`)
      const seed = request.has("seed") ? request.text("seed") : randomBytes(8).toString("hex")
      const budget = request.has("ms")
        ? { ms: request.whole("ms", 1, 600_000) }
        : { iterations: request.has("iterations") ? request.whole("iterations", 1, 1e8) : 1000 }
      const { choice, options } = think({ view: game.view(state, seat), seat, seats, decision, seed, budget })
      return { choice, opinions: options }
    },

    tables: () => ({ tables: [...this.tables.keys()] }),

    close: (request) => {
      const name = this.nameOf(request)
      this.table(request)
      this.tables.delete(name)
      if (this.current === name) this.current = [...this.tables.keys()].at(-1) ?? ""
      return {}
    },
  }

  private open(table: Table, turnTo = true): Answer {
    const name = `t${++this.opened}`
    this.tables.set(name, table)
    if (turnTo) this.current = name
    return { table: name, ...this.status(table) }
  }

  private nameOf(request: Request): string {
    return request.has("table") ? request.text("table") : this.current
  }

  private table(request: Request): Table {
    const table = this.tables.get(this.nameOf(request))
    if (table !== undefined) return table
    throw new Complaint(
      "noTable",
      request.has("table") ? `no table ${this.nameOf(request)}` : "no table yet: call setup or load first",
      "table",
    )
  }

  private status(table: Table): Answer {
    const { game, seats, dice } = table
    const commitment = dice.kind === "sealed" ? { commitment: dice.commitment } : {}
    return {
      game: game.id,
      seats,
      choices: table.length,
      asked: table.decisions().map(({ seat }) => seat),
      over: table.over,
      result: table.result,
      ...commitment,
    }
  }

  private words(table: Table, locale: Locale | null): Words | null {
    return locale === null ? null : wordsOf(table.module, locale, table.seats, [], this.terminal)
  }
}

function optionOf(table: Table, seat: Seat, request: Request): Json {
  const decision: Decision | null = table.game.decision(table.state, seat)
  if (decision === null)
    throw new Complaint(table.over ? "over" : "notAsked", `seat ${seat} has nothing to decide now`)
  return decision.options[request.whole("option", 0, decision.options.length - 1)] as Json
}

function withPrompt(table: Table, decision: Decision, words: Words | null): Answer {
  const prompt = table.game.prompt(table.state, decision.seat)
  if (words === null) return { ...decision, prompt }
  const { ask, options } = decision
  return {
    ...decision,
    prompt,
    words: {
      prompt: prompt === null ? "" : words.game.sayPrompt(prompt),
      options: options.map((option) => words.game.sayOption(ask, option)),
    },
  }
}

function said(facts: readonly Fact[], words: Words | null): { fact: Fact; words?: string }[] {
  return facts.map((fact) => (words === null ? { fact } : { fact, words: sayFacts(words, [fact])[0] ?? "" }))
}
