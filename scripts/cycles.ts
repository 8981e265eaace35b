// Finds files that import each other in a circle: none of them can be read, tested or moved without
// the others.

/** What each file imports, by paths from the workspace's root. */
export type Graph = ReadonlyMap<string, readonly string[]>

/**
 * One shortest circle for each knot of files, the first of them in the alphabet at its beginning
 * and its end.
 */
export function cyclesIn(graph: Graph): string[][] {
  return knotsIn(graph).map((knot) => circleFrom([...knot].sort()[0] as string, knot, graph))
}

/**
 * Sets of files each of which is reached from every other one: Tarjan's strongly connected
 * components.
 */
function knotsIn(graph: Graph): ReadonlySet<string>[] {
  const knots: ReadonlySet<string>[] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    lowest.set(file, order.get(file) as number)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next))
        lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(next) as number))
    }
    if (lowest.get(file) !== order.get(file)) return
    const knot = new Set(stack.splice(stack.indexOf(file)))
    if (knot.size > 1 || graph.get(file)?.includes(file)) knots.push(knot)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return knots
}

function circleFrom(start: string, knot: ReadonlySet<string>, graph: Graph): string[] {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of graph.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, start]
      if (!knot.has(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  throw new Error(`${start} is in a knot and in no circle`)
}
