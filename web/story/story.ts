// A file as a row of moments: a log is replayed, a scenario is told step by step, a position is its
// first moment

import {
  type AnyGame,
  type Choice,
  type Draw,
  type Log,
  type Position,
  parseLog,
  replay,
  type Seat,
  type Told,
} from "@genepool/engine"
import { gameOf } from "@genepool/games"

export interface Moment {
  readonly state: Position
  /** What led here; null at the beginning. */
  readonly choice: Choice | null
  readonly seat: Seat | null
  readonly told: readonly Told[]
  readonly draws: readonly Draw[]
}

export interface Story {
  readonly name: string
  readonly game: string
  readonly rules: AnyGame
  readonly seats: number
  /** As people write them. */
  readonly options: { readonly [name: string]: unknown }
  readonly moments: readonly Moment[]
  /** Where the file stops making sense, and why. */
  readonly trouble: string | null
  /** The whole game, where the file is one. */
  readonly log: Log | null
}

type Plain = { readonly [key: string]: unknown }

export async function tell(value: unknown): Promise<Story> {
  if (typeof value !== "object" || value === null) throw new Error("the file is no JSON object")
  const file = value as Plain
  if ("genepool" in file) return ofLog(parseLog(file), "A log")
  if ("log" in file) return ofLog(parseLog(file.log), typeof file.name === "string" ? file.name : "A log")
  return ofScenario({ name: "A position", steps: [], ...file })
}

const rulesOf = async (id: unknown): Promise<AnyGame> => (await gameOf(String(id))).game

async function ofLog(log: Log, name: string): Promise<Story> {
  const rules = await rulesOf(log.game)
  const moments: Moment[] = []
  let trouble: string | null = null
  try {
    replay(rules, log, log.choices.length, ({ seat, choice, told, draws }, state) =>
      moments.push({ state: rules.clone(state), seat, choice, told: [...told], draws: [...draws] }),
    )
  } catch (error) {
    trouble = messageOf(error)
  }
  const { game, seats, options } = log
  return { name, game, rules, seats, options, moments, trouble, log }
}

async function ofScenario(value: Plain): Promise<Story> {
  const { parseScenario, runScenario, tableOf } = await import("@genepool/engine/testing")
  const rules = await rulesOf(value.game)
  const scenario = parseScenario(value)
  const { name, game, seats, options, seed, draws, position, steps } = scenario
  const table = tableOf(rules, { seats, options, seed, draws, ...(position === null ? {} : { position }) })
  const moments: Moment[] = []
  const note = (seat: Seat | null, choice: Choice | null) =>
    moments.push({ state: rules.clone(table.state), seat, choice, told: table.latest(), draws: [] })
  note(null, null)
  let trouble: string | null = null
  try {
    for (const step of steps) {
      if (step.how !== "choose") continue
      table.draws(...step.draws).choose(step.seat, step.choice as Choice)
      note(step.seat, step.choice as Choice)
    }
    runScenario(rules, value)
  } catch (error) {
    trouble = messageOf(error)
  }
  return { name, game, rules, seats, options: asPlain(options), moments, trouble, log: null }
}

const asPlain = (options: unknown): Plain =>
  typeof options === "object" && options !== null ? (options as Plain) : {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
