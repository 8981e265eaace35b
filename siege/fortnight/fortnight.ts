// Two weeks in some minutes: a slow game of each kind between three people who come by now and
// then. Whoever is asked and does not look must be told, once, whatever is killed meanwhile;
// whoever looks must not; and no table stands still.
import { FastRandom } from "@genepool/engine"
import type { Snapshot, TableMade } from "@genepool/wire"
import { gamesFor } from "../games.ts"
import { type Progress, percentile, type Report, round } from "../report.ts"
import { Story, timeOf } from "./evidence.ts"
import { Letterbox } from "./letterbox.ts"
import { ScriptedPlayer } from "./player.ts"
import { FortnightServers } from "./servers.ts"

export interface FortnightPlan {
  readonly seed: string
  readonly days: number
  /** Times a day that each person may come by. */
  readonly visits: number
  readonly kills: number
  /** Two need PostgreSQL and Redis. */
  readonly nodes: number
  /** Fewer than all that three can play. */
  readonly games?: readonly string[]
  /** A bug on purpose (server/testing/planted.ts). */
  readonly plant?: string
  /** Tries of half a second to find out whether somebody was told. */
  readonly patience?: number
}

export interface FortnightReport extends Report {
  readonly choices: number
  readonly told: number
  /** Messages that came twice because their sender was killed in between. */
  readonly repeated: number
  readonly finished: number
  /** Milliseconds from the choice to the message, on this machine. */
  readonly delay: { readonly p50: number; readonly most: number }
}

const hour = 3_600_000
/**
 * Later than an answer that the server gives for somebody, and than the end of a visit is noticed.
 */
const pause = 12_000
/**
 * Milliseconds of real time in which a word gets from one node to the other, as a rule; then it is
 * asked again.
 */
const hearsay = 100
/** Times that it is asked whether somebody who has left is known to be gone. */
const mostAsked = 50
/**
 * The same in which the others find out that a node has ended: they count signs of life, a second
 * apart. People's clock, which would have gone on meanwhile, must not run hours ahead of that.
 */
const struckOut = 8000
/** Windows in which the server answers for everybody, one after another. */
const mostWindows = 10
/** The last that each node has logged, told with a problem. */
const mostLogged = 20
const usualPatience = 40

export async function fortnight(plan: FortnightPlan, progress: Progress): Promise<FortnightReport> {
  const servers = await FortnightServers.open(plan.nodes, plan.plant ?? null)
  const letterbox = new Letterbox()
  await letterbox.open()
  try {
    return await new Fortnight(plan, servers, letterbox, progress).run()
  } finally {
    letterbox.close()
    await servers.close()
  }
}

class Fortnight {
  private readonly plan: FortnightPlan
  private readonly servers: FortnightServers
  private readonly letterbox: Letterbox
  private readonly progress: Progress
  private readonly random: FastRandom
  private readonly people: readonly ScriptedPlayer[]
  /** With what is needed to understand each. */
  private readonly problems = new Map<string, readonly string[]>()
  private readonly story: Story
  private readonly tables: string[] = []
  /**
   * By person and table: whether they were asked when it was last looked, and how often they should
   * have been told.
   */
  private readonly asked = new Map<string, boolean>()
  private readonly due = new Map<string, number>()
  private readonly waits = new Map<string, number>()
  private readonly delays: number[] = []
  private readonly finished = new Set<string>()
  private choices = 0
  private killed = 0
  private killsLeft: number[]

  constructor(plan: FortnightPlan, servers: FortnightServers, letterbox: Letterbox, progress: Progress) {
    this.plan = plan
    this.servers = servers
    this.letterbox = letterbox
    this.progress = progress
    this.random = new FastRandom(plan.seed)
    this.story = new Story(() => servers.now)
    letterbox.arrived = (person, table, kind) => this.story.note(table, `${person} is told: ${kind}`)
    const node = () => this.random.die(plan.nodes)
    const note = (table: string, event: string) => this.story.note(table, event)
    this.people = ["Ada", "Ben", "Cyd"].map((name) => new ScriptedPlayer(name, servers, node, note))
    this.killsLeft = Array.from({ length: plan.kills }, (_, i) =>
      Math.floor((plan.days * (i + 1)) / (plan.kills + 1)),
    )
  }

  async run(): Promise<FortnightReport> {
    await this.sitDown()
    for (let day = 0; day < this.plan.days; day++) {
      const before = await this.progressOf()
      // Somebody looks on all day, and is told nothing of it
      const watcher = this.people[day % 3] as ScriptedPlayer
      if (day % 2 === 1) for (const table of this.running()) await watcher.look(table)
      for (let visit = 0; visit < this.plan.visits; visit++) {
        await this.servers.turn((24 * hour) / this.plan.visits)
        for (const table of this.running()) await this.happened(table)
        await this.compare()
        for (const person of this.people) await this.visit(person, this.killsLeft[0] === day)
      }
      for (const table of this.tables) if (watcher.isLooking(table)) await this.stopLooking(watcher, table)
      await this.servers.turn(pause)
      const after = await this.progressOf()
      for (const [table, choices] of after)
        if (choices === before.get(table) && !this.finished.has(table))
          await this.problem(`day ${day}: the table ${table} stood still`, this.people, table)
      this.progress(
        `day ${day + 1}: ${this.choices} choices, ${this.told()} told, ${this.problems.size} problems`,
      )
      if (this.problems.size > 5) break
    }
    await this.servers.turn(3 * hour)
    await this.compare()
    return this.report()
  }

