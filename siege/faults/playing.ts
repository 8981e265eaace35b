// Tables that are played on whatever happens: every choice is sent until somebody answers, under a
// key of its own.

import type { Choice } from "@genepool/engine"
import type { Answer, Line } from "@genepool/server/testing"
import type { NewTable, TableMade } from "@genepool/wire"
import type { Acknowledged } from "../acknowledged.ts"
import { pause } from "./cluster.ts"
import { Watcher } from "./watcher.ts"

type Headers = Record<string, string>

interface Timed extends Acknowledged {
  /** How long it took from the first try. */
  readonly ms: number
}

/** Whoever can be asked: any of several nodes, or the one server there is. */
export interface Doors {
  anyNode(random: () => number): { readonly line: Line }
}

/** Whoever looks at a table anew must not repeat a key of theirs. */
let visits = 0

/** However long something is away, somebody asks again. */
const longest = 10 * 60_000

/** Sends until there is an answer that is not the fault of whoever is down. */
export async function insist(
  cluster: Doors,
  random: () => number,
  method: string,
  path: string,
  headers: Headers,
  body?: unknown,
): Promise<Answer> {
  const until = performance.now() + longest
  for (;;) {
    try {
      const answer = await cluster.anyNode(random).line.json(method, path, headers, body)
      if (answer.status < 500) return answer
      if (performance.now() > until) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await pause(30 + random() * 120)
  }
}

export class PlayedTable {
  readonly id: string
  readonly game: string
  readonly acknowledged: Timed[] = []
  readonly watchers: Watcher[]
  readonly people: Headers[]
  refused = 0
  over = false
  private readonly cluster: Doors
  private readonly random: () => number
  private readonly visit = ++visits
  private sent = 0

  private constructor(cluster: Doors, random: () => number, id: string, game: string, people: Headers[]) {
    this.cluster = cluster
    this.random = random
    this.id = id
    this.game = game
    this.people = people
    const address = () => `${cluster.anyNode(random).line.url}/api/v1/tables/${id}/stream?since=0`
    this.watchers = [
      ...people.map((headers, seat) => new Watcher(seat, address, headers)),
      new Watcher("spectator", address, {}),
    ]
  }

  static async make(
    cluster: Doors,
    random: () => number,
    people: Headers[],
    { game, seats, manner }: NewTable,
  ): Promise<PlayedTable> {
    const [owner, ...others] = people as [Headers, ...Headers[]]
    const ask = async (path: string, headers: Headers, body?: unknown) => {
      const { status, text } = await insist(cluster, random, "POST", path, headers, body)
      if (status >= 300) throw new Error(`${path}: ${status} ${text}`)
      return JSON.parse(text) as TableMade
    }
    const { table } = await ask("/tables", owner, { game, seats, manner })
    for (const other of others) await ask(`/tables/${table}/join`, other, {})
    for (const other of others.slice(0, -1)) await ask(`/tables/${table}/ready`, other)
    await ask(`/tables/${table}/start`, owner)
    return new PlayedTable(cluster, random, table, game, people)
  }

  /** A table that is there already, with these people in its seats: they look at it anew. */
  static at(cluster: Doors, random: () => number, id: string, game: string, people: Headers[]): PlayedTable {
    return new PlayedTable(cluster, random, id, game, people)
  }

  /** Until it is over or `stop` says so, with a time to think before each choice. */
  async playOn(thinking: number, stop: () => boolean): Promise<void> {
    while (!stop() && !this.over) {
      await pause(thinking * (0.5 + this.random()))
      if (!stop()) await this.chooseOnce()
    }
  }

  /** One choice by somebody who owes one, as far as they know. */
  async chooseOnce(): Promise<void> {
    const seats = this.people.flatMap((headers, seat) => {
      const now = this.watchers[seat]?.now ?? null
      if (now?.status === "finished") this.over = true
      const decision = now?.status === "playing" ? now.decision : null
      return now === null || decision === null || decision.options.length === 0
        ? []
        : [{ headers, now, decision }]
    })
    // Whoever has answered already may think again, but those who have not come first
    const fresh = seats.filter(({ decision }) => decision.given.length === 0)
    const list = fresh.length > 0 ? fresh : seats
    const next = list[Math.floor(this.random() * list.length)]
    if (next === undefined) return
    const { headers, now, decision } = next
    const choice = decision.options[Math.floor(this.random() * decision.options.length)] as Choice
    const key = `${this.id} ${this.visit}.${++this.sent}`
    const started = performance.now()
    const { status } = await insist(
      this.cluster,
      this.random,
      "POST",
      `/tables/${this.id}/choices`,
      headers,
      {
        n: now.n,
        choice,
        key,
      },
    )
    if (status === 200) this.acknowledged.push({ key, choice, ms: performance.now() - started })
    else this.refused++
  }

  close(): void {
    for (const watcher of this.watchers) watcher.close()
  }
}
