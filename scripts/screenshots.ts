// Takes the pictures that the README and messengers show anew: npm run screenshots. Others are
// taken by the beginning of their names, and go to a folder that is not kept; to look at boards
// there is also the gallery of `npm run dev`. `npm run screenshots -- sizes` takes every game at
// every size that the table is made for, fewest and most seats, and says how much of each picture
// is empty; `-- sizes viral-5 krom-2-end` only those.
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { emptyShare } from "@genepool/board/testing/browser"
import { games } from "@genepool/games"
import { botThreads, readClient, readConfig, startGenepool } from "@genepool/server"
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { build } from "./build.ts"
import { picturesOfGames, playTo } from "./moments.ts"
import { workspace } from "./sources.ts"

interface Picture {
  readonly name: string
  readonly screen: "desktop" | "phone" | "preview"
  readonly theme: "light" | "dark"
  readonly language: "en" | "pl" | "ru"
  readonly address: string
  readonly act?: (page: Page) => Promise<void>
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  /** As messengers show what is behind a link. */
  preview: { viewport: { width: 1200, height: 630 } },
}
const sized = (...of: (readonly [number, number])[]) => of.map(([width, height]) => ({ width, height }))
const desks = sized([1280, 720], [1366, 768], [1440, 900], [1920, 1080], [2560, 1440], [3840, 2160])
const touched = sized([820, 1180], [1180, 820], [390, 844], [844, 390], [360, 640], [320, 568])
/** Small enough to keep in the repository. */
const limit = 300_000

const cells =
  (...order: number[]) =>
  async (page: Page) => {
    for (const [n, cell] of order.entries()) {
      await page.locator(`[data-cell="${cell}"]`).click()
      await page.locator(`.table[data-step="${n + 1}"]`).waitFor()
    }
  }
const opening = cells(4, 0, 2, 6)
const won = cells(4, 0, 2, 3, 6)
const shared = "/noughts/play?people=2"

