// One trial: the same table in two houses that differ only in what one onlooker cannot know. Whatever is said to the
// onlooker must be the same to the letter, and at the same time, until something is opened.
import {
  type Choice,
  type Decision,
  type FastRandom,
  type Seat,
  sameChoice,
  type Who,
} from "@genepool/engine"
import { answerTime } from "../../tables/alarm.ts"
import type { Play } from "../../tables/play.ts"
import type { EventStream } from "../stream.ts"
import { headersOf, type PlantedHouse, secretOf, tokenOf } from "./house.ts"
import type { Sample } from "./sample.ts"

export interface Counts {
  trials: number
  steps: number
  /** Events and answers that were compared. */
  messages: number
  /** Steps in which only one of the two worlds left the seat a choice. */
  forcedInOne: number
  /** Steps taken together in which a seat answered differently in the two worlds. */
  answeredDifferently: number
  /** Trials that ended because something was opened that differs. */
  opened: number
  withBots: number
}

export const noCounts = (): Counts => ({
  trials: 0,
  steps: 0,
  messages: 0,
  forcedInOne: 0,
  answeredDifferently: 0,
  opened: 0,
  withBots: 0,
})

type Two<T> = readonly [T, T]

/** What the trial finds, or that it can go no further. */
class Found extends Error {}
class Over extends Error {}

const longest = 14

export async function tryOut(
  houses: Two<PlantedHouse>,
  sample: Sample,
  table: string,
  random: FastRandom,
  counts: Counts,
): Promise<string[]> {
  const trial = new Trial(houses, sample, table, random, counts)
  try {
    await trial.run()
  } catch (error) {
    if (error instanceof Found) return [`${table}: ${error.message}`]
    if (!(error instanceof Over)) throw error
  } finally {
    trial.close()
  }
  return trial.secretsSeen()
}

class Trial {
  private readonly houses: Two<PlantedHouse>
  private readonly sample: Sample
  private readonly table: string
  private readonly random: FastRandom
  private readonly counts: Counts
  private readonly bots: boolean[]
  private readonly who: Who
  private readonly onlookers: Who[]
  private readonly streams: Two<Map<Who, EventStream>> = [new Map(), new Map()]
  private readonly read: [number, number] = [0, 0]
  private readonly answers: string[] = []
  private said = 0
  private last = "the start"

  constructor(houses: Two<PlantedHouse>, sample: Sample, table: string, random: FastRandom, counts: Counts) {
    this.houses = houses
    this.sample = sample
    this.table = table
    this.random = random
    this.counts = counts
    this.who = sample.who
    const withBots = random.below(4) === 0
    // The first seat's player starts the table, and speaks when we want to hear that all is said
    this.bots = Array.from(
      { length: sample.seats },
      (_, seat) => withBots && seat !== 0 && seat !== sample.who,
    )
    if (this.bots.includes(true)) counts.withBots++
    counts.trials++
    this.onlookers = ["spectator", ...this.people()]
  }

  async run(): Promise<void> {
    const { sample, table } = this
    const { module, seats, options, state, other } = sample
    const planting = { table, module, seats, options, bots: this.bots }
    await this.houses[0].plant({ ...planting, state })
    await this.houses[1].plant({ ...planting, state: other })
    for (const i of [0, 1] as const)
      for (const onlooker of this.onlookers) {
        const stream = this.houses[i].listen(table, onlooker)
        this.streams[i].set(onlooker, stream)
        await stream.until(() => stream.events.length > 0)
      }
    await this.both(async (house) => {
      await house.line.must("POST", `/tables/${table}/start`, headersOf(0))
      await house.settled(table)
    })
    await this.compare(false)
    await this.probe()
    for (let step = 0; step < longest; step++) {
      this.counts.steps++
      await this.step()
    }
    await this.probe()
  }

  close(): void {
    for (const streams of this.streams) for (const stream of streams.values()) stream.close()
  }

