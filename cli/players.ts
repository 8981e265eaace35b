// Who sits where: people, and bots that see no more than their seat may know.

import {
  type Budget,
  type ClockName,
  clockNames,
  type Hint,
  hintsOf,
  knowing,
  type Player as Mind,
  type PlayerName,
  playerNamed,
  playerNames,
  type Question,
  readPlayerName,
} from "@genepool/bots"
import {
  type AnyGame,
  BadInput,
  type Choice,
  type Decision,
  type GameModule,
  type Player as SimulatedPlayer,
} from "@genepool/engine"
import { oneOf, wholeNumber } from "./command.ts"
import type { Table } from "./table.ts"

/** Answers for one seat of a table. */
export type Player = (table: Table, decision: Decision) => Choice

/** Tells a person what a strong bot thinks of the options. */
export type Adviser = (table: Table, decision: Decision) => readonly Hint[]

/** The word for a seat that a person plays. */
const person = "human"

/** How long a bot may think. */
export const budgetFlags = {
  ms: { type: "string", value: "n", about: "how long a bot thinks, in milliseconds" },
  iterations: {
    type: "string",
    value: "n",
    about: "how long a bot thinks, in tries: the same on every machine",
  },
} as const

/** For measurements, which must be fair even where others use the machine. */
export const clockFlag = {
  clock: {
    type: "string",
    value: clockNames.join("|"),
    about: "what --ms counts: time on the wall, or only what the thinking thread had of the processor (wall)",
  },
} as const

export function readClock(text: string | undefined): ClockName {
  return oneOf("--clock", clockNames, text ?? "wall")
}

export const botFlags = {
  bots: {
    type: "string",
    value: "list",
    about: `bots, comma-separated: ${playerNames.join(", ")}; levels also by number`,
  },
  ...budgetFlags,
} as const

export function readBudget(
  { ms, iterations }: { readonly ms: string | undefined; readonly iterations: string | undefined },
  otherwise: Budget,
): Budget {
  if (ms !== undefined && iterations !== undefined)
    throw new BadInput("--ms", "no --iterations beside it", iterations)
  if (ms !== undefined) return { ms: wholeNumber("--ms", ms, 1, 600_000) }
  if (iterations !== undefined) return { iterations: wholeNumber("--iterations", iterations, 1, 1e8) }
  return otherwise
}

/**
 * The names of the players by seat; null is a person. A list as long as there are seats goes seat
 * by seat; a shorter one fills the last seats.
 */
export function readPlayers(
  game: AnyGame,
  bots: string | undefined,
  seatsGiven: string | undefined,
  others: "people" | "random",
): (PlayerName | null)[] {
  const list: (PlayerName | typeof person)[] =
    bots === undefined
      ? []
      : bots
          .split(",")
          .map((name) => name.trim())
          .map((name) => (name === person ? name : readPlayerName(name, "--bots")))
  const { min, max } = game.seats
  const enough =
    others === "people" && list.length > 0 && !list.includes(person) ? list.length + 1 : list.length
  const seats =
    seatsGiven === undefined
      ? Math.min(Math.max(min, enough), max)
      : wholeNumber("--seats", seatsGiven, min, max)
  if (list.length > seats) throw new BadInput("--bots", `at most ${seats} names, one per seat`, bots)
  const first = new Array<PlayerName | typeof person>(seats - list.length).fill(
    others === "people" ? person : "random",
  )
  return [...first, ...list].map((name) => (name === person ? null : name))
}

/** The bot of that name for a game. Throws BadInput. */
export async function botOf(module: GameModule, name: PlayerName): Promise<Mind> {
  return playerNamed(name, await knowing(module), () => performance.now())
}

/**
 * Players for a table. A choice that was taken back and is met again is thought over in the same
 * way.
 */
export async function seatPlayers(
  module: GameModule,
  names: readonly (PlayerName | null)[],
  seed: string,
  budget: Budget,
): Promise<(Player | null)[]> {
  const minds = await Promise.all(names.map(async (name) => (name === null ? null : botOf(module, name))))
  return minds.map((think, seat) =>
    think === null
      ? null
      : (table, decision) =>
          think(questionAt(table, decision, `${seed} bot ${seat} choice ${table.length}`, budget)).choice,
  )
}

export async function adviserFor(module: GameModule, seed: string, ofBots: Budget): Promise<Adviser> {
  const think = await botOf(module, "level5")
  // However hasty the bots are told to be, advice is thought over
  const budget =
    "ms" in ofBots ? { ms: Math.max(ofBots.ms, 300) } : { iterations: Math.max(ofBots.iterations, 300) }
  return (table, decision) => {
    const question = questionAt(
      table,
      decision,
      `${seed} hint ${decision.seat} choice ${table.length}`,
      budget,
    )
    return hintsOf(module, question, think(question))
  }
}

function questionAt(
  { game, state, seats }: Table,
  decision: Decision,
  seed: string,
  budget: Budget,
): Question {
  return { view: game.view(state, decision.seat), seat: decision.seat, seats, decision, seed, budget }
}

/** Players for the simulation runner. */
export async function simulatedPlayers(
  module: GameModule,
  names: readonly PlayerName[],
  seats: number,
  budget: Budget,
): Promise<SimulatedPlayer[]> {
  const minds = await Promise.all(names.map((name) => botOf(module, name)))
  return minds.map(
    (think) =>
      ({ seat, decision, view, random: chance }) =>
        think({ view: view(), seat, seats, decision, seed: String(chance.below(2 ** 31)), budget }).choice,
  )
}
