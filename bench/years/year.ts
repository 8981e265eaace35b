// A year of a large club, chunk by chunk: who there is, who played what with whom and when, and all
// that is kept of it. The same seed and number give the same rows, so that a chunk can be made anew
// after an interruption.
import { FastRandom } from "@genepool/engine"
import { packed, skeletonOf } from "@genepool/server/testing/inside"
import { Manner } from "@genepool/wire"
import { keyGap, type PlayedGame, type PlayedLine } from "./pool.ts"

export type Value = string | number | Uint8Array | null

/** Rows of one table of the database, each a list of values in the order of the columns. */
export interface Rows {
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: Value[][]
}

export interface YearPlan {
  readonly seed: string
  readonly games: number
  readonly people: number
  /** The end of the year. */
  readonly until: number
  /** Games that ended in the last so many days lie there line by line, all others are archives. */
  readonly rawDays: number
  /**
   * So many games in a row share their times and keys, and are compressed once: for who cannot wait
   * for all of them.
   */
  readonly copies: number
}

const day = 86_400_000
const year = 365 * day
export const chunk = 1000

/** The name, which nobody else has, and with it the id of somebody. */
const idOf = (kind: string, index: number): string => {
  const random = new FastRandom(`${kind} ${index}`)
  return text(random, 24)
}

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
const text = (random: FastRandom, length: number): string => {
  let made = ""
  while (made.length < length) made += alphabet[random.below(32)]
  return made
}

const syllables = [
  "ba",
  "do",
  "ke",
  "li",
  "mu",
  "na",
  "po",
  "ra",
  "se",
  "ti",
  "vu",
  "za",
  "ge",
  "ho",
  "fi",
  "ly",
]

const nameOf = (index: number): string => {
  let [left, name] = [index, ""]
  for (let i = 0; i < 5; i++) {
    name += syllables[left % 16]
    left = Math.floor(left / 16)
  }
  return `${(name[0] as string).toUpperCase()}${name.slice(1)}`
}

export const playerAt = (seed: string, index: number): string => idOf(`${seed} player`, index)

/** Seven of ten have an account, and a session on one device. */
const isMember = (index: number): boolean => index % 10 < 7

/** Those of one chunk of people. */
export function peopleOf(plan: YearPlan, from: number): Rows[] {
  const player = rowsOf("player", [
    ...["id", "name", "handle", "kind", "skeleton", "claim", "created_at", "seen_at", "deleted_at"],
  ])
  const user = rowsOf("user", [
    ...["id", "name", "email", "emailVerified", "createdAt", "updatedAt", "isAnonymous", "username"],
    "displayUsername",
  ])
  const session = rowsOf("session", [
    ...["id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"],
  ])
  const login = rowsOf("login", ["user_id", "player_id"])
  const attempt = rowsOf("puzzle_attempt", ["player_id", "puzzle", "difficulty", "solved", "at", "day"])
  for (let index = from; index < Math.min(plan.people, from + chunk); index++) {
    const random = new FastRandom(`${plan.seed} person ${index}`)
    const id = playerAt(plan.seed, index)
    const name = nameOf(index)
    const member = isMember(index)
    const handle = member ? name.toLowerCase() : null
    const skeleton = skeletonOf(name)
    const created = plan.until - year + Math.floor((index / plan.people) * year)
    const seen = plan.until - random.below(80) * day
    const at = new Date(created).toISOString()
    player.rows.push([
      ...[id, name, handle, member ? "member" : "guest", skeleton, member ? skeleton : null],
      ...[created, seen, null],
    ])
    const userId = idOf(`${plan.seed} user`, index)
    user.rows.push([userId, name, `${userId}@genepool.invalid`, 0, at, at, member ? 0 : 1, handle, handle])
    login.rows.push([userId, id])
    session.rows.push([
      ...[idOf(`${plan.seed} session`, index), new Date(plan.until + 60 * day).toISOString()],
      ...[text(random, 32), at, at, "", "Firefox, Linux", userId],
    ])
    for (let i = random.below(20); i > 0; i--)
      attempt.rows.push([id, `krom/${i}`, 1 + random.below(5), random.below(2), seen - i * day, null])
  }
  return [player, user, login, session, attempt]
}

const rowsOf = (table: string, columns: readonly string[]): Rows => ({ table, columns, rows: [] })

const tableColumns = [
  ...["id", "game", "version", "options", "manner", "listed", "status", "owner", "maker", "address"],
  ...["commitment", "secret", "created_at", "started_at", "finished_at", "result", "said", "archived"],
] as const

const manner = JSON.stringify(Manner.parse({}))

/** Somebody: a few play very much, most a little. */
function somebody(plan: YearPlan, random: FastRandom): string {
  const share = random.below(1_000_000) / 1_000_000
  return playerAt(plan.seed, Math.floor(share * share * plan.people))
}

export interface GamesMade {
  readonly rows: Rows[]
  readonly lines: number
  /**
   * Of the lines: those that lie there one by one, and in how many bytes; and the bytes of archives
   * of the others.
   */
  readonly raw: number
  readonly archiveBytes: number
}

