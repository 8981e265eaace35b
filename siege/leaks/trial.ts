// One trial: the same table in two servers, played on in step until something is opened that
// differs, or to its end.

import {
  type Choice,
  type Decision,
  type FastRandom,
  type Position,
  type Seat,
  sameChoice,
  type Who,
} from "@genepool/engine"
import { answerTime } from "@genepool/server/testing/inside"
import { Manner } from "@genepool/wire"
import { Found, Over, Pair, type Two } from "./pair.ts"
import { headersOf, type PlantedServer } from "./planted-server.ts"
import type { Sample } from "./sample.ts"
import { common, promising } from "./worlds.ts"

export interface Counts {
  /** Games, or parts of games, that were played. */
  games: number
  /** Of them those from the very beginning to the very end. */
  wholeGames: number
  /** Pairs of worlds: whenever one has served its time, a game goes on with another. */
  pairs: number
  steps: number
  /** Events and answers that were compared. */
  messages: number
  /** Answers given together with others. */
  together: number
  /** Of them those where only one of the two worlds left the seat a choice. */
  forcedInOne: number
  /** Of them those in which a seat answered differently in the two worlds. */
  answeredDifferently: number
  /** Pairs that ended because something was opened that differs. */
  opened: number
  withBots: number
}

export const noCounts = (): Counts => ({
  games: 0,
  wholeGames: 0,
  pairs: 0,
  steps: 0,
  messages: 0,
  together: 0,
  forcedInOne: 0,
  answeredDifferently: 0,
  opened: 0,
  withBots: 0,
})

export interface Tried {
  readonly problems: readonly string[]
  /** Where the first world has got to; null when its game is over. */
  readonly state: Position | null
}

/** At most so many steps. */
export async function tryOut(
  servers: Two<PlantedServer>,
  sample: Sample,
  table: string,
  random: FastRandom,
  counts: Counts,
  most: number,
): Promise<Tried> {
  const trial = new Trial(servers, sample, table, random, counts)
  let found: string[] = []
  try {
    await trial.run(most)
  } catch (error) {
    if (error instanceof Found) found = [`${table}: ${error.message}`]
    else if (!(error instanceof Over)) throw error
    else if (error.message === "opened") counts.opened++
  } finally {
    trial.close()
  }
  const { state, running, setting } = await servers[0].play(table)
  for (const server of servers) server.retire(table)
  return { problems: [...found, ...trial.secretsSeen()], state: running ? setting.game.clone(state) : null }
}

/** How tables are set up; more often than not plainly. */
const manners: readonly object[] = [
  {},
  {},
  { clock: { kind: "live", perChoice: 20_000, bank: 10_000 }, timeOut: "default" },
  { clock: { kind: "live", perChoice: 20_000, bank: 10_000 } },
  { leavers: "nobody", undo: "consent" },
]

interface Asked {
  readonly seat: Seat
  readonly decision: Decision
  readonly n: number
  readonly at: number
}

class Trial {
  private readonly servers: Two<PlantedServer>
  private readonly sample: Sample
  private readonly table: string
  private readonly random: FastRandom
  private readonly counts: Counts
  private readonly bots: boolean[]
  private readonly who: Who
  private readonly pair: Pair

  constructor(
    servers: Two<PlantedServer>,
    sample: Sample,
    table: string,
    random: FastRandom,
    counts: Counts,
  ) {
    this.servers = servers
    this.sample = sample
    this.table = table
    this.random = random
    this.counts = counts
    this.who = sample.who
    this.pair = new Pair(servers, table, sample.who)
    const withBots = random.below(4) === 0
    // The first seat's player starts the table, and speaks when we want to hear that all is said
    this.bots = Array.from(
      { length: sample.seats },
      (_, seat) => withBots && seat !== 0 && seat !== sample.who,
    )
    if (this.bots.includes(true)) counts.withBots++
    counts.pairs++
  }

  async run(most: number): Promise<void> {
    const { table, pair } = this
    const { module, seats, options, state, other } = this.sample
    const manner = Manner.parse({ standInLevel: 1, ...manners[this.random.below(manners.length)] })
    const planting = { table, module, seats, options, manner, bots: this.bots }
    await this.servers[0].plant({ ...planting, state })
    await this.servers[1].plant({ ...planting, state: other })
    await pair.listen(["spectator", ...this.people()])
    await pair.each(async (server) => {
      await server.line.must("POST", `/tables/${table}/start`, headersOf(0))
      await server.settled(table)
    })
    await pair.compare(false)
    await this.probe()
    for (let step = 0; step < most; step++) {
      this.counts.steps++
      await this.step()
    }
    await this.probe()
  }

