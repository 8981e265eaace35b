// One of many guests behind one address who do their worst: as fast as the server answers, whatever
// it says.

import { type ClientRequest, request } from "node:http"
import { FastRandom } from "@genepool/engine"
import type { Answer, Line } from "@genepool/server/testing"
import type { ProblemBody, TableMade } from "@genepool/wire"
import { rightOptions } from "../fuzz/editions.ts"
import type { Attempts } from "./judge.ts"

type Headers = Record<string, string>

/** The address they share while they are at it. */
export const oneAddress = "203.0.113.9"

export const kinds = [
  ...["tables", "bots", "streams", "undo", "editions", "names"],
  ...["chat", "rematches", "seats", "reads", "guests"],
] as const

export type Books = { readonly [kind: string]: Attempts }

export const freshBooks = (): Books =>
  Object.fromEntries(kinds.map((kind) => [kind, { sent: 0, done: 0, refused: {}, broken: 0 }]))

export class Abuser {
  private readonly line: Line
  private readonly books: Books
  private readonly random: FastRandom
  private readonly own: Headers
  private readonly friend: Headers
  /** Tables of honest people, to be pestered. */
  private readonly targets: () => readonly string[]
  private readonly streams: ClientRequest[] = []
  private readonly name: string
  private game: { readonly table: string; n: number } | null = null

  constructor(
    line: Line,
    books: Books,
    seed: string,
    [own, friend]: readonly [Headers, Headers],
    targets: () => readonly string[],
  ) {
    this.line = line
    this.books = books
    this.random = new FastRandom(seed)
    this.name = seed
    this.own = { ...own, "x-forwarded-for": oneAddress }
    this.friend = { ...friend, "x-forwarded-for": oneAddress }
    this.targets = targets
  }

  /** One attempt after another, in turns; everybody begins with another kind. */
  async run(first: number, over: (round: number) => boolean): Promise<void> {
    for (let attempt = 0; !over(Math.floor(attempt / kinds.length)); attempt++) {
      const kind = kinds[(first + attempt) % kinds.length] as (typeof kinds)[number]
      await this.do(kind).catch(() => this.broken(kind))
    }
  }

  close(): void {
    for (const stream of this.streams) stream.destroy()
  }

  private do(kind: (typeof kinds)[number]): Promise<unknown> {
    const target = this.targets()[this.random.below(this.targets().length)] as string
    switch (kind) {
      case "tables":
        return this.make(kind, { game: "noughts", seats: [{ kind: "me" }, { kind: "open" }], listed: true })
      case "bots":
        return this.wakeBots()
      case "streams":
        return this.listen(this.random.below(2) === 0 ? `/tables/${target}/stream` : "/lobby/stream")
      case "undo":
        return this.undo()
      case "editions":
        return this.fillDisk()
      case "names":
        return this.ask(kind, "PATCH", "/me", this.own, { name: `Q ${this.random.below(1 << 30)}` })
      case "chat":
        return this.ask(kind, "POST", `/tables/${target}/chat`, this.own, { text: "spam ".repeat(60) })
      case "rematches":
        return this.rematch()
      case "seats":
        return this.blockSeat(target)
      case "reads":
        return this.ask(
          kind,
          "GET",
          this.random.below(2) === 0 ? "/tables?limit=200" : `/tables/${target}`,
          this.own,
        )
      case "guests":
        return this.ask(kind, "POST", "/me/guest", { "x-forwarded-for": oneAddress }, { name: this.name })
    }
  }

  private make(kind: string, wish: object): Promise<string | null> {
    return this.ask(kind, "POST", "/tables", this.own, wish).then(({ status, text }) =>
      status === 201 ? (JSON.parse(text) as TableMade).table : null,
    )
  }

  private async wakeBots(): Promise<void> {
    const bots = Array.from({ length: 5 }, () => ({ kind: "bot", level: 5 }))
    const table = await this.make("bots", { game: "krom", seats: [...bots, { kind: "me" }] })
    if (table !== null) await this.ask("bots", "POST", `/tables/${table}/start`, this.own)
  }