const pictures: Picture[] = [
  { name: "landing-desktop-dark", screen: "desktop", theme: "dark", language: "en", address: "/" },
  { name: "landing-desktop-light", screen: "desktop", theme: "light", language: "en", address: "/" },
  { name: "landing-phone-dark", screen: "phone", theme: "dark", language: "pl", address: "/" },
  { name: "landing-phone-light", screen: "phone", theme: "light", language: "en", address: "/" },
  { name: "game-desktop-dark", screen: "desktop", theme: "dark", language: "en", address: "/viral/friends" },
  { name: "game-phone-light", screen: "phone", theme: "light", language: "ru", address: "/krom/room" },
  {
    name: "rules-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: "/rules/chromosome",
  },
  {
    name: "rules-phone-dark",
    screen: "phone",
    theme: "dark",
    language: "pl",
    address: "/rules/krom#KRO-MTN-01",
  },
  {
    name: "rules-pictures-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: "/rules/viral",
    act: (page) => page.locator(".rules-figures").first().waitFor(),
  },
  { name: "settings-phone-light", screen: "phone", theme: "light", language: "pl", address: "/settings" },
  {
    name: "account-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: "/settings",
    act: async (page) => {
      await page.locator(".account input").first().fill("Ada Lovelace")
      await page.locator(".account input[type=password]").fill("a long password")
      await page.locator(".account button[value=register]").click()
      await page.locator(".account .account").waitFor()
      await page.locator(".account .account").scrollIntoViewIfNeeded()
    },
  },
  {
    name: "hand-over-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: "/krom/play?seats=3&people=3&seed=picture",
    act: (page) => page.locator(".hand-over").waitFor(),
  },
  {
    name: "replay-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: shared,
    act: async (page) => {
      await won(page)
      await page.locator(".dock-actions a").first().click()
      await page.locator(".draws button").first().click()
      await page.locator(".verdict").waitFor()
    },
  },
  {
    name: "waiting-room-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: "/chromosome/friends",
    act: makeTable,
  },
  {
    name: "invitation-phone-dark",
    screen: "phone",
    theme: "dark",
    language: "en",
    address: "/viral/friends",
    act: async (page) => {
      await makeTable(page)
      await page.locator(".invitation button[aria-expanded]").click()
      await page.locator("svg.qr-code").scrollIntoViewIfNeeded()
    },
  },
  {
    name: "online-table-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: "/krom/friends",
    act: async (page) => {
      await withFriend(page)
      // What is still shown is not waited for
      const skip = page.locator(".pace [data-icon=last]:enabled")
      if ((await skip.count()) > 0) await skip.click()
      await page.getByRole("button", { name: /^Game log/ }).click()
      await page.locator(".chat-lines li").waitFor()
    },
  },
  {
    name: "online-undo-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: "/noughts/friends",
    act: async (page) => {
      const friend = await withFriend(page)
      await page.locator('[data-cell="4"]').click()
      await page.locator('.table[data-step="1"]').waitFor()
      await friend("choices", { n: 2, choice: { do: "mark", cell: 0 } })
      await page.locator('.table[data-step="2"]').waitFor()
      await page.locator('[data-cell="2"]').click()
      await page.locator('.table[data-step="3"]').waitFor()
      await friend("undo", { to: 1, n: 4 })
      await page.locator("dialog").waitFor()
    },
  },
  {
    name: "player-phone-light",
    screen: "phone",
    theme: "light",
    language: "en",
    address: "/noughts/friends",
    act: async (page) => {
      const friend = await withFriend(page)
      for (const [n, cell] of [4, 0, 2, 3, 6].entries()) {
        if (n % 2 === 0) await page.locator(`[data-cell="${cell}"]`).click()
        else await friend("choices", { n: n + 1, choice: { do: "mark", cell } })
        await page.locator(`.table[data-step="${n + 1}"]`).waitFor()
      }
      await page.locator(".seat-open").first().click()
      await page.locator(".seat-area a").click()
      await page.locator(".player-ratings, .table-row").first().waitFor()
    },
  },
  {
    name: "my-tables-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: "/viral/friends",
    act: async (page) => {
      await withFriend(page)
      await page.goto(new URL("/", page.url()).href)
      await page.locator(".table-row[data-turn]").scrollIntoViewIfNeeded()
    },
  },
  {
    name: "noughts-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: shared,
    act: opening,
  },
  {
    name: "noughts-desktop-dark",
    screen: "desktop",
    theme: "dark",
    language: "en",
    address: shared,
    act: opening,
  },
  {
    name: "noughts-phone-light",
    screen: "phone",
    theme: "light",
    language: "pl",
    address: shared,
    act: opening,
  },
  {
    name: "noughts-phone-dark",
    screen: "phone",
    theme: "dark",
    language: "ru",
    address: shared,
    act: opening,
  },
  { name: "noughts-won-dark", screen: "desktop", theme: "dark", language: "en", address: shared, act: won },
  ...(await picturesOfGames()),
]

/** Which of them stands for a table of the game behind a link. */
const previews = {
  chromosome: "chromosome-turn-desktop-dark",
  viral: "viral-pair-desktop-light",
  krom: "krom-move-desktop-dark",
}
for (const [game, shown] of Object.entries(previews))
  pictures.push({
    ...(pictures.find(({ name }) => name === shown) as Picture),
    name: `preview/${game}`,
    screen: "preview",
  })

async function makeTable(page: Page): Promise<void> {
  await page.locator(".name-form input").fill("Ada")
  // Two are enough for a picture; some games have no other number
  const two = page.locator(".online-form .pill").first()
  if ((await two.count()) > 0) await two.click()
  await page.locator(".online-form button[type=submit]").click()
  await page.locator(".invitation").waitFor()
}

/** Somebody else sits down and the game begins; the answer is what they can do at the table. */
async function withFriend(page: Page): Promise<(what: string, data: object) => Promise<unknown>> {
  await makeTable(page)
  const { origin, pathname } = new URL(page.url())
  const friend = await page.context().browser()!.newContext()
  const ask = (path: string, data: object) => friend.request.post(`${origin}/api/v1${path}`, { data })
  const table = pathname.replace("/table/", "/tables/")
  await ask("/me/guest", { name: "Bruno" })
  await ask(`${table}/join`, {})
  await page.locator(".waiting-seats").getByText("Bruno").waitFor()
  await page.locator(".new-table > .button[data-kind=main]").click()
  await page.locator(".table").waitFor()
  await ask(`${table}/chat`, { text: "Good luck! Mine is the cave with the view." })
  return (what, data) => ask(`${table}/${what}`, data)
}