  close(): void {
    this.counts.messages += this.pair.messages
    this.pair.close()
  }

  secretsSeen(): string[] {
    return this.pair.secretsSeen(this.people())
  }

  private async step(): Promise<void> {
    const whim = this.random.below(100)
    if (whim < 5) return this.undo()
    if (whim < 9) return this.instruct()
    if (whim < 12) return this.chooseWrongly()
    const asked = await this.pair.each((server) => this.askedNow(server))
    const all = asked.flat()
    if (whim < 14 && !all.some(({ decision }) => decision.together)) return this.letTimePass()
    if (whim === 14) return this.resign()
    const [first] = all.sort((a, b) => a.at - b.at || a.seat - b.seat)
    if (first === undefined) return this.wait()
    const { seat, at } = first
    // Two at the same moment: which of them comes first is chance
    if (all.some((other) => other.decision.together && other.seat !== seat && other.at === at))
      throw new Over()
    const [here, there] = asked.map((list) => list.find((one) => one.seat === seat) ?? null)
    await this.answer(seat, at, [here ?? null, there ?? null])
  }

  /**
   * People who owe a choice, who is due first first: in a decision taken together everybody takes
   * the table's own time.
   */
  private async askedNow(server: PlantedServer): Promise<Asked[]> {
    const play = await server.play(this.table)
    if (!play.running) throw new Over()
    const now = server.clock.now()
    return (play.setting.game.decisions(play.state) as Decision[])
      .filter(({ seat }) => play.driver(seat) === "person")
      .map((decision) => ({
        seat: decision.seat,
        decision,
        n: play.openN,
        at: decision.together ? Math.max(now, answerTime(play, decision.seat)) : now + 1000,
      }))
  }

  /**
   * In a server where the seat is not asked any more, it had but one answer, and the server has
   * given it.
   */
  private async answer(seat: Seat, at: number, asked: Two<Asked | null>): Promise<void> {
    const listOf = (one: Asked | null) => one?.decision.options ?? []
    const lists = [listOf(asked[0]), listOf(asked[1])] as const
    const together = asked.some((one) => one?.decision.together)
    if (seat === this.who && JSON.stringify(lists[0]) !== JSON.stringify(lists[1]))
      throw new Found(`after ${this.pair.last}: seat ${seat} has other options`)
    const chosen = together ? this.answers(seat, lists) : await this.choice(asked, lists)
    const same = chosen[0] !== undefined && chosen[1] !== undefined && sameChoice(chosen[0], chosen[1])
    const forced = lists.map((list) => together && list.length <= 1)
    if (together) this.counts.together++
    if (forced[0] !== forced[1]) this.counts.forcedInOne++
    if (together && !same) this.counts.answeredDifferently++
    this.pair.last = `seat ${seat} at ${asked[0]?.decision.ask ?? "(answered)"}: ${JSON.stringify(chosen[0])}, in the other world ${JSON.stringify(chosen[1])}`
    for (const i of [0, 1] as const) {
      const server = this.servers[i]
      await server.turn(at - server.clock.now(), this.table)
      // Whoever has but one answer in a decision taken together has been answered for by now
      if (!forced[i]) await this.pair.post(server, seat, "choices", { n: asked[i]?.n, choice: chosen[i] })
    }
    await this.pair.compare(!together && !same)
  }

  /**
   * Taken together: what others answer is secret, and may well be another thing in the other world.
   */
  private answers(seat: Seat, lists: Two<readonly Choice[]>): Two<Choice | undefined> {
    const shared = common(lists[0], lists[1])
    if (shared.length === 0 || (seat !== this.who && this.random.below(2) === 0))
      return [this.oneOf(lists[0]), this.oneOf(lists[1])]
    const choice = this.oneOf(shared)
    return [choice, choice]
  }

  /** Alone: the same in both worlds while it can be, and rather what leads to where they differ. */
  private async choice(
    asked: Two<Asked | null>,
    lists: Two<readonly Choice[]>,
  ): Promise<Two<Choice | undefined>> {
    const shared = common(lists[0], lists[1])
    if (shared.length === 0 || this.random.below(20) === 0)
      return [this.oneOf(lists[0]), this.oneOf(lists[1])]
    const { game } = this.sample.module
    const decision = asked[0]?.decision as Decision
    const [{ state }, { state: stateThere }] = await this.pair.plays()
    const led =
      this.random.below(3) === 0
        ? null
        : promising(
            game,
            [state as Position, stateThere as Position],
            decision,
            shared,
            this.who,
            this.random,
          )
    const choice = led ?? this.oneOf(shared)
    return [choice, choice]
  }

