// Reviews that were worked out on this device, kept with the log they are of

import { type Eyes, type Review, reviewVersion } from "@genepool/bots"
import { type Log, type Seat, stateHash } from "@genepool/engine"

const store = "reviews"
/** The oldest go first. */
const most = 200

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("genepool reviews", 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error("no storage"))
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
  /** It is of the seat that the only person at the table sat in. */
  readonly mine?: boolean
  /** When the game was over, in milliseconds since 1970. */
  readonly at?: number
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
        mine && review.eyes !== "open" && review.version === reviewVersion
          ? [{ review, seat: review.eyes, at: at ?? 0 }]
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
    const of = nameOf(log, eyes)
    return ((await done(kept.getAll())) as Kept[]).find((one) => one.of === of)?.review ?? null
  } catch {
    return null
  }
}

export async function keepReview(log: Log, review: Review, mine: boolean): Promise<void> {
  try {
    const kept = (await open()).transaction(store, "readwrite").objectStore(store)
    const keys = await done(kept.getAllKeys())
    for (const key of keys.slice(0, Math.max(0, keys.length + 1 - most))) kept.delete(key)
    const at = log.choices.at(-1)?.at ?? Date.now()
    kept.add({ of: nameOf(log, review.eyes), review, mine, at } satisfies Kept)
  } catch {
    // Then it is worked out again next time
  }
}