  private async fillDisk(): Promise<void> {
    const wish = { game: "krom", seats: [{ kind: "me" }, { kind: "open" }], options: rightOptions.krom?.[1] }
    const table = await this.make("editions", wish)
    if (table !== null) await this.ask("editions", "POST", `/tables/${table}/cancel`, this.own)
  }

  private async blockSeat(target: string): Promise<void> {
    const { status } = await this.ask("seats", "POST", `/tables/${target}/join`, this.own, {})
    if (status === 200) await this.ask("seats", "POST", `/tables/${target}/leave`, this.own)
  }

  /** A choice, and back, and again. */
  private async undo(): Promise<void> {
    this.game ??= await this.begin("undo", {})
    if (this.game === null) return
    const { table, n } = this.game
    const chosen = await this.ask("undo", "POST", `/tables/${table}/choices`, this.own, {
      n,
      choice: { do: "mark", cell: this.random.below(9) },
    })
    if (chosen.status === 200) {
      const taken = await this.ask("undo", "POST", `/tables/${table}/undo`, this.own, { to: 0, n: n + 1 })
      if (taken.status === 200) this.game.n += 2
      else this.game = null
    } else if (chosen.status !== 429) this.game = null
  }

  private async rematch(): Promise<void> {
    let game = await this.begin("rematches", { leavers: "nobody" })
    for (let again = 0; again < 3 && game !== null; again++) {
      const { table } = game
      await this.ask("rematches", "POST", `/tables/${table}/resign`, this.friend)
      const asked = await this.ask("rematches", "POST", `/tables/${table}/rematch`, this.own)
      const next = asked.status === 200 ? (JSON.parse(asked.text) as TableMade).table : null
      // Nobody else has said yes
      if (next !== null) await this.ask("rematches", "POST", `/tables/${next}/start`, this.own)
      const agreed = await this.ask("rematches", "POST", `/tables/${table}/rematch`, this.friend)
      game = next !== null && agreed.status === 200 ? { table: next, n: 1 } : null
    }
  }

  /** A running game of noughts with the friend. */
  private async begin(kind: string, manner: object): Promise<{ table: string; n: number } | null> {
    const table = await this.make(kind, {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
      manner,
    })
    if (table === null) return null
    const sat = await this.ask(kind, "POST", `/tables/${table}/join`, this.friend, {})
    const { status } = await this.ask(kind, "POST", `/tables/${table}/start`, this.own)
    return sat.status === 200 && status === 200 ? { table, n: 1 } : null
  }

  /** Opened, and kept open. */
  private listen(path: string): Promise<void> {
    const attempts = this.books.streams as Attempts
    attempts.sent++
    return new Promise((resolve) => {
      const call = request(
        `${this.line.url}/api/v1${path}`,
        { headers: this.own, agent: false },
        (response) => {
          if (response.statusCode === 200) attempts.done++
          else
            attempts.refused[String(response.statusCode)] =
              (attempts.refused[String(response.statusCode)] ?? 0) + 1
          response.resume()
          if (response.statusCode === 200) this.streams.push(call)
          resolve()
        },
      )
      call.on("error", () => resolve())
      call.end()
    })
  }

  private async ask(
    kind: string,
    method: string,
    path: string,
    headers: Headers,
    body?: unknown,
  ): Promise<Answer> {
    const attempts = this.books[kind] as Attempts
    attempts.sent++
    const answer = await this.line.json(method, path, headers, body)
    if (answer.status < 300) attempts.done++
    else if (answer.status >= 500) attempts.broken++
    else {
      const code = (JSON.parse(answer.text) as ProblemBody).error.code
      attempts.refused[code] = (attempts.refused[code] ?? 0) + 1
    }
    return answer
  }

  private broken(kind: string): void {
    ;(this.books[kind] as Attempts).broken++
  }
}
