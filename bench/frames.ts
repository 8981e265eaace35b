// How long the frames of the boards take on a slow device while something moves on them.
import type { Browser } from "@playwright/test"
import { withClient } from "./client.ts"

/** A phone of the middle sort, beside the machine this runs on. */
const slower = 4
const choices = 40
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
  /** Frames drawn while something was shown. */
  readonly frames: number
  /** Milliseconds between two frames: the worst one in twenty, and the worst of all. Others' work counts too. */
  readonly late95: number
  readonly latest: number
  /** The most processor time that one task of the page took, slowed down: what no other process can lengthen. */
  readonly longestTask: number
  /** Tasks of more than 50 ms of processor time. */
  readonly over50: number
}

export async function benchFrames(games: readonly string[]) {
  const wanted = Object.entries(tables).filter(([game]) => games.length === 0 || games.includes(game))
  return withClient(async (browser, url) => {
    const boards: { [board: string]: Seen } = {}
    for (const [game, table] of wanted)
      for (const [screen, viewport] of Object.entries(screens))
        boards[`${game} ${screen}`] = await play(browser, `${url}/${game}/play?${query(table)}`, viewport)
    return { slower, choices, boards }
  })
}

function query({ seats, options = {} }: { readonly seats: number; readonly options?: object }): string {
  const asked = { seats: String(seats), people: "1", bots: "random", seed: "frames" }
  return new URLSearchParams({ ...asked, options: JSON.stringify(options) }).toString()
}

async function play(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Seen> {
  const context = await browser.newContext({ viewport, serviceWorkers: "block" })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", speed: "instant" }))
    const off = JSON.stringify({ wish: false, tables: [], given: [] })
    localStorage.setItem(`genepool.coach.${location.pathname.split("/")[1]}`, off)
  })
  await page.goto(address)
  await page.locator(".options .option").first().waitFor({ timeout: 60_000 })
  const device = await context.newCDPSession(page)
  await device.send("Emulation.setCPUThrottlingRate", { rate: slower })
  await browser.startTracing(page, { categories: ["toplevel"] })
  const gaps = await page.evaluate(watchFrames, choices)
  const longTasks = tasksIn(await browser.stopTracing())
  await context.close()
  gaps.sort((a, b) => a - b)
  return {
    frames: gaps.length,
    late95: Math.round(gaps[Math.floor(gaps.length * 0.95)] ?? 0),
    latest: Math.round(gaps.at(-1) ?? 0),
    longestTask: Math.round(longTasks[0] ?? 0),
    over50: longTasks.filter((ms) => ms > 50).length,
  }
}

/** Runs in the page: chooses from the list, and notes how long each frame kept waiting while something was shown. */
async function watchFrames(choices: number): Promise<number[]> {
  const gaps: number[] = []
  let last = 0
  let over = false
  const frame = (now: number) => {
    const showing = document.querySelector(".board [class*=theatre], .board-sky") !== null
    if (showing && last > 0) gaps.push(now - last)
    last = showing ? now : 0
    if (!over) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  let luck = 7
  for (let n = 0; n < choices; n++) {
    const options = [...document.querySelectorAll<HTMLElement>(".options .option")]
    luck = (luck * 16_807) % 2_147_483_647
    options[luck % Math.max(1, options.length)]?.click()
    // Long enough for a moment to begin, and short enough for the next to come in between
    await new Promise((resolve) => setTimeout(resolve, 350))
  }
  over = true
  return gaps
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The processor time of every task of the page's own thread, in milliseconds, longest first. */
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
    .sort((a, b) => b - a)
}
