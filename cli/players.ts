// Who sits where: people, and bots that see no more than their seat may know.

import {
  type Budget,
  greedy,
  type Player as Mind,
  type PlayerMaker,
  random,
  searching,
  strongest,
  uct,
} from "@genepool/bots"
import {
  type AnyGame,
  BadInput,
  type Choice,
  type Decision,
  type GameModule,
  type Player as SimulatedPlayer,
} from "@genepool/engine"
import { wholeNumber } from "./command.ts"
import type { Table } from "./table.ts"

/** Answers for one seat of a table. */
export type Player = (table: Table, decision: Decision) => Choice

const makers: { readonly [name: string]: PlayerMaker } = {
  random,
  greedy,
  uct,
  strong: (knowledge, clock) => searching(knowledge, clock, strongest),
}

/** The word for a seat that a person plays. */
const person = "human"

export const botFlags = {
  bots: { type: "string", value: "list", about: `bots, comma-separated: ${Object.keys(makers).join(", ")}` },
  think: {
    type: "string",
    value: "n|ms",
    about: "how long a bot thinks: a number of tries (2000), or milliseconds (500ms)",
  },
} as const

/** What a bot may use up for one choice. */
export function readBudget(text: string | undefined, otherwise: Budget): Budget {
  if (text === undefined) return otherwise
  const time = /^(\d+)ms$/.exec(text)?.[1]
  return time === undefined
    ? { iterations: wholeNumber("--think", text, 1, 1e7) }
    : { ms: wholeNumber("--think", time, 1, 600_000) }
}

/**
 * The names of the players by seat; null is a person. A list as long as there are seats goes seat by seat; a shorter one
 * fills the last seats.
 */
export function readPlayers(
  game: AnyGame,
  bots: string | undefined,
  seatsGiven: string | undefined,
  others: "people" | "random",
): (string | null)[] {
  const list = bots === undefined ? [] : bots.split(",").map((name) => name.trim())
  for (const name of list) if (name !== person) makerOf(name, "--bots")
  const { min, max } = game.seats
  const enough =
    others === "people" && list.length > 0 && !list.includes(person) ? list.length + 1 : list.length
  const seats =
    seatsGiven === undefined
      ? Math.min(Math.max(min, enough), max)
      : wholeNumber("--seats", seatsGiven, min, max)
  if (list.length > seats) throw new BadInput("--bots", `at most ${seats} names, one per seat`, bots)
  const first = new Array<string>(seats - list.length).fill(others === "people" ? person : "random")
  return [...first, ...list].map((name) => (name === person ? null : name))
}

/** The bot of that name for a game. Throws BadInput. */
export function botOf(module: GameModule, name: string, where: string): Mind {
  const maker = makerOf(name, where)
  if (name === "greedy" && module.judgement === null)
    throw new BadInput(where, "a bot that needs no judgement of positions, as this game has none", name)
  return maker(module, () => performance.now())
}

function makerOf(name: string, where: string): PlayerMaker {
  const maker = Object.hasOwn(makers, name) ? makers[name] : undefined
  if (maker === undefined)
    throw new BadInput(
      where,
      `one of ${[...Object.keys(makers), ...(where === "--bots" ? [person] : [])].join(", ")}`,
      name,
    )
  return maker
}

/** Players for a table. A choice that was taken back and is met again is thought over in the same way. */
export function seatPlayers(
  module: GameModule,
  names: readonly (string | null)[],
  seed: string,
  budget: Budget,
): (Player | null)[] {
  return names.map((name, seat) => {
    if (name === null) return null
    const think = botOf(module, name, "--bots")
    return (table, decision) => {
      const view = table.game.view(table.state, seat)
      const own = `${seed} bot ${seat} choice ${table.length}`
      return think({ view, seat, seats: table.seats, decision, seed: own, budget }).choice
    }
  })
}

/** Players for the simulation runner. */
export function simulatedPlayers(
  module: GameModule,
  names: readonly string[],
  seats: number,
  budget: Budget,
): SimulatedPlayer[] {
  return names.map((name) => {
    const think = botOf(module, name, "--bots")
    return ({ seat, decision, view, random: chance }) =>
      think({ view: view(), seat, seats, decision, seed: String(chance.below(2 ** 31)), budget }).choice
  })
}
