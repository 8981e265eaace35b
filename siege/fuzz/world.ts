// The world that bad input is thrown at: people, their keys, and tables of every game at every
// stage.

import { DatabaseSync } from "node:sqlite"
import type { Choice, FastRandom } from "@genepool/engine"
import type { Line } from "@genepool/server/testing"
import { databaseFile } from "@genepool/server/testing/inside"
import type { Me, NewBotAccount, SeatCode, TableMade, TableMessage } from "@genepool/wire"
import { modules } from "../games.ts"
import { pick } from "./chance.ts"

type Headers = Record<string, string>

export const password = "long enough"

export const games: readonly { id: string; seats: readonly number[] }[] = [...modules].map(
  ([id, { game }]) => ({
    id,
    seats: [2, 3].filter((seats) => seats >= game.seats.min && seats <= game.seats.max),
  }),
)

export class World {
  readonly line: Line
  readonly random: FastRandom
  people: Headers[] = []
  bots: Headers[] = []
  /** May look at everything that operators look at. */
  operator: Headers = {}
  tables: string[] = []
  /** Who sits at a running table, seat by seat. */
  private readonly seated = new Map<string, Headers[]>()
  players: string[] = []
  codes: string[] = []
  private named = 0

  constructor(line: Line, random: FastRandom) {
    this.line = line
    this.random = random
  }

  /**
   * A few people, one with an account, a bot account, an operator, and a table of every game: open,
   * running and over.
   */
  async settle(data: string): Promise<void> {
    for (let i = 0; i < 5; i++) await this.newcomer(i)
    this.people.push(await this.member("Somebody"))
    this.operator = await this.member("Overseer")
    const database = new DatabaseSync(databaseFile(data))
    database.exec("update player set role = 'operator' where name = 'Overseer'")
    database.close()
    const owner = this.people[0] as Headers
    const { token } = await this.line.must<NewBotAccount>("POST", "/me/bots", owner, { name: "Fuzzbot" })
    this.bots.push({ authorization: `Bearer ${token}` })
    for (const { id, seats } of games)
      for (const stage of ["open", "playing", "finished"] as const)
        await this.newTable(id, pick(seats, this.random), stage)
  }

  /** The password is one that bad input tries, too. */
  private async member(name: string): Promise<Headers> {
    const { status, headers, text } = await this.line.json("POST", "/me/register", {}, { name, password })
    if (status !== 200) throw new Error(`${name}: ${status} ${text}`)
    return { cookie: (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ") }
  }

  /** Somebody new in that place: who was there has signed out or is gone. */
  async newcomer(place: number): Promise<void> {
    const headers = await this.line.guest(`Visitor ${++this.named}`)
    this.people[place] = headers
    const { player } = await this.line.must<Me>("GET", "/me", headers)
    if (player !== null) this.players = [...this.players, player.id].slice(-20)
  }

  /** Replaces everybody whom the server does not know any more. */
  async mendPeople(): Promise<void> {
    for (const [place, headers] of this.people.entries()) {
      const { player } = await this.line.must<Me>("GET", "/me", headers)
      if (player === null) await this.newcomer(place)
    }
  }

  async newTable(game: string, seats: number, stage: "open" | "playing" | "finished"): Promise<void> {
    const [owner, ...others] = this.people as [Headers, ...Headers[]]
    const wish = {
      game,
      seats: Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? "me" : "open" })),
      manner: { leavers: "nobody" },
      listed: true,
    }
    const { status, text } = await this.line.json("POST", "/tables", owner, wish)
    // Whoever has a hundred tables gets no more: a newcomer can
    if (status !== 201) return this.newcomer(0)
    const { table } = JSON.parse(text) as TableMade
    this.tables = [...this.tables, table].slice(-24)
    const { line } = this
    const invitations = await line.must<SeatCode[]>("GET", `/tables/${table}/invitations`, owner)
    this.codes = [...this.codes, ...invitations.map(({ code }) => code)].slice(-20)
    if (stage === "open") return
    for (const other of others.slice(0, seats - 1))
      await line.json("POST", `/tables/${table}/join`, other, {})
    for (const other of others.slice(0, seats - 2)) await line.json("POST", `/tables/${table}/ready`, other)
    await line.json("POST", `/tables/${table}/start`, owner)
    this.seated.set(table, this.people.slice(0, seats))
    for (const old of this.seated.keys()) if (!this.tables.includes(old)) this.seated.delete(old)
    if (stage === "finished")
      for (const other of others.slice(0, seats - 1))
        await line.json("POST", `/tables/${table}/resign`, other)
  }

  /** A right choice somewhere, with a look at the list first. */
  async playOn(): Promise<{ table: string; headers: Headers; n: number; choice: Choice } | null> {
    const [table, people] = pick([...this.seated], this.random)
    for (const headers of people) {
      const { status, text } = await this.line.json("GET", `/tables/${table}`, headers)
      if (status !== 200) return null
      const { n, decision } = (JSON.parse(text) as TableMessage).now
      if (decision === null || decision.given.length > 0 || decision.options.length === 0) continue
      return { table, headers, n, choice: pick(decision.options, this.random) }
    }
    this.seated.delete(table)
    return null
  }

  /** Whether there is a running table to play at. */
  get busy(): boolean {
    return this.seated.size > 0
  }

  /** Somebody who sits at the table, where anybody is known to. */
  playerAt(table: string): Headers {
    return pick(this.seated.get(table) ?? this.people, this.random)
  }

  /** A fresh table in the place of the oldest. */
  async renew(): Promise<void> {
    const { id, seats } = pick(games, this.random)
    const stage = pick(["open", "playing", "playing", "playing", "finished"] as const, this.random)
    await this.newTable(id, pick(seats, this.random), stage)
  }
}
