// What everybody at a table may be told, worked out from the database alone: who sits where, and
// the journal replayed. Nothing of what the server remembers or believes is asked.

import { decisionFor, type GameModule, heardBy, type Who } from "@genepool/engine"
import {
  type Clock,
  type Entry,
  type JournalLine,
  Play,
  readEntry,
  type SeatRow,
  type TableRow,
  type Tables,
} from "@genepool/server/testing/inside"
import type { Manner, Snapshot } from "@genepool/wire"

/** What of a snapshot is somebody's own to know. */
type Picture = Pick<Snapshot, "n" | "you" | "status"> & Pictured

type Pictured = Pick<Snapshot, "view" | "decision" | "prompt" | "whyNot" | "waiting" | "result">

export class Truth {
  readonly table: string
  row!: TableRow
  seats!: readonly SeatRow[]
  play: Play | null = null
  private readonly db: Tables["db"]
  private readonly module: GameModule
  private readonly clock: Clock
  /** As spectators of a table with a delay may know it. */
  private late: Play | null = null
  private readonly tooYoung: Entry[] = []
  /** By audience and number of the line: what it may have looked like then, and how it was told. */
  private readonly pictures = new Map<string, Set<string>>()
  private readonly lines = new Map<string, Set<string>>()

  constructor(db: Tables["db"], module: GameModule, table: string, clock: Clock) {
    this.db = db
    this.module = module
    this.table = table
    this.clock = clock
  }

  /** Learns what has been written by now. */
  async read(): Promise<void> {
    this.row = (await this.db
      .selectFrom("game_table")
      .selectAll()
      .where("id", "=", this.table)
      .executeTakeFirstOrThrow()) as TableRow
    this.seats = (await this.db
      .selectFrom("seat")
      .selectAll()
      .where("table_id", "=", this.table)
      .orderBy("seat")
      .execute()) as SeatRow[]
    const rows = await this.db
      .selectFrom("entry")
      .selectAll()
      .where("table_id", "=", this.table)
      .where("n", ">", this.play?.n ?? 0)
      .orderBy("n")
      .execute()
    for (const row of rows) this.take(readEntry(row))
    this.showLater()
  }

  audienceOf(player: string | null): Who {
    return this.seats.find(({ player_id }) => player !== null && player_id === player)?.seat ?? "spectator"
  }

  /** Who may read what spectators say to each other. */
  mayReadAside(who: Who): boolean {
    return who === "spectator" || (this.play?.result ?? null) !== null
  }

  /** Null, if that is a picture that the audience may have been shown at that line. */
  wrongPicture(shown: Picture): string | null {
    const known = this.pictures.get(`${shown.you} ${shown.n}`)
    const text = textOf(shown)
    if (known?.has(text) === true || (shown.n === 0 && text === beforeTheStart)) return null
    return `shows ${shown.you} at line ${shown.n} what is not theirs: ${text.slice(0, 400)}`
  }

  wrongLine(line: { readonly n: number }, who: Who): string | null {
    const known = this.lines.get(`${who} ${line.n}`)
    const text = JSON.stringify(line)
    return known?.has(text) === true ? null : `tells ${who} at line ${line.n}: ${text.slice(0, 400)}`
  }

  /**
   * All that somebody's file of their own data may have of this table: what they said, and the log
   * once it is over.
   */
  exportFor(player: string): object {
    const { id, game, version, options, status, owner, created_at, started_at, finished_at } = this.row
    const place = this.seats.find(({ player_id }) => player_id === player)
    // Where spectators are late, the result is written down when they see it
    const isOver = status === "finished" && (this.playFor(this.audienceOf(player))?.result ?? null) !== null
    const lines = (this.play?.happenings ?? []).filter(({ entry }) => entry.seat === place?.seat)
    return {
      id,
      game,
      rules: version,
      options: JSON.parse(options),
      status,
      mine: owner === player,
      seat: place?.seat ?? null,
      number: place?.number ?? null,
      createdAt: timeOf(created_at),
      startedAt: timeOf(started_at),
      finishedAt: timeOf(finished_at),
      myLines: place === undefined ? [] : lines.map(({ entry }) => ownWords(entry)),
      log: isOver ? (this.play?.exported() ?? null) : null,
    }
  }

