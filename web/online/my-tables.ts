// The tables of whoever is signed in here, and how many of them wait: asked for now and then while
// a page is open

import type { ListedTable, Player } from "@genepool/wire"
import { useSyncExternalStore } from "react"
import { setWaiting } from "../app/waiting.ts"
import { hasServer, request, whoAmI } from "./api.ts"
import { onSignedInElsewhere } from "./signed-in.ts"

interface Mine {
  /** It has been asked for, and answered if there is anybody to answer. */
  readonly known: boolean
  readonly me: Player | null
  /** Where I am waited for first. */
  readonly tables: readonly ListedTable[]
}

const everyVisible = 10_000
const everyHidden = 45_000

const listeners = new Set<() => void>()
let mine: Mine = { known: false, me: null, tables: [] }
let timer: ReturnType<typeof setTimeout> | null = null
let isWatching = false

/** Begins to watch, once; what one page knows, all parts of it know. */
export function watchMyTables(): void {
  if (isWatching) return refreshMyTables()
  isWatching = true
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) refreshMyTables()
  })
  onSignedInElsewhere(refreshMyTables)
  refreshMyTables()
}

/** Something has happened that changes them: a choice, a new table, a sign-in. */
export function refreshMyTables(): void {
  if (!isWatching) return
  if (timer !== null) clearTimeout(timer)
  timer = null
  void look()
    .catch(() => ({ ...mine, known: true }))
    .then((found) => {
      if (timer !== null) return
      set(found)
      // Nobody is signed in: nothing changes until somebody is
      if (found.me === null) return
      timer = setTimeout(refreshMyTables, document.hidden ? everyHidden : everyVisible)
    })
}

export function useMyTables(): Mine {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => mine,
  )
}

async function look(): Promise<Mine> {
  if (!(await hasServer())) return { ...mine, known: true }
  const me = await whoAmI()
  if (me === null) return { known: true, me, tables: [] }
  return { known: true, me, tables: await request<ListedTable[]>("GET", "/tables?mine=1") }
}

function set(found: Mine): void {
  if (JSON.stringify(found) === JSON.stringify(mine)) return
  mine = found
  setWaiting(found.tables.flatMap(({ table, yourTurn }) => (yourTurn ? [table] : [])))
  for (const listener of listeners) listener()
}
