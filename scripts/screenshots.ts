// Takes the pictures in docs/screenshots anew: npm run screenshots, or some of them by the beginning of their names
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { botThreads, readClient, readConfig, startGenepool } from "@genepool/server"
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test"
import { build } from "./build.ts"
import { chromosomePictures } from "./chromosome-pictures.ts"
import { kromPictures } from "./krom-pictures.ts"
import { workspace } from "./sources.ts"
import { viralPictures } from "./viral-pictures.ts"

interface Picture {
  readonly name: string
  readonly screen: "desktop" | "phone"
  readonly theme: "light" | "dark"
  readonly language: "en" | "pl" | "ru"
  readonly address: string
  /** How large it is kept: smaller than the screen where there is so much to see that the file would be too large. */
  readonly scale?: number
  readonly act?: (page: Page) => Promise<void>
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
/** Small enough to keep in the repository. */
const limit = 320_000

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

const pictures: readonly Picture[] = [
  { name: "landing-desktop-dark", screen: "desktop", theme: "dark", language: "en", address: "/" },
  { name: "landing-desktop-light", screen: "desktop", theme: "light", language: "en", address: "/" },
  { name: "landing-phone-dark", screen: "phone", theme: "dark", language: "pl", address: "/" },
  { name: "landing-phone-light", screen: "phone", theme: "light", language: "en", address: "/" },
  { name: "game-desktop-dark", screen: "desktop", theme: "dark", language: "en", address: "/viral" },
  { name: "game-phone-light", screen: "phone", theme: "light", language: "ru", address: "/krom" },
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
  { name: "settings-phone-light", screen: "phone", theme: "light", language: "pl", address: "/settings" },
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
      await page.locator(".table-actions a").click()
      await page.locator(".draws button").first().click()
      await page.locator(".verdict").waitFor()
    },
  },
  {
    name: "waiting-room-desktop-light",
    screen: "desktop",
    theme: "light",
    language: "en",
    address: "/chromosome",
    act: async (page) => {
      await page.locator(".name-form input").fill("Ada")
      await page.locator(".name-form button").click()
      await page.locator(".online-form button").click()
      await page.locator(".invitation").waitFor()
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
  ...chromosomePictures,
  ...kromPictures,
  ...viralPictures,
]

const beginnings = process.argv.slice(2)
const wanted = pictures.filter(
  ({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)),
)
const folder = join(workspace, "docs/screenshots")
mkdirSync(folder, { recursive: true })
const found = spawnSync(join(workspace, "scripts/find-chromium"), { encoding: "utf8" })
if (found.status !== 0 || build() === "failed") process.exit(1)

const data = mkdtempSync(join(tmpdir(), "genepool-pictures-"))
const config = readConfig({ PORT: "0", HOST: "127.0.0.1", GENEPOOL_DATA: data, GENEPOOL_LOG: "error" })
const client = await readClient(join(workspace, "web/dist"))
const genepool = await startGenepool(config, { client, bots: botThreads(1) })
const url = await genepool.listen()
const browser = await chromium.launch({ executablePath: found.stdout.trim() })
for (const picture of wanted) await take(browser, picture)
await browser.close()
await genepool.close()
rmSync(data, { recursive: true })

async function take(browser: Browser, picture: Picture): Promise<void> {
  const { name, screen, theme, language, address, act, scale = 1 } = picture
  const context = await browser.newContext({
    ...screens[screen],
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  await page.goto(url + address)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await act?.(page)
  await page.evaluate(() => document.fonts.ready)
  // The landing page has a line open to the server for as long as it is looked at
  await page.waitForLoadState("networkidle", { timeout: 1500 }).catch(() => undefined)
  const file = join(folder, `${name}.png`)
  const shot = await page.screenshot()
  writeFileSync(file, scale === 1 ? shot : await shrunk(context, shot, scale))
  await context.close()
  const { size } = statSync(file)
  console.log(`${name}.png  ${Math.round(size / 1000)} kB`)
  if (size > limit) {
    console.error(`${name}.png is larger than ${limit / 1000} kB.`)
    process.exitCode = 1
  }
}

/** The browser can do that too. */
async function shrunk(context: BrowserContext, shot: Buffer, scale: number): Promise<Buffer> {
  const page = await context.newPage()
  const png = await page.evaluate(
    async ([png, scale]) => {
      const whole = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
      const resizeWidth = Math.round(whole.width * scale)
      const small = await createImageBitmap(whole, { resizeWidth, resizeQuality: "high" })
      const canvas = document.createElement("canvas")
      canvas.width = small.width
      canvas.height = small.height
      canvas.getContext("2d")?.drawImage(small, 0, 0)
      return canvas.toDataURL("image/png")
    },
    [shot.toString("base64"), scale] as const,
  )
  return Buffer.from(png.slice(png.indexOf(",") + 1), "base64")
}
