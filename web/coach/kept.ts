// What a coach keeps in mind on this device: where it was on, whether it is wanted, and the tips it
// has given

export interface Kept {
  /** Null as long as nobody has turned the switch. */
  readonly wish: boolean | null
  /** The first tables of the game, at which it is on by itself. */
  readonly tables: readonly string[]
  readonly given: readonly string[]
}

/** At so many tables of a game a coach is on unasked. */
const firstTables = 2

const keyOf = (game: string) => `genepool.coach.${game}`
const none: Kept = { wish: null, tables: [], given: [] }

export function keptOf(game: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null")
    return isKept(kept) ? kept : none
  } catch {
    return none
  }
}

export function keep(game: string, part: Partial<Kept>): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...keptOf(game), ...part }))
  } catch {
    // It begins anew next time
  }
}

/** Whether the coach is on at a table that is sat down at now. */
export function comesTo(game: string, table: string): boolean {
  const { wish, tables } = keptOf(game)
  if (wish !== null) return wish
  if (tables.includes(table)) return true
  if (tables.length >= firstTables) return false
  keep(game, { tables: [...tables, table] })
  return true
}

export function noteGiven(game: string, tip: string): void {
  const { given } = keptOf(game)
  if (!given.includes(tip)) keep(game, { given: [...given, tip] })
}

/** Whoever has just been guided has a coach at their side in the games that follow. */
export function accompany(game: string): void {
  keep(game, { wish: null, tables: [] })
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false
  const { wish, tables, given } = value as { [key: string]: unknown }
  const isList = (list: unknown) => Array.isArray(list) && list.every((each) => typeof each === "string")
  return (wish === null || typeof wish === "boolean") && isList(tables) && isList(given)
}
