// Tables kept on this device. Logs hold secrets and are read by the worker alone; the lobby reads
// what is said about them.

import { type Log, parseLog } from "@genepool/engine"
import type { Seating } from "./snapshot.ts"

export interface Summary {
  readonly id: string
  readonly game: string
  readonly seating: readonly Seating[]
  readonly options: { readonly [name: string]: unknown }
  /** Choices made so far. */
  readonly choices: number
  readonly over: boolean
  readonly at: number
  /** The moment of another game that it goes on from. */
  readonly branchOf?: string
}

type StoreName = "summaries" | "logs"

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("genepool", 1)
    request.onupgradeneeded = () => {
      for (const name of ["summaries", "logs"] satisfies StoreName[]) request.result.createObjectStore(name)
    }
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

async function within<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await open()).transaction(names, mode)
  return work((name) => transaction.objectStore(name))
}

/** The newest first; none where nothing can be kept. */
export async function keptTables(): Promise<Summary[]> {
  try {
    const all = await within(["summaries"], "readonly", (store) => done(store("summaries").getAll()))
    return (all as Summary[]).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export async function keptTable(id: string): Promise<{ summary: Summary; log: Log } | null> {
  const [summary, log] = await within(["summaries", "logs"], "readonly", (store) =>
    Promise.all([done(store("summaries").get(id)), done(store("logs").get(id))]),
  )
  return summary === undefined || log === undefined
    ? null
    : { summary: summary as Summary, log: parseLog(log) }
}

export async function keepTable(summary: Summary, log: Log): Promise<void> {
  await within(["summaries", "logs"], "readwrite", (store) =>
    Promise.all([
      done(store("summaries").put(summary, summary.id)),
      done(store("logs").put(log, summary.id)),
    ]),
  )
}

export async function forgetTable(id: string): Promise<void> {
  await within(["summaries", "logs"], "readwrite", (store) =>
    Promise.all([done(store("summaries").delete(id)), done(store("logs").delete(id))]),
  )
}
