// The conformance suite: what must hold for every game, whatever its rules, in random play.

import type { AnyGame, Choice, Game, Position, PositionView, Who } from "../contract.ts"
import { type Inspector, type Plan, simulate } from "../simulate.ts"
import { same } from "./difference.ts"
import { nameOf } from "./match.ts"
import { accepts, invariants, noDeadEnds, offers, refuses } from "./properties/offering.ts"
import { type Conditions, messageOf, type Property, Scene, sampled, thorough } from "./properties/property.ts"
import { clones, replays, saves } from "./properties/replaying.ts"
import { answersAreSecret, imagines, looksTheSame, soundsTheSame, views } from "./properties/secrecy.ts"
import { facts } from "./properties/telling.ts"
import { describeViolation } from "./violation.ts"

/** Every property, in the order in which a game is looked at. */
const properties: readonly Property[] = [
  offers,
  invariants,
  facts,
  saves,
  clones,
  replays,
  accepts,
  refuses,
  views,
  looksTheSame,
  soundsTheSame,
  answersAreSecret,
  // Last, because it plays on the worlds that the others look at
  imagines,
]

/** Tables to play at. */
export interface Case {
  readonly seats: number
  readonly options?: unknown
  /** How many random games per property; 2 unless said otherwise. */
  readonly games?: number
}

export interface Demands<S extends Position = Position> {
  /** Without it: every number of seats with the default options. */
  readonly cases?: readonly Case[]
  readonly seed?: string
  /** The longest list of options that the game allows itself; 50 unless said otherwise. */
  readonly widest?: number
  /** A game with more choices than this counts as endless; 5000 unless said otherwise. */
  readonly longest?: number
  /** About how many positions are looked at per property and case, spread over its games; 300 unless said otherwise. */
  readonly positions?: number
  /**
   * What the onlooker cannot know (others' hands, say): over the games, imagined worlds must differ in it from the real
   * one, or else the view gives it away. Without it, they must differ in anything. "none": there are no secrets at all.
   */
  readonly secrets?: ((state: S, who: Who) => unknown) | "none"
}

/** For a game's tests: `for (const { name, run } of conformance(game)) test(name, run)`. */
export function conformance<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  demands: Demands<S> = {},
): { name: string; run: () => void }[] {
  const cases = demands.cases ?? everyTable(game)
  const differed = new Set<Who>()
  const all = [...properties, secretsKept(demands.secrets ?? null, differed)]
  return all.map((property) => ({
    name: property.name,
    run() {
      for (const table of cases) runCase(game, table, demands, property)
      if (property.name === secretsName) checkSecrets(game, demands.secrets ?? null, differed, cases)
    },
  }))
}

/**
 * All properties at once, a sample of each at every position: for very many games, as `simulate(game, { inspect })`. With a
 * `share` below 1 only so many positions are looked at in every way; invariants, facts, dead ends and the replay of the
 * whole game never are left out.
 */
export function conformanceInspector(
  demands: { readonly widest?: number; readonly share?: number } = {},
): Inspector {
  const conditions = { widest: demands.widest ?? Number.POSITIVE_INFINITY, breadth: sampled }
  return inspector(properties, [...always, noDeadEnds], demands.share ?? 1, conditions)
}

/** Cheap, or of the whole game: looked at in every position. */
const always: readonly Property[] = [invariants, facts, replays]

/**
 * Looks for all properties at a share of the positions, and for `light` ones at the others. Where it is known how many
 * choices each game has, its end is never left out: there most is opened.
 */
function inspector(
  list: readonly Property[],
  light: readonly Property[],
  share: number,
  conditions: Conditions,
  lengths: readonly number[] = [],
): Inspector {
  let games = 0
  return () => {
    const looks = new Map([...list, ...light].map((property) => [property, property.watch(conditions)]))
    const end = (lengths[games++] ?? Number.POSITIVE_INFINITY) - 4
    let whole = true
    return function* (moment) {
      // Two positions in a row, because some properties compare one with the next
      if (moment.n % 2 === 0) whole = share >= 1 || moment.random.below(10_000) < share * 10_000
      const looking = whole || moment.n >= end ? list : light
      if (looking.length === 0) return
      const scene = new Scene(moment, conditions)
      for (const property of looking)
        try {
          for (const message of looks.get(property)?.(scene) ?? []) yield { property: property.name, message }
        } catch (error) {
          yield { property: property.name, message: `while looking: ${messageOf(error)}` }
        }
    }
  }
}

function runCase(
  game: AnyGame,
  { seats, options, games = 2 }: Case,
  demands: Demands<never>,
  property: Property,
): void {
  const plan: Plan = {
    seats,
    options,
    games,
    seed: demands.seed ?? "conformance",
    changes: 0.1,
    instructions: 0.05,
    longest: demands.longest ?? 5000,
    atMost: 1,
  }
  // How long these games are, so that positions of all of them are looked at; what goes wrong is told by the second run
  const lengths: number[] = []
  const { decisions, violations: early } = simulate(game, plan, (played) => lengths.push(played.decisions))
  const share = early.length > 0 ? 1 : (demands.positions ?? 300) / (decisions + games)
  const light = always.includes(property) ? [property] : []
  const conditions = { widest: demands.widest ?? 50, breadth: thorough }
  const inspect = inspector([property], light, share, conditions, lengths)
  const { violations } = simulate(game, { ...plan, inspect })
  if (violations[0] !== undefined) throw new Error(describeViolation(violations[0]))
}

const secretsName = "imagined worlds differ from the real one in what is secret"

/** Not a property of a position but of the whole run: takes note of who imagined something else than the truth. */
function secretsKept<S extends Position>(
  secrets: Demands<S>["secrets"] | null,
  differed: Set<Who>,
): Property {
  const hidden = typeof secrets === "function" ? secrets : (state: S) => state
  return {
    name: secretsName,
    watch: () => (scene) => {
      for (const who of scene.onlookers) {
        const { world } = scene.imagine(who)
        if (!same(hidden(scene.state as S, who), hidden(world as S, who))) differed.add(who)
      }
      return []
    },
  }
}

function checkSecrets(
  game: AnyGame,
  secrets: Demands<never>["secrets"] | null,
  differed: ReadonlySet<Who>,
  cases: readonly Case[],
): void {
  const seats = Math.max(...cases.map((table) => table.seats))
  for (const who of [...Array(seats).keys(), "spectator"] as Who[]) {
    if (secrets === "none" && differed.has(who))
      throw new Error(
        `${game.id} says that it has no secrets, but ${nameOf(who)} imagined a world unlike the real one`,
      )
    if (secrets !== "none" && !differed.has(who))
      throw new Error(
        `${game.id}: every world that ${nameOf(who)} imagined had the real secrets in it: either the view gives them away, or there are none ({ secrets: "none" })`,
      )
  }
}

function everyTable(game: AnyGame): Case[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }))
}
