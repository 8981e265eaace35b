// A position written by hand: a partial one, laid over a fresh set-up and checked against it.

import type { AnyGame, Position } from "../contract.ts"
import type { Frame } from "../position.ts"
import { BadInput } from "../problem.ts"
import { copyPlain } from "../procedure.ts"
import { asObject } from "../reading.ts"
import type { Turn } from "../turn.ts"
import { brief, Mismatch } from "./match.ts"

/**
 * What differs from a fresh set-up. Objects are merged, lists replaced whole; an object in the
 * place of a list patches elements by their index (`{ "players": { "0": { "fortune": 2 } } }`); `{
 * "$set": value }` puts in a value as it is.
 */
export type PartialPosition = { readonly [key: string]: unknown }

/** The fresh state with the position laid over it, run to its first decision. Throws BadInput. */
export function placePosition<S extends Position>(
  game: AnyGame,
  fresh: S,
  position: PartialPosition,
  turn: Turn,
  where = "position",
): S {
  // A copy: what is written once and used twice must not become one thing in play
  const { frames, ...rest } = asObject(copyPlain(position), where)
  const merged = patchObject(fresh, rest, where)
  merged.frames =
    frames === undefined ? reopened(merged.frames) : framesFrom(game, frames, `${where}.frames`, merged)
  let broken: string[]
  try {
    game.settle(merged, turn)
    broken = game.invariants(merged)
  } catch (error) {
    throw stumbled(error, where)
  }
  if (broken.length > 0)
    throw new BadInput(where, "a position that keeps the game's invariants", broken.join("; "))
  return merged
}

/**
 * Rules trust their state. What is thrown over one that was written by hand says that it cannot be
 * played on.
 */
export function stumbled(error: unknown, where: string): unknown {
  if (error instanceof BadInput || error instanceof Mismatch) return error
  const message = error instanceof Error ? error.message : String(error)
  const bad = new BadInput(
    where,
    "a position that the rules can go on from",
    `one they stumble over (${message})`,
  )
  bad.cause = error
  return bad
}

type Plain = { readonly [key: string]: unknown }

/** Who is asked may be different in the new position: a decision taken together is opened again. */
function reopened(frames: readonly Frame[]): Frame[] {
  return frames.map((frame, i) => (i === frames.length - 1 ? { ...frame, answers: null } : frame))
}

function framesFrom(game: AnyGame, value: unknown, where: string, state: Position): Frame[] {
  if (!Array.isArray(value)) throw new BadInput(where, "a list of frames, the running procedure last", value)
  return value.map((entry: unknown, i) => {
    const place = `${where}[${i}]`
    const { proc, step, answers = null, result = null, ...locals } = asObject(entry, place)
    const steps =
      typeof proc === "string" && Object.hasOwn(game.outline, proc) ? game.outline[proc] : undefined
    if (steps === undefined)
      throw new BadInput(`${place}.proc`, `a procedure, one of ${Object.keys(game.outline).join(", ")}`, proc)
    if (typeof step !== "string" || !steps.includes(step))
      throw new BadInput(`${place}.step`, `a step of ${proc as string}, one of ${steps.join(", ")}`, step)
    if (answers !== null && !isAnswers(answers))
      throw new BadInput(`${place}.answers`, "null, or for each seat null or a list of choices", answers)
    // A procedure that runs in the fresh position too lends its locals, and says which there are
    const known = localsOf(state.frames.find((frame) => frame.proc === proc))
    if (known !== null)
      for (const local of Object.keys(locals))
        if (!Object.hasOwn(known, local))
          throw new BadInput(
            `${place}.${local}`,
            `one of the locals ${Object.keys(known).join(", ") || "(none)"}`,
            local,
          )
    return { ...known, ...locals, proc: proc as string, step, answers: answers as Frame["answers"], result }
  })
}

function localsOf(frame: Frame | undefined): Plain | null {
  if (frame === undefined) return null
  const { proc: _proc, step: _step, answers: _answers, result: _result, ...locals } = frame
  return locals
}

function isAnswers(value: unknown): boolean {
  return Array.isArray(value) && value.every((given) => given === null || Array.isArray(given))
}

function patch(fresh: unknown, value: unknown, where: string): unknown {
  if (isSet(value)) return value.$set
  // A fresh null says nothing about the type, and null may stand for "none" anywhere
  if (fresh === null || value === null) return value
  if (Array.isArray(fresh))
    return Array.isArray(value) ? replaceList(fresh, value, where) : patchList(fresh, value, where)
  if (typeof fresh === "object") return patchObject(fresh, value, where)
  if (typeof value !== typeof fresh || (typeof value === "number" && !Number.isFinite(value)))
    throw new BadInput(where, `a ${typeof fresh} like ${brief(fresh, 60)}`, value)
  return value
}

function patchObject<T extends object>(fresh: T, value: unknown, where: string): T {
  const given = asObject(value, where)
  const keys = Object.keys(fresh)
  const merged: { [key: string]: unknown } = Object.fromEntries(Object.entries(fresh))
  for (const [key, part] of Object.entries(given)) {
    if (keys.length > 0 && !Object.hasOwn(fresh, key))
      throw new BadInput(`${where}.${key}`, `one of ${keys.join(", ")} (or the whole as {"$set": …})`, key)
    merged[key] = keys.length > 0 ? patch(merged[key], part, `${where}.${key}`) : part
  }
  return merged as T
}

function replaceList(fresh: readonly unknown[], value: readonly unknown[], where: string): unknown[] {
  const kinds = new Set(fresh.filter((item) => item !== null).map(kindOf))
  value.forEach((item, i) => {
    if (item !== null && kinds.size > 0 && !kinds.has(kindOf(item)))
      throw new BadInput(`${where}[${i}]`, `${[...kinds].join(" or ")}, as in a fresh set-up`, item)
  })
  return value.slice()
}

function patchList(fresh: readonly unknown[], value: unknown, where: string): unknown[] {
  if (typeof value !== "object" || value === null)
    throw new BadInput(where, `a list, or an object that patches elements by their index`, value)
  const merged = fresh.slice()
  for (const [key, part] of Object.entries(value)) {
    if (!/^\d+$/.test(key) || Number(key) >= fresh.length)
      throw new BadInput(`${where}.${key}`, `an index 0 to ${fresh.length - 1}`, key)
    merged[Number(key)] = patch(fresh[Number(key)], part, `${where}[${key}]`)
  }
  return merged
}

function isSet(value: unknown): value is { readonly $set: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.hasOwn(value, "$set") &&
    Object.keys(value).length === 1
  )
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value
}
