// After a fault: whether every bot, clock and result that was due has come, or a table stands still
// for ever.

import { nextDue, type Play } from "@genepool/server/testing/inside"

export interface Standing {
  /** How many lines its journal has. */
  readonly n: number
  /** What should have happened by now. */
  readonly due: readonly string[]
}

/**
 * What the server owes a table to which people are connected; a game that was called off is owed
 * nothing.
 */
export function owed(play: Play, status: string, now: number): string[] {
  if (status === "cancelled") return []
  if (play.result !== null) {
    const { spectatorDelay } = play.setting.manner
    return status === "finished" || now < play.finishedAt + spectatorDelay ? [] : ["its result"]
  }
  if (play.paused) return []
  const next = nextDue(play)
  const late = next !== null && next.at <= now ? [`seat ${next.seat}'s time`] : []
  const bots = play.owing().filter((seat) => play.driver(seat) === "bot")
  return [...late, ...bots.map((seat) => `the bot in seat ${seat}`)]
}

export interface Patience {
  /**
   * So long a table may stand still with something due: the longest pause between two tries, and
   * time to think.
   */
  readonly grace: number
  readonly now: () => number
  readonly pause: () => Promise<void>
}

type Look = () => Promise<ReadonlyMap<string, Standing>>

/**
 * When people have stopped: looks until nothing is due anywhere, or a table has stood still for too
 * long.
 */
export async function stuck(look: Look, { grace, now, pause }: Patience): Promise<string[]> {
  const since = new Map<string, { readonly n: number; readonly at: number }>()
  for (;;) {
    const standings = await look()
    const waiting: string[] = []
    let isPatient = false
    for (const [table, { n, due }] of standings) {
      const before = since.get(table)
      if (due.length === 0) since.delete(table)
      else if (before?.n !== n) since.set(table, { n, at: now() })
      if (due.length === 0) continue
      if (now() - (since.get(table)?.at ?? 0) < grace) isPatient = true
      else waiting.push(waitsFor(table, due))
    }
    if (!isPatient) return waiting
    await pause()
  }
}

/**
 * While people play on, something is due somewhere at any moment: looks until every table that owes
 * something now has moved on, or one has not for too long.
 */
export async function standingStill(look: Look, { grace, now, pause }: Patience): Promise<string[]> {
  const since = now()
  const owing = new Map([...(await look())].filter(([, { due }]) => due.length > 0))
  while (owing.size > 0 && now() - since < grace) {
    await pause()
    const standings = await look()
    for (const [table, before] of owing) {
      const standing = standings.get(table)
      if (standing?.n !== before.n || standing.due.length === 0) owing.delete(table)
    }
  }
  return [...owing].map(([table, { due }]) => waitsFor(table, due))
}

const waitsFor = (table: string, due: readonly string[]) => `${table} still waits for ${due.join(" and ")}`
