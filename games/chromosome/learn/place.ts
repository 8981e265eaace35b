// Positions by what matters: the rest is as after a fresh set-up. Lessons and tests are written in
// it

import type { Seat } from "@genepool/engine"
import { type EventName, eventNames } from "../data/events.ts"
import type { Genes } from "../data/genes.ts"
import type { Species } from "../data/species.ts"
import type { Group, Player, State } from "../rules/state.ts"

export type PlayerAt = Partial<Omit<Player, "active" | "passive" | "species">> & {
  readonly active?: Partial<Genes>
  readonly passive?: Partial<Genes>
}

export interface Placed {
  /** In seat order; two seats with Pars and Ferox unless said otherwise. */
  readonly species?: readonly Species[]
  /** By room: seat, level, and + for charged or - for discharged, as in "0:3+". */
  readonly groups: { readonly [room: number]: string }
  readonly cubes?: { readonly [room: number]: number }
  readonly holes?: readonly number[]
  /** In seat order: what differs from 2 action and 1 telepathy gene, fortune 4, nothing else. */
  readonly players?: readonly PlayerAt[]
  readonly round?: number
  readonly phase?: State["phase"]
  /** Where the round is: at the next turn unless said otherwise. */
  readonly step?: string
  readonly startingPlayer?: Seat
  readonly toPlay?: Seat
  readonly revealed?: readonly EventName[]
  readonly modifiers?: Partial<State["modifiers"]>
  readonly lastTurns?: readonly Seat[]
  readonly standing?: readonly string[]
  /** Of the table; only whether there are events matters here. */
  readonly options?: { readonly [option: string]: unknown }
}

export function place(placed: Placed): { readonly [key: string]: unknown } {
  const { species = ["pars", "ferox"], players = [], round = 1, phase = "turns", step = "turns" } = placed
  const { startingPlayer = 0, toPlay = 0, cubes = {}, holes = [], modifiers = {}, options = {} } = placed
  const withEvents = !("events" in options) || options.events !== false
  const revealed = placed.revealed ?? (withEvents ? eventNames.slice(0, round - 1) : [])
  return {
    round,
    phase,
    startingPlayer,
    toPlay,
    players: Object.fromEntries(species.map((name, seat) => [seat, { ...players[seat], species: name }])),
    groups: Object.fromEntries(Object.entries(placed.groups).map(([room, text]) => [room, group(text)])),
    cubes,
    holes,
    revealed,
    deck: { unknown: withEvents ? eventNames.filter((event) => !revealed.includes(event)) : [] },
    modifiers,
    ...(placed.lastTurns === undefined ? {} : { lastTurns: placed.lastTurns }),
    ...(placed.standing === undefined ? {} : { standing: placed.standing }),
    frames: [{ proc: "round", step }],
  }
}

/** "0:3+": seat 0, level 3, charged. */
function group(text: string): Group {
  const [, seat, level, charge] = /^(\d):(\d)([+-])$/.exec(text)!
  return { seat: Number(seat), level: Number(level), charged: charge === "+" }
}
