// The conformance suite: what must hold for every game, whatever its rules, in random play.

import type { AnyGame, Choice, Game, Position, PositionView, Seat, Who } from "../contract.ts"
import { parseOptions } from "../schema.ts"
import { type Inspector, type Plan, simulate } from "../simulate.ts"
import { same } from "./difference.ts"
import { nameOf } from "./match.ts"
import { undisturbed } from "./properties/disturbing.ts"
import { countedWorlds, hiddenTurns, imaginesFairly, imaginesFromTheView } from "./properties/imagining.ts"
import { accepts, invariants, noDeadEnds, offers, refuses } from "./properties/offering.ts"
import { type Conditions, messageOf, type Property, Scene, sampled, thorough } from "./properties/property.ts"
import { clones, replays, saves } from "./properties/replaying.ts"
import {
  answersAreSecret,
  imagines,
  looksTheSame,
  pairsOfAnswers,
  soundsTheSame,
  takenTogether,
  views,
} from "./properties/secrecy.ts"
import { facts } from "./properties/telling.ts"
import { hiddenChoices, hiddenDraws, twins } from "./properties/twins.ts"
import { type Case, everyTable, seatsOf, untriedOptions } from "./tables.ts"
import { Tally } from "./tally.ts"
import { describeViolation } from "./violation.ts"

/** Every property, in the order in which a game is looked at. */
const properties: readonly Property[] = [
  offers,
  invariants,
  facts,
  saves,
  clones,
  replays,
  undisturbed,
  accepts,
  refuses,
  views,
  looksTheSame,
  soundsTheSame,
  twins,
  answersAreSecret,
  imaginesFromTheView,
  imaginesFairly,
  // Last, because it plays on the worlds that the others look at
  imagines,
]

export interface Demands<S extends Position = Position> {
  /** Is told at the end how much was compared: `console.info`, in tests. */
  readonly say: (text: string) => void
  /**
   * Without it: every number of seats with the default options, and tables on which each other
   * value of each option is on.
   */
  readonly cases?: readonly Case[]
  readonly seed?: string
  /** The longest list of options that the game allows itself; 50 unless said otherwise. */
  readonly widest?: number
  /** A game with more choices than this counts as endless; 5000 unless said otherwise. */
  readonly longest?: number
  /**
   * About how many positions are looked at per property and case, spread over its games; 300 unless
   * said otherwise.
   */
  readonly positions?: number
  /**
   * What the onlooker cannot know (others' hands, say): over the games, imagined worlds must differ
   * in it from the real one, or else the view gives it away. Without it, they must differ in
   * anything. "answers": nothing is secret but answers until they are all in, and standing
   * instructions. "none": there are no secrets at all.
   */
  readonly secrets?: ((state: S, who: Who) => unknown) | "answers" | "none"
  /**
   * How many twins of hidden draws and choices must be compared at least, where there are secrets;
   * 100 unless said otherwise.
   */
  readonly twins?: number
  /** Whether a seat comes last whatever its score, because it is out of the game. */
  readonly last?: (state: S, seat: Seat) => boolean
}

export interface Check {
  readonly name: string
  readonly run: () => void
}

/**
 * For a game's tests: `for (const { name, run } of conformance(game, { say: console.info }))
 * test(name, run)`.
 */
export function conformance<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  demands: Demands<S>,
): Check[] {
  const cases = demands.cases ?? everyTable(game)
  const differed = new Set<Who>()
  const all = [...properties, secretsKept(demands.secrets ?? null, differed)]
  const tallies: Tally[] = []
  const checks = all.map((property) => ({
    name: property.name,
    run() {
      const tally = new Tally()
      tallies.push(tally)
      for (const table of cases) runCase(game, table, demands as Demands<never>, property, tally)
      const tooLittle = missing(property, demands.secrets ?? null, demands.twins ?? 100, tally)
      if (tooLittle !== null) throw new Error(`${game.id}: ${tooLittle}`)
      if (property.name === secretsName) checkSecrets(game, demands.secrets ?? null, differed, cases)
    },
  }))
  return [
    { name: "the default options are allowed at every table", run: () => checkDefaults(game) },
    { name: "every option is tried", run: () => checkCases(game, cases) },
    ...checks,
    {
      name: "it says how much was compared",
      run: () => demands.say(`${game.id} conforms: ${Tally.sum(tallies).toString()}`),
    },
  ]
}