  private async sitDown(): Promise<void> {
    const wishes = {
      rhythm: { push: "now", mail: "never", webhook: "now" },
      zone: "UTC",
      quiet: null,
      daily: 0,
      locale: "en",
    }
    for (const person of this.people) {
      const { name } = person
      await person.must("POST", "/me/register", { name, password: "three friends and a fortnight" })
      await person.must("PUT", "/me/notices", wishes)
      await person.must("POST", "/me/notices/webhook", { url: this.letterbox.url(name), shape: "plain" })
    }
    const [ada, ben, cyd] = this.people as [ScriptedPlayer, ScriptedPlayer, ScriptedPlayer]
    for (const game of this.plan.games ?? gamesFor(3)) {
      const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
      const { table } = await ada.must<TableMade>("POST", "/tables", {
        game,
        seats,
        manner: { clock: { kind: "none" } },
      })
      await ben.must("POST", `/tables/${table}/join`, {})
      await cyd.must("POST", `/tables/${table}/join`, {})
      await ben.must("POST", `/tables/${table}/ready`, {})
      await ada.must("POST", `/tables/${table}/start`, {})
      this.tables.push(table)
      await this.happened(table)
    }
    await this.compare()
  }

  /** Looks at the tables where something is asked, plays until nothing is, and leaves. */
  private async visit(person: ScriptedPlayer, mayKill: boolean): Promise<void> {
    for (const table of this.running()) {
      let now = await person.seen(table)
      if (!isAsked(now)) continue
      const looked = person.isLooking(table)
      if (!looked) await person.look(table)
      while (isAsked(now) && now.decision !== null) {
        const { options } = now.decision
        const choice = options[this.random.die(options.length) - 1]
        await person.must("POST", `/tables/${table}/choices`, { n: now.n, choice })
        this.choices++
        this.story.note(table, `${person.name} has answered what was asked at ${now.n}`)
        if (mayKill && this.killsLeft.length > 0) await this.kill()
        await this.happened(table)
        now = await person.seen(table)
      }
      if (!looked) await this.leave(person, table)
      await this.compare()
      if (!looked) await this.noticed(person, table)
      // Answers that the server gives for people, one window after another
      for (let owed = true, tries = 0; owed && tries < mostWindows; tries++) {
        await this.servers.turn(pause)
        owed = await this.happened(table)
      }
      await this.compare()
    }
  }

  /**
   * The node that the person looked through has found out: the end of a line comes when the machine
   * has time for it, and whoever is asked before has seen it. Meanwhile the clock stands still.
   */
  private async leave(person: ScriptedPlayer, table: string): Promise<void> {
    const node = person.leave(table)
    const seat = this.people.indexOf(person)
    for (let asked = 0; node !== null && asked < mostAsked; asked++) {
      if (!(await person.presentAt(table, node)).includes(seat)) return
      await new Promise((resolve) => setTimeout(resolve, hearsay))
    }
  }

  /** The others have found out as well: they are told some seconds later. */
  private async noticed(person: ScriptedPlayer, table: string): Promise<void> {
    const seat = this.people.indexOf(person)
    for (let asked = 0; asked < mostAsked; asked++) {
      await this.servers.turn(pause)
      const present = await Promise.all(this.servers.nodes.map((_, node) => person.presentAt(table, node)))
      if (present.every((seats) => !seats.includes(seat))) return
      await new Promise((resolve) => setTimeout(resolve, hearsay))
    }
    await this.problem(`${person.name} ${table}: had left, and was still taken to be there`, [person], table)
  }

  /** At once: what is in the books then may be gone a moment later. */
  private async problem(what: string, about: readonly ScriptedPlayer[], table: string): Promise<void> {
    if (this.problems.has(what)) return
    const books = await Promise.all(about.map(({ name }) => this.servers.evidence.of(name, table)))
    const present = await Promise.all(
      this.servers.nodes.map(async (_, node) => (await about[0]?.presentAt(table, node)) ?? []),
    )
    this.problems.set(what, [
      `at ${timeOf(this.servers.now)}`,
      ...books.flat(),
      ...present.map((seats, node) => `node ${node} takes for present: ${seats.join(", ") || "nobody"}`),
      ...this.servers.nodes.flatMap(({ logged }, node) =>
        logged.slice(-mostLogged).map((line) => `node ${node} logged ${line}`),
      ),
      "what the siege did and saw at this table:",
      ...this.story.of(table),
    ])
  }