  /** Nothing that was sent or logged has a key, a seat's code or the secret of the dice in it. */
  secretsSeen(): string[] {
    const [house] = this.houses
    const all = [...this.streams[0].values()].flatMap(({ events }) => events.map(({ data }) => data))
    const text = [...all, ...this.answers, ...house.logged.splice(0)].join("\n")
    const finished = text.includes('"status":"finished"')
    const secrets = [
      `code-${this.table}-`,
      ...this.people().map(tokenOf),
      ...(finished ? [] : [secretOf(this.table)]),
    ]
    return secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => `${this.table}: ${secret} was sent`)
  }

  private async step(): Promise<void> {
    const whim = this.random.below(100)
    if (whim < 8) return this.undo()
    if (whim < 14) return this.instruct()
    if (whim < 20) return this.chooseWrongly()
    const asked = await this.each(async (house) => this.askedNow(house))
    const [first] = asked.flat().sort((a, b) => a.at - b.at || a.seat - b.seat)
    if (first === undefined) return this.wait()
    const { seat, at } = first
    const [here, there] = asked.map((list) => list.find((one) => one.seat === seat) ?? null)
    await this.answer(seat, at, [here ?? null, there ?? null])
  }

  /** People who owe a choice, who is due first first: in a decision taken together everybody takes the table's own time. */
  private async askedNow(house: PlantedHouse): Promise<Asked[]> {
    const play = await house.play(this.table)
    if (!play.running) throw new Over()
    const now = house.clock.now()
    return (play.setting.game.decisions(play.state) as Decision[])
      .filter(({ seat }) => !this.bots[seat])
      .map((decision) => ({
        seat: decision.seat,
        decision,
        n: play.no,
        at: decision.together ? Math.max(now, answerTime(play, decision.seat)) : now + 1000,
      }))
      .sort((a, b) => a.at - b.at || a.seat - b.seat)
  }

  /** In a house where the seat is not asked any more, it had but one answer, and the server has given it. */
  private async answer(seat: Seat, at: number, asked: Two<Asked | null>): Promise<void> {
    const { table, random } = this
    const lists = asked.map((one) => one?.decision.options ?? [])
    const [options = [], optionsThere = []] = lists
    const together = asked.some((one) => one?.decision.together)
    const any = options.length > 0 ? options : optionsThere
    const choice = any[random.below(any.length)] as Choice
    const possible = optionsThere.find((option) => sameChoice(option, choice))
    const choiceThere = possible ?? optionsThere[random.below(Math.max(1, optionsThere.length))]
    const unlikeOptions = JSON.stringify(options) !== JSON.stringify(optionsThere)
    if (unlikeOptions && seat === this.who)
      throw new Found(`after ${this.last}: seat ${seat} has other options`)
    const forced = lists.map((list) => together && list.length <= 1)
    if (forced[0] !== forced[1]) this.counts.forcedInOne++
    if (together && possible === undefined) this.counts.answeredDifferently++
    this.last = `seat ${seat} at ${asked[0]?.decision.ask ?? "(answered)"}: ${JSON.stringify(choice)}, in the other world ${JSON.stringify(choiceThere)}`
    for (const [i, chosen] of [choice, choiceThere].entries()) {
      const house = this.houses[i] as PlantedHouse
      await house.turn(at - house.clock.now(), table)
      // Whoever has but one answer in a decision taken together has been answered for by now
      if (forced[i]) continue
      await this.post(house, seat, "choices", { n: asked[i]?.n, choice: chosen })
      await house.settled(table)
    }
    await this.compare(!together && possible === undefined)
  }

  /** Only bots are asked: time passes, and must bring the same at the same moment. */
  private async wait(): Promise<void> {
    this.last = "a wait for bots"
    await this.both((house) => house.turn(250, this.table))
    await this.compare(await this.choseDifferently())
  }

  /** Whether any seat has made another choice in one world than in the other, as far as both have got. */
  private async choseDifferently(): Promise<boolean> {
    const [log, logThere] = await this.each(async (house) => (await house.play(this.table)).log)
    for (let seat = 0; seat < this.sample.seats; seat++) {
      const [made, madeThere] = [log, logThere].map((list) => list.filter((one) => one.seat === seat)) as [
        typeof log,
        typeof log,
      ]
      for (const [i, { choice }] of made.entries()) {
        const there = madeThere[i]
        if (there !== undefined && !sameChoice(choice, there.choice)) return true
      }
    }
    return false
  }

  private async undo(): Promise<void> {
    const seat = this.somebody()
    const [n, to] = [await this.equal((play) => play.no), await this.equal((play) => play.openChoices - 1)]
    this.last = `seat ${seat} takes back to ${to}`
    if (to < 0) return
    await this.postBoth(seat, "undo", { to, n })
    for (const other of this.people())
      if (other !== seat) await this.postBoth(other, "undo/answer", { agree: true })
    await this.compare(false, true)
  }

  private async instruct(): Promise<void> {
    const { instructions } = this.sample.module.game
    if (instructions.length === 0) return
    const seat = this.somebody()
    const standing = instructions[this.random.below(instructions.length)] as string
    this.last = `seat ${seat} leaves the instruction ${standing}`
    const n = await this.equal((play) => play.no)
    await this.postBoth(seat, "choices", { n, choice: { do: "instruct", standing } })
    await this.compare(false)
  }

  private async chooseWrongly(): Promise<void> {
    const seat = this.somebody()
    this.last = `seat ${seat} chooses what is not there`
    const n = await this.equal((play) => play.no)
    await this.postBoth(seat, "choices", { n, choice: { do: "nonsense", of: seat } })
    await this.compare(false)
  }

  /** Everything the onlooker can ask for, and how it is refused what it must not have. */
  private async probe(): Promise<void> {
    const { table, who } = this
    const n = await this.equal((play) => play.no)
    const asks: readonly (readonly [string, string, unknown?])[] = [
      ["GET", `/tables/${table}`],
      ["GET", `/tables/${table}?since=0`],
      ["GET", `/tables/${table}/moments/0`],
      ["GET", `/tables/${table}/moments/${n}`],
      ["GET", `/tables/${table}/log`],
      ["GET", `/tables/${table}/chat`],
      ["GET", `/tables/${table}/invitations`],
      ["POST", `/tables/${table}/choices`, { n, choice: { do: "pass" } }],
      ["POST", `/tables/${table}/choices`, { n, choice: { do: "nonsense" } }],
      ["POST", `/tables/${table}/choices`, { n: n + 1, choice: { do: "pass" } }],
    ]
    for (const [method, path, body] of asks) {
      // A choice that is on the list would be taken
      if (method === "POST" && (await this.wouldBeTaken(body as { choice: Choice }))) continue
      const [answer, answerThere] = await this.each((house) =>
        house.line.json(method, path, headersOf(who), body),
      )
      this.counts.messages++
      this.answers.push(answer.text)
      if (answer.status !== answerThere.status || answer.text !== answerThere.text)
        throw new Found(
          `${method} ${path} as ${who}, after ${this.last}: ${unlike(answer.text, answerThere.text)}`,
        )
    }
  }

  private async wouldBeTaken({ choice }: { choice: Choice }): Promise<boolean> {
    const { who } = this
    if (who === "spectator") return false
    const { state, setting } = await this.houses[0].play(this.table)
    const decision: Decision | null = setting.game.decision(state, who)
    return decision?.options.some((option) => sameChoice(option, choice)) === true
  }

  /**
   * What the onlooker was sent since the last time. With `legitimate`, or where something was opened, what was said may
   * differ, but not that something was said, nor when.
   */
  private async compare(legitimate: boolean, strict = false): Promise<void> {
    const opened = !strict && this.houses.some((house) => house.opened)
    const [before, beforeThere] = this.houses.map((house) => house.opened)
    for (const house of this.houses) house.opened = false
    const text = `word ${this.said++}`
    await this.both((house) => house.line.must("POST", `/tables/${this.table}/chat`, headersOf(0), { text }))
    const sent = await Promise.all(
      ([0, 1] as const).map(async (i) => {
        const stream = this.streams[i].get(this.who) as EventStream
        const from = this.read[i]
        const heard = () => stream.events.slice(from).some(({ data }) => data.includes(`"${text}"`))
        await stream.until(heard)
        if (!heard()) throw new Error(`the stream of ${this.who} ended`)
        this.read[i] = stream.events.length
        return stream.events.slice(from)
      }),
    )
    const [events = [], eventsThere = []] = sent.map((list) =>
      list.filter(({ data }) => !data.includes(`"${text}"`)),
    )
    this.counts.messages += events.length
    for (const [i, event] of events.entries()) {
      const eventThere = eventsThere[i]
      if (eventThere === undefined) break
      const [said, saidThere] = [JSON.stringify(event), JSON.stringify(eventThere)]
      if (said === saidThere) continue
      // What is opened may differ, but not when: unless somebody answered differently, and a window closed early by it
      const late = event.id !== eventThere.id && !(await this.choseDifferently())
      if (late || (!legitimate && !opened)) throw new Found(`after ${this.last}: ${unlike(said, saidThere)}`)
      this.counts.opened++
      throw new Over()
    }
    if (events.length !== eventsThere.length)
      throw new Found(
        `after ${this.last}: ${this.who} was sent ${events.length} events, in the other world ${eventsThere.length}`,
      )
    // The worlds have drifted apart where the onlooker does not look: from here on they may differ
    if (!strict && before !== beforeThere) throw new Over()
  }

  private people(): Seat[] {
    return this.bots.flatMap((bot, seat) => (bot ? [] : [seat]))
  }

  private somebody(): Seat {
    const people = this.people()
    return people[this.random.below(people.length)] as Seat
  }

  private async equal(of: (play: Play) => number): Promise<number> {
    const [here, there] = await this.each(async (house) => of(await house.play(this.table)))
    if (here !== there)
      throw new Found(`after ${this.last}: the numbers of lines differ, ${here} and ${there}`)
    return here
  }

  private async postBoth(seat: Seat, path: string, body: unknown): Promise<void> {
    const [answer, answerThere] = await this.each(async (house) => {
      const text = await this.post(house, seat, path, body)
      await house.settled(this.table)
      return text
    })
    if (seat === this.who && answer !== answerThere)
      throw new Found(`POST ${path} as ${seat}, after ${this.last}: ${unlike(answer, answerThere)}`)
  }

  private async post(house: PlantedHouse, seat: Seat, path: string, body: unknown): Promise<string> {
    const { text } = await house.line.json("POST", `/tables/${this.table}/${path}`, headersOf(seat), body)
    this.answers.push(text)
    return text
  }

  private async both(work: (house: PlantedHouse) => Promise<unknown>): Promise<void> {
    await this.each(work)
  }

  private async each<T>(work: (house: PlantedHouse) => Promise<T>): Promise<Two<T>> {
    return [await work(this.houses[0]), await work(this.houses[1])]
  }
}

interface Asked {
  readonly seat: Seat
  readonly decision: Decision
  readonly n: number
  readonly at: number
}

/** The place where two texts part, with a little of both around it. */
function unlike(here: string, there: string): string {
  let at = 0
  while (at < here.length && here[at] === there[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 160)
  return `\n  here:  …${around(here)}\n  there: …${around(there)}`
}
