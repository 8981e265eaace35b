// What of a message is other than before: as little as one needs who has the one before. Both ends
// of a stream use it.

import type { Json } from "./vocabulary.ts"

/**
 * A list says what stands there now: `[value]`, or `[]` where nothing does any more. An object goes
 * further in: by names, in a list by places, after `splice` has cut some out of it and put others
 * in.
 */
export type Change = readonly Json[] | { readonly [place: string]: Change }

/** From where on, how many go, and what comes in their place. */
type Splice = readonly [at: number, cut: number, ...put: Json[]]

const isList = Array.isArray

/** Any JSON object. */
type Record = { readonly [name: string]: unknown }

/**
 * What makes one of the other; null where they are the same. Both are JSON, and what is undefined
 * is not there.
 */
export function changeOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (typeof before !== "object" || typeof after !== "object" || before === null || after === null)
    return standing(after)
  if (isList(after)) return isList(before) ? changeOfLists(before, after) : standing(after)
  return isList(before) ? standing(after) : changeOfRecords(before as Record, after as Record)
}

function changeOfRecords(before: Record, after: Record): Change | null {
  let change: { [place: string]: Change } | null = null
  for (const name in after) {
    const now = after[name]
    const then = before[name]
    if (now === then || now === undefined) continue
    const inner = changeOf(then, now)
    if (inner === null) continue
    change ??= {}
    change[name] = inner
  }
  for (const name in before) {
    const now = after[name]
    // A name may be one that every object has from birth, such as `constructor`: that is no JSON
    if ((now !== undefined && typeof now !== "function") || before[name] === undefined) continue
    change ??= {}
    change[name] = []
  }
  return change
}

function changeOfLists(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const { length } = after
  if (before.length === length) {
    let change: { [place: string]: Change } | null = null
    for (let i = 0; i < length; i++) {
      const then = before[i]
      const now = after[i]
      if (then === now) continue
      const inner = changeOf(then, now)
      if (inner === null) continue
      change ??= {}
      change[i] = inner
    }
    return change
  }
  const shorter = Math.min(before.length, length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[length - 1 - end])) end++
  const put = after.slice(start, length - end) as Json[]
  const splice: Splice = [start, before.length - end - start, ...put]
  return { splice }
}

const standing = (after: unknown): Change => [after as Json]

const isSame = (before: unknown, after: unknown): boolean => changeOf(before, after) === null

/** The one after, made of the one before, which stays as it is. */
export function changed(before: unknown, change: Change): unknown {
  if (isList(change)) return change[0]
  if (isList(before)) {
    const after: unknown[] = [...before]
    for (const [place, inner] of Object.entries(change)) {
      if (place === "splice") after.splice(...(inner as [number, number, ...unknown[]]))
      else after[Number(place)] = changed(after[Number(place)], inner as Change)
    }
    return after
  }
  const after: { [name: string]: unknown } = { ...(before as Record) }
  for (const [name, inner] of Object.entries(change)) {
    if (isList(inner) && inner.length === 0) delete after[name]
    else after[name] = changed(after[name], inner as Change)
  }
  return after
}
