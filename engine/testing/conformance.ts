// The conformance suite: what must hold for every game, whatever its rules, in random play.

import type { AnyGame, Choice, Game, Position, PositionView, Who } from "../contract.ts"
import { type Inspector, type Plan, simulate } from "../simulate.ts"
import { same } from "./difference.ts"
import { nameOf } from "./match.ts"
import { accepts, invariants, noDeadEnds, offers, refuses } from "./properties/offering.ts"
import { type Breadth, messageOf, type Property, Scene, sampled, thorough } from "./properties/property.ts"
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
  /** Positions looked at per property and case; the game that is being played then is the last. 600 unless said otherwise. */
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
  const tests = properties.map((property) => ({
    name: property.name,
    run: () =>
      runAll(game, cases, demands, () => inspector({ widest: demands.widest ?? 50 }, [property], thorough)),
  }))
  return [...tests, { name: secretsName, run: () => runSecrets(game, cases, demands) }]
}

/**
 * All properties at once, a sample of each at every position: for very many games, as `simulate(game, { inspect })`. With a
 * `share` below 1 only so many positions are looked at in every way; invariants, facts, dead ends and the replay of the
 * whole game never are left out.
 */
export function conformanceInspector(
  demands: { readonly widest?: number; readonly share?: number } = {},
): Inspector {
  return inspector(demands, properties, sampled)
}

const always: readonly Property[] = [invariants, facts, replays]

function inspector(
  { widest = Number.POSITIVE_INFINITY, share = 1 }: { readonly widest?: number; readonly share?: number },
  list: readonly Property[],
  breadth: Breadth,
): Inspector {
  const conditions = { widest, breadth }
  return () => {
    const watch = (property: Property) => ({ property, look: property.watch(conditions) })
    const watched = list.map(watch)
    const light = [...watched.filter(({ property }) => always.includes(property)), watch(noDeadEnds)]
    let whole = true
    return function* (moment) {
      // Two positions in a row, because some properties compare one with the next
      if (moment.n % 2 === 0) whole = share >= 1 || moment.random.below(1000) < share * 1000
      const scene = new Scene(moment, conditions)
      for (const { property, look } of whole ? watched : light)
        try {
          for (const message of look(scene)) yield { property: property.name, message }
        } catch (error) {
          yield { property: property.name, message: `while looking: ${messageOf(error)}` }
        }
    }
  }
}

const secretsName = "imagined worlds differ from the real one in what is secret"

function runSecrets<S extends Position>(game: AnyGame, cases: readonly Case[], demands: Demands<S>): void {
  const { secrets } = demands
  const hidden = typeof secrets === "function" ? secrets : (state: S) => state
  const differed = new Set<Who>()
  const looked = new Set<Who>()
  const look: Inspector = () => (moment) => {
    const scene = new Scene(moment, { widest: 0, breadth: thorough })
    for (const who of scene.onlookers) {
      looked.add(who)
      const { world } = scene.imagine(who)
      if (!same(hidden(moment.state as S, who), hidden(world as S, who))) differed.add(who)
    }
    return []
  }
  runAll(game, cases, demands, () => look)
  for (const who of looked) {
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

function runAll(game: AnyGame, cases: readonly Case[], demands: Demands<never>, look: () => Inspector): void {
  for (const { seats, options, games = 2 } of cases) {
    let left = demands.positions ?? 600
    const inspect = look()
    const plan: Plan = {
      seats,
      options,
      games,
      seed: demands.seed ?? "conformance",
      changes: 0.1,
      instructions: 0.05,
      longest: demands.longest ?? 5000,
      atMost: 1,
      inspect: () => {
        const watch = inspect()
        return (moment) => (left-- > 0 ? watch(moment) : [])
      },
    }
    const { violations } = simulate(game, plan)
    if (violations[0] !== undefined) throw new Error(describeViolation(violations[0]))
  }
}

function everyTable(game: AnyGame): Case[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }))
}
