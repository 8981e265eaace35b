// Up to which line of talk somebody has read on this device, table by table

import type { Said } from "@genepool/wire"

const storageKey = "genepool.chatRead"
/** Of older tables nobody misses it. */
const mostTables = 50

type Kept = readonly (readonly [table: string, n: number])[]

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(found) ? (found as Kept) : []
  } catch {
    return []
  }
}

export function readUpTo(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0
}

export function noteRead(table: string, n: number): void {
  if (readUpTo(table) >= n) return
  const others = kept().filter(([id]) => id !== table)
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, [table, n]].slice(-mostTables)))
  } catch {
    // Without storage what was read counts as new once more
  }
}

/** What lines of others came after the one that was read last. */
export function newLines(said: readonly Said[], read: number, me: string | null): readonly Said[] {
  return said.filter(({ n, player }) => n > read && player !== me)
}
