// Two people at one table of the server: nothing that reaches one browser holds a secret of the
// other

import { type Change, changed } from "@genepool/engine"
import { type Browser, expect, type Page, test } from "@playwright/test"
import { arrive, begin, makeTable, setting } from "./online.ts"

test.use(setting)

interface Seen {
  readonly who: number
  readonly frames: readonly { readonly answers: readonly unknown[] | null }[]
}

interface GameOfSecrets<V extends Seen = Seen> {
  readonly game: string
  readonly options: object
  /** Where names of things stand that only the one in front of the page may know. */
  readonly secretNames: string | null
  /** What is private in somebody's own view, as that somebody gets it. */
  readonly secretsIn: (view: V, seat: number) => readonly unknown[]
}

interface KromView extends Seen {
  readonly players: readonly { readonly hand: readonly string[] | null }[]
}

interface ViralView extends Seen {
  readonly unseen: readonly string[]
  readonly draft: { readonly kept: readonly string[]; readonly seen: readonly unknown[][] } | null
}

const games: readonly GameOfSecrets<never>[] = [
  {
    game: "krom",
    options: {},
    secretNames: ".kro-mine .kro-bonus .kro-card-name",
    secretsIn: ({ players }: KromView, seat) => [players[seat]?.hand],
  },
  {
    game: "viral",
    options: { draft: true },
    secretNames: ".vir-draft .vir-card-name",
    secretsIn: ({ unseen, draft }: ViralView) => [unseen, draft?.kept, ...(draft?.seen ?? [])],
  },
  // Its only secrets are answers given at the same time, and standing instructions
  { game: "chromosome", options: {}, secretNames: null, secretsIn: () => [] },
]

/** Keeps a copy of everything that comes in, before the page's own scripts run. */
async function eavesdropper(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext(setting)).newPage()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const ask = window.fetch.bind(window)
    window.fetch = async (...request) => {
      const answer = await ask(...request)
      heard.push(await answer.clone().text())
      return answer
    }
    const Source = window.EventSource
    window.EventSource = class extends Source {
      constructor(...address: ConstructorParameters<typeof EventSource>) {
        super(...address)
        for (const kind of ["message", "table", "change", "chat", "presence"])
          this.addEventListener(kind, ({ data }) => heard.push(String(data)))
      }
    }
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", still: true }))
  })
  return arrive(page, name)
}

async function twoAt(game: string, options: object, browser: Browser): Promise<readonly [Page, Page]> {
  const [ada, bruno] = [await eavesdropper(browser, "Ada"), await eavesdropper(browser, "Bruno")]
  const table = await makeTable(ada, game, 1, { options, listed: true })
  await begin(table, ada, bruno)
  for (const page of [ada, bruno]) {
    await page.goto(`/table/${table}`)
    await expect(page.locator(".table")).toBeVisible({ timeout: 20_000 })
  }
  return [ada, bruno]
}

/**
 * Every view of the game in what a page has heard, in order; what has changed is put together with
 * what was told before.
 */
async function viewsHeardBy(page: Page): Promise<{ views: Seen[]; text: string }> {
  const lines = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  const views: Seen[] = []
  const heard: string[] = []
  let now: unknown = null
  for (const line of lines) {
    heard.push(line)
    if (!line.startsWith('{"happened"')) continue
    const news = JSON.parse(line) as { readonly now?: unknown; readonly change?: Change }
    now = news.change === undefined ? news.now : changed(now, news.change)
    if (news.change !== undefined) heard.push(JSON.stringify(now))
  }
  const look = (thing: unknown): void => {
    if (typeof thing !== "object" || thing === null) return
    if ("frames" in thing && "who" in thing) views.push(thing as Seen)
    else for (const part of Object.values(thing)) look(part)
  }
  for (const line of heard) if (/^[[{]/.test(line)) look(JSON.parse(line))
  return { views, text: heard.join("\n") }
}

/** What a page shows and what it tells a screen reader. */
async function shownBy(page: Page): Promise<string> {
  return (await page.content()) + (await page.locator("body").ariaSnapshot())
}

/** Whoever is asked chooses, before the other answers. */
async function chooseOnce(pages: readonly [Page, Page], n: number): Promise<void> {
  const asked = pages.map((page) => page.locator(".options:not(:has([data-given])) .option"))
  const counts = () => Promise.all(asked.map((options) => options.count()))
  await expect.poll(async () => (await counts()).some((count) => count > 0)).toBe(true)
  const options = await counts()
  const who = options.findIndex((count) => count > 0)
  const page = pages[who] as Page
  const step = await page.locator(".table").getAttribute("data-step")
  // Where there is but one option, there is no second one
  await page.keyboard.press(String(1 + (n % Math.min(2, options[who] as number))))
  const stepped = page.locator(`.table:not([data-step="${step}"])`)
  await expect(stepped.or(page.locator(".option[data-given]").first()).first()).toBeAttached()
}

for (const { game, options, secretNames, secretsIn } of games)
  test(`${game}: neither page, nor what it hears, nor its accessibility tree holds the other's secrets`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const pages = await twoAt(game, options, browser)
    const [first] = pages
    for (let n = 0; secretNames !== null && n < 40 && (await first.locator(secretNames).count()) === 0; n++)
      await chooseOnce(pages, n)
    let kept = 0
    for (let n = 0; n < 6; n++) {
      await chooseOnce(pages, n)
      for (const [me, mine] of pages.entries()) {
        const other = pages[1 - me] as Page
        const { views, text } = await viewsHeardBy(other)
        for (const { who, frames } of views) {
          expect(who).toBe(1 - me)
          for (const { answers } of frames)
            expect([null, undefined, "given", "open"]).toContain(answers?.[me])
        }
        const own = await viewsHeardBy(mine)
        expect(own.views.length).toBeGreaterThan(0)
        const secretsOf = (views: readonly Seen[], seat: number) =>
          views
            .flatMap((view) => secretsIn(view as never, seat))
            .flatMap((it) => (Array.isArray(it) && it.length > 0 ? [JSON.stringify(it)] : []))
        // What was played lies there for all to see, and the other may hold cards of the same kind
        const told = text.replaceAll(/"discard":\[[^\]]*\]/g, "")
        const others = new Set(secretsOf(views, 1 - me))
        for (const secret of secretsOf(own.views, me)) {
          if (others.has(secret)) continue
          expect(own.text).toContain(secret)
          expect(told).not.toContain(`:${secret}`)
          kept++
        }
        if (secretNames === null) continue
        const known = await other.locator(secretNames).allInnerTexts()
        const shown = await shownBy(other)
        for (const name of await mine.locator(secretNames).allInnerTexts())
          if (!known.includes(name)) expect(shown).not.toContain(name)
      }
    }
    // There was something to keep
    if (secretNames !== null) expect(kept).toBeGreaterThan(0)
  })
