// A choice that a page has promised to send when the line is back: the promise outlives the page

import type { Choice } from "@genepool/engine"
import type { Snapshot } from "@genepool/wire"

/** At one table, by one person, in answer to one message. */
export interface Unsent {
  readonly table: string
  readonly player: string | null
  readonly n: number
  readonly you: Snapshot["you"]
  /** What the seat had answered by then to the same question. */
  readonly given: readonly Choice[]
  readonly choice: Choice
  readonly rest: readonly Choice[]
  /** Whatever became of the first attempt, it counts once. */
  readonly key: string
}

const storageKey = "genepool.unsent"

function kept(): readonly Unsent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]")
    return Array.isArray(found) ? (found as Unsent[]) : []
  } catch {
    return []
  }
}

function keep(all: readonly Unsent[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
  } catch {
    // Without storage the promise lasts as long as the page
  }
}

export const unsentAt = (table: string): Unsent | null => kept().find((one) => one.table === table) ?? null

interface Seating {
  readonly you: Snapshot["you"]
  readonly seats: readonly Pick<Snapshot["seats"][number], "player">[]
}

export const playerIn = ({ you, seats }: Seating): string | null =>
  you === "spectator" ? null : (seats[you]?.player ?? null)

/**
 * Whether it is for who looks at the table now, and for the question as it stands: who has answered
 * meanwhile, on another device, has thought again.
 */
export function isStillMeant(
  { player, n, given }: Unsent,
  now: Seating & Pick<Snapshot, "n" | "decision">,
): boolean {
  const isMine = player === playerIn(now)
  return isMine && n === now.n && JSON.stringify(given) === JSON.stringify(now.decision?.given)
}

export function keepUnsent(unsent: Unsent): void {
  keep([...kept().filter(({ table }) => table !== unsent.table), unsent])
}

export function forgetUnsent(table: string): void {
  if (unsentAt(table) !== null) keep(kept().filter((one) => one.table !== table))
}
