// From a player's log to a test: a moment of a game as a scenario, with the draws and facts that
// followed.

import type { AnyGame, Json, Position } from "../contract.ts"
import { canonical } from "../hash.ts"
import { type Log, replay, type Step } from "../log.ts"
import { BadInput } from "../problem.ts"
import { copyPlain } from "../procedure.ts"
import { FastRandom } from "../random/fast.ts"
import { parseOptions } from "../schema.ts"
import { Turn } from "../turn.ts"
import { defaultSeed } from "./scenario-file.ts"

/** A scenario as it is written to a file. */
export type ScenarioText = { readonly [key: string]: Json }

export interface Moment {
  /** The choice that the scenario begins with, as a replay counts them: from 1. */
  readonly at: number
  /** How many choices it goes on for. */
  readonly choices?: number
  readonly name?: string
}

/** Throws BadInput when the log has no such choice. */
export function scenarioFromLog(game: AnyGame, log: Log, { at, choices = 1, name }: Moment): ScenarioText {
  const last = log.choices.length
  if (!Number.isInteger(at) || at < 1 || at > last)
    throw new BadInput("at", `the number of a choice, 1 to ${last}`, at)
  if (!Number.isInteger(choices) || choices < 1 || at + choices - 1 > last)
    throw new BadInput("choices", `1 to ${last - at + 1}, as many as the log has from there`, choices)
  const steps: Step[] = []
  let before: Position | null = null
  const after = replay(game, log, at + choices - 1, (step, state) => {
    if (step.n === at - 1) before = game.clone(state)
    if (step.n >= at) steps.push({ ...step, told: [...step.told], draws: [...step.draws] })
  })
  const fresh = game.setup(
    log.seats,
    parseOptions(game.options, log.options, log.seats),
    new Turn(new FastRandom(defaultSeed)),
  )
  const to = plain(before)
  const { frames, ...position } = changes(plain(fresh), to)
  const options = Object.keys(log.options).length === 0 ? {} : { options: log.options as Json }
  return {
    name: name ?? `${game.id}, choice ${at} of a game`,
    game: game.id,
    seats: log.seats,
    ...options,
    // Frames are never patched: a frame of the same name may stand elsewhere
    position: { ...position, ...(frames === undefined ? {} : { frames: to.frames as Json }) },
    steps: [
      ...steps.map(({ seat, choice, draws }) => ({
        seat,
        choose: choice,
        ...(draws.length === 0 ? {} : { draws: draws.map((draw) => ({ [draw.name]: draw.value as Json })) }),
      })),
      {
        expect: {
          ...factsOf(steps),
          decisions: game.decisions(after).map(({ seat, ask }) => ({ seat, ask })),
          result: plain(game.result(after)),
        },
      },
    ] as Json,
  }
}

function factsOf(steps: readonly Step[]): { readonly facts?: Json } {
  const facts = steps.flatMap(({ told }) => told.map(({ fact }) => fact))
  return facts.length === 0 ? {} : { facts: facts as Json }
}

type Plain = { readonly [key: string]: Json }

/** States and results are plain JSON by contract. */
function plain(value: unknown): Plain {
  return copyPlain(value) as Plain
}

/** What must be laid over the fresh set-up, in the words of a position that is written by hand. */
function changes(fresh: Plain, wanted: Plain): Record<string, Json> {
  const found: Record<string, Json> = {}
  for (const [key, value] of Object.entries(wanted))
    if (canonical(fresh[key]) !== canonical(value)) found[key] = change(fresh[key] as Json, value)
  return found
}

function change(fresh: Json, wanted: Json): Json {
  if (isPlain(fresh) && isPlain(wanted) && hasSameKeys(fresh, wanted)) return changes(fresh, wanted)
  if (Array.isArray(fresh) && Array.isArray(wanted)) return changeOfList(fresh, wanted)
  const isSimple = typeof wanted !== "object" || wanted === null
  return isSimple && (fresh === null || wanted === null || typeof fresh === typeof wanted)
    ? wanted
    : { $set: wanted }
}

/**
 * A few elements by their place, if the list is as long as it was and holds things; or else the
 * whole list.
 */
function changeOfList(fresh: readonly Json[], wanted: readonly Json[]): Json {
  const isPatched = fresh.length === wanted.length && wanted.every((item) => isPlain(item))
  if (!isPatched) return isAlike(fresh, wanted) ? wanted : { $set: wanted }
  const places = wanted.flatMap((item, i) =>
    canonical(fresh[i]) === canonical(item) ? [] : [[String(i), change(fresh[i] as Json, item)] as const],
  )
  return Object.fromEntries(places)
}

/** A list of other kinds of things than in a fresh set-up must be put in as it is. */
function isAlike(fresh: readonly Json[], wanted: readonly Json[]): boolean {
  const kind = (item: Json) => (Array.isArray(item) ? "list" : typeof item)
  const kinds = new Set(fresh.filter((item) => item !== null).map(kind))
  return kinds.size === 0 || wanted.every((item) => item === null || kinds.has(kind(item)))
}

const isPlain = (value: Json | undefined): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function hasSameKeys(one: Plain, other: Plain): boolean {
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key))
}
