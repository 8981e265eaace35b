// People who move: they sit down, leave, swap, are invited, resign, come back, sign out and play
// again, with their streams open all the time; and everything that anybody gets is compared with
// what they may get at that moment.

import type { Choice, Decision, FastRandom, GameModule, Seat } from "@genepool/engine"
import type { PastMoment, Said, SeatCode, TableMade } from "@genepool/wire"
import type { HandServer } from "./hand-server.ts"
import { type Device, type Eye, guest, member, type Person, program } from "./people.ts"
import { Truth } from "./truth.ts"
import { type Watched, Watching } from "./watching.ts"

export interface MovingCounts extends Watched {
  /** Tables around which people moved. */
  tables: number
  steps: number
  /** How often each thing was done, and was not refused. */
  readonly done: { [what: string]: number }
}

export const noMoves = (): MovingCounts => ({
  tables: 0,
  steps: 0,
  compared: 0,
  changedEyes: 0,
  ended: 0,
  done: {},
})

const manners: readonly object[] = [
  {},
  { clock: { kind: "live", perChoice: 20_000, bank: 10_000 } },
  { clock: { kind: "live", perChoice: 20_000, bank: 0 }, timeOut: "default", leavers: "nobody" },
  { spectatorDelay: 60_000 },
  { leavers: "nobody", undo: "consent" },
]

const names = [
  "Ada",
  "Bea",
  "Cyd",
  "Dot",
  "Eve",
  "Fay",
  "Gus",
  "Hal",
  "Ida",
  "Jon",
  "Kay",
  "Lea",
  "Max",
  "Nan",
]
const letters = "abcdefghijklmnopqrstuvwxyz"

/**
 * One table and the tables played again after it, with so many steps in all. The answer is what
 * went wrong.
 */
export async function moveAround(
  server: HandServer,
  module: GameModule,
  random: FastRandom,
  counts: MovingCounts,
  steps: number,
): Promise<readonly string[]> {
  const moving = new Moving(server, module, random, counts)
  try {
    await moving.begin()
    for (let step = 0; step < steps && moving.problems.length === 0; step++) {
      counts.steps++
      await moving.step()
    }
  } finally {
    await moving.end()
  }
  return moving.problems
}

/** Steps before anybody means to start. */
const comingAndGoing = 12

type Act = () => Promise<boolean>

class Moving {
  private readonly server: HandServer
  private readonly module: GameModule
  private readonly random: FastRandom
  private readonly counts: MovingCounts
  private cast: Person[] = []
  private watching!: Watching
  private said: { text: string; room: string } | null = null
  private words = 0
  /** Several do something at once. */
  private rushing = false
  /** Steps at the table; people come and go for a while before it begins. */
  private here = 0

  constructor(server: HandServer, module: GameModule, random: FastRandom, counts: MovingCounts) {
    this.server = server
    this.module = module
    this.random = random
    this.counts = counts
  }

  get problems(): readonly string[] {
    return this.watching?.problems ?? []
  }

  async begin(): Promise<void> {
    const { line } = this.server
    for (let i = 0; i < 5; i++) this.cast.push(await guest(line, this.nextName()))
    if (this.random.below(4) === 0) this.cast.push(await member(line, this.nextName()))
    const owner = this.cast[0] as Person
    if (this.random.below(2) === 0) this.cast.push(await program(line, owner, this.nextName()))
    await this.makeTable()
  }

