// Requests to the server, and its refusals in words

import type { Choice, Reason } from "@genepool/engine"
import type { Entered, Me, Player, ProblemBody, ProblemCode, Snapshot, Undelivered } from "@genepool/wire"
import { noteServerTime } from "../app/server-time.ts"
import type { ProblemKey } from "../table/source.ts"
import { tellOtherPages } from "./signed-in.ts"

/**
 * What a request ends with that is not answered as it should be; a page of files alone has no
 * server to say it.
 */
type Refusal = ProblemCode | "unreachable"

/** What the server said no with. */
export class ApiProblem extends Error {
  readonly code: Refusal
  readonly reason: Reason | null
  /** Why a message did not arrive, or would not. */
  readonly undelivered: Undelivered | null

  constructor(
    code: Refusal,
    message: string,
    reason: Reason | null = null,
    undelivered: Undelivered | null = null,
  ) {
    super(message)
    this.name = "ApiProblem"
    this.code = code
    this.reason = reason
    this.undelivered = undelivered
  }
}

/** Those that the app has words of its own for. */
const problems = [
  ...(["badRequest", "signInFirst", "wrongPassword", "wrongPasskey", "wrongCode", "signInAgain"] as const),
  ...([
    "weakPassword",
    "notYours",
    "banned",
    "muted",
    "notFound",
    "stale",
    "registerFirst",
    "ownBot",
    "quota",
    "taken",
    "notNow",
    "paused",
    "onVacation",
  ] as const),
  ...(["notOnTheList", "badInput", "tooMany", "unreachable", "broken"] as const),
] satisfies readonly Refusal[]

/**
 * What went wrong, as a key of the app's words: the server's own are for programs, and in one
 * language.
 */
export function problemKey(error: unknown): ProblemKey {
  // No answer at all, or a server that is being started again
  if (!(error instanceof ApiProblem) || comesBack(error)) return "problem.unreachable"
  const known = problems.find((code) => code === error.code) ?? "broken"
  return `problem.${known}`
}

/** The server, or its database, is being started again: the same may be asked once more. */
const comesBack = ({ code }: ApiProblem): boolean =>
  code === "stopping" || code === "unavailable" || code === "elsewhere"

/**
 * While a server of many nodes gets new rules, some nodes do not have a table's own; the next one
 * asked may have them.
 */
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
  signal: AbortSignal | null = null,
): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await requestOnce<T>(method, path, body, signal)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.code !== "elsewhere" || asked === mostNodes) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * asked))
    }
  }
}

async function requestOnce<T>(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | null,
): Promise<T> {
  const answer = await fetch(`/api/v1${path}`, {
    method,
    signal,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  })
  noteServerTime(answer.headers.get("Date"))
  if (!answer.headers.get("Content-Type")?.startsWith("application/json"))
    throw new ApiProblem("unreachable", "there is no server here")
  const data = (await answer.json()) as T & Partial<ProblemBody>
  if (!answer.ok)
    throw new ApiProblem(
      data.error?.code ?? "broken",
      data.error?.message ?? answer.statusText,
      data.error?.reason ?? null,
      (data.error?.undelivered ?? null) as Undelivered | null,
    )
  tellOtherPages(method, path)
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
  return (await request<Me>("GET", "/me")).player
}

export async function comeIn(name: string): Promise<Player> {
  return (await request<Entered>("POST", "/me/guest", { name })).player
}

/** A line that breaks is tried again after so many milliseconds. */
const retries = [300, 1000, 2500]
/**
 * After so many a choice that got no answer is sent again: its line may have been cut without a
 * word.
 */
const unanswered = 15_000

/**
 * Sent again under the same key, a choice counts once; so a lost answer does no harm. Nor does
 * somebody else who has signed in on the device meanwhile: it is for that seat.
 */
export async function choose(
  table: string,
  { n, you }: Pick<Snapshot, "n" | "you">,
  choice: Choice,
  rest: readonly Choice[] = [],
  key = newKey(),
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      const meant = you === "spectator" ? {} : { seat: you }
      const body = { n, choice, ...(rest.length === 0 ? {} : { rest }), key, ...meant }
      await request("POST", `/tables/${table}/choices`, body, AbortSignal.timeout(unanswered))
      return
    } catch (error) {
      const pause = retries[attempt]
      if ((error instanceof ApiProblem && !comesBack(error)) || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** A choice that is sent again under the same key counts once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("")