  /** How it looked to the audience after the n-th choice; null if it may not be told. */
  moment(n: number, who: Who): object | null {
    const play = this.playFor(who)
    if (play?.isMoment(n) !== true) return null
    const moment = play.position(n)
    for (;;) {
      const step = moment.next()
      if (step.done) return this.module.game.view(step.value, who)
    }
  }

  playFor(who: Who): Play | null {
    return this.isLateFor(who) ? this.late : this.play
  }

  /** Whether they see everything later than those who play. */
  isLateFor(who: Who): boolean {
    return who === "spectator" && this.delay > 0
  }

  private get delay(): number {
    return (JSON.parse(this.row.manner) as Manner).spectatorDelay
  }

  private take(entry: Entry): void {
    this.play ??= this.fresh()
    const seats: Who[] = this.seats.map(({ seat }) => seat)
    this.note(this.play, entry, this.delay > 0 ? seats : [...seats, "spectator"])
    if (this.delay > 0) this.tooYoung.push(entry)
  }

  private showLater(): void {
    for (;;) {
      const [next] = this.tooYoung
      if (next === undefined || next.at + this.delay > this.clock.now()) return
      this.tooYoung.shift()
      this.late ??= this.fresh()
      this.note(this.late, next, ["spectator"])
    }
  }

  private note(play: Play, entry: Entry, audiences: readonly Who[]): void {
    const happening = play.absorb(play.plan(entry))
    for (const who of audiences) {
      add(this.pictures, `${who} ${play.openN}`, textOf(this.pictureFor(play, who)))
      if (happening.open || entry.seat === who)
        add(this.lines, `${who} ${happening.openN}`, JSON.stringify(lineFor(happening, who)))
    }
  }

  private pictureFor(play: Play, who: Who): Pictured {
    const { game } = this.module
    const asked = who !== "spectator" && play.running && play.driver(who) === "person"
    return {
      view: game.view(play.state, who),
      decision: asked ? decisionFor(game, play.state, who) : null,
      prompt: asked ? game.prompt(play.state, who) : null,
      whyNot: asked ? game.whyNot(play.state, who) : [],
      waiting: play.waiting(),
      result: play.result,
    }
  }

  private fresh(): Play {
    const { options, manner, commitment, secret } = this.row
    return new Play({
      game: this.module.game,
      seats: this.seats.length,
      options: JSON.parse(options) as { [name: string]: unknown },
      commitment,
      secret,
      manner: JSON.parse(manner) as Manner,
      bots: this.seats.map(({ kind }) => kind === "bot"),
    })
  }
}

function lineFor({ entry, told, openN, choices }: JournalLine, who: Who): object {
  const { kind, seat, at, body } = entry
  return {
    n: openN,
    kind,
    seat,
    at,
    choices,
    facts: heardBy(told, who),
    ...("to" in body ? { to: body.to } : {}),
    ...("agree" in body ? { agree: body.agree } : {}),
  }
}

/** A line as its own seat may keep it. */
function ownWords({ kind, body, at }: Entry): object {
  return {
    kind,
    ...("choice" in body ? { choice: body.choice } : {}),
    ...("choices" in body ? { choices: body.choices } : {}),
    ...("key" in body ? { key: body.key } : {}),
    ...("to" in body ? { to: body.to } : {}),
    ...("agree" in body ? { agree: body.agree } : {}),
    at: timeOf(at),
  }
}

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/**
 * To the letter, in whichever order names stand, as that is another where it was put together of
 * changes; without the options, which a stream tells only once.
 */
function textOf({ view, decision, prompt, whyNot, waiting, result }: Pictured): string {
  const { options: _, ...shown } = (view ?? {}) as { options?: unknown }
  return JSON.stringify([view && shown, decision, prompt, whyNot, waiting, result], inOrder)
}

const inOrder = (_: string, value: unknown): unknown =>
  typeof value !== "object" || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

const beforeTheStart = JSON.stringify([null, null, null, [], [], null])

function add(map: Map<string, Set<string>>, key: string, text: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(text))
}
