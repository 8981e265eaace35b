// The third yardstick: plain UCT on imagined worlds, random games to the end, no knowledge beyond
// the rules. Frozen.

import {
  type AnyGame,
  type Choice,
  FastRandom,
  type Position,
  type Seat,
  sameChoice,
  Turn,
} from "@genepool/engine"
import type { Clock, Knowledge, Player } from "../player.ts"
import { answerAll, imagineWorld, pickAtRandom } from "../world.ts"

const exploration = Math.SQRT2
/** A random game that goes on longer than this counts for nobody. */
const longestRollout = 20_000

interface Node {
  readonly choice: Choice
  readonly seat: Seat
  visits: number
  wins: number
  /** How often it could have been chosen. */
  available: number
  readonly children: Node[]
}

export const uct =
  ({ game }: Knowledge, clock: Clock): Player =>
  ({ view, seat, seats, decision, seed, budget }) => {
    const random = new FastRandom(seed)
    const turn = new Turn(random, false)
    const root: Node = { choice: { do: "" }, seat, visits: 0, wins: 0, available: 0, children: [] }
    const end = "ms" in budget ? clock() + budget.ms * 0.97 : Number.POSITIVE_INFINITY
    const most =
      "iterations" in budget
        ? budget.iterations
        : "exactly" in budget
          ? budget.exactly
          : Number.POSITIVE_INFINITY
    let iterations = 0
    do {
      const world = imagineWorld(game, view, seat, random)
      const path = descend(game, world, root, seat, turn, random)
      playOut(game, world, turn, random)
      const shares = sharesOf(game, world, seats)
      root.visits++
      for (const node of path) {
        node.visits++
        node.wins += shares[node.seat] as number
      }
      iterations++
    } while (iterations < most && clock() < end)
    const options = root.children
      .map(({ choice, visits, wins }) => ({ choice, visits, chance: wins / visits, value: wins / visits }))
      .sort((a, b) => b.visits - a.visits)
    return { choice: options[0]?.choice ?? decision.options[0], iterations, options }
  }

/**
 * Down the tree to its first new node. Where several seats are asked, the bot's own comes first.
 */
function descend(
  game: AnyGame,
  world: Position,
  root: Node,
  own: Seat,
  turn: Turn,
  random: FastRandom,
): Node[] {
  const path: Node[] = []
  for (let node = root; ; ) {
    const decisions = game.decisions(world)
    const decision = decisions.find(({ seat }) => seat === own) ?? decisions[0]
    if (decision === undefined) return path
    const { next, fresh } = select(node, decision.seat, decision.options, random)
    path.push(next)
    game.apply(world, decision.seat, next.choice, turn)
    if (fresh) return path
    node = next
  }
}

function select(
  node: Node,
  seat: Seat,
  options: readonly Choice[],
  random: FastRandom,
): { next: Node; fresh: boolean } {
  const known: Node[] = []
  const unknown: Choice[] = []
  for (const option of options) {
    const child = node.children.find((c) => c.seat === seat && sameChoice(c.choice, option))
    if (child === undefined) unknown.push(option)
    else {
      child.available++
      known.push(child)
    }
  }
  if (unknown.length > 0) {
    const choice = pickAtRandom(unknown, random)
    const next: Node = { choice, seat, visits: 0, wins: 0, available: 1, children: [] }
    node.children.push(next)
    return { next, fresh: true }
  }
  let next = known[0] as Node
  let highest = Number.NEGATIVE_INFINITY
  for (const child of known) {
    const score =
      child.wins / child.visits + exploration * Math.sqrt(Math.log(child.available) / child.visits)
    if (score > highest) {
      highest = score
      next = child
    }
  }
  return { next, fresh: false }
}

function playOut(game: AnyGame, world: Position, turn: Turn, random: FastRandom): void {
  for (let i = 0; i < longestRollout; i++) {
    const decisions = game.decisions(world)
    if (decisions.length === 0) return
    answerAll(game, world, decisions, turn, ({ options }) => pickAtRandom(options, random))
  }
}

function sharesOf(game: AnyGame, world: Position, seats: number): number[] {
  const shares = new Array<number>(seats).fill(0)
  const winners = game.result(world)?.winners ?? []
  for (const seat of winners) shares[seat] = 1 / winners.length
  return shares
}
