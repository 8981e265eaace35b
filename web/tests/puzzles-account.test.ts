// @vitest-environment happy-dom
// Attempts at puzzles on a device that several people use

import type { PuzzleAttempt } from "@genepool/wire"
import { beforeEach, expect, test, vi } from "vitest"
import { keepAttempts, keptAttempts } from "../puzzles/kept.ts"
import { shareAttempts } from "../puzzles/with-account.ts"

interface Account {
  readonly id: string
  readonly kind: "guest" | "member"
}

const ada: Account = { id: "ada", kind: "member" }
const ben: Account = { id: "ben", kind: "member" }
const gil: Account = { id: "gil", kind: "guest" }
/** What the server keeps. */
let kept: Map<string, readonly PuzzleAttempt[]>

const attempt = (puzzle: string, at: number): PuzzleAttempt => ({ puzzle, difficulty: 1200, right: true, at })
const names = (attempts: readonly PuzzleAttempt[] | undefined) => attempts?.map(({ puzzle }) => puzzle)

beforeEach(async () => {
  kept = new Map()
  await visit(ada)
  await visit(null)
})

/** Somebody, or nobody, is signed in and looks at the puzzles; the answer is what is shown. */
async function visit(player: Account | null, made: readonly PuzzleAttempt[] = []) {
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    const known = kept.get(player?.id ?? "") ?? []
    const sent = body === undefined ? [] : (JSON.parse(body) as { attempts: PuzzleAttempt[] }).attempts
    if (player !== null) kept.set(player.id, [...known, ...sent])
    const answer = url.endsWith("/me") ? { player } : { attempts: [...known, ...sent] }
    return Response.json(answer)
  })
  keepAttempts(made)
  await shareAttempts(made)
  return names(keptAttempts())
}

test("who signs in after another has none of the other's attempts, nor do they go to the account", async () => {
  expect(await visit(ada, [attempt("krom/a", 1)])).toEqual(["krom/a"])
  expect(await visit(ben)).toEqual([])
  // Made before it was known that somebody else is signed in
  expect(await visit(ada, [attempt("krom/c", 3)])).toEqual(["krom/a", "krom/c"])
  expect(names(kept.get("ben"))).toEqual([])
  expect(await visit(null)).toEqual([])
})

test("what was solved without an account comes along into the first one", async () => {
  expect(await visit(null, [attempt("krom/a", 1)])).toEqual(["krom/a"])
  expect(await visit(gil, [attempt("krom/b", 2)])).toEqual(["krom/a", "krom/b"])
  expect(await visit(ben)).toEqual(["krom/a", "krom/b"])
  expect(names(kept.get("ben"))).toEqual(["krom/a", "krom/b"])
  expect(await visit(ada)).toEqual([])
})
