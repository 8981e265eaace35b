import { nextDue, type Play } from "@genepool/server/testing/inside"
// After the siege: whether every bot, clock and result that was due has come, or a table stands still for ever.

export interface Standing {
  /** How many lines its journal has. */
  readonly n: number
  /** What should have happened by now. */
  readonly due: readonly string[]
}

/** What the server owes a table to which people are connected. */
export function owed(play: Play, isRecorded: boolean, now: number): string[] {
  if (play.result !== null) {
    const { spectatorDelay } = play.setting.manner
    return isRecorded || now < play.finishedAt + spectatorDelay ? [] : ["its result"]
  }
  if (play.paused) return []
  const next = nextDue(play)
  const late = next !== null && next.at <= now ? [`seat ${next.seat}'s time`] : []
  const bots = play.owing().filter((seat) => play.driver(seat) === "bot")
  return [...late, ...bots.map((seat) => `the bot in seat ${seat}`)]
}

export interface Patience {
  /** So long a table may stand still with something due: the longest pause between two tries, and time to think. */
  readonly grace: number
  readonly now: () => number
  readonly pause: () => Promise<void>
}

/** Looks again and again until nothing is due anywhere, or a table has stood still for too long. */
export async function stuck(
  look: () => Promise<ReadonlyMap<string, Standing>>,
  { grace, now, pause }: Patience,
): Promise<string[]> {
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
      else waiting.push(`${table} still waits for ${due.join(" and ")}`)
    }
    if (!isPatient) return waiting
    await pause()
  }
}