/** What was not compared often enough for the property to say anything. */
function missing(
  property: Property,
  secrets: Demands<never>["secrets"] | null,
  least: number,
  tally: Tally,
): string | null {
  if (tally.of(positionsLookedAt) === 0) return `nothing was looked at for: ${property.name}`
  if (property === twins) return missingTwins(secrets, least, tally)
  if (property === answersAreSecret && tally.of(takenTogether) > 0 && tally.of(pairsOfAnswers) === 0)
    return "no two answers were compared, although there are decisions taken together"
  if (property === imaginesFairly && tally.of(hiddenTurns) > 0 && tally.of(countedWorlds) === 0)
    return "no imagined world was compared with counting, although there are hidden draws"
  return null
}

function missingTwins(secrets: Demands<never>["secrets"] | null, least: number, tally: Tally): string | null {
  const hidden = tally.allOf(hiddenDraws) + tally.allOf(hiddenChoices)
  if (secrets !== "none" && secrets !== "answers")
    return hidden >= least
      ? null
      : `only ${hidden} twins of hidden draws and choices were compared, fewer than ${least}: say who learns a draw (turn.draw(deck, "name", [seat])) or a choice (\`knownTo\` of its step), play more games, or say { secrets: "answers" } or { secrets: "none" }`
  if (hidden > 0)
    return `it says { secrets: "${secrets}" }, but some draws or choices are known to some seats only`
  return null
}

function checkDefaults(game: AnyGame): void {
  const fields = game.options.fields as { readonly [name: string]: { readonly default: unknown } }
  const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))
  for (const seats of seatsOf(game)) {
    parseOptions(game.options, undefined, seats)
    parseOptions(game.options, defaults, seats)
  }
}

function checkCases(game: AnyGame, cases: readonly Case[]): void {
  const untried = untriedOptions(game, cases)
  if (untried.length > 0)
    throw new Error(
      `${game.id}: no case has anything but the default of ${untried.join(", ")}: say { seats, options } with another value, or leave \`cases\` out`,
    )
}

/**
 * All properties at once, a sample of each at every position: for very many games, as
 * `simulate(game, { inspect })`. With a `share` below 1 only so many positions are looked at in
 * every way; invariants, facts, dead ends and the replay of the whole game never are left out.
 */
export function conformanceInspector(
  demands: {
    readonly widest?: number
    readonly share?: number
    readonly last?: Conditions["last"]
    readonly tally?: Tally
  } = {},
): Inspector {
  const conditions: Conditions = {
    widest: demands.widest ?? Number.POSITIVE_INFINITY,
    breadth: sampled,
    last: demands.last ?? null,
    tally: demands.tally ?? new Tally(),
  }
  return inspector(inPassing, [...always, noDeadEnds], demands.share ?? 1, conditions)
}

/** What can be looked for in single positions. */
const inPassing = properties.filter((property) => property !== undisturbed && property !== imaginesFairly)

/** Cheap, or of the whole game: looked at in every position. */
const always: readonly Property[] = [invariants, facts, replays]

/** How positions are counted in the tally. */
const positionsLookedAt = "positions"

/**
 * Looks for all properties at a share of the positions, and for `light` ones at the others. Where
 * it is known how many choices each game has, its end is never left out: there most is opened.
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
      const scene = new Scene(moment, conditions, looking === list)
      for (const property of looking)
        try {
          conditions.tally.add(positionsLookedAt)
          for (const message of looks.get(property)?.(scene) ?? []) yield { property: property.name, message }
        } catch (error) {
          yield { property: property.name, message: `while looking: ${messageOf(error)}` }
        }
    }
  }
}

function runCase(
  game: AnyGame,
  { seats, options, games: asked = 2 }: Case,
  demands: Demands<never>,
  property: Property,
  tally: Tally,
): void {
  const games = asked * (property.moreGames ?? 1)
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
  // How long these games are, so that positions of all of them are looked at; what goes wrong is
  // told by the second run
  const lengths: number[] = []
  const { decisions, violations: early } = simulate(game, plan, (played) => lengths.push(played.decisions))
  const share = early.length > 0 ? 1 : (demands.positions ?? 300) / (decisions + games)
  const light = always.includes(property) || property.everyTurn ? [property] : []
  const conditions = {
    widest: demands.widest ?? 50,
    breadth: thorough,
    last: (demands.last ?? (() => false)) as Conditions["last"],
    tally,
  }
  const inspect = inspector([property], light, share, conditions, lengths)
  const { violations } = simulate(game, { ...plan, inspect })
  if (violations[0] !== undefined) throw new Error(describeViolation(violations[0]))
}

const secretsName = "imagined worlds differ from the real one in what is secret"

/**
 * Not a property of a position but of the whole run: takes note of who imagined something else than
 * the truth.
 */
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