  /** Only bots are asked: time passes, and must bring the same at the same moment. */
  private async wait(): Promise<void> {
    this.pair.last = "a wait for bots"
    await this.pair.each((server) => server.turn(250, this.table))
    await this.pair.compare(await this.choseDifferently())
  }

  /**
   * Somebody's time runs out where there is a clock; not while several are asked, of whom those
   * with a choice would think longer.
   */
  private async letTimePass(): Promise<void> {
    this.pair.last = "half a minute"
    for (let seconds = 0; seconds < 31; seconds++) {
      await this.pair.each((server) => server.turn(1000, this.table))
      await this.pair.compare(await this.choseDifferently())
      const decisions = (await this.pair.plays()).flatMap(
        ({ setting, state }) => setting.game.decisions(state) as Decision[],
      )
      if (decisions.some(({ together }) => together)) return
    }
  }

  /**
   * Whether any seat has made another choice in one world than in the other, as far as both have
   * got.
   */
  private async choseDifferently(): Promise<boolean> {
    const [{ log }, { log: logThere }] = await this.pair.plays()
    for (let seat = 0; seat < this.sample.seats; seat++) {
      const [made, madeThere] = [log, logThere].map((list) => list.filter((one) => one.seat === seat)) as [
        typeof log,
        typeof log,
      ]
      if (
        made.some(({ choice }, i) => madeThere[i] !== undefined && !sameChoice(choice, madeThere[i].choice))
      )
        return true
    }
    return false
  }

  private async undo(): Promise<void> {
    const { pair } = this
    const seat = this.somebody()
    const [n, to] = [await pair.equal((play) => play.openN), await pair.equal((play) => play.openChoices - 1)]
    pair.last = `seat ${seat} takes back to ${to}`
    if (to < 0) return
    await pair.postBoth(seat, "undo", { to, n })
    for (const other of this.people())
      if (other !== seat) await pair.postBoth(other, "undo/answer", { agree: true })
    await pair.compare(false, true)
  }

  private async instruct(): Promise<void> {
    const { instructions } = this.sample.module.game
    if (instructions.length === 0) return
    const seat = this.somebody()
    const standing = this.oneOf(instructions)
    this.pair.last = `seat ${seat} leaves the instruction ${standing}`
    const n = await this.pair.equal((play) => play.openN)
    await this.pair.postBoth(seat, "choices", { n, choice: { do: "instruct", standing } })
    await this.pair.compare(false)
  }

  private async chooseWrongly(): Promise<void> {
    const seat = this.somebody()
    this.pair.last = `seat ${seat} chooses what is not there`
    const n = await this.pair.equal((play) => play.openN)
    await this.pair.postBoth(seat, "choices", { n, choice: { do: "nonsense", of: seat } })
    await this.pair.compare(false)
  }

  private async resign(): Promise<void> {
    const seat = this.somebody()
    // The first speaks for us, and the onlooker is to go on looking
    if (seat === 0 || seat === this.who) return
    this.pair.last = `seat ${seat} gives up`
    await this.pair.postBoth(seat, "resign", {})
    await this.pair.compare(await this.choseDifferently())
  }

  /** Everything the onlooker can ask for, and how it is refused what it must not have. */
  private async probe(): Promise<void> {
    const { table } = this
    const n = await this.pair.equal((play) => play.openN)
    const [{ running }] = await this.pair.plays()
    const paths = ["", "?since=0", "?since=0&until=2", "/moments/0", `/moments/${n}`, "/chat", "/invitations"]
    // When the game is over everything is published, what was answered in secret too
    for (const path of running ? [...paths, "/log"] : paths)
      await this.pair.ask("GET", `/tables/${table}${path}`)
    // A choice that is on the list would be taken
    for (const body of [
      { n, choice: { do: "pass" } },
      { n, choice: { do: "nonsense" } },
      { n: n + 1, choice: { do: "pass" } },
    ])
      if (!(await this.wouldBeTaken(body.choice)))
        await this.pair.ask("POST", `/tables/${table}/choices`, body)
  }

  private async wouldBeTaken(choice: Choice): Promise<boolean> {
    const { who } = this
    if (who === "spectator") return false
    const { state, setting } = await this.servers[0].play(this.table)
    const decision: Decision | null = setting.game.decision(state, who)
    return decision?.options.some((option) => sameChoice(option, choice)) === true
  }

  private people(): Seat[] {
    return this.bots.flatMap((bot, seat) => (bot ? [] : [seat]))
  }

  private somebody(): Seat {
    return this.oneOf(this.people())
  }

  private oneOf<T>(list: readonly T[]): T {
    return list[this.random.below(Math.max(1, list.length))] as T
  }
}