const beginnings = process.argv.slice(2)
const readme = readFileSync(join(workspace, "README.md"), "utf8")
const isShown = ({ name, screen }: Picture) =>
  screen === "preview" || readme.includes(`docs/screenshots/${name}.jpg`)
const wanted = pictures.filter((picture) =>
  beginnings.length === 0
    ? isShown(picture)
    : beginnings.some((beginning) => picture.name.startsWith(beginning)),
)
const found = spawnSync(join(workspace, "scripts/find-chromium"), { encoding: "utf8" })
if (found.status !== 0 || build() === "failed") process.exit(1)

const data = mkdtempSync(join(tmpdir(), "genepool-pictures-"))
const config = readConfig({ PORT: "0", HOST: "127.0.0.1", GENEPOOL_DATA: data, GENEPOOL_LOG: "error" })
const client = await readClient(join(workspace, "web/dist"))
const genepool = await startGenepool(config, { client, bots: botThreads(1) })
const url = await genepool.listen()
const browser = await chromium.launch({ executablePath: found.stdout.trim() })
if (beginnings[0] === "sizes") await takeAllSizes(browser, beginnings.slice(1))
else for (const picture of wanted) await take(browser, picture)
await browser.close()
await genepool.close()
rmSync(data, { recursive: true })

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { name, screen, theme, language, address, act } = picture
  const context = await browser.newContext({
    ...screens[screen],
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
  })
  await sendCoachAway(context)
  const page = await context.newPage()
  await page.goto(url + address)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  // The list of options opens for whoever is on it with the keyboard, as the hand that plays here
  // is
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  // The landing page has a line open to the server for as long as it is looked at
  await page.waitForLoadState("networkidle", { timeout: 1500 }).catch(() => undefined)
  const kept = screen === "preview" ? "web/public" : "docs/screenshots"
  const folder = isShown(picture) ? kept : "test-results/pictures"
  mkdirSync(join(workspace, folder), { recursive: true })
  const file = `${folder}/${name}.jpg`
  const { length } = await page.screenshot({ path: join(workspace, file), type: "jpeg", quality: 87 })
  await context.close()
  console.log(`${file}  ${Math.round(length / 1000)} kB`)
  if (isShown(picture) && length > limit) {
    console.error(`${file} is larger than ${limit / 1000} kB.`)
    process.exitCode = 1
  }
}

/** It would stand on every picture of a first game. */
async function sendCoachAway(context: BrowserContext): Promise<void> {
  await context.addInitScript((ids) => {
    const off = JSON.stringify({ wish: false, tables: [], given: [] })
    for (const id of ids) localStorage.setItem(`genepool.coach.${id}`, off)
  }, Object.keys(games))
}

async function takeAllSizes(browser: Browser, only: readonly string[]): Promise<void> {
  const folder = join(workspace, "test-results/sizes")
  mkdirSync(folder, { recursive: true })
  for (const [game, load] of Object.entries(games)) {
    // Its board is nine cells and as large as the screen
    if (game === "noughts") continue
    const { min, max } = (await load()).game.seats
    for (const seats of [min, max])
      for (const moment of ["middle", "end"] as const)
        for (const hasTouch of [false, true]) {
          if (only.length > 0 && !only.some((one) => `${game}-${seats}-${moment}`.startsWith(one))) continue
          const context = await browser.newContext({ hasTouch, isMobile: hasTouch, reducedMotion: "reduce" })
          await sendCoachAway(context)
          const page = await context.newPage()
          await page.goto(url)
          await playTo(page, game, seats, moment)
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
          for (const [at, { width, height }] of (hasTouch ? touched : desks).entries()) {
            await page.setViewportSize({ width, height })
            await page.emulateMedia({ colorScheme: at % 2 === 0 ? "dark" : "light", reducedMotion: "reduce" })
            // Parts hear of their new size after the page
            await page.waitForTimeout(400)
            const name = `${game}-${seats}-${moment}-${width}x${height}`
            const picture = await page.screenshot({ path: join(folder, `${name}.png`) })
            const share = await emptyShare(page, picture.toString("base64"))
            console.log(`test-results/sizes/${name}.png  ${share} % empty`)
          }
          await context.close()
        }
  }
}