  private async makeTable(): Promise<void> {
    const { line } = this.server
    const owner = this.oneOf(this.cast.filter(({ key }) => key === null))
    const { min, max } = this.module.game.seats
    const count = min + this.random.below(Math.min(max, 4) - min + 1)
    const [open, invited, bot] = [{ kind: "open" }, { kind: "invited" }, { kind: "bot", level: 1 }]
    const kinds = [open, open, open, invited, bot]
    const seats = [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => this.oneOf(kinds))]
    const { table } = await line.must<TableMade>("POST", "/tables", this.headersOf(owner), {
      game: this.module.game.id,
      seats,
      listed: true,
      manner: { standInLevel: 1, ...this.oneOf(manners) },
    })
    await this.watchTable(table)
  }

  async end(): Promise<void> {
    for (const { stream } of this.watching?.eyes ?? []) stream.close()
  }

  async step(): Promise<void> {
    this.said = null
    this.here++
    const { truth } = this.watching
    // Several at once: what they bring about in the end is compared, and nothing of it shows any
    // secret meanwhile
    this.rushing = truth.row.status === "open" && this.random.below(8) === 0
    const acts = Array.from({ length: this.rushing ? 3 : 1 }, () => this.whim())
    this.watching.last = acts.map(([name]) => name).join(", ")
    const done = await Promise.all(acts.map(([, act]) => act()))
    for (const [i, [name]] of acts.entries())
      if (done[i]) this.counts.done[name] = (this.counts.done[name] ?? 0) + 1
    await this.watching.look(!this.rushing, this.rushing ? null : this.said)
    if (truth.row.status === "cancelled") await this.makeTable()
  }

  /** What somebody does next. */
  private whim(): readonly [name: string, act: Act] {
    const { row, play } = this.watching.truth
    const anywhere: [number, string, Act][] = [
      [2, "opens a stream", () => this.openEye()],
      [1, "closes a stream", () => this.closeEye()],
      [2, "speaks", () => this.speak()],
      [3, "asks", () => this.askAround()],
      [1, "signs out", () => this.signOut()],
      [1, "time passes", () => this.pass(5000)],
    ]
    const here: [number, string, Act][] =
      row.status === "open"
        ? [
            [6, "sits down", () => this.post(this.somebody(), "join", {})],
            [4, "leaves", () => this.leave()],
            [4, "swaps", () => this.swap()],
            [2, "is invited", () => this.invite()],
            [1, "a seat is offered", () => this.offer(this.oneOf(["open", "bot"]))],
            [this.here > comingAndGoing ? 2 : 0, "is ready", () => this.post(this.somebody(), "ready")],
            [this.here > comingAndGoing ? 4 : 0, "starts", () => this.allReady()],
          ]
        : play === null || play.result === null
          ? [
              [14, "chooses", () => this.choose()],
              [1, "chooses for another", () => this.chooseWrongly()],
              [2, "takes back", () => this.undo()],
              [1, "resigns", () => this.post(this.seated(), "resign")],
              [2, "returns", () => this.post(this.seated(), "return")],
              [1, "pauses", () => this.post(this.seated(), this.oneOf(["pause", "resume", "resume"]))],
              [1, "is late", () => this.pass(31_000)],
              [1, "sits down too late", () => this.post(this.somebody(), "join", {})],
              [1, "leaves too late", () => this.post(this.somebody(), "leave")],
            ]
          : [[6, "plays again", () => this.rematch()]]
    // What is seen and asked while others move cannot be judged
    const all = this.rushing ? here : [...anywhere, ...here]
    let left = this.random.below(all.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, name, act] of all) {
      left -= weight
      if (left < 0) return [name, act]
    }
    throw new Error("there is always something to do")
  }

  /** Everybody looks at the table, some twice, and a stranger. */
  private async watchTable(table: string): Promise<void> {
    const problems = this.watching?.problems ?? []
    for (const { stream } of this.watching?.eyes ?? []) stream.close()
    const truth = new Truth(this.server.tables.db, this.module, table, this.server.clock)
    this.watching = new Watching(this.server, truth, this.counts)
    this.watching.problems.push(...problems)
    this.counts.tables++
    this.here = 0
    for (const person of this.cast)
      for (const device of inUse(person)) await this.watching.open(person, device, null)
    await this.watching.open(null, null, null)
    await this.watching.look(true, null)
  }

  private async openEye(): Promise<boolean> {
    const person = this.random.below(4) === 0 ? null : this.somebody()
    // Sometimes with the number of a frame that was sent to somebody else
    const from = this.random.below(2) === 0 ? null : this.oneOf(this.watching.eyes)
    const known = from?.lastId == null ? null : { lastId: from.lastId, told: from.told }
    await this.watching.open(person, person === null ? null : this.oneOf(inUse(person)), known)
    return true
  }

  private async closeEye(): Promise<boolean> {
    if (this.watching.eyes.length < 6) return false
    await this.watching.close(this.oneOf<Eye>(this.watching.eyes))
    await this.server.turn(5000, this.watching.truth.table)
    return true
  }

  private async speak(): Promise<boolean> {
    const person = this.somebody()
    const text = `word ${++this.words}`
    const room = this.watching.truth.audienceOf(person.id) === "spectator" ? "spectators" : "table"
    this.said = { text, room }
    if (await this.post(person, "chat", { text })) return true
    this.said = null
    return false
  }

  /** What somebody gets who asks, and is refused. */
  private async askAround(): Promise<boolean> {
    const { watching } = this
    const { truth } = watching
    const person = this.random.below(4) === 0 ? null : this.somebody()
    const headers = person === null ? {} : this.headersOf(person)
    const who = truth.audienceOf(person?.id ?? null)
    const get = (path: string) => this.server.line.json("GET", `/tables/${truth.table}${path}`, headers)
    const { text } = await get("?since=0")
    watching.compareMessage(text, who)
    const n = this.random.below((truth.playFor(who)?.log.length ?? 0) + 3)
    const moment = await get(`/moments/${n}`)
    const expected = truth.moment(n, who)
    watching.count()
    const shown = moment.status === 200 ? (JSON.parse(moment.text) as PastMoment).view : null
    if (JSON.stringify(shown) !== JSON.stringify(expected))
      watching.complain(`${who} may not see moment ${n} like this: ${moment.text.slice(0, 300)}`)
    const said = JSON.parse((await get("/chat")).text) as Said[]
    watching.count()
    if (!truth.mayReadAside(who) && said.some(({ room }) => room === "spectators"))
      watching.complain(`${who} may not read what spectators say`)
    // A program with a key has no such file
    if (person !== null && person.key === null) await this.takeDataAlong(person, headers)
    return true
  }

  /** Everything that is kept about somebody, as far as it is about this table. */
  private async takeDataAlong(person: Person, headers: Record<string, string>): Promise<void> {
    const { watching } = this
    const { truth } = watching
    type Kept = { tables: { id: string }[] }
    // The row that says how a game ended is written behind its last line
    await this.server.tables.settled()
    await truth.read()
    const { tables } = await this.server.line.must<Kept>("GET", "/me/data", headers)
    const shown = tables.find(({ id }) => id === truth.table)
    const isTheirs = truth.row.owner === person.id || truth.audienceOf(person.id) !== "spectator"
    watching.count()
    const [has, may] = [shown, isTheirs ? truth.exportFor(person.id) : undefined].map((one) =>
      JSON.stringify(one),
    )
    if (has !== may)
      watching.complain(
        `the data of ${person.name} has ${has?.slice(-600)}, and may have ${may?.slice(-600)}`,
      )
  }

  private async signOut(): Promise<boolean> {
    const { line } = this.server
    const person = this.somebody()
    const device = this.oneOf(inUse(person))
    const everywhere = this.random.below(2) === 0
    // Whoever is at a table is missed there: not everybody goes
    if (this.watching.truth.audienceOf(person.id) !== "spectator" && this.random.below(4) > 0) return false
    let gone: readonly Device[]
    if (person.key !== null) {
      const { owner, id } = person.key
      if (inUse(owner).length === 0) return false
      await line.must("DELETE", `/me/bots/${id}`, this.headersOf(owner))
      gone = person.devices
    } else if (person.devices.length === 1 && this.random.below(3) === 0) {
      await line.must("DELETE", "/me", device.headers)
      const programs = this.cast.filter(({ key }) => key?.owner === person)
      // One after another they leave the table, and whoever is still there is shown it meanwhile
      this.rushing = programs.length > 0
      gone = [person, ...programs].flatMap(({ devices }) => devices)
    } else {
      await line.must("POST", "/me/sign-out", device.headers, { everywhere })
      gone = everywhere ? person.devices : [device]
    }
    for (const each of gone) each.signedIn = false
    this.cast = this.cast.filter((each) => inUse(each).length > 0)
    const newcomer = await guest(line, this.nextName())
    this.cast.push(newcomer)
    await this.watching.open(newcomer, newcomer.devices[0] as Device, null)
    return true
  }

  private async pass(milliseconds: number): Promise<boolean> {
    await this.server.turn(milliseconds, this.watching.truth.table)
    return true
  }

  private async leave(): Promise<boolean> {
    // With the last one the table goes: that is tried too, but not again and again
    if (this.sitting().length < 2 && this.random.below(8) > 0) return false
    return this.post(this.seated(), "leave")
  }

  private async swap(): Promise<boolean> {
    const { truth } = this.watching
    const seated = this.sitting()
    const [one, other] = [this.oneOf(seated), this.oneOf(seated)]
    if (seated.length < 3 || one === undefined || other === undefined || one === other) return false
    const seats = [truth.audienceOf(one.id), truth.audienceOf(other.id)]
    for (const person of [one, other]) {
      await this.post(person, "leave")
      await this.between()
    }
    await this.post(one, "join", { seat: seats[1] })
    await this.between()
    return this.post(other, "join", { seat: seats[0] })
  }

  private async invite(): Promise<boolean> {
    const owner = this.cast.find(({ id }) => id === this.watching.truth.row.owner)
    if (owner === undefined) return false
    await this.offer("invited")
    await this.between()
    const { line } = this.server
    const codes = await line.json(
      "GET",
      `/tables/${this.watching.truth.table}/invitations`,
      this.headersOf(owner),
    )
    if (codes.status !== 200) return false
    const invitation = this.oneOf(JSON.parse(codes.text) as SeatCode[])
    return invitation !== undefined && this.post(this.somebody(), "join", { code: invitation.code })
  }

  private async offer(kind: string): Promise<boolean> {
    const { row, seats, table } = this.watching.truth
    const owner = this.cast.find(({ id }) => id === row.owner)
    const free = seats.filter(({ player_id }) => player_id === null)
    if (owner === undefined || free.length === 0) return false
    const body = kind === "bot" ? { kind, level: 1 } : { kind }
    const path = `/tables/${table}/seats/${this.oneOf(free).seat}`
    return (await this.server.line.json("PUT", path, this.headersOf(owner), body)).status === 200
  }

  /** Empty seats are given to bots, and everybody says yes. */
  private async allReady(): Promise<boolean> {
    const { truth } = this.watching
    for (const { player_id } of truth.seats) if (player_id === null) await this.offer("bot")
    await truth.read()
    for (const person of this.sitting()) await this.post(person, "ready")
    const owner = this.cast.find(({ id }) => id === truth.row.owner)
    return owner !== undefined && (await this.post(owner, "start"))
  }

  private async choose(): Promise<boolean> {
    const { play } = this.watching.truth
    if (play === null) return false
    const decisions: Decision[] = this.module.game.decisions(play.state)
    const asked = decisions.flatMap((decision) => {
      const person = this.personIn(decision.seat)
      return person === null || play.driver(decision.seat) !== "person" ? [] : [{ decision, person }]
    })
    const next = this.oneOf(asked)
    if (next === undefined) return this.pass(31_000)
    const choice = this.oneOf(next.decision.options) as Choice
    return this.post(next.person, "choices", { n: play.openN, choice })
  }

  private async chooseWrongly(): Promise<boolean> {
    const { play } = this.watching.truth
    const decisions: Decision[] = play === null ? [] : this.module.game.decisions(play.state)
    const decision = this.oneOf(decisions)
    if (decision === undefined) return false
    const person = this.somebody()
    if (this.watching.truth.audienceOf(person.id) === decision.seat) return false
    return this.post(person, "choices", { n: play?.openN, choice: this.oneOf(decision.options) })
  }

  private async undo(): Promise<boolean> {
    const { play } = this.watching.truth
    if (play === null || play.openChoices === 0) return false
    const asking = this.seated()
    if (!(await this.post(asking, "undo", { to: play.openChoices - 1, n: play.openN }))) return false
    for (const person of this.cast)
      if (person !== asking) await this.post(person, "undo/answer", { agree: this.random.below(4) > 0 })
    return true
  }

  private async rematch(): Promise<boolean> {
    const { truth } = this.watching
    const person = this.seated()
    const path = `/tables/${truth.table}/rematch`
    const { status, text } = await this.server.line.json("POST", path, this.headersOf(person))
    if (status !== 200) return false
    // Everybody hears of it at the old table, and moves on
    await this.watching.look(true, null)
    await this.watchTable((JSON.parse(text) as TableMade).table)
    return true
  }

  /** True, if it was not refused. */
  private async post(person: Person, path: string, body?: unknown): Promise<boolean> {
    const { table } = this.watching.truth
    const headers = this.headersOf(person)
    const { status, text } = await this.server.line.json("POST", `/tables/${table}/${path}`, headers, body)
    if (status >= 500) this.watching.complain(`POST ${path} was answered ${status} ${text}`)
    return status < 300
  }

  /** Between two changes of one act: who is who is another thing then. */
  private async between(): Promise<void> {
    if (!this.rushing) await this.watching.look(true, null)
  }

  private personIn(seat: Seat): Person | null {
    const player = this.watching.truth.seats[seat]?.player_id
    return this.cast.find(({ id }) => id === player) ?? null
  }

  private somebody(): Person {
    return this.oneOf(this.cast)
  }

  /** Somebody at the table, if anybody is. */
  private seated(): Person {
    const seated = this.sitting()
    return seated.length === 0 ? this.somebody() : this.oneOf(seated)
  }

  private sitting(): Person[] {
    return this.cast.filter(({ id }) => this.watching.truth.audienceOf(id) !== "spectator")
  }

  private headersOf(person: Person): Record<string, string> {
    return inUse(person)[0]?.headers ?? {}
  }

  /** One that nobody in this server has had. */
  private nextName(): string {
    const number = this.server.came++
    let family = ""
    for (let left = number; left > 0 || family === ""; left = Math.floor(left / letters.length))
      family += letters[left % letters.length]
    return `${names[number % names.length]} ${family}`
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.random.below(Math.max(1, list.length))] as T
  }
}

const inUse = ({ devices }: Person): Device[] => devices.filter(({ signedIn }) => signedIn)
