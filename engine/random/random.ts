// Chance is an argument, not state: every source of it answers these two questions.

export interface Random {
  /** A die with the given number of sides: 1..sides, equally likely. `name` says what is rolled. */
  die(sides: number, name: string): number
  /** The index of one of the items, equally likely. `name` says what is drawn. */
  index(items: readonly unknown[], name: string): number
}

/** The items in random order, in a new list. */
export function shuffled<T>(items: readonly T[], random: Random, name: string): T[] {
  const rest = items.slice()
  const out: T[] = []
  while (rest.length > 1) {
    const at = random.index(rest, name)
    out.push(rest[at] as T)
    rest.splice(at, 1)
  }
  out.push(...rest)
  return out
}
