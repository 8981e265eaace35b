// A server in a process of its own, to be besieged: node server/testing/node.ts, with the
// environment of the real one. SIEGE_CLOCK=still lets no alarm ring; a message { jump: ms } from
// whoever started it sets the clock on or back, and { tidy: true } has memory tidied up, so that
// what is left is in use; { spent: true } asks what the main thread has used, { memory: true } what
// memory is used for. SIEGE_NOW=1794860000000 gives it a clock that stands there until { turn: ms }
// sets it on, ringing what is due; the answer comes when everything that this brought about is
// written and sent. SIEGE_PLANT=twice, lookers or lost makes its notices wrong.
// SIEGE_RULES=noughts:2 gives a game another rules version, as if the program were a newer one.
import { PerformanceObserver } from "node:perf_hooks"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { botThreads } from "../bots/threads.ts"
import { readConfig } from "../config.ts"
import { openLog } from "../log.ts"
import { loadGames, startGenepool } from "../start.ts"
import { HandClock } from "./hand-clock.ts"
import { JumpingClock } from "./jumping-clock.ts"
import { plant } from "./planted.ts"
import type { Spent } from "./process.ts"

setFlagsFromString("--expose-gc")
const tidyUp = runInNewContext("gc") as () => void
const config = readConfig(process.env)
const still = process.env.SIEGE_CLOCK === "still"
const hand = process.env.SIEGE_NOW === undefined ? null : new HandClock(Number(process.env.SIEGE_NOW))
const jumping = new JumpingClock(still)
const clock = hand ?? jumping
/**
 * A beat that comes late tells that the loop was held; by how much, the processor tells and not the
 * clock. It begins when it is asked for: two hundred beats a second cost a node more than all that
 * it does by itself.
 */
const beat = 5
let processor = 0
let held = 0
let tidying = 0
function look(): void {
  const { user, system } = process.threadCpuUsage()
  const now = (user + system) / 1000
  held = Math.max(held, now - processor)
  processor = now
}

let isWatched = false
function watch(): void {
  isWatched = true
  look()
  held = 0
  setInterval(look, beat).unref()
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tidying += duration
  }).observe({ entryTypes: ["gc"] })
}

function spent(): Spent {
  if (!isWatched) watch()
  look()
  const told = { processor, held, tidying }
  held = 0
  return told
}

interface Order {
  readonly jump?: number
  readonly tidy?: boolean
  readonly spent?: boolean
  readonly memory?: boolean
  readonly turn?: number
}

process.on("message", ({ jump, tidy, spent: asked, memory, turn }: Order) => {
  if (turn !== undefined) void turnOn(turn)
  if (memory === true) process.send?.(process.memoryUsage())
  // The observer hears of a pause in the next turn
  if (asked === true) setImmediate(() => process.send?.(spent()))
  if (jump !== undefined) jumping.jump(jump)
  if (tidy === true) {
    tidyUp()
    process.send?.({ tidied: true })
  }
})
// Being told to jump is no reason to stay
process.channel?.unref()
// Nobody is left to end it
process.once("disconnect", () => process.exit(1))
if (process.env.SIEGE_PLANT !== undefined) plant(process.env.SIEGE_PLANT)
const log = openLog(config.logLevel)
const games = await loadGames(log)
const [renewed = "", version = ""] = (process.env.SIEGE_RULES ?? "").split(":")
const module = games.get(renewed)
if (module !== undefined) games.set(renewed, { ...module, game: { ...module.game, version } })
const genepool = await startGenepool(config, {
  client: new Map(),
  bots: botThreads(config.botThreads),
  clock,
  // The housekeeper has a pulse of its own, and would write beside a refusal
  ...(still && { pulse: clock }),
  games,
  log,
})
console.log(`listening ${(await genepool.listen()).replace("localhost", "127.0.0.1")}`)
process.once("SIGTERM", () => void genepool.close().then(() => process.exit(0)))

async function turnOn(milliseconds: number): Promise<void> {
  hand?.turn(milliseconds)
  // What rings may set the next alarm only after it has been written
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    await genepool.tables.settled()
    await genepool.notices.settled()
  }
  process.send?.({ turned: true })
}