/**
 * The games from that number on, in a chunk. `who` gives others their seats, and `ended` another
 * end.
 */
export async function gamesOf(
  plan: YearPlan,
  pool: readonly PlayedGame[],
  from: number,
  who: (random: FastRandom, game: number) => string = (random) => somebody(plan, random),
): Promise<GamesMade> {
  const made = {
    tables: rowsOf("game_table", tableColumns),
    seats: rowsOf("seat", ["table_id", "seat", "kind", "player_id", "level", "number", "code", "agreed"]),
    entries: rowsOf("entry", ["table_id", "n", "kind", "seat", "body", "at"]),
    archives: rowsOf("archive", ["table_id", "lines", "last_at", "body"]),
    outcomes: rowsOf("outcome", [
      ...["table_id", "seat", "player_id", "game", "place", "score", "bots", "finished_at", "left_early"],
    ]),
    talk: rowsOf("chat", ["table_id", "n", "player_id", "room", "text", "at"]),
    notices: rowsOf("notice", ["id", "player_id", "table_id", "kind", "n", "by_whom", "at"]),
  }
  let [lines, raw, archiveBytes] = [0, 0, 0]
  const last = Math.min(plan.games, from + chunk)
  let log: Awaited<ReturnType<typeof logAt>> | null = null
  for (let game = from; game < last; game++) {
    if (log === null || game % plan.copies === 0) log = await logAt(plan, pool, game - (game % plan.copies))
    const { played, finished, written, archive } = log
    const random = new FastRandom(`${plan.seed} game ${game}`)
    const table = text(random, 24)
    const started = written[0]?.at ?? finished
    const people = peopleAt(played, random, (chance) => who(chance, game))
    const owner = people.find((id) => id !== null) as string
    const said = random.below(3)
    made.tables.rows.push([
      ...[table, played.game, played.version, "{}", manner, random.below(10) < 7 ? 1 : 0, "finished"],
      ...[owner, owner, null, played.commitment, played.secret, started - 60_000, started, finished],
      ...[JSON.stringify(played.result), said, archive === null ? 0 : 1],
    ])
    for (const [seat, id] of people.entries()) {
      const level = played.levels[seat] ?? null
      const number = played.numbers[seat] as string
      made.seats.rows.push([
        table,
        seat,
        id === null ? "bot" : "open",
        id,
        level,
        number,
        text(random, 24),
        0,
      ])
      const withBots = people.includes(null) ? 1 : 0
      const { places, scores } = played.result
      made.outcomes.rows.push([
        ...[table, seat, id, played.game, places[seat] as number, scores[seat] as number],
        ...[withBots, finished, random.below(50) === 0 ? 1 : 0],
      ])
      // They are kept for a month
      if (id !== null && finished > plan.until - 30 * day)
        made.notices.rows.push([text(random, 24), id, table, "over", 0, "", finished])
    }
    for (let n = 1; n <= said; n++)
      made.talk.rows.push([table, n, owner, "table", "Well played, thank you!", finished - 1000 + n])
    lines += written.length
    if (archive === null) {
      raw += written.length
      for (const { n, kind, seat, body, at } of written)
        made.entries.rows.push([table, n, kind, seat, body, at])
    } else {
      archiveBytes += archive.body.length
      made.archives.rows.push([table, archive.lines, archive.last_at, archive.body])
    }
  }
  return { rows: Object.values(made), lines, raw, archiveBytes }
}

/** What was played in that game and when; with its archive, unless it is of the last days. */
async function logAt(plan: YearPlan, pool: readonly PlayedGame[], game: number) {
  const random = new FastRandom(`${plan.seed} log ${game}`)
  const played = pool[random.below(pool.length)] as PlayedGame
  const finished = plan.until - year + Math.floor(((game + 1) / plan.games) * year)
  const written = linesFrom(played, finished, random)
  const isRaw = finished > plan.until - plan.rawDays * day
  return { played, finished, written, archive: isRaw ? null : await packed(written) }
}

/** Nobody sits twice. */
function peopleAt(
  played: PlayedGame,
  random: FastRandom,
  one: (random: FastRandom) => string,
): (string | null)[] {
  const seated = new Set<string>()
  return played.levels.map((level) => {
    if (level !== null) return null
    for (;;) {
      const id = one(random)
      if (seated.has(id)) continue
      seated.add(id)
      return id
    }
  })
}

/** With times of its own that end then, and keys of its own. */
function linesFrom({ lines }: PlayedGame, finished: number, random: FastRandom) {
  let at = finished
  return lines
    .map((line, i) => ({ ...line, n: i + 1 }))
    .reverse()
    .map(({ kind, seat, body, n }: PlayedLine & { n: number }) => {
      const row = { table_id: "", n, kind, seat, body: body.replace(keyGap, () => text(random, 25)), at }
      at -= 2000 + random.below(28_000)
      return row
    })
    .reverse()
}
