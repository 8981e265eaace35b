// Who sits where: people, and bots that see no more than their seat may know.

import { type AnyGame, BadInput, type Choice, type Decision, FastRandom, type GameModule, type Player as Bot } from "@genepool/engine"
import { wholeNumber } from "./command.ts"
import type { Table } from "./table.ts"

/** Answers for one seat of a table. */
export type Player = (table: Table, decision: Decision) => Choice | Promise<Choice>

export const botsFlag = {
  type: "string",
  value: "list",
  about: "bots, comma-separated: random",
} as const

/** The word for a seat that a person plays. */
const person = "human"

const random: Bot = ({ decision, random: chance }) => decision.options[chance.index(decision.options)]!

/** The bot of that name for a game. Throws BadInput. */
export function botOf(_module: GameModule, name: string): Bot {
  if (name !== "random") throw new BadInput("--bots", `a list of ${person}, random`, name)
  return random
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
  const { min, max } = game.seats
  const enough = others === "people" && list.length > 0 && !list.includes(person) ? list.length + 1 : list.length
  const seats =
    seatsGiven === undefined ? Math.min(Math.max(min, enough), max) : wholeNumber("--seats", seatsGiven, min, max)
  if (list.length > seats) throw new BadInput("--bots", `at most ${seats} names, one per seat`, bots)
  const first = new Array<string>(seats - list.length).fill(others === "people" ? person : "random")
  return [...first, ...list].map((name) => (name === person ? null : name))
}

/** Bots with chance of their own, apart from the table's. */
export function seatPlayers(module: GameModule, names: readonly (string | null)[], seed: string): (Player | null)[] {
  return names.map((name, seat) => {
    if (name === null) return null
    const bot = botOf(module, name)
    return (table, decision) => {
      const view = () => table.game.view(table.state, seat)
      // A choice taken back and met again is thought over in the same way
      const chance = new FastRandom(`${seed} bot ${seat} choice ${table.length}`)
      return bot({ seat, decision, view, random: chance })
    }
  })
}
