// Takes the pictures in docs/screenshots anew: npm run screenshots
import { spawnSync } from "node:child_process"
import { mkdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { readClient, serve } from "@genepool/server"
import { type Browser, chromium, type Page } from "@playwright/test"
import { build } from "./build.ts"
import { workspace } from "./sources.ts"

interface Picture {
  readonly name: string
  readonly screen: "desktop" | "phone"
  readonly theme: "light" | "dark"
  readonly language: string
  readonly cells: readonly number[]
}

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const opening = [4, 0, 2, 6]
const won = [4, 0, 2, 3, 6]
const pictures: readonly Picture[] = [
  { name: "noughts-desktop-light", screen: "desktop", theme: "light", language: "en-GB", cells: opening },
  { name: "noughts-desktop-dark", screen: "desktop", theme: "dark", language: "en-GB", cells: opening },
  { name: "noughts-phone-light", screen: "phone", theme: "light", language: "pl-PL", cells: opening },
  { name: "noughts-phone-dark", screen: "phone", theme: "dark", language: "ru-RU", cells: opening },
  { name: "noughts-won-dark", screen: "desktop", theme: "dark", language: "en-GB", cells: won },
]
/** Small enough to keep in the repository. */
const limit = 300_000

const folder = join(workspace, "docs/screenshots")
mkdirSync(folder, { recursive: true })
const found = spawnSync(join(workspace, "scripts/find-chromium"), { encoding: "utf8" })
if (found.status !== 0 || build() === "failed") process.exit(1)

const server = await serve(await readClient(join(workspace, "web/dist")), { host: "127.0.0.1", port: 0 })
const browser = await chromium.launch({ executablePath: found.stdout.trim() })
for (const picture of pictures) await take(browser, picture)
await browser.close()
await server.close()

async function take(browser: Browser, { name, screen, theme, language, cells }: Picture): Promise<void> {
  const context = await browser.newContext({
    ...screens[screen],
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/noughts/play?people=2`)
  await play(page, cells)
  await page.evaluate(() => document.fonts.ready)
  const file = join(folder, `${name}.png`)
  await page.screenshot({ path: file })
  await context.close()
  const { size } = statSync(file)
  console.log(`${name}.png  ${Math.round(size / 1000)} kB`)
  if (size > limit) {
    console.error(`${name}.png is larger than ${limit / 1000} kB.`)
    process.exitCode = 1
  }
}

async function play(page: Page, cells: readonly number[]): Promise<void> {
  for (const cell of cells) await page.locator(`[data-cell="${cell}"]`).click()
}
