// A server in this process whose clock is turned by hand: what rings is done before anybody goes
// on.

import { Writable } from "node:stream"
import type { Choice, GameModule } from "@genepool/engine"
import { type Genepool, readConfig, startGenepool } from "@genepool/server"
import { HandClock, Line } from "@genepool/server/testing"
import { type Bots, openLog, type Parts, type People, type Tables } from "@genepool/server/testing/inside"

/**
 * As long as a bot thinks here, whatever there is to decide: often longer than people at the table
 * take.
 */
const thinkingTime = 3000

/** Always answer in the same way, after a time by the clock of the server. */
export function predictableBots(clock: HandClock): Bots {
  return {
    choose: ({ decision }) =>
      new Promise((resolve) => clock.after(thinkingTime, () => resolve(decision.options[0] as Choice))),
    close: async () => undefined,
  }
}

export class HandServer {
  readonly clock = new HandClock()
  readonly logged: string[] = []
  /** How many people have come in. */
  came = 0
  line!: Line
  private genepool!: Genepool

  get tables(): Tables {
    return this.genepool.tables
  }

  get people(): People {
    return this.genepool.people
  }

  async start(
    games: ReadonlyMap<string, GameModule>,
    bots: (clock: HandClock) => Bots = predictableBots,
    parts: Pick<Parts, "store"> = {},
  ): Promise<void> {
    const config = readConfig({
      PORT: "0",
      GENEPOOL_DATA: ":memory:",
      GENEPOOL_SECRET: "x".repeat(40),
      GENEPOOL_RATE: "0",
    })
    const write = (chunk: unknown, _encoding: unknown, done: () => void) => {
      this.logged.push(String(chunk))
      done()
    }
    const log = openLog("debug", new Writable({ write }))
    const { clock } = this
    const given = { client: new Map(), bots: bots(clock), clock, games, log, ...parts }
    this.genepool = await startGenepool(config, given)
    this.line = new Line((await this.genepool.listen()).replace("localhost", "127.0.0.1"))
  }

  /**
   * Turns the clock from alarm to alarm, and waits each time until everything that rang is done.
   */
  async turn(milliseconds: number, table: string): Promise<void> {
    const until = this.clock.now() + milliseconds
    for (;;) {
      const { next } = this.clock
      this.clock.turn(Math.max(0, Math.min(next ?? until, until) - this.clock.now()))
      await this.settled(table)
      if (next === null || next > until) return
    }
  }

  /** Until no change is on its way, and nothing is due. */
  async settled(table: string): Promise<void> {
    const live = await this.tables.get(table)
    // A bot thinks for a turn of the loop or two, and may then wait for its time: it does not rest
    for (let quiet = 0, before = live.play.n; quiet < 5; quiet++) {
      if ((this.clock.next ?? Number.POSITIVE_INFINITY) <= this.clock.now()) this.clock.turn(0)
      await new Promise(setImmediate)
      await live.serially(async () => undefined)
      if (live.play.n !== before) quiet = -1
      before = live.play.n
    }
  }

  async close(): Promise<void> {
    this.line.close()
    await this.genepool.close()
  }
}
