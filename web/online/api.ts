// Requests to the server of this house, and its refusals in words

import type {
  Choice,
  Decision,
  Fact,
  PositionView,
  Prompt,
  Reason,
  Result,
  Seat,
  Who,
  Withheld,
} from "@genepool/engine"
import type { ProblemKey } from "../table/source.ts"

export interface Player {
  readonly id: string
  readonly name: string
  readonly kind: "guest" | "member" | "bot"
}

export type Clock =
  | { readonly kind: "none" }
  | { readonly kind: "live" | "slow"; readonly perChoice: number; readonly bank: number }

export interface ListedTable {
  readonly table: string
  readonly game: string
  readonly status: "open" | "playing" | "finished" | "cancelled"
  readonly owner: string
  readonly createdAt: number
  readonly clock: Clock
  readonly choices: number
  readonly waiting: readonly Seat[]
  readonly yourTurn: boolean
  readonly seats: readonly {
    readonly kind: string
    readonly player: string | null
    readonly name: string | null
    readonly guest: boolean
    readonly level: number | null
  }[]
}

export interface SnapshotSeat {
  readonly seat: Seat
  readonly kind: "open" | "invited" | "bot"
  readonly player: string | null
  readonly name: string | null
  readonly bot: boolean
  readonly guest: boolean
  readonly level: number | null
  readonly resigned: boolean
  readonly playedBy: "person" | "bot" | "nobody"
  /** A bot stands in until the player returns; without that a bot may still make the choice whose time was up. */
  readonly standIn: boolean
  /** Has said yes to the table as it is. */
  readonly ready: boolean
}

/** How a table stands for whoever asked. */
export interface Snapshot {
  readonly table: string
  readonly game: string
  readonly options: { readonly [name: string]: unknown }
  readonly manner: {
    readonly clock: Clock
    readonly undo: "free" | "consent" | "strict"
    /** Tables from before there was a choice have them. */
    readonly hints?: boolean
    readonly rated?: boolean
  }
  readonly owner: string
  /** What people say yes to: another number whenever seats or options have changed. */
  readonly terms: number
  readonly status: ListedTable["status"]
  readonly n: number
  readonly choices: number
  readonly you: Who
  readonly seats: readonly SnapshotSeat[]
  readonly paused: boolean
  readonly pauseVotes: readonly Seat[]
  readonly undo: {
    /** How far back one may go without asking, and at all; null for not at all. */
    readonly free: number | null
    readonly furthest: number | null
    readonly request: { readonly seat: Seat; readonly to: number; readonly agreed: readonly Seat[] } | null
  }
  readonly clock: { readonly bank: readonly number[]; readonly deadlines: readonly (number | null)[] } | null
  readonly rematch: string | null
  readonly result: Result | null
  /** Of a game that is over, the seats whose people never made a choice: it was aborted. */
  readonly silent: readonly Seat[]
  readonly view: PositionView | null
  readonly waiting: readonly Seat[]
  readonly decision: Decision | null
  readonly prompt: Prompt | null
  readonly whyNot: readonly Withheld[]
}

export interface Happening {
  readonly n: number
  readonly kind: string
  readonly seat: Seat | null
  readonly choices: number
  readonly facts: readonly Fact[]
}

export interface TableMessage {
  readonly happened: readonly Happening[]
  readonly now: Snapshot
}

export interface Said {
  readonly n: number
  readonly room: "table" | "spectators"
  readonly player: string
  readonly name: string
  readonly guest: boolean
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** What the server said no with. */
export class ApiProblem extends Error {
  readonly code: string
  readonly reason: Reason | null

  constructor(code: string, message: string, reason: Reason | null = null) {
    super(message)
    this.name = "ApiProblem"
    this.code = code
    this.reason = reason
  }
}

const problems = [
  ...[
    "badRequest",
    "signInFirst",
    "wrongPassword",
    "wrongPasskey",
    "wrongCode",
    "signInAgain",
    "weakPassword",
    "notYours",
    "notFound",
    "stale",
  ],
  ...[
    "registerFirst",
    "quota",
    "taken",
    "notNow",
    "notOnTheList",
    "badInput",
    "tooMany",
    "unreachable",
    "broken",
  ],
] as const

/** What went wrong, as a key of the house's words: the server's own are for programs, and in one language. */
export function problemKey(error: unknown): ProblemKey {
  // No answer at all, or a server that is being started again
  if (!(error instanceof ApiProblem) || comesBack(error)) return "problem.unreachable"
  const known = problems.find((code) => code === error.code) ?? "broken"
  return `problem.${known}` as ProblemKey
}

/** The server, or its database, is being started again: the same may be asked once more. */
const comesBack = ({ code }: ApiProblem): boolean => ["stopping", "unavailable", "elsewhere"].includes(code)

/** While a server of many nodes gets new rules, some nodes do not have a table's own; the next one asked may have them. */
const mostNodes = 8

/** The same where a name was asked for: what cannot be used is most likely the name. */
export function problemWithName(error: unknown): ProblemKey {
  const key = problemKey(error)
  if (key === "problem.taken") return "problem.nameTaken"
  return key === "problem.badRequest" ? "problem.name" : key
}

export async function request<T>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await requestOnce<T>(method, path, body)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== "elsewhere" || asked === mostNodes) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * asked))
    }
  }
}

async function requestOnce<T>(method: string, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  })
  if (!answer.headers.get("Content-Type")?.startsWith("application/json"))
    throw new ApiProblem("unreachable", "there is no server here")
  const data = (await answer.json()) as T & { error?: { code: string; message: string; reason?: Reason } }
  if (!answer.ok)
    throw new ApiProblem(
      data.error?.code ?? "broken",
      data.error?.message ?? answer.statusText,
      data.error?.reason ?? null,
    )
  return data
}

let knownServer: Promise<boolean> | null = null

/** Whether this page comes from a server where people can meet, rather than from files alone. */
export function hasServer(): Promise<boolean> {
  knownServer ??= request("GET", "/me").then(
    () => true,
    () => {
      // Perhaps only the network is gone: ask again next time
      knownServer = null
      return false
    },
  )
  return knownServer
}

export async function whoAmI(): Promise<Player | null> {
  return (await request<{ player: Player | null }>("GET", "/me")).player
}

export async function comeIn(name: string): Promise<Player> {
  return (await request<{ player: Player }>("POST", "/me/guest", { name })).player
}

/** A line that breaks is tried again after so many milliseconds. */
const retries = [300, 1000, 2500]

/** Sent again under the same key, a choice counts once; so a lost answer does no harm. */
export async function choose(table: string, n: number, choice: Choice): Promise<void> {
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("")
  for (let attempt = 0; ; attempt++) {
    try {
      await request("POST", `/tables/${table}/choices`, { n, choice, key })
      return
    } catch (error) {
      const pause = retries[attempt]
      if ((error instanceof ApiProblem && !comesBack(error)) || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
