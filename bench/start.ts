// How long a page takes on a slow device until it can be used, and whether it jumps about
// meanwhile.
import { games } from "@genepool/games"
import type { Browser } from "@playwright/test"
import { withClient } from "./client.ts"

/** A phone of the middle sort, beside the machine this runs on. */
const slower = 4
const runs = 3

/** What must be there before the page can be used for what it is for. */
const pages = {
  landing: { address: "/", ready: ".play-now button" },
  "set up a table": { address: "/krom", ready: ".new-table button[type=submit]" },
  rules: { address: "/rules/krom", ready: ".rules-figures" },
}

/** A table of each registered game, of three where it can be three. */
async function tables() {
  const list = Object.entries(games).map(async ([id, load]) => {
    const { min, max } = (await load()).game.seats
    const seats = Math.min(max, Math.max(min, 3))
    const address = `/${id}/play?seats=${seats}&people=1&bots=random&seed=start`
    return [`table of ${id}`, { address, ready: ".options .option" }] as const
  })
  return Object.fromEntries(await Promise.all(list))
}

interface Seen {
  /** Milliseconds from the first request until what is asked for is there and the page answers. */
  readonly interactive: number
  /** Milliseconds for which the page once could not answer. */
  readonly longestTask: number
  /** Cumulative layout shift: below 0.1 counts as still. */
  readonly shift: number
  /** Bytes of script over the wire. */
  readonly script: number
}

export async function benchStart() {
  return withClient(async (browser, url) => {
    const seen: { [page: string]: Seen } = {}
    for (const [name, { address, ready }] of Object.entries({ ...pages, ...(await tables()) })) {
      const all: Seen[] = []
      for (let run = 0; run < runs; run++) all.push(await visit(browser, url + address, ready))
      // Whatever else the machine does makes a page slower, never faster
      all.sort((a, b) => a.interactive - b.interactive)
      seen[name] = all[0] as Seen
    }
    return { slower, runs, kept: "the fastest run", pages: seen }
  })
}

/** A first visit: nothing is kept from before. */
async function visit(browser: Browser, address: string, ready: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  const device = await context.newCDPSession(page)
  await device.send("Emulation.setCPUThrottlingRate", { rate: slower })
  await page.addInitScript(watchStart, ready)
  await page.goto(address)
  await page.waitForFunction("globalThis.started?.interactive > 0", null, { timeout: 120_000 })
  // What comes late can still push the page about
  await page.waitForTimeout(1500)
  const seen = await page.evaluate<Watched["started"]>("globalThis.started")
  await context.close()
  return {
    interactive: Math.round(seen.interactive),
    longestTask: Math.round(seen.longestTask),
    shift: Math.round(seen.shift * 1000) / 1000,
    script: seen.script,
  }
}

interface Watched {
  started: { interactive: number; longestTask: number; shift: number; script: number }
}

/** Runs in the page, before anything of its own. */
function watchStart(ready: string): void {
  const started = { interactive: 0, longestTask: 0, shift: 0, script: 0 }
  Object.assign(globalThis, { started })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) started.shift += entry.value
  }).observe({ type: "layout-shift", buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      if (started.interactive === 0) started.longestTask = Math.max(started.longestTask, duration)
  }).observe({ type: "longtask", buffered: true })
  const look = () => {
    if (document.querySelector(ready) === null) return requestAnimationFrame(look)
    return setTimeout(() => {
      started.interactive = performance.now()
      const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[]
      started.script = loaded
        .filter(({ name }) => name.endsWith(".js"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    })
  }
  requestAnimationFrame(look)
}
