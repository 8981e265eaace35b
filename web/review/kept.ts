// Reviews that were worked out on this device, kept by the log they are of

import { type Eyes, type Review, reviewVersion } from "@genepool/bots"
import { type Log, type Seat, stateHash } from "@genepool/engine"

const store = "kept"
/** Where they lay before they had names. */
const former = "reviews"
const byTurn = "by turn"
/** Those that are nobody's profile go first, and of them the oldest. */
const most = 200

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("genepool reviews", 2)
    request.onupgradeneeded = () => {
      const { result, transaction } = request
      const kept = result.createObjectStore(store, { keyPath: "of" })
      kept.createIndex(byTurn, ["mine", "since"])
      if (transaction === null || !result.objectStoreNames.contains(former)) return
      const all = transaction.objectStore(former).getAll()
      all.onsuccess = () => {
        for (const { mine, at = 0, ...one } of all.result)
          kept.put({ ...one, mine: mine ? 1 : 0, at, since: at })
        result.deleteObjectStore(former)
      }
    }
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error("no storage"))
    // By a page of an older version in another window: until that is closed nothing is kept here
    request.onblocked = () => reject(new Error("no storage"))
  })
  return opened
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("storage failed"))
  })
}

interface Kept {
  readonly of: string
  readonly review: Review
  /** 1: it is of the seat in which the person at this device sat. */
  readonly mine: 0 | 1
  /** When the game was over, and when it was reviewed, in milliseconds since 1970. */
  readonly at: number
  readonly since: number
}

/** A review of how the person at this device has chosen. */
export interface MyReview {
  readonly review: Review
  readonly seat: Seat
  readonly at: number
}

/** Those that are worked out to the end, the oldest first. */
export async function myReviews(): Promise<MyReview[]> {
  try {
    const kept = (await open()).transaction(store).objectStore(store)
    return ((await done(kept.getAll())) as Kept[])
      .flatMap(({ review, mine, at }) =>
        mine === 1 && review.eyes !== "open" && review.version === reviewVersion
          ? [{ review, seat: review.eyes, at }]
          : [],
      )
      .sort((a, b) => a.at - b.at)
  } catch {
    return []
  }
}

const nameOf = (log: Log, eyes: Eyes) => `${reviewVersion} ${eyes} ${stateHash(log)}`

/** Null where there is none, or nothing can be kept. */
export async function keptReview(log: Log, eyes: Eyes): Promise<Review | null> {
  try {
    const kept = (await open()).transaction(store).objectStore(store)
    return ((await done(kept.get(nameOf(log, eyes)))) as Kept | undefined)?.review ?? null
  } catch {
    return null
  }
}

/** `mine`: whoever looks at it sat in that seat. Once it is known to be, it stays so. */
export async function keepReview(log: Log, review: Review, mine: boolean): Promise<void> {
  try {
    const kept = (await open()).transaction(store, "readwrite").objectStore(store)
    const of = nameOf(log, review.eyes)
    const known = (await done(kept.get(of))) as Kept | undefined
    if (known !== undefined && (!mine || known.mine === 1)) return
    const turn = await done(kept.index(byTurn).getAllKeys())
    for (const key of turn.slice(0, Math.max(0, turn.length + 1 - most))) kept.delete(key)
    const now = Date.now()
    const at = log.choices.at(-1)?.at ?? now
    kept.put({ of, review, mine: mine ? 1 : 0, at, since: now } satisfies Kept)
  } catch {
    // Then it is worked out again next time
  }
}
