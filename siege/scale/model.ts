// From what things cost to what many tables need. No clock and no chance: the same costs give the
// same figures.
import type { Measured, Play } from "./measure.ts"

/** Milliseconds of processor, and bytes. */
export interface Costs {
  /** Of one place (all nodes, PostgreSQL, Redis). */
  readonly nodes: Each
  readonly postgres: Each
  readonly redis: Each
  /**
   * Of PostgreSQL for one choice, all that it did meanwhile included: it writes for many at once,
   * and cannot be taken apart.
   */
  readonly postgresInAll: number
  /** Down one stream for one choice, told whole. */
  readonly streamBytes: number
}

interface Each {
  /** A second in which something is played, whatever it is: beats, flushes that many share. */
  readonly second: number
  /** With what it brings about at two streams, and its share of the end of a game. */
  readonly choice: number
  /** Two people come to a table. */
  readonly arrival: number
}

const places = ["nodes", "postgres", "redis"] as const

/**
 * Few tables, more of them, and games that are left after a few choices: three measurements for
 * three costs.
 */
export function costsOf(few: Measured, many: Measured, begun: Measured): Costs {
  const of = (place: (typeof places)[number]): Each => {
    const [second, choice, arrival] = solved(
      [few, many, begun].map((one) => [one.seconds, one.choices, one.streams / 2, one[place]]),
    )
    return { second, choice, arrival }
  }
  return {
    nodes: of("nodes"),
    postgres: of("postgres"),
    redis: of("redis"),
    postgresInAll: many.postgres / many.choices,
    streamBytes: many.streamBytes / (many.choices * 2),
  }
}

/** Three equations for three costs, by elimination; what comes out below nothing is nothing. */
function solved(rows: readonly (readonly number[])[]): [number, number, number] {
  const left = rows.map((row) => [...row])
  for (let at = 0; at < 3; at++) {
    const pivot = left[at] as number[]
    for (let other = 0; other < 3; other++) {
      if (other === at) continue
      const row = left[other] as number[]
      const factor = (row[at] as number) / (pivot[at] as number)
      for (let i = 0; i < 4; i++) row[i] = (row[i] as number) - factor * (pivot[i] as number)
    }
  }
  return left.map((row, at) => Math.max(0, (row[3] as number) / (row[at] as number))) as [
    number,
    number,
    number,
  ]
}

export interface Foretold {
  readonly choices: number
  /** Milliseconds of processor for one choice, all in all. */
  readonly nodesMsPerChoice: number
  readonly postgresMsPerChoice: number
  /** Cores that are busy on average. */
  readonly cores: number
}

/** What the load siege will measure with so many tables. */
export function foretell(costs: Costs, { tables, games, moves }: Play): Foretold {
  const choices = tables * games * moves
  const seconds = games * moves + 1
  const total = (place: (typeof places)[number]) => {
    const { second, choice, arrival } = costs[place]
    return second * seconds + choice * choices + arrival * tables * games
  }
  return {
    choices,
    nodesMsPerChoice: total("nodes") / choices,
    postgresMsPerChoice: total("postgres") / choices,
    cores: (total("nodes") + total("postgres") + total("redis")) / 1000 / seconds,
  }
}

/** How people play, and what a processor costs: to be set by who knows better. */
export interface Assumed {
  /** At one table in a second. */
  readonly choices: number
  readonly streams: number
  /** How many times a choice of noughts one of a larger game takes. */
  readonly largeGame: number
  /** Of all choices, those by bots of the server; and what one of them takes, in milliseconds. */
  readonly byBots: number
  readonly thought: number
  /**
   * The share of a node's one thread, and of PostgreSQL's cores, that is used at most: the rest is
   * for bad seconds.
   */
  readonly full: number
  /** For a core and an hour, and for a gigabyte that goes out. */
  readonly perCoreHour: number
  readonly perGigabyte: number
}

export interface Needs {
  readonly tables: number
  readonly choicesPerSecond: number
  readonly nodes: number
  readonly nodeCores: number
  readonly postgresCores: number
  readonly redisCores: number
  readonly botCores: number
  readonly megabitsPerSecond: number
  /** Journals of a day before they are folded, in gigabytes; and archives of a year. */
  readonly journalGigabytesPerDay: number
  readonly archiveGigabytesPerYear: number
  readonly coreHoursPerDay: number
  readonly moneyPerMonth: number
  /** Words that every node hears in a second, where all hear all. */
  readonly wordsPerSecond: number
}

/**
 * Bytes of a line in the journal with its place in the index, and in an archive (npm run years).
 */
const lineBytes = { raw: 175, archived: 27 }

export function needs(costs: Costs, tables: number, assumed: Assumed): Needs {
  const choices = tables * assumed.choices
  // A game of a hundred and forty choices: who comes, comes once for each
  const arrivals = choices / 140
  const busy = (place: (typeof places)[number], factor: number) =>
    (choices * costs[place].choice * factor + arrivals * costs[place].arrival) / 1000
  const nodeCores = busy("nodes", assumed.largeGame)
  const nodes = Math.max(1, Math.ceil(nodeCores / assumed.full))
  const postgresCores = (choices * costs.postgresInAll) / 1000 / assumed.full
  const redisCores = busy("redis", 1) / assumed.full
  const botCores = (choices * assumed.byBots * assumed.thought) / 1000 / assumed.full
  const bytes = choices * assumed.streams * costs.streamBytes
  const cores = nodes + Math.ceil(postgresCores) + Math.ceil(redisCores) + Math.ceil(botCores)
  const month = 30 * 24
  return {
    tables,
    choicesPerSecond: choices,
    nodes,
    nodeCores,
    postgresCores,
    redisCores,
    botCores,
    megabitsPerSecond: (bytes * 8) / 1e6,
    journalGigabytesPerDay: (choices * 86_400 * lineBytes.raw) / 1e9,
    archiveGigabytesPerYear: (choices * 86_400 * 365 * lineBytes.archived) / 1e9,
    coreHoursPerDay: cores * 24,
    moneyPerMonth: cores * month * assumed.perCoreHour + ((bytes * 3600 * month) / 1e9) * assumed.perGigabyte,
    wordsPerSecond: choices,
  }
}
