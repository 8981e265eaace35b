// How much a table asks of the device, in counts that no busy machine can move: nodes, what a frame
// restyles and lays out anew, and what is done while nothing happens

import { type Browser, expect, type Page, test } from "@playwright/test"
import { isAsked, type OpenTable, openBoard, playOn, words } from "./playing.ts"

interface Light extends Omit<OpenTable, "seed"> {
  readonly until: number
  /**
   * At most so many nodes of the table at any time, elements restyled in a frame, and layout
   * objects found dirty in one.
   */
  readonly nodes: number
  readonly restyled: number
  readonly dirty: number
}

const phoneChoices = 25

export function checkLight({ until, nodes, restyled, dirty, ...table }: Light): void {
  test(`${table.game}, ${table.seats} seats: light on the device`, async ({ page, browser }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    await openBoard(page, { seed: "light", ...table })
    await isAsked(page, words)
    await watchNodes(page)
    let chosen = 0
    const frames = await framesOf(browser, page, async () => {
      // One choice at a time: several of them in one frame would be the machine's doing, as several
      // answers of bots still are
      chosen = (await playOn(page, words, { until, frames: 6 })).length
    })
    await isAsked(page, words)
    const most = await page.evaluate(() => (window as unknown as { mostNodes: number }).mostNodes)
    const idle = await whileNothingHappens(page)
    // With the first one may come what the last choice has left to be drawn anew
    await besidesAMark(browser, page)
    const besides = await besidesAMark(browser, page)
    // What a phone is styled by besides
    await page.setViewportSize({ width: 390, height: 844 })
    await frameBy(page, 10)
    const onPhone = await framesOf(browser, page, () =>
      playOn(page, words, { until: until + phoneChoices, frames: 6 }),
    )
    const seen = { nodes: most, chosen, ...frames, ...idle, besides, onPhone }
    console.log(`${table.game}, ${table.seats} seats, ${until} choices: ${JSON.stringify(seen)}`)
    // The same in every run: a table that was not played has nothing to show
    expect(chosen).toBeGreaterThan(3)
    expect(Math.min(frames.restyled, frames.dirty)).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(nodes)
    expect(frames.restyled).toBeLessThanOrEqual(restyled)
    expect(frames.dirty).toBeLessThanOrEqual(dirty)
    expect(onPhone.restyled).toBeGreaterThan(0)
    expect(onPhone.restyled).toBeLessThanOrEqual(restyled)
    expect(idle).toEqual({ restyles: 0, layouts: 0 })
    // Where the board is measured before it is laid out, that is all that hangs on its container
    // queries, twice
    expect(besides).toBeLessThanOrEqual(20)
  })
}

async function watchNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    let most = 0
    const count = () => {
      most = Math.max(most, document.querySelectorAll(".table, .table *").length)
      Object.assign(window, { mostNodes: most })
    }
    count()
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true })
  })
}

/** How often anything is invalidated when a mark without size comes to the board and goes. */
async function besidesAMark(browser: Browser, page: Page): Promise<number> {
  const events = await traced(
    browser,
    page,
    "disabled-by-default-devtools.timeline.invalidationTracking",
    () =>
      page.evaluate(() => {
        const mark = document.createElement("i")
        mark.style.position = "absolute"
        document.querySelector(".table-board > *")?.append(mark)
        document.body.getBoundingClientRect()
        mark.remove()
        document.body.getBoundingClientRect()
      }),
  )
  const invalidated = events.filter(({ name }) => name === "LayoutInvalidationTracking").length
  expect(invalidated).toBeGreaterThan(0)
  return invalidated
}

interface TraceEvent {
  readonly name: string
  readonly args: {
    readonly elementCount?: number
    readonly beginData?: { readonly dirtyObjects?: number }
  }
}

/** The most that one frame restyles, and that one layout finds dirty. */
async function framesOf(browser: Browser, page: Page, act: () => Promise<unknown>) {
  const traceEvents = await traced(browser, page, "devtools.timeline", act)
  const restyled = traceEvents.flatMap(({ args }) => args?.elementCount ?? [])
  const dirty = traceEvents.flatMap(({ name, args }) =>
    name === "Layout" ? (args?.beginData?.dirtyObjects ?? []) : [],
  )
  return { restyled: Math.max(0, ...restyled), dirty: Math.max(0, ...dirty) }
}

async function traced(
  browser: Browser,
  page: Page,
  category: string,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: [category] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  return traceEvents
}

/** For a second in which nobody touches anything. */
async function whileNothingHappens(page: Page) {
  const device = await page.context().newCDPSession(page)
  await device.send("Performance.enable")
  const counts = async () => {
    const { metrics } = await device.send("Performance.getMetrics")
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
    return { restyles: of("RecalcStyleCount"), layouts: of("LayoutCount") }
  }
  await frameBy(page, 60)
  const before = await counts()
  await frameBy(page, 60)
  const after = await counts()
  return { restyles: after.restyles - before.restyles, layouts: after.layouts - before.layouts }
}

async function frameBy(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n++) await new Promise(requestAnimationFrame)
  }, frames)
}
