// Attempts at puzzles and what one likes to solve, kept on this device

import { useSyncExternalStore } from "react"
import { type Attempt, merged } from "./standing.ts"

const attemptsKey = "genepool.puzzles"
/** Whose account they are at; nobody's, as long as nobody has had one here. */
const accountKey = "genepool.puzzles.account"
const wishKey = "genepool.puzzles.wish"
/** More than there are puzzles. */
const most = 2000

export const difficulties = ["any", "easy", "medium", "hard"] as const

export interface Wish {
  readonly game: string
  /** The kind of decision; empty for any. */
  readonly theme: string
  readonly difficulty: (typeof difficulties)[number]
}

const listeners = new Set<() => void>()
let attempts: readonly Attempt[] = read<Attempt[]>(attemptsKey) ?? []

// Another window of this device goes on meanwhile
globalThis.addEventListener?.("storage", ({ key, newValue }) => {
  if (key !== attemptsKey) return
  if (newValue === null) begin()
  else take(read<Attempt[]>(attemptsKey) ?? [])
})

export function useAttempts(): readonly Attempt[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => attempts,
  )
}

export const keptAttempts = (): readonly Attempt[] => attempts

export function keepAttempts(more: readonly Attempt[]): void {
  if (take(merged(read<Attempt[]>(attemptsKey) ?? [], more))) write(attemptsKey, attempts)
}

/**
 * From now on they are of that account. Those of another are there and come back from there:
 * whoever uses the device next has none of them.
 */
export function keepFor(account: string | null): void {
  const before = read<string>(accountKey)
  if (before === account) return
  if (before !== null) {
    localStorage.removeItem(attemptsKey)
    begin()
  }
  write(accountKey, account)
}

/** As if none had been made here. */
function begin(): void {
  attempts = []
  for (const listener of listeners) listener()
}

/** Whether there is anything new in it. */
function take(more: readonly Attempt[]): boolean {
  const next = merged(attempts, more).slice(-most)
  if (next.length === attempts.length && next.every((one, at) => one.at === attempts[at]?.at)) return false
  attempts = next
  for (const listener of listeners) listener()
  return true
}

export const keptWish = (): Partial<Wish> => read<Partial<Wish>>(wishKey) ?? {}

export const keepWish = (wish: Wish): void => write(wishKey, wish)

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: then it holds until the page is left
  }
}
