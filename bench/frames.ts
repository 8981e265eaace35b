// How long the boards take on a slow device while whole games are played and shown on them: frames,
// tasks, and from a tap to the first change that is seen.
import type { Browser, Page } from "@playwright/test"
import { withClient } from "./client.ts"

/** A phone of the middle sort, beside the machine this runs on. */
const slower = 4
/** All that happens is shown, as fast as a player can ask for. */
const speed = "4"
/** Whoever has chosen so often has seen what there is to see, also in a game that goes on. */
const choices = 150
const tables = {
  chromosome: { seats: 3 },
  krom: { seats: 4, options: { kromosaur: true } },
  viral: { seats: 4 },
} as const
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const

interface Seen {
  readonly chosen: number
  /** Whether the game came to its end. */
  readonly whole: boolean
  /** Frames drawn while something was shown. */
  readonly frames: number
  /**
   * Milliseconds between two frames: the worst one in twenty, and the worst of all. Others' work
   * counts too.
   */
  readonly late95: number
  readonly latest: number
  /**
   * The most processor time that one task of the page took, slowed down: what no other process can
   * lengthen.
   */
  readonly longestTask: number
  /** Tasks of more than 50 ms of processor time. */
  readonly over50: number
  /**
   * Taps that were measured, and milliseconds from one to the first change that is seen: the worst
   * one in twenty.
   */
  readonly taps: number
  readonly tap95: number
}

export async function benchFrames(games: readonly string[], only: readonly string[]) {
  const named = <T>(all: { readonly [name: string]: T }, names: readonly string[]) =>
    Object.entries(all).filter(([name]) => names.length === 0 || names.includes(name))
  return withClient(async (browser, url) => {
    const boards: { [board: string]: Seen } = {}
    for (const [game, table] of named<Table>(tables, games))
      for (const [screen, viewport] of named(screens, only))
        boards[`${game} ${screen}`] = await play(browser, `${url}/${game}/play?${query(table)}`, viewport)
    return { slower, speed, boards }
  })
}

interface Table {
  readonly seats: number
  readonly options?: object
}

function query({ seats, options = {} }: Table): string {
  const asked = { seats: String(seats), people: "1", bots: "random", seed: "frames" }
  return new URLSearchParams({ ...asked, options: JSON.stringify(options) }).toString()
}

async function play(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Seen> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block", hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript((speed) => {
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", speed, foresee: "never" }))
    const off = JSON.stringify({ wish: false, tables: [], given: [] })
    localStorage.setItem(`genepool.coach.${location.pathname.split("/")[1]}`, off)
  }, speed)
  await page.goto(address)
  await page.locator(".options .option").first().waitFor({ timeout: 60_000, state: "attached" })
  const device = await context.newCDPSession(page)
  await device.send("Emulation.setCPUThrottlingRate", { rate: slower })
  await page.evaluate(watch)
  await browser.startTracing(page, { categories: ["toplevel"] })
  const { chosen, whole } = await playOn(page)
  const longTasks = tasksIn(await browser.stopTracing())
  const { gaps, taps } = await page.evaluate<Watched>("globalThis.watched")
  await context.close()
  return { chosen, whole, ...seenOf(gaps, longTasks, taps) }
}

/** What the figures come to; a table on which nothing was shown or touched was not measured. */
export function seenOf(
  gaps: readonly number[],
  tasks: readonly number[],
  taps: readonly number[],
): Omit<Seen, "chosen" | "whole"> {
  if (gaps.length === 0) throw new Error("no frame was drawn while something was shown: nothing was measured")
  if (taps.length === 0) throw new Error("no tap changed anything that is seen: nothing was measured")
  return {
    frames: gaps.length,
    late95: worstOfTwenty(gaps),
    latest: Math.round(Math.max(...gaps)),
    longestTask: Math.round(Math.max(0, ...tasks)),
    over50: tasks.filter((ms) => ms > 50).length,
    taps: taps.length,
    tap95: worstOfTwenty(taps),
  }
}

function worstOfTwenty(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0)
}

/**
 * By touch where what can be chosen is in sight, else from the list; each when all before it has
 * been shown.
 */
async function playOn(page: Page): Promise<{ chosen: number; whole: boolean }> {
  for (let chosen = 0; chosen < choices; chosen++) {
    const next = await page.waitForFunction(whatToTap, chosen, { polling: 50, timeout: 120_000 })
    const found = await next.jsonValue()
    if (found === "over") return { chosen, whole: true }
    if (found !== null && found !== "listed") await page.touchscreen.tap(found.x, found.y)
  }
  return { chosen: choices, whole: false }
}

/** Runs in the page: null while something is shown or nothing is asked. */
function whatToTap(turn: number): "over" | "listed" | { x: number; y: number } | null {
  if (document.querySelector(".prompt[data-over]") !== null) return "over"
  const isSending = document.querySelector(".table[data-sending]") !== null
  if (isSending || document.querySelector(".pace[data-rest]") === null) return null
  if (document.querySelector(".prompt[data-mine]") === null) return null
  const luck = (Math.imul(turn + 1, 0x9e3779b1) >>> 0) / 2 ** 32
  const spotOf = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const spot = { x: left + width / 2, y: top + height / 2 }
    const met = document.elementFromPoint(spot.x, spot.y)
    return width > 8 && met !== null && thing.contains(met) ? [spot] : []
  }
  const things = document.querySelectorAll(".board .board-piece[data-offered], .options .option")
  const spots = [...things].flatMap(spotOf)
  if (spots.length > 0) return spots[Math.floor(luck * spots.length)] ?? null
  const listed = [...document.querySelectorAll<HTMLElement>(".options .option:not([aria-disabled=true])")]
  listed[Math.floor(luck * listed.length)]?.click()
  return listed.length > 0 ? "listed" : null
}

interface Watched {
  readonly gaps: number[]
  readonly taps: number[]
}

/**
 * Runs in the page: how long each frame kept waiting while something was shown, and each tap for
 * what it changed.
 */
function watch(): void {
  const watched: Watched = { gaps: [], taps: [] }
  Object.assign(window, { watched })
  let last = 0
  const frame = (now: number) => {
    const showing = document.querySelector(".pace:not([data-rest])") !== null
    if (showing && last > 0) watched.gaps.push(now - last)
    last = showing ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  let tapped: number | null = null
  const noteTap = ({ timeStamp, isTrusted }: Event) => {
    if (isTrusted) tapped = timeStamp
  }
  addEventListener("click", noteTap, { capture: true })
  new MutationObserver(() => {
    if (tapped === null) return
    const from = tapped
    tapped = null
    // After the frame that draws it
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => watched.taps.push(performance.now() - from)
      port2.postMessage(null)
    })
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The processor time of every task of the page's own thread, in milliseconds. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ ph, name, pid, tid }) => ph === "X" && name.endsWith("RunTask") && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}
