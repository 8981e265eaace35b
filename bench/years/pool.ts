// Distinct games, played once by quick bots: what a year is made of. A line is written as the
// server would write it.
import { type Level, playerNamed, recordOf, unhurried } from "@genepool/bots"
import { commitmentOf, FastRandom, type GameModule, type Result } from "@genepool/engine"
import { games as registry } from "@genepool/games"
import { type EntryBody, newEntry, Play, writeEntry } from "@genepool/server/testing/inside"
import { Manner } from "@genepool/wire"

/** One game without its people, its name and its times. */
export interface PlayedGame {
  readonly game: string
  readonly version: string
  readonly secret: string
  readonly commitment: string
  /** By seat: what it gave to the dice. */
  readonly numbers: readonly string[]
  /** By seat: the level of its bot; null for a person. */
  readonly levels: readonly (Level | null)[]
  readonly lines: readonly PlayedLine[]
  readonly result: Result
}

export interface PlayedLine {
  readonly kind: string
  readonly seat: number | null
  /** Its text; where a person chose, a key of 25 characters goes in the gap. */
  readonly body: string
}

/** Where the key of a choice goes, one for each time it is written. */
export const keyGap = "?????????????????????????"

/** How many of a hundred games are of which; in a year that gives about 140 lines a game. */
const shares = [
  { game: "noughts", of: 55, seats: [2] },
  { game: "chromosome", of: 15, seats: [2, 3, 4] },
  { game: "viral", of: 15, seats: [2, 3, 4] },
  { game: "krom", of: 15, seats: [2, 3, 4] },
] as const

const quick: Level = 1
/** A game in which bots do not come to an end is played anew. */
const mostLines = 2000

export function playPool(size: number, seed: string, told: (played: number) => void): Promise<PlayedGame[]> {
  return playInTurns(size, new FastRandom(seed), told)
}

async function playInTurns(
  size: number,
  random: FastRandom,
  told: (played: number) => void,
): Promise<PlayedGame[]> {
  const pool: PlayedGame[] = []
  while (pool.length < size) {
    const { game, seats } = shareAt(pool.length)
    const module = await (registry[game] as () => Promise<GameModule>)()
    const played = playOne(module, seats[pool.length % seats.length] as number, random)
    if (played === null) continue
    pool.push(played)
    told(pool.length)
  }
  return pool
}

/** In the shares, whatever the size. */
function shareAt(index: number): (typeof shares)[number] {
  // A step that has nothing in common with a hundred goes through all of them
  let place = (index * 37) % 100
  for (const share of shares) {
    if (place < share.of) return share
    place -= share.of
  }
  return shares[0]
}

const hex = (random: FastRandom, digits: number): string =>
  Array.from({ length: digits }, () => random.below(16).toString(16)).join("")

function playOne(module: GameModule, seats: number, random: FastRandom): PlayedGame | null {
  const { game } = module
  const secret = hex(random, 64)
  const commitment = commitmentOf(secret)
  // Every third game has bots beside one person
  const withBots = random.below(3) === 0
  const levels = Array.from({ length: seats }, (_, seat) => (withBots && seat > 0 ? quick : null))
  const numbers = levels.map(() => hex(random, 24))
  const bots = levels.map((level) => level !== null)
  const manner = Manner.parse({})
  const play = new Play({ game, seats, options: {}, commitment, secret, manner, bots })
  const think = playerNamed(`level${quick}`, module, () => 0)
  const lines: PlayedLine[] = []
  const add = <K extends "start" | "choice">(kind: K, seat: number | null, body: EntryBody<K>) => {
    const planned = play.plan(newEntry(play.n + 1, kind, seat, body, play.n * 1000))
    const { kind: written, seat: by, body: text } = writeEntry("", planned.entry)
    lines.push({ kind: written, seat: by, body: text })
    play.absorb(planned)
  }
  add("start", null, { numbers })
  while (play.running) {
    if (play.n > mostLines) return null
    const [decision] = play.decisions()
    if (decision === undefined) return null
    const { seat } = decision
    const seed = hex(random, 24)
    const thought = think({
      view: unhurried(game.view(play.state, seat), seat),
      seat,
      seats,
      decision,
      seed,
      budget: { iterations: 20 },
    })
    const level = levels[seat]
    if (level === null || level === undefined) add("choice", seat, { choice: thought.choice, key: keyGap })
    else {
      const before = play.log.findLast((made) => made.seat === seat)?.thought
      const record = recordOf(`level${level}`, seed, thought, before)
      add("choice", seat, { choice: thought.choice, ...(record === null ? {} : { thought: record }) })
    }
  }
  const { result } = play
  if (result === null) return null
  return { game: game.id, version: game.version, secret, commitment, numbers, levels, lines, result }
}