  private async wrongCount(key: string): Promise<void> {
    const [name = "", table = ""] = key.split(" ")
    const person = this.people.filter((one) => one.name === name)
    await this.problem(this.countOf(key), person, table)
  }

  private countOf(key: string): string {
    return `${key}: told ${this.letterbox.turns.get(key) ?? 0} times instead of ${this.due.get(key) ?? 0}`
  }

  /** Who saw that they are asked, and leaves, is told of it after an hour. */
  private async stopLooking(person: ScriptedPlayer, table: string): Promise<void> {
    await this.leave(person, table)
    const key = `${person.name} ${table}`
    if (this.asked.get(key) === true) this.due.set(key, (this.due.get(key) ?? 0) + 1)
  }

  /** In the moment after a choice, before anybody can have been told of it. */
  private async kill(): Promise<void> {
    this.killsLeft.shift()
    this.killed++
    const node = this.killed % this.servers.nodes.length
    for (const table of this.tables) this.story.note(table, `node ${node} is killed`)
    await this.servers.kill(node)
    for (const person of this.people) await person.lookAgain(node)
    if (this.plan.nodes > 1) await new Promise((resolve) => setTimeout(resolve, struckOut))
  }

  /**
   * Who is asked now and was not before has to be told, unless they look. True, if the server owes
   * somebody's answer.
   */
  private async happened(table: string): Promise<boolean> {
    let owed = false
    for (const person of this.people) {
      const key = `${person.name} ${table}`
      const now = await person.seen(table)
      if (now.status === "finished") this.finished.add(table)
      const asked = isAsked(now) && !isAnsweredFor(now)
      if (isAsked(now) && !asked) owed = true
      const before = this.asked.get(key) ?? false
      this.asked.set(key, asked)
      if (asked !== before)
        this.story.note(table, `${person.name} is ${asked ? "asked" : "not asked any more"} at ${now.n}`)
      if (!asked || before || person.isLooking(table)) continue
      const times = (this.due.get(key) ?? 0) + 1
      this.due.set(key, times)
      if ((this.letterbox.turns.get(key) ?? 0) < times) this.waits.set(key, performance.now())
    }
    return owed
  }

  /** Everybody has been told what they should, and no more. */
  private async compare(): Promise<void> {
    const { patience = usualPatience } = this.plan
    const missing = () =>
      [...this.due].filter(
        ([key, times]) =>
          (this.letterbox.turns.get(key) ?? 0) < times && !this.problems.has(this.countOf(key)),
      )
    for (let tries = 0; missing().length > 0 && tries < patience; tries++) {
      // After a kill whoever was looking is given half a minute to come back
      await this.servers.turn(tries === 0 ? 0 : 10_000)
      if (missing().length > 0) await new Promise((resolve) => setTimeout(resolve, tries === 0 ? 50 : 500))
    }
    for (const [key] of missing()) await this.wrongCount(key)
    for (const [key, times] of this.letterbox.turns)
      if (times > (this.due.get(key) ?? 0)) await this.wrongCount(key)
    if (this.letterbox.repeated > this.killed)
      this.problems.set(
        `${this.letterbox.repeated} messages came twice, and ${this.killed} processes were killed`,
        [],
      )
    for (const [key, times] of this.letterbox.over)
      if (times > 1) this.problems.set(`${key}: told ${times} times that the game is over`, [])
    for (const { key, at } of this.letterbox.arrivals.splice(0)) {
      const since = this.waits.get(key)
      if (since !== undefined && this.killed === 0) this.delays.push(Math.max(0, at - since))
      this.waits.delete(key)
    }
  }

  private async progressOf(): Promise<Map<string, number>> {
    const [ada] = this.people as [ScriptedPlayer]
    const found = new Map<string, number>()
    for (const table of this.running()) found.set(table, (await ada.seen(table)).n)
    return found
  }

  private running(): string[] {
    return this.tables.filter((table) => !this.finished.has(table))
  }

  private told(): number {
    return [...this.letterbox.turns.values()].reduce((sum, times) => sum + times, 0)
  }

  private report(): FortnightReport {
    const sorted = this.delays.toSorted((a, b) => a - b)
    return {
      compared: this.told(),
      problems: [...this.problems].map(([what, evidence]) => {
        const key = what.split(": ")[0] ?? ""
        const end = this.due.has(key)
          ? [`in the end told ${this.letterbox.turns.get(key) ?? 0} times of ${this.due.get(key)}`]
          : []
        return [what, ...evidence, ...end].join("\n    ")
      }),
      choices: this.choices,
      told: this.told(),
      repeated: this.letterbox.repeated,
      finished: this.finished.size,
      delay: { p50: round(percentile(sorted, 0.5)), most: round(sorted.at(-1) ?? 0) },
    }
  }
}

const isAsked = ({ decision }: Snapshot): boolean => decision !== null && !decision.answered

/** The server does it itself in a moment. */
const isAnsweredFor = ({ decision }: Snapshot): boolean =>
  decision?.together === true && decision.options.length === 1
